import Time
import Wellness

/// Sentences about the periods that are over: where they go, the best of them, and those that were
/// missed.
extension Standing {
  var periodTrendText: [String] {
    let average = pace.map { "the average is \(averageText($0)) a \(periodName)" } ?? ""
    switch trend {
    case .up:
      return [
        "Better: your last \(periodName)s go up, and \(average).\(keptSentence)",
        "It's going up over the last \(periodName)s; \(average).\(keptSentence)",
      ]
    case .down:
      return [
        "Lower lately: your last \(periodName)s go down, and \(average).\(keptSentence)",
        "It's going down over the last \(periodName)s; \(average).\(keptSentence)",
      ]
    case .flat:
      return [
        "About the same: your last \(periodName)s hardly differ, and \(average).\(keptSentence)",
        "Steady, neither better nor worse; \(average).\(keptSentence)",
      ]
    case nil:
      return [
        "Too early to say better or worse: it takes three \(periodName)s that are over and have a value.",
        "I can't tell yet; three \(periodName)s that are over, each with a value, would show a direction.",
      ]
    }
  }

  var periodBest: [String] {
    let all = series.periods
    guard let best = all.max(by: { $0.value < $1.value }), all.count > 1 else {
      return [
        "There's no best yet to speak of: it takes two \(periodName)s with a value to compare.",
        "Too early for a best \(periodName), with fewer than two that have a value.",
      ]
    }
    let met = best.value >= goal.target ? "enough for" : "short of"
    return [
      "Your best \(periodName) brought \(text(best.value)), \(when(best.date)), \(met) the target of \(targetText).",
      "\(text(best.value)) is the most in one \(periodName), \(when(best.date)), \(met) the target of \(targetText).",
    ].map(lengthened)
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
      return [
        "There's no average yet: no \(periodName) that is over has a value so far.",
        "Nothing to average so far; the first \(periodName) that's over with a value begins it.",
      ]
    }
    let difference = pace - goal.target
    let side =
      abs(difference) < 0.005 * goal.target
      ? "which is the target"
      : "\(difference > 0 ? "above" : "below") the target of \(targetText)"
    let count = closedPeriods.count
    return [
      "\(averageText(pace)) a \(periodName) on average, \(side), over \(periods(count)) with a value.",
      "Your average is \(averageText(pace)) a \(periodName), \(side); \(periods(count)) went into it.",
    ].map(lengthened)
  }

  var periodPercent: [String] {
    if isPast { return periodStanding }
    guard let percent, value != nil else {
      return [
        "0% of \(nows) target of \(targetText), since nothing has been entered yet.\(keptSentence)",
        "Nothing has been entered for \(now), so it's 0% of \(targetText).\(keptSentence)",
      ].map(lengthened)
    }
    return [
      "\(percent)% of \(nows) target: \(itIs) \(nowOfTarget).\(keptSentence)",
      "You're at \(percent)% for \(now), with \(nowOfTarget).\(keptSentence)",
    ].map(lengthened)
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
      return [
        "None that I know of: \(empty), so there's nothing to have missed.",
        "Nothing to count there so far, because \(empty).",
      ].map(lengthened)
    }
    let first = missed == 0 ? "none" : missed == counted && counted > 2 ? "all" : number(missed)
    let rest =
      silent == 0
      ? "" : " \(capitalized(periods(silent))) \(silent == 1 ? "has" : "have") no value at all."
    return [
      "\(noun): \(first) of the \(periods(counted)) with a value before \(now).\(rest) It's \(targetText) a \(periodName).",
      "You've \(verb) \(first) of the \(periods(counted)) with a value before \(now).\(rest)",
    ].map(lengthened)
  }

  private var firstPeriod: CalendarDate {
    period?.period(around: goal.start).first ?? goal.start
  }
}
