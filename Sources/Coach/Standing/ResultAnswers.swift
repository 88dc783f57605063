import Time
import Wellness

/// Sentences about a performance, of which the best counts.
extension Standing {
  func resultAnswers(_ question: NumberQuestion) -> [String] {
    guard value != nil else { return resultless }
    switch question {
    case .standing, .lastValues, .daysLeft, .best: return resultStanding
    case .onTrack: return resultOnTrack
    case .gap: return resultGap
    case .perDay: return wayPerDay
    case .forecast: return wayForecast
    case .trend: return wayTrend
    case .average: return resultAverage
    case .percent: return wayPercent
    case .missed: return wayMissed
    }
  }

  private var resultless: [String] {
    wordings("result / no value")
  }

  private var bestDay: String {
    series.days.last { $0.value == value }.map { ", \(DateWords.adverb($0.date, from: today))" }
      ?? ""
  }

  private var resultStanding: [String] {
    wordings("result standing", by: verdict.rawValue, ["best day": bestDay])
  }

  private var resultOnTrack: [String] {
    if verdict == .reached || verdict == .overdue { return resultStanding }
    let even = expected.map(about) ?? ""
    return wordings(
      "result on track",
      by: (verdict == .wrongWay || verdict == .noValue ? .notStarted : verdict).rawValue,
      ["even": even, "rest": neededText.map { " \($0)" } ?? ""])
  }

  private var resultGap: [String] {
    if verdict == .reached { return resultStanding }
    let rest = neededText.map { " \($0)" } ?? ""
    return wordings("result gap", ["rest": rest])
  }

  private var resultAverage: [String] {
    let recent = ValueSeries.recent(series.days)
    guard recent.count > 1 else {
      return wordings("result average / too few")
    }
    let mean = ValueSeries.mean(recent.map(\.value))
    return wordings("result average", ["mean": about(mean), "count": number(recent.count)])
  }
}
