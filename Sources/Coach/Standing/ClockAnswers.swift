import Numbers
import Time
import Wellness

/// Sentences about a time of day. Distances are minutes, and go round midnight.
extension Standing {
  func clockAnswers(_ question: NumberQuestion) -> [String] {
    guard let value else { return clockless }
    switch question {
    case .standing, .onTrack, .lastValues, .daysLeft: return clockStanding(value)
    case .gap: return clockGap(value)
    case .perDay: return clockPerDay
    case .forecast: return clockForecast
    case .trend: return clockTrend
    case .best: return clockBest
    case .average: return clockAverage
    case .percent:
      return [
        "\(percent ?? 0)% on time: \(keptClause ?? ""), with \(targetText) as the target.",
        "On time: \(percent ?? 0)%, with \(targetText) as the target.\(keptSentence)",
      ]
    case .missed:
      let late = (periodsCounted ?? 0) - (periodsKept ?? 0)
      return [
        "Missed: \(missedPart(late)). Days without a value aren't counted, and your last one was \(nowText).",
        "You missed \(targetText) on \(missedPart(late)).\(clockTail)",
      ]
    }
  }

  private var clockless: [String] {
    [
      "Nothing has been entered yet: the target is \(targetText), and the first value shows how far off you are.",
      "No time is noted so far, so I can't say how close you are to \(targetText).",
    ]
  }

  /// `35 minutes late`, `on the minute`, `10 minutes early`.
  private func off(_ lateness: Double) -> String {
    if abs(lateness) < 0.5 { return "on the minute" }
    // What waits for a time misses it by being early.
    return "\(apart(lateness)) \((lateness > 0) == isDown ? "after" : "before") \(targetText)"
  }

  private func missedPart(_ late: Int) -> String {
    late == 0 && periodsCounted == 1 ? "none" : Standing.part(late, of: periodsCounted ?? 0, "day")
  }

  private var clockTail: String { " Your last one was \(nowText)." }

  private func clockStanding(_ value: Double) -> [String] {
    let late = lateness(of: value)
    let when = series.days.last.map { " \(dayText($0.date))" } ?? ""
    if verdict == .overdue {
      return [
        "It's over: it ended \(goal.targetDate.map { DateWords.adverb($0, from: today) } ?? ""). The target was \(targetText).\(keptSentence)",
        "The time for it is up, with \(targetText) as the target.\(keptSentence)",
      ]
    }
    let kept = keptSentence
    return late > 0
      ? [
        "Not quite: \(nowText)\(when) was \(off(late)).\(kept)",
        "Off by \(apart(late)): \(nowText)\(when), with \(targetText) as the target.\(kept)",
      ].map(withTarget)
      : [
        "Yes, on time: \(nowText)\(when), which is \(off(late)).\(kept)",
        "\(nowText)\(when) was in time for \(targetText).\(kept)",
      ].map(withTarget)
  }

  private func withTarget(_ text: String) -> String {
    text.split(separator: " ").count >= 12
      ? text : text + " The target is \(targetText), every day anew."
  }

  private func clockGap(_ value: Double) -> [String] {
    let late = lateness(of: value)
    let average =
      series.days.count > 1
      ? averageTime.map { " On average it's \(AmountText.clock($0))." } ?? "" : ""
    return late > 0
      ? [
        "\(apart(late)): the last one was \(nowText), and the target is \(targetText).\(average)",
        "You're \(apart(late)) off, with \(nowText) instead of \(targetText).\(average)",
      ].map(withTarget)
      : [
        "No gap: the last one was \(nowText), and that's in time for \(targetText).\(average)",
        "Nothing is missing there. \(nowText) is in time for \(targetText).\(average)",
      ].map(withTarget)
  }

  private var clockPerDay: [String] {
    guard let pace, pace > 0.5, let average = averageTime else {
      return [
        "Nothing to move: on average you're in time for \(targetText) already, so it's about keeping it.",
        "No change is needed, because your average is in time for \(targetText).\(clockTail)",
      ]
    }
    let steps = Int(clamping: (pace / 15).rounded(.up))
    let word = isDown ? "earlier" : "later"
    return [
      "A quarter of an hour \(word) every other day: from \(AmountText.clock(average)) on average, \(targetText) takes \(number(steps)) such step\(steps == 1 ? "" : "s").",
      "15 minutes \(word) at a time, and \(number(steps)) step\(steps == 1 ? "" : "s") of that lead from your average of \(AmountText.clock(average)) to \(targetText).",
    ]
  }

  private var clockForecast: [String] {
    if verdict == .under, (pace ?? 1) <= 0 {
      return [
        "You're there: your average is in time for \(targetText), and the last one was \(nowText).",
        "No need to wait, since you're in time for \(targetText) on average.\(clockTail)",
      ]
    }
    if series.days.count < 3 {
      return [
        "\(fewValues) too few for a forecast; log for another week and I'll know.\(clockTail)",
        "Too early for a date: a forecast takes at least three values.\(clockTail)",
      ]
    }
    guard let forecast else {
      return [
        "No date follows from the last days: they don't move steadily towards \(targetText).\(clockTail)",
        "I can't name a day, because the times aren't getting closer to \(targetText) steadily.\(clockTail)",
      ]
    }
    return [
      "\(around(forecast)), if it keeps moving as it has; your last one was \(nowText), with \(targetText) as the target.",
      "At the present rate you reach \(targetText) \(around(forecast)).\(clockTail)",
    ].map(withTarget)
  }

  private var clockTrend: [String] {
    let average = averageTime.map { AmountText.clock($0) } ?? nowText
    return switch trend {
    case .down:
      [
        "Better: the last days move towards \(targetText), and your average is \(average).",
        "It's getting closer to \(targetText) over the last days; on average it's \(average).",
      ]
    case .up:
      [
        "Worse lately: the last days move away from \(targetText), and your average is \(average).",
        "It's drifting away from \(targetText) over the last days; on average it's \(average).",
      ]
    case .flat:
      [
        "About the same: the last days hardly differ, and your average is \(average).",
        "Steady, neither better nor worse, at \(average) on average; the target is \(targetText).",
      ]
    case nil where series.days.count >= 3:
      [
        "Too early to say better or worse: your \(number(series.days.count)) values are only \(number(ValueSeries.span(series.days))) days apart, and a full week shows a direction.",
        "I can't tell yet: all \(number(series.days.count)) values lie within \(number(ValueSeries.span(series.days) + 1)) days. On average it's \(average).",
      ]
    case nil:
      [
        "Too early to say better or worse: it takes at least three values over a week.",
        "I can't tell yet; three values spread over a week or more would show a direction.",
      ]
    }
  }

  private var clockBest: [String] {
    guard series.days.count > 1, let best = latenesses.min(by: { $0.value < $1.value }) else {
      return [
        "There's no best yet to speak of: it takes two values to compare.\(clockTail)",
        "Too early for a best one, with a single value so far.\(clockTail)",
      ]
    }
    let time = AmountText.clock(goal.target + (isDown ? best.value : -best.value))
    let word = isDown ? "earliest" : "latest"
    return [
      "Your \(word) was \(time) \(dayText(best.date)), \(off(best.value)).",
      "\(time) is your \(word), \(dayText(best.date)), \(off(best.value)).",
    ].map(withTarget)
  }

  private var clockAverage: [String] {
    guard let averageTime, let pace, series.days.count > 1 else {
      return [
        "One value is no average yet: it was \(nowText), and the target is \(targetText).",
        "There's only \(nowText) so far, so there's nothing to average against \(targetText).",
      ]
    }
    let count = recentLatenesses.count
    return [
      "\(AmountText.clock(averageTime)) on average, over the last \(number(count)) values; that's \(off(pace.rounded())).",
      "Your last \(number(count)) values come to \(AmountText.clock(averageTime)) on average, \(off(pace.rounded())).",
    ].map(withTarget)
  }
}
