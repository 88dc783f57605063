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
    let text =
      switch measure {
      case .total: totalConfirmation(value, amount, change)
      case .everyPeriod: periodConfirmation(value, amount, change)
      case .limit: limitConfirmation(value, change)
      case .timeOfDay: clockConfirmation(value)
      case .level: levelConfirmation(value)
      case .result: resultConfirmation(value)
      case .none: "Good to know. The goal has no number yet, so I can't put that into proportion."
      }
    return capitalized(text)
  }

  /// `another 3 books makes 5 books`, or the value alone.
  private func said(_ value: Double, _ amount: Double, _ change: ReportedProgress.Change) -> String
  {
    change == .more && value != amount ? "\(apart(amount)) more makes \(text(value))" : text(value)
  }

  private func totalConfirmation(
    _ value: Double, _ amount: Double, _ change: ReportedProgress.Change
  ) -> String {
    let head = said(value, amount, change)
    if value >= goal.target {
      return "\(head): that's the whole \(targetText), and the goal is reached."
    }
    if value == 0 { return "\(head): that leaves all of \(targetText)." }
    let share = Goal.progress(initial: goal.initial, current: value, target: goal.target)
    return
      "\(head): that's \(portion(share)) of the way to \(targetText), \(apart(goal.target - value)) to go."
  }

  /// `about three quarters`, or percents.
  private func portion(_ share: Double) -> String {
    share < 0.01 ? "the first bit" : AmountText.share(share)
  }

  private func periodConfirmation(
    _ value: Double, _ amount: Double, _ change: ReportedProgress.Change
  ) -> String {
    if isHabit {
      return "Done for \(now), then. That's all a \(periodName) asks for with this one."
    }
    let head = said(value, amount, change)
    if value >= goal.target {
      let over = value - goal.target
      let more = over > 0 ? ", and \(apart(over)) on top" : " exactly"
      return "\(head): that's \(nows) \(targetText)\(more). \(capitalized(now)) is done."
    }
    if value == 0 { return "\(head): that leaves all of \(nows) \(targetText)." }
    let share = value / goal.target
    return
      "\(head): that's \(portion(share)) of \(nows) \(targetText), \(apart(goal.target - value)) to go."
  }

  private func limitConfirmation(
    _ value: Double, _ change: ReportedProgress.Change
  ) -> String {
    let old = change == .none && (self.value ?? 0) > 0 && self.value != value ? self.value : nil
    let here = amountOrNone(value) + (old.map { " instead of \(bare($0))" } ?? "")
    if goal.target == 0, value > 0 {
      return "\(here) \(now), and the goal is none. The next \(periodName) begins anew."
    }
    if value > goal.target {
      return
        "\(here): that's \(apart(value - goal.target)) over the limit of \(limitText). The next \(periodName) begins anew."
    }
    if goal.target == 0 { return "\(here) \(now): that's the limit kept, and \(now) counts." }
    if value == goal.target {
      return "\(here): that's right at the limit, and within it if it stays there."
    }
    return
      "\(here): that's within the limit of \(limitText), with room for \(apart(goal.target - value))."
  }

  private func clockConfirmation(_ value: Double) -> String {
    let late = lateness(of: value)
    let time = AmountText.clock(value)
    if abs(late) < 0.5 {
      return "\(time): that's right on \(targetText), and it counts as on time."
    }
    let word = (late > 0) == isDown ? "after" : "before"
    return late > 0
      ? "\(time): that's \(apart(late)) \(word) \(targetText), so not quite in time."
      : "\(time): that's \(apart(late)) \(word) \(targetText), so it counts as on time."
  }

  private func levelConfirmation(_ value: Double) -> String {
    let down = start.map { $0 == goal.target ? isDown : $0 > goal.target } ?? isDown
    // The first value doesn't say which way it's to go; it's where it starts from.
    let isThere =
      start == nil
      ? value == goal.target : down ? value <= goal.target : value >= goal.target
    if isThere { return "\(text(value)): that's the target of \(targetText) reached." }
    let left = apart(goal.target - value)
    guard let start, start != value else {
      return "\(text(value)): that's where you start from, with \(left) to go to \(targetText)."
    }
    let moved = (start - value) * (down ? 1 : -1)
    if moved < 0 {
      return
        "\(text(value)): that's \(apart(moved)) further away than at the start, and \(left) to \(targetText)."
    }
    let word = down ? "down" : "up"
    return
      "\(text(value)): that's \(apart(moved)) \(word) from \(text(start)), with \(left) to go to \(targetText)."
  }

  private func resultConfirmation(_ value: Double) -> String {
    let isThere = isDown ? value <= goal.target : value >= goal.target
    if isThere { return "\(text(value)): that's the target of \(targetText) reached." }
    let left = apart(goal.target - value)
    guard let best = self.value, best != value else {
      return "\(text(value)): that leaves \(left) to \(targetText), and it's the mark to beat now."
    }
    let gain = (best - value) * (isDown ? 1 : -1)
    return gain > 0
      ? "\(text(value)): that's a new best, by \(apart(gain)), and \(left) to \(targetText)."
      : "\(text(value)): that's \(apart(gain)) off your best of \(text(best)), and the best is what counts."
  }
}
