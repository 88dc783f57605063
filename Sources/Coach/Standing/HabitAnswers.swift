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
      return [
        "\(missed <= 0 ? "None" : capitalized(periods(missed))) since it began \(startText), and \(here).\(keptSentence)",
        "Missed: \(missed <= 0 ? "none" : periods(missed)), counted from the start, and \(here).\(keptSentence)",
      ]
    case .forecast:
      return [
        "There's no day of arrival: it begins anew each \(periodName), and each one counts.\(keptSentence)",
        "It has no finish to predict, since every \(periodName) is a new one; \(here).\(keptSentence)",
      ]
    case .perDay, .gap:
      return [
        "Once a \(periodName), no more and no less, and \(here).\(keptSentence)\(filler)",
        "\(capitalized(here)), and that's all there is to it: once a \(periodName).\(keptSentence)",
      ]
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
        return [
          "Nothing has been entered yet, so the record is empty, and \(here).",
          "At the very start: no \(periodName) has been entered so far, and \(here).",
        ]
      }
      let lead =
        switch question {
        case .onTrack: isDone || keptVerdict == .onTrack ? "Yes" : "Not quite"
        case .percent: "\(percent ?? 0)% kept"
        default: capitalized(here)
        }
      return [
        "\(lead): \(keptClause ?? "")\(streak > 1 ? ", with \(periods(streak)) in a row up to now" : ", and each one begins anew").",
        "\(lead). In all, \(keptClause ?? "")\(streak > 1 ? ", and the row is \(periods(streak)) long" : ", and there's no row right now").",
      ]
    }
  }

  private var filler: String { periodsCounted ?? 0 == 0 ? " Every \(periodName) begins anew." : "" }
}
