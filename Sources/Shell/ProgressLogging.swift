import Edge
import UseCases
import Wellness

/// Notes progress, also such as a message reports.
struct ProgressLogging {
  private let shell: Shell

  init(_ shell: Shell) {
    self.shell = shell
  }

  /// Notes where a goal stands, and says where that brings it.
  func note(_ value: Double, of goal: Goal) throws -> GoalReport {
    let changed = try shell.goals.progress(goal, to: value)
    let measured = try shell.goals.measured(changed)
    var line =
      GoalText.bar(measured) + Styled("  ") + GoalText.summary(measured, today: shell.today)
    if changed.status == .completed, goal.status != .completed {
      line += Styled("  reached!", .good)
    }
    return GoalReport(changed, line)
  }

  /// Notes progress that nobody named a command for.
  private func log(_ value: Double, of goal: Goal) throws {
    try shell.presenter.result(try note(value, of: goal), GoalProgress.usage.name, shell)
  }

  /// Notes the progress that a message has reported, or offers to, as `/set log` says. After the
  /// answer, so that a warning in it comes first.
  func offer(for text: String) throws {
    let way = LogMode(rawValue: shell.settings[.log]) ?? .ask
    guard way != .off, let (goal, report) = try reported(text) else { return }
    switch way {
    case .off: return
    case .auto: try log(report.value, of: goal)
    case .ask where shell.canAsk: try ask(goal, report)
    case .ask:
      let isActive = try shell.goals.active()?.id == goal.id
      let name = isActive ? "" : " \"\(goal.title)\""
      try shell.edge.complain(
        Styled("To log this: /goal progress \(LogMode.plain(report.value, goal))\(name)", .faint))
    }
  }

  /// What the message says of the goal that the chat is about, or else of the active one.
  private func reported(_ text: String) throws -> (Goal, ReportedProgress)? {
    guard ReportedProgress.mayBe(text) else { return nil }
    let topic = try shell.consultations.active()?.goalID.flatMap { try shell.goals.goal($0) }
    guard let goal = try topic ?? shell.goals.active(), goal.status == .active else { return nil }
    let measured = try shell.goals.standing(of: goal)
    let current = measured.period.map { $0.value ?? goal.initialValue } ?? goal.currentValue
    let standing = ReportedProgress.Standing(
      unit: goal.unit, type: goal.type, recurrence: measured.recurrence,
      initial: goal.initialValue, current: current, target: goal.targetValue,
      measure: measured.measure)
    guard let report = ReportedProgress(text, of: standing), report.isPlain else { return nil }
    return (goal, report)
  }

  /// What is typed instead of a yes or a no is the next input, as if nothing had been asked: the
  /// user may have typed on while the answer came.
  private func ask(_ goal: Goal, _ report: ReportedProgress) throws {
    let isMore = report.change == .more
    let amount = AmountText.said(isMore ? report.amount : report.value, of: goal)
    let title = goal.title
    let whole =
      isMore ? " (\(AmountText.said(report.value, of: goal)) in all)" : ""
    try shell.edge.say(Styled("Log \(amount) for \"\(title)\"\(whole)? [Y/n]"))
    guard case .line(let answer) = try shell.edge.line(prompt: "? ") else { return }
    switch answer.trimmed.lowercased() {
    case "", "y", "yes": try log(report.value, of: goal)
    case "n", "no": break
    default: _ = try shell.handle(answer)
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

  /// A value as a command takes it.
  static func plain(_ value: Double, _ goal: Goal) -> String {
    AmountText.number(value, of: goal, goal.reading.measure).filter { $0 != "," }
  }
}
