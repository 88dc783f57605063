import Time
import Wellness

/// Sentences about what is done or not done in a period, without an amount: floss every day.
extension Standing {
  /// Whether the goal begins anew and counts nothing but itself.
  var isHabit: Bool {
    measure == .everyPeriod && goal.target <= 1
      && ["", "completion", "done", "task", "check", "goal", "x", "time"].contains(ownUnit)
  }

  func habitAnswers(_ question: NumberQuestion) -> [String] {
    let filler = periodsCounted ?? 0 == 0 ? " Every \(periodName) begins anew." : ""
    switch question {
    case .missed:
      let missed = closedCount - closedPeriods.filter { isKept($0.value) }.count
      return wordings("habit missed", ["missed": missed <= 0 ? "none" : periods(missed)])
    case .forecast: return wordings("habit forecast")
    case .perDay, .gap: return wordings("habit gap", ["filler": filler])
    case .best:
      return wordings("habit best", by: [0: "none", 1: "one"][streak], ["filler": filler])
    default:
      guard keptClause != nil else { return wordings("habit / none counted") }
      let lead =
        switch question {
        case .onTrack: gap == 0 || keptVerdict == .onTrack ? "Yes" : "Not quite"
        case .percent: "\(percent ?? 0)% kept"
        default: capitalized(here)
        }
      return wordings("habit", by: streak > 1 ? "row" : nil, ["lead": lead])
    }
  }
}
