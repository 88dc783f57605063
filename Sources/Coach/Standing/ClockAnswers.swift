import Numbers
import Time
import Wellness

/// Sentences about a time of day. Distances are minutes, and go round midnight.
extension Standing {
  func clockAnswers(_ question: NumberQuestion) -> [String] {
    guard let value else { return wordings("clock / no value") }
    let late = lateness(of: value)
    switch question {
    case .standing, .onTrack, .lastValues, .daysLeft:
      let when = series.days.last.map { " \(dayText($0.date))" } ?? ""
      return wordings(
        "clock standing", by: verdict.rawValue,
        ["when": when, "off": off(late), "late": apart(late)])
    case .gap:
      let mean = series.days.count > 1 ? average.map { " On average it's \($0)." } : nil
      return wordings(
        "clock gap", by: late > 0 ? "late" : nil, ["late": apart(late), "average": mean ?? ""])
    case .perDay:
      guard let pace, pace > 0.5, average != nil else { return wordings("clock per day / in time") }
      let steps = Int(clamping: (pace / 15).rounded(.up))
      return wordings(
        "clock per day", ["steps": number(steps), "s": steps == 1 ? "" : "s"])
    case .forecast: return clockForecast
    case .trend: return clockTrend
    case .best: return clockBest
    case .average:
      guard let pace, series.days.count > 1 else { return wordings("clock average / no value") }
      let count = number(recentLatenesses.count)
      return wordings("clock average", ["count": count, "off": off(pace.rounded())])
    case .percent: return wordings("clock / percent")
    case .missed:
      let counted = periodsCounted ?? 0
      let late = counted - (periodsKept ?? 0)
      let isNone = late == 0 && counted == 1
      let missed = isNone ? "none" : Standing.part(late, of: counted, "day")
      return wordings("clock / missed", ["missed": missed])
    }
  }

  /// `35 minutes after 22:30`, `on the minute`, `10 minutes before 22:30`.
  private func off(_ lateness: Double) -> String {
    abs(lateness) < 0.5 ? "on the minute" : beside(lateness)
  }

  /// The same, said of a value that is named before.
  func besideTime(_ lateness: Double) -> String {
    abs(lateness) < 0.5 ? "right on time" : beside(lateness)
  }

  /// `35 minutes after 22:30`; what waits for a time misses it by being early.
  func beside(_ lateness: Double) -> String {
    "\(apart(lateness)) \((lateness > 0) == isDown ? "after" : "before") \(targetText)"
  }

  private var clockForecast: [String] {
    if verdict == .under, (pace ?? 1) <= 0 { return wordings("clock forecast / in time") }
    if series.days.count < 3 { return wordings("clock forecast / too few") }
    guard let forecast else { return wordings("clock forecast / unsteady") }
    return wordings("clock forecast", ["around": around(forecast)])
  }

  private var clockTrend: [String] {
    guard trend == nil, series.days.count >= 3 else {
      return wordings("clock trend", by: trend?.rawValue)
    }
    let span = ValueSeries.span(series.days)
    return wordings(
      "clock trend / too few",
      ["count": number(series.days.count), "span": number(span), "days": number(span + 1)])
  }

  private var clockBest: [String] {
    guard series.days.count > 1, let best = latenesses.min(by: { $0.value < $1.value }) else {
      return wordings("clock best / too few")
    }
    return wordings(
      "clock best",
      [
        "word": isDown ? "earliest" : "latest", "time": AmountText.clock(time(at: best.value)),
        "day": dayText(best.date), "off": off(best.value),
      ])
  }
}
