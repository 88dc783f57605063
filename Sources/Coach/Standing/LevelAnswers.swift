import Time
import Wellness

/// Sentences about a state on its way from a start to a target.
extension Standing {
  func levelAnswers(_ question: NumberQuestion) -> [String] {
    guard value != nil else { return levelless }
    switch question {
    case .standing, .lastValues, .daysLeft: return levelStanding
    case .onTrack: return levelOnTrack
    case .gap: return levelGap
    case .perDay: return wayPerDay
    case .forecast: return wayForecast
    case .trend: return wayTrend
    case .best: return levelBest
    case .average: return levelAverage
    case .percent: return wayPercent
    case .missed: return wayMissed
    }
  }

  private var levelless: [String] {
    if goal.initial > 0 {
      return wordings("level / no value, start known")
    }
    return wordings("level / no value")
  }

  private var isMoved: Bool { value != start }

  private var levelStanding: [String] {
    let isMoving = ![.reached, .overdue, .wrongWay].contains(verdict)
    return isMoving && !isMoved
      ? wordings("level standing / unmoved") : wordings("level standing", by: verdict.rawValue)
  }

  private var evenText: String { expected.map(about) ?? "" }

  /// The day that a schedule is held against, where the last value is not from today.
  private var asOf: String {
    guard let days = daysSinceLast, days > 7 else { return "" }
    return " Your last value is from \(DateWords.span(days)) ago."
  }

  private var flatText: String { trend == .flat ? " The last two weeks are flat, though." : "" }

  private var levelOnTrack: [String] {
    let rest = (neededText.map { " \($0)" } ?? "") + asOf
    if verdict == .reached || verdict == .overdue { return levelStanding }
    return wordings(
      "level on track", by: verdict.rawValue,
      ["even": evenText, "flat": flatText, "flat also": flatAlso, "rest": rest])
  }

  private var flatAlso: String { trend == .flat ? " The last two weeks were flat." : "" }

  private var levelGap: [String] {
    if verdict == .reached { return levelStanding }
    let rest = neededText.map { " \($0)" } ?? ""
    return wordings("level gap", ["rest": rest])
  }

  private var levelBest: [String] {
    guard series.days.count > 1,
      let best = series.days.min(by: { isDown ? $0.value < $1.value : $0.value > $1.value })
    else {
      return wordings("level best / no values")
    }
    let word = isDown ? "lowest" : "highest"
    let when = DateWords.adverb(best.date, from: today)
    if best.value == value {
      return wordings("level best / now", ["word": word])
    }
    return wordings("level best", ["word": word, "best": text(best.value), "when": when.noun])
  }

  private var levelAverage: [String] {
    let recent = ValueSeries.fortnight(series.days)
    guard recent.count > 1 else {
      return wordings("level average / too few")
    }
    let mean = (ValueSeries.mean(recent.map(\.value)) * 10).rounded() / 10
    return wordings("level average", ["mean": text(mean), "count": number(recent.count)])
  }
}

extension String {
  /// The day of an adverb: `on Thursday` is from `Thursday`.
  fileprivate var noun: String {
    for start in ["on ", "in "] where hasPrefix(start) { return String(dropFirst(3)) }
    return self
  }
}
