import Time
import Wellness

extension Standing {
  /// What is said to a value that the user reports: that it was understood, and what it comes to.
  ///
  /// - Parameters:
  ///   - value: what the goal's value becomes.
  ///   - amount: what was said.
  ///   - change: how the one makes the other.
  package func confirmation(
    of value: Double, amount: Double, change: ReportedProgress.Change = .none
  ) -> String {
    let isOnTop = change == .more && value != amount
    let head = isOnTop ? "\(apart(amount)) more makes \(text(value))" : text(value)
    let text =
      switch measure {
      case .total: amountConfirmation(value, head, from: goal.initial)
      case .everyPeriod:
        isHabit ? sentence("told habit") : amountConfirmation(value, head, from: 0)
      case .limit: limitConfirmation(value, change)
      case .timeOfDay: clockConfirmation(value)
      case .level: levelConfirmation(value)
      case .result: resultConfirmation(value)
      case .none: sentence("told no number")
      }
    return capitalized(text)
  }

  /// Whether a state or a result is there.
  func reaches(_ value: Double) -> Bool { isDown ? value <= goal.target : value >= goal.target }

  /// By how much a value is better than another one; negative where it's worse.
  func gain(_ value: Double, over other: Double) -> Double {
    isDown ? other - value : value - other
  }

  /// What adds up, at once or in a period.
  private func amountConfirmation(_ value: Double, _ head: String, from start: Double) -> String {
    let name = measure == .total ? "told total" : "told period"
    let left = apart(goal.target - value)
    let share = Goal.progress(initial: start, current: value, target: goal.target)
    let more = value > goal.target ? ", and \(left) on top" : " exactly"
    let pieces = [
      "head": head, "left": left, "more": more,
      "share": share < 0.01 ? "the first bit" : AmountText.share(share),
    ]
    if value >= goal.target { return sentence(name, by: "reached", pieces) }
    return sentence(name, by: value == 0 ? "nothing" : nil, pieces)
  }

  private func limitConfirmation(_ value: Double, _ change: ReportedProgress.Change) -> String {
    let old = change == .none && (self.value ?? 0) > 0 && self.value != value ? self.value : nil
    let here = amountOrNone(value) + (old.map { " instead of \(bare($0))" } ?? "")
    let pieces = ["here": here, "apart": apart(value - goal.target)]
    if value == goal.target, value != 0 { return sentence("told limit / at it", pieces) }
    let name = goal.target == 0 ? "told limit of none" : "told limit"
    return sentence(name, by: value > goal.target ? "over" : nil, pieces)
  }

  private func clockConfirmation(_ value: Double) -> String {
    let late = lateness(of: value)
    let pieces = ["time": AmountText.clock(value), "beside": beside(late)]
    if abs(late) < 0.5 { return sentence("told clock / on the minute", pieces) }
    return sentence("told clock", by: late > 0 ? "over" : nil, pieces)
  }

  private func levelConfirmation(_ value: Double) -> String {
    let moved = gain(value, over: start ?? value)
    let pieces = [
      "value": text(value), "left": apart(goal.target - value), "moved": apart(moved),
      "way": isDown ? "down" : "up",
    ]
    // The first value doesn't say which way it's to go; it's where it starts from.
    let isThere = start == nil ? value == goal.target : reaches(value)
    if isThere { return sentence("told way / reached", pieces) }
    if moved == 0 { return sentence("told level / start", pieces) }
    return sentence("told level", by: moved < 0 ? "wrongWay" : nil, pieces)
  }

  private func resultConfirmation(_ value: Double) -> String {
    let best = self.value ?? value
    let better = gain(value, over: best)
    let pieces = [
      "value": text(value), "left": apart(goal.target - value), "gain": apart(better),
      "best": text(best),
    ]
    if reaches(value) { return sentence("told way / reached", pieces) }
    if better == 0 { return sentence("told result / first", pieces) }
    return sentence("told result", by: better > 0 ? "best" : nil, pieces)
  }
}
