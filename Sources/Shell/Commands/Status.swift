import Edge
import UseCases
import Wellness

/// `/status`: what is active, and how the backend is reached.
struct Status: Command {
  static let usage = Usage(
    words: ["status"], group: .sync, help: "what is active, and the connection",
    example: "/status", isQuick: true)

  init(_ arguments: Arguments) {}

  func run(in shell: Shell) throws {
    try say(shell, "backend", shell.options.backendName + ", " + connection(shell))
    let coach = shell.options.hasAccounts ? "the backend's own" : "the built-in coach"
    try say(shell, "coach", shell.options.coachName ?? coach)
    if let goal = try shell.goals.active() {
      try say(shell, "goal", GoalText.summary(goal).plain + ", \(GoalText.percent(goal)) %")
    } else {
      try say(shell, "goal", "none")
    }
    if let chat = try shell.consultations.active() {
      let goal = try chat.goalID.flatMap { try shell.goals.goal($0) }
      let about = goal.map { " about " + $0.title.withoutControls } ?? ""
      let count = Plural.of(try shell.consultations.messageCount(of: chat), "message")
      try say(shell, "chat", "\(chat.persona.displayName)\(about), \(count)")
    } else {
      try say(shell, "chat", "none")
    }
    let unread = try shell.insights.unreadCount()
    if unread > 0 { try say(shell, "insights", "\(unread) unread") }
    let waiting = try shell.sync.pendingCount()
    let last = try shell.sync.lastSync().map { ", last at \(shell.clockText($0))" } ?? ""
    let outbox =
      waiting == 0
      ? "nothing waits" : Plural.of(waiting, "change") + (waiting == 1 ? " waits" : " wait")
    try say(shell, "sync", "\(shell.settings.sync.rawValue)\(last), \(outbox)")
  }

  private func say(_ shell: Shell, _ label: String, _ text: String) throws {
    try shell.edge.say(Styled(Columns.left(label, 9), .faint) + Styled(text.withoutControls))
  }

  private func connection(_ shell: Shell) -> String {
    switch shell.office.connection {
    case nil: "not asked yet"
    case .offline:
      "cannot be reached"
        + (shell.office.lastFailure.map { " (\(FailureText.cause($0)))" } ?? "")
    case .failed:
      switch shell.office.lastProblem {
      case .refused(let status, let message): "answers with errors (\(status): \(message))"
      case .keyRefused: "does not take the API key"
      default: "answers with what cannot be read"
      }
    case .connecting: "connecting"
    case .reconnecting:
      "reconnecting" + (shell.office.lastFailure.map { " (\(FailureText.cause($0)))" } ?? "")
    case .online: "online"
    }
  }
}
