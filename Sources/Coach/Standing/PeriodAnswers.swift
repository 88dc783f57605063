import Numbers
import Time
import Wellness

/// Sentences about what begins anew: the rest of today, and how many days were met. Never a sum.
extension Standing {
  func periodAnswers(_ question: NumberQuestion) -> [String] {
    switch question {
    case .standing, .lastValues, .daysLeft: periodStanding
    case .onTrack: periodOnTrack
    case .gap: periodGap
    case .perDay: periodPerDay
    case .forecast: wordings("period forecast")
    case .trend: wordings("period trend", by: trend?.rawValue)
    case .best: periodBest
    case .average: periodAverage
    case .percent:
      isPast
        ? periodStanding : wordings("period percent", by: value == nil ? "no value" : nil)
    case .missed: missedText
    }
  }

  var endedText: String { goal.targetDate.map { DateWords.adverb($0, from: today) } ?? "" }

  private var periodStanding: [String] {
    switch verdict {
    case .overdue: wordings("period standing / overdue")
    case .reached: wordings(isNight ? "period standing / night" : "period standing / reached")
    case .notStarted: wordings("period standing / not started")
    default: wordings("period standing", by: value == nil ? "no value" : nil)
    }
  }

  private var periodOnTrack: [String] {
    switch verdict {
    case .overdue, .notStarted: return periodStanding
    case .reached, .ahead: return wordings("period on track", by: verdict.rawValue)
    case .behind where period != .daily, .onTrack where period != .daily:
      return wordings(
        "period on track anew", by: verdict.rawValue,
        ["entered": value == nil ? "nothing entered" : nowText])
    default:
      let open = value == nil ? "\(now) has no value yet" : "\(now) \(itIs) \(gapText) \(toGo)"
      return wordings(
        "period on track", by: keptVerdict.rawValue, ["recent": recentText, "open": open])
    }
  }

  /// How many of the last fourteen periods were met, or of all where there are fewer.
  private var recentText: String {
    let closed = closedPeriods
    let last = closed.suffix(14)
    let kept = last.filter { isKept($0.value) }.count
    return closed.count > 14
      ? "\(numberOrNone(kept)) of the last 14 \(periodName)s with a value"
      : Standing.part(kept, of: last.count, periodName)
  }

  private var periodGap: [String] {
    if isPast { return periodStanding }
    let have = value == nil ? "nothing has been entered yet" : "\(itIs) \(nowOfTarget)"
    return wordings("period gap", by: gap == 0 ? "done" : nil, ["have": have])
  }

  private var periodPerDay: [String] {
    if isPast { return periodStanding }
    if gap == 0 { return wordings("period per day / done") }
    if period == .daily || periodDaysLeft == 1 { return wordings("period per day / later") }
    let needed = needed ?? 0
    let each =
      needed < 1 && isWhole
      ? "one a day on \(number(Int(clamping: gap ?? 0))) of the \(number(periodDaysLeft)) days that are left"
      : RateText(self).needed(needed, days: 1)
    return wordings("period per day", ["each": each])
  }

  private var periodBest: [String] {
    let all = series.periods
    guard all.count > 1, let best = all.max(by: { $0.value < $1.value }) else {
      return wordings("period best / no value")
    }
    let met = best.value >= goal.target ? "enough for" : "short of"
    return wordings("period best", ["best": text(best.value), "when": when(best.date), "met": met])
  }

  /// When a period was: its day, or the week or month of its first one.
  func when(_ first: CalendarDate) -> String {
    guard let period, period != .daily else { return DateWords.adverb(first, from: today) }
    if first == period.period(around: today).first { return now }
    return period == .monthly
      ? "in \(DateWords.months[first.month - 1])" : "in the week of \(DateWords.exact(first))"
  }

  private var periodAverage: [String] {
    guard let pace else { return wordings("period average / no value") }
    let difference = pace - goal.target
    let isAtTarget = abs(difference) < 0.005 * goal.target
    let side = "\(difference > 0 ? "above" : "below") the target of \(targetText)"
    return wordings(
      "period average",
      [
        "side": isAtTarget ? "which is the target" : side, "count": periods(closedPeriods.count),
      ])
  }

  /// How many periods were not met, and how many have no value.
  var missedText: [String] {
    let closed = closedPeriods
    let counted = closed.count
    guard counted > 0 else {
      let empty = closedCount == 0 ? "is over yet" : "that's over has a value"
      return wordings("missed / none counted", ["empty": "no \(periodName) \(empty)"])
    }
    let missed = closed.filter { !isKept($0.value) }.count
    let isAll = missed == counted && counted > 2
    let first = period?.period(around: goal.start).first ?? goal.start
    let silent = max(0, closedCount - closed.filter { $0.date >= first }.count)
    let rest = " \(capitalized(periods(silent))) \(silent == 1 ? "has" : "have") no value at all."
    return wordings(
      "missed", by: measure.rawValue,
      [
        "first": isAll ? "all" : numberOrNone(missed), "counted": periods(counted),
        "rest": silent == 0 ? "" : rest,
      ])
  }
}
