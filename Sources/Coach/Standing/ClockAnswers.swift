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
      return wordings("clock / percent")
    case .missed:
      let late = (periodsCounted ?? 0) - (periodsKept ?? 0)
      return wordings("clock / missed", ["missed": missedPart(late)])
    }
  }

  private var clockless: [String] {
    wordings("clock / no value")
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

  private func clockStanding(_ value: Double) -> [String] {
    let late = lateness(of: value)
    let when = series.days.last.map { " \(dayText($0.date))" } ?? ""
    if verdict == .overdue {
      return wordings(
        "clock standing / overdue",
        ["ended": endedText])
    }
    let kept = keptSentence
    return late > 0
      ? wordings(
        "clock standing / late",
        ["when": when, "off": off(late), "kept": kept, "late": apart(late)]
      )
      : wordings("clock standing / in time", ["when": when, "off": off(late), "kept": kept])
  }

  private func clockGap(_ value: Double) -> [String] {
    let late = lateness(of: value)
    let average =
      series.days.count > 1
      ? averageTime.map { " On average it's \(AmountText.clock($0))." } ?? "" : ""
    return late > 0
      ? wordings("clock gap / late", ["late": apart(late), "average": average])
      : wordings("clock gap / in time", ["average": average])
  }

  private var clockPerDay: [String] {
    guard let pace, pace > 0.5, let average = averageTime else {
      return wordings("clock per day / in time")
    }
    let steps = Int(clamping: (pace / 15).rounded(.up))
    let word = isDown ? "earlier" : "later"
    return wordings(
      "clock per day",
      [
        "word": word, "average": AmountText.clock(average), "steps": number(steps),
        "s": steps == 1 ? "" : "s",
      ])
  }

  private var clockForecast: [String] {
    if verdict == .under, (pace ?? 1) <= 0 {
      return wordings("clock forecast / in time")
    }
    if series.days.count < 3 {
      return wordings("clock forecast / too few")
    }
    guard let forecast else {
      return wordings("clock forecast / unsteady")
    }
    return wordings("clock forecast", ["around": around(forecast)])
  }

  private var clockTrend: [String] {
    let average = averageTime.map { AmountText.clock($0) } ?? nowText
    if trend == nil, series.days.count >= 3 {
      let span = ValueSeries.span(series.days)
      return wordings(
        "clock trend / too few",
        [
          "count": number(series.days.count), "span": number(span), "days": number(span + 1),
          "average": average,
        ])
    }
    return wordings("clock trend", by: trend?.rawValue, ["average": average])
  }

  private var clockBest: [String] {
    guard series.days.count > 1, let best = latenesses.min(by: { $0.value < $1.value }) else {
      return wordings("clock best / too few")
    }
    let time = AmountText.clock(goal.target + (isDown ? best.value : -best.value))
    let word = isDown ? "earliest" : "latest"
    return wordings(
      "clock best", ["word": word, "time": time, "day": dayText(best.date), "off": off(best.value)]
    )
  }

  private var clockAverage: [String] {
    guard let averageTime, let pace, series.days.count > 1 else {
      return wordings("clock average / no value")
    }
    let count = recentLatenesses.count
    return wordings(
      "clock average",
      [
        "average": AmountText.clock(averageTime), "count": number(count),
        "off": off(pace.rounded()),
      ]
    )
  }
}
