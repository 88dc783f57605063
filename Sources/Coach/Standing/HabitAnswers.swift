import Time
import Wellness

/// Sentences about what is done or not done in a period, without an amount: floss every day.
extension Standing {
  /// Whether the goal begins anew and counts nothing but itself.
  var isHabit: Bool {
    measure == .everyPeriod && goal.target <= 1
      && ["", "completion", "done", "task", "check", "goal", "x", "time"].contains(
        UnitWords.base(UnitPeriod(goal.unit).unit))
  }

  func habitAnswers(_ question: NumberQuestion) -> [String] {
    let isDone = (value ?? 0) >= goal.target
    let here = isDone ? "\(now) is done" : "\(now) is still open"
    switch question {
    case .missed:
      let missed = closedCount - closedPeriods.filter { isKept($0.value) }.count
      return wordings(
        "habit / missed",
        ["missed": missed <= 0 ? "none" : periods(missed), "since": startText, "here": here])
    case .forecast:
      return wordings("habit / forecast", ["here": here])
    case .perDay, .gap:
      return wordings("habit / gap", ["here": here, "filler": filler])
    case .best:
      return [
        streak > 1
          ? "\(capitalized(periods(streak))) in a row is where you are now, and \(here)." + filler
          : "There's no row to speak of right now, and \(here).\(keptSentence)\(filler)",
        streak > 0
          ? "Counted in a row, it's \(periods(streak)) up to now, and \(here).\(keptSentence)"
          : "Nothing in a row at the moment, since the last one has no entry, and \(here).",
      ]
    default:
      guard let counted = periodsCounted, counted > 0 else {
        return wordings("habit / none counted", ["here": here])
      }
      let lead =
        switch question {
        case .onTrack: isDone || keptVerdict == .onTrack ? "Yes" : "Not quite"
        case .percent: "\(percent ?? 0)% kept"
        default: capitalized(here)
        }
      return wordings(
        "habit / otherwise",
        [
          "lead": lead,
          "row": streak > 1
            ? ", with \(periods(streak)) in a row up to now" : ", and each one begins anew",
          "streak": streak > 1
            ? ", and the row is \(periods(streak)) long" : ", and there's no row right now",
        ])
    }
  }

  private var filler: String { periodsCounted ?? 0 == 0 ? " Every \(periodName) begins anew." : "" }
}
