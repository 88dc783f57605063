import Time
import Wellness

extension Standing {
  /// What is known, one thing a line behind its name: `Left: 12 lb`. What isn't known has no line.
  package var lines: [String] {
    let known: [(name: String, text: String?)] =
      switch measure {
      case .total, .level, .result: way
      case .everyPeriod, .limit, .timeOfDay: kept
      case .none: [("Stands at", answer(.standing))]
      }
    return known.compactMap { fact in fact.text.map { "\(fact.name): \($0)" } }
  }

  /// Of what goes from a start to a target.
  private var way: [(name: String, text: String?)] {
    [
      ("Start", start.map { "\(text($0)), \(startText)" }),
      ("Now", value.map { _ in nowText + (lastDay.map { " (\($0))" } ?? "") }),
      ("Target", targetText + byDeadline),
      ("Left", verdict == .reached ? "nothing, the target is reached" : gap.map { _ in gapText }),
      ("Days left", daysLeft.map { $0 < 0 ? "none, the date was \(deadline ?? "")" : String($0) }),
      ("Needed", neededRate), ("Safe", safeDate.map { "not before \(aroundDay($0))" }),
      ("Even pace", expected.map { "would be at \(about($0)) by now" }),
      ("Schedule", schedule), ("Pace so far", paceText),
      ("Forecast", forecast.map { "\(targetText) around \(DateWords.exact($0))" }),
      ("Way done", percent.map { "\($0) %" }),
      ("Best", series.days.count > 1 && measure == .result ? answer(.best) : nil),
    ]
  }

  /// Of what begins anew with each period.
  private var kept: [(name: String, text: String?)] {
    let hasSome = series.days.count > 0
    return [
      ("Stands at", answer(.standing)), ("Left", hasSome ? answer(.gap) : nil),
      ("Needed", answer(.perDay)), ("On track", hasSome ? answer(.onTrack) : nil),
      ("Missed", hasSome ? answer(.missed) : nil),
      ("Average", series.days.count > 1 ? answer(.average) : nil),
      ("Days left", daysLeft.map(String.init)),
    ]
  }

  private var lastDay: String? {
    series.days.last.map { DateWords.day($0.date, from: today) }
  }

  private var neededRate: String? {
    guard safeDate == nil, let needed, needed > 0, let daysLeft, daysLeft >= 0 else { return nil }
    return daysLeft == 0 ? "all of it today" : RateText(self).needed(needed, days: daysLeft)
  }

  private var schedule: String? {
    let names: [Verdict: String] = [
      .ahead: "ahead", .onTrack: "on track", .behind: "behind", .overdue: "the date has passed",
      .wrongWay: "further from the target than at the start",
    ]
    return names[verdict]
  }
}
