import Edge
import UseCases
import Wellness

extension Shell {
  /// Notes where a goal stands, and says where that brings it.
  func noteProgress(_ goal: Goal, _ value: Double) throws -> GoalReport {
    let changed = try goals.progress(goal, to: value)
    goalsHaveChanged()
    var line = GoalText.bar(changed) + Styled("  ") + GoalText.summary(changed)
    if changed.status == .completed, goal.status != .completed {
      line += Styled("  reached!", .good)
    }
    return GoalReport(changed, line)
  }

  /// Notes progress that nobody named a command for.
  private func log(_ goal: Goal, _ value: Double) throws {
    try tell(try noteProgress(goal, value), of: GoalProgress.usage.name)
  }

  /// Notes the progress that a message has reported, or offers to, as `/set log` says. After the
  /// answer, so that a warning in it comes first.
  func offerToLog(_ text: String) throws {
    let way = LogMode(rawValue: settings[.log]) ?? .ask
    guard way != .off, let (goal, report) = try reported(text) else { return }
    switch way {
    case .off: return
    case .auto: try log(goal, report.value)
    case .ask where canAsk: try askToLog(goal, report)
    case .ask:
      let isActive = try goals.active()?.id == goal.id
      let name = isActive ? "" : " \"\(goal.title.withoutControls)\""
      try edge.complain(
        Styled("To log this: /goal progress \(LogMode.plain(report.value))\(name)", .faint))
    }
  }

  /// What the message says of the goal that the chat is about, or else of the active one.
  private func reported(_ text: String) throws -> (Goal, ReportedProgress)? {
    let topic = try consultations.active()?.goalID.flatMap { try goals.goal($0) }
    guard let goal = try topic ?? goals.active(), goal.status == .active else { return nil }
    let period = try goals.period(of: goal)
    let current = period.map { $0.value ?? goal.initialValue } ?? goal.currentValue
    let standing = ReportedProgress.Standing(
      unit: goal.unit, type: goal.type, recurrence: goal.recurrence, initial: goal.initialValue,
      current: current, target: goal.targetValue)
    guard let report = ReportedProgress(text, of: standing), report.isPlain else { return nil }
    return (goal, report)
  }

  /// What is typed instead of a yes or a no is the next input, as if nothing had been asked: the
  /// user may have typed on while the answer came.
  private func askToLog(_ goal: Goal, _ report: ReportedProgress) throws {
    let isMore = report.change == .more
    let amount = "\(Quantity(isMore ? report.amount : report.value, goal.unit))".withoutControls
    let title = goal.title.withoutControls
    let whole =
      isMore ? " (\("\(Quantity(report.value, goal.unit))".withoutControls) in all)" : ""
    try edge.say(Styled("Log \(amount) for \"\(title)\"\(whole)? [Y/n]"))
    guard case .line(let answer) = try edge.line(prompt: "? ") else { return }
    switch answer.trimmed.lowercased() {
    case "", "y", "yes": try log(goal, report.value)
    case "n", "no": break
    default: _ = try handle(answer)
    }
  }
}

/// What is done with progress that a message reports.
enum LogMode: String, CaseIterable, Sendable {
  /// It is noted.
  case auto
  /// It is noted after a question; in batch the command that notes it is named.
  case ask
  /// Nothing.
  case off

  /// A number as a command takes it.
  static func plain(_ value: Double) -> String {
    Quantity.text(value).filter { $0 != "," }
  }
}
