import Time
import Wellness

/// Sentences about a state on its way from a start to a target.
extension Standing {
  func levelAnswers(_ question: NumberQuestion) -> [String] {
    guard value != nil else {
      return wordings("level without value", by: goal.initial > 0 ? "start known" : nil)
    }
    switch question {
    case .standing, .lastValues, .daysLeft: return levelStanding
    case .onTrack: return levelOnTrack
    case .gap: return verdict == .reached ? levelStanding : wordings("level gap")
    case .perDay: return wayPerDay
    case .forecast: return wayForecast
    case .trend: return wayTrend
    case .best: return levelBest
    case .average: return levelAverage
    case .percent: return wayPercent
    case .missed: return wayMissed
    }
  }

  private var levelStanding: [String] {
    let isUnmoved = value == start && ![.reached, .overdue, .wrongWay].contains(verdict)
    return wordings("level standing", by: isUnmoved ? "unmoved" : verdict.rawValue)
  }

  private var levelOnTrack: [String] {
    if verdict == .reached || verdict == .overdue { return levelStanding }
    let isFlat = trend == .flat
    // The day that a schedule is held against, where the last value is not from today.
    let days = daysSinceLast ?? 0
    return wordings(
      "level on track", by: verdict.rawValue,
      [
        "flat": isFlat ? " The last two weeks are flat, though." : "",
        "flat also": isFlat ? " The last two weeks were flat." : "",
        "as of": days > 7 ? " Your last value is from \(DateWords.span(days)) ago." : "",
      ])
  }

  private var levelBest: [String] {
    guard series.days.count > 1,
      let best = series.days.min(by: { isDown ? $0.value < $1.value : $0.value > $1.value })
    else { return wordings("level best / no values") }
    let when = DateWords.adverb(best.date, from: today).without("on ").without("in ")
    return wordings(
      "level best", by: best.value == value ? "now" : nil,
      ["word": isDown ? "lowest" : "highest", "best": text(best.value), "when": when])
  }

  private var levelAverage: [String] {
    let recent = ValueSeries.fortnight(series.days)
    guard recent.count > 1 else { return wordings("level average / too few") }
    let mean = (ValueSeries.mean(recent.map(\.value)) * 10).rounded() / 10
    return wordings("level average", ["mean": text(mean), "count": number(recent.count)])
  }
}
