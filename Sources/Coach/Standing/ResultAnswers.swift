import Time
import Wellness

/// Sentences about a performance, of which the best counts.
extension Standing {
  func resultAnswers(_ question: NumberQuestion) -> [String] {
    guard value != nil else { return wordings("result / no value") }
    switch question {
    case .standing, .lastValues, .daysLeft, .best: return resultStanding
    case .onTrack:
      return verdict == .reached || verdict == .overdue
        ? resultStanding : wordings("result on track", by: verdict.rawValue)
    case .gap: return verdict == .reached ? resultStanding : wordings("result gap")
    case .perDay: return wayPerDay
    case .forecast: return wayForecast
    case .trend: return wayTrend
    case .average:
      let recent = ValueSeries.recent(series.days)
      guard recent.count > 1 else { return wordings("result average / too few") }
      let mean = about(ValueSeries.mean(recent.map(\.value)))
      return wordings("result average", ["mean": mean, "count": number(recent.count)])
    case .percent: return wayPercent
    case .missed: return wayMissed
    }
  }

  private var resultStanding: [String] {
    let best = series.days.last { $0.value == value }
    let day = best.map { ", \(DateWords.adverb($0.date, from: today))" }
    return wordings("result standing", by: verdict.rawValue, ["best day": day ?? ""])
  }
}
