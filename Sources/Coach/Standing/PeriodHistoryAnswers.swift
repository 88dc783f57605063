import Time
import Wellness

/// Sentences about the periods that are over: where they go, the best of them, and those that were
/// missed.
extension Standing {
  var periodTrendText: [String] {
    let average = pace.map { "the average is \(averageText($0)) a \(periodName)" } ?? ""
    return wordings("period trend", by: trend?.rawValue, ["average": average])
  }

  var periodBest: [String] {
    let all = series.periods
    guard let best = all.max(by: { $0.value < $1.value }), all.count > 1 else {
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

  var periodAverage: [String] {
    guard let pace else {
      return wordings("period average / no value")
    }
    let difference = pace - goal.target
    let side =
      abs(difference) < 0.005 * goal.target
      ? "which is the target"
      : "\(difference > 0 ? "above" : "below") the target of \(targetText)"
    let count = closedPeriods.count
    return wordings(
      "period average", ["average": averageText(pace), "side": side, "count": periods(count)]
    )
  }

  var periodPercent: [String] {
    if isPast { return periodStanding }
    guard let percent, value != nil else {
      return wordings("period percent / no value")
    }
    return wordings("period percent", ["percent": String(percent)])
  }

  /// How many periods were not met, and how many have no value.
  var missedText: [String] {
    let counted = closedPeriods.count
    let verb = measure == .limit ? "gone over on" : "missed"
    let noun = measure == .limit ? "Over" : "Missed"
    let missed = closedPeriods.filter { !isKept($0.value) }.count
    let silent = max(0, closedCount - closedPeriods.filter { $0.date >= firstPeriod }.count)
    guard counted > 0 else {
      let empty =
        closedCount == 0
        ? "no \(periodName) is over yet" : "no \(periodName) that's over has a value"
      return wordings("missed / none counted", ["empty": empty])
    }
    let first = missed == 0 ? "none" : missed == counted && counted > 2 ? "all" : number(missed)
    let rest =
      silent == 0
      ? "" : " \(capitalized(periods(silent))) \(silent == 1 ? "has" : "have") no value at all."
    return wordings(
      "missed",
      ["noun": noun, "first": first, "counted": periods(counted), "rest": rest, "verb": verb]
    )
  }

  private var firstPeriod: CalendarDate {
    period?.period(around: goal.start).first ?? goal.start
  }
}
