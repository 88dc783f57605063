import Time
import Wellness

/// Sentences about what adds up.
extension Standing {
  func totalAnswers(_ question: NumberQuestion) -> [String] {
    switch question {
    case .standing, .lastValues, .daysLeft: totalStanding
    case .onTrack: totalOnTrack
    case .gap:
      wordings(
        "total gap", by: verdict.rawValue,
        ["have": value == nil ? "nothing has been added yet" : "you have \(nowOfTarget)"])
    case .perDay: wayPerDay
    case .forecast: wayForecast
    case .trend: wordings("total trend", by: trend?.rawValue)
    case .best: totalBest
    case .average: wordings("total average", by: pace ?? 0 > 0 ? nil : "no pace")
    case .percent: wayPercent
    case .missed: totalMissed
    }
  }

  private var totalStanding: [String] { wordings("total standing", by: verdict.rawValue) }

  private var totalOnTrack: [String] {
    if verdict == .reached || verdict == .overdue { return totalStanding }
    let rest = neededText
    return wordings(
      "total on track", by: verdict.rawValue,
      [
        "rest or left": rest ?? "That leaves \(gapText) to go.",
        "rest or gap": rest ?? "That leaves \(gapText) to go, and no date that presses.",
      ])
  }

  private var totalBest: [String] {
    guard let step = largestStep else { return wordings("total best / no step") }
    let when = DateWords.adverb(step.date, from: today)
    return wordings("total best", ["step": text(step.value), "when": when])
  }

  private var totalMissed: [String] {
    guard let expected, !isPast, verdict != .reached else {
      return wordings("total missed / no pace")
    }
    let even = isWhole ? expected.rounded(.down) : expected
    let amount = (value ?? start ?? 0) - even
    let isLevel = isWhole && amount == 0 || abs(amount) < 0.005 * goal.target
    let side = amount >= 0 ? "ahead of" : "short of"
    let how = isLevel ? "you're level with" : "you're \(about(abs(amount))) \(side)"
    return wordings("total missed", ["how": how])
  }
}
