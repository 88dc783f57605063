import Numbers
import Time
import Wellness

/// What sentences about what begins anew are made of: the rest of today, and how many days were met.
extension Standing {
  /// Whether the goal begins anew and counts nothing but itself: floss every day.
  var isHabit: Bool {
    measure == .everyPeriod && goal.target <= 1
      && ["", "completion", "done", "task", "check", "goal", "x", "time"].contains(ownUnit)
  }

  var endedText: String { goal.targetDate.map { DateWords.adverb($0, from: today) } ?? "" }

  /// How many of the last fourteen periods were met, or of all where there are fewer.
  var recentText: String {
    let closed = closedPeriods
    let last = closed.suffix(14)
    let kept = last.filter { isKept($0.value) }.count
    return closed.count > 14
      ? "\(numberOrNone(kept)) of the last 14 \(periodName)s with a value"
      : Standing.part(kept, of: last.count, periodName)
  }

  /// What each day that a week or a month still has must bring.
  var eachDayText: String {
    let needed = needed ?? 0
    return needed < 1 && isWhole
      ? "one a day on \(number(Int(clamping: gap ?? 0))) of the \(number(periodDaysLeft)) days that are left"
      : RateText(self).needed(needed, days: 1)
  }

  /// When a period was: its day, or the week or month of its first one.
  func when(_ first: CalendarDate) -> String {
    guard let period, period != .daily else { return DateWords.adverb(first, from: today) }
    if first == period.period(around: today).first { return now }
    return period == .monthly
      ? "in \(DateWords.months[first.month - 1])" : "in the week of \(DateWords.exact(first))"
  }

  /// How many periods an average is of, or a time of day or a state values.
  var averagedCount: String {
    switch measure {
    case .everyPeriod: periods(closedPeriods.count)
    case .limit: periods(closedPeriods.count + (value == nil ? 0 : 1))
    default: number(averagedValues.count)
    }
  }

  /// Where an average is, beside a target or a limit.
  var averageSide: String {
    let difference = (pace ?? 0) - goal.target
    let side = difference > 0 ? "above" : "below"
    if measure == .limit {
      return abs(difference) < 0.005 ? "right at the limit" : "\(side) the limit of \(limitText)"
    }
    return abs(difference) < 0.005 * goal.target
      ? "which is the target" : "\(side) the target of \(targetText)"
  }

  /// How many periods were not met.
  private var missedCount: Int { closedPeriods.filter { !isKept($0.value) }.count }

  /// The same in words.
  var missedText: String {
    let counted = closedPeriods.count
    return missedCount == counted && counted > 2 ? "all" : numberOrNone(missedCount)
  }

  /// How many periods that are over a habit was left out in; who left it out enters nothing.
  var leftOutText: String {
    let leftOut = closedCount - closedPeriods.filter { isKept($0.value) }.count
    return leftOut <= 0 ? "none" : periods(leftOut)
  }

  /// How many periods that are over have no value, as a sentence.
  var silentText: String {
    let first = period?.period(around: goal.start).first ?? goal.start
    let silent = max(0, closedCount - closedPeriods.filter { $0.date >= first }.count)
    if silent == 0 { return "" }
    return " \(capitalized(periods(silent))) \(silent == 1 ? "has" : "have") no value at all."
  }
}
