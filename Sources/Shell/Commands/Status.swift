import Edge
import Time
import UseCases
import Wellness

/// `/status`: what is active, and how the backend is reached.
struct Status: BareCommand {
  static let usage = Usage(
    words: ["status"], group: .sync, help: "what is active, and the connection",
    example: "/status", isQuick: true)

  func run(in shell: Shell) throws -> StatusReport? {
    let chat = try shell.consultations.active()
    let coach = shell.options.hasAccounts ? "the backend's own" : "the built-in coach"
    return StatusReport(
      backend: shell.options.backendName, connection: shell.context.connection,
      failure: shell.context.lastFailure, problem: shell.context.lastProblem,
      coach: shell.coach.choice?.title ?? coach, use: shell.coach.use,
      goal: try shell.goals.active(), chat: chat,
      chatGoal: try chat?.goalID.flatMap { try shell.goals.goal($0) },
      messages: try chat.map { try shell.consultations.messageCount(of: $0) } ?? 0,
      unread: try shell.insights.unreadCount(), mode: shell.settings.sync,
      lastSync: try shell.sync.lastSync(), waiting: try shell.sync.pendingCount(),
      waitingMessages: try shell.consultations.queuedCount())
  }
}

/// What is active, and how the backend is reached.
struct StatusReport: Report {
  let backend: String
  /// `nil` before it was tried.
  let connection: PromptState.Connection?
  let failure: ConnectionFailure?
  /// What it answered in place of what was asked for.
  let problem: Failure?
  let coach: String
  /// What its answers have taken.
  let use: ModelUse
  let goal: Goal?
  let chat: Consultation?
  /// What the chat is about.
  let chatGoal: Goal?
  /// How many the chat has.
  let messages: Int
  /// Insights that nobody has read.
  let unread: Int
  let mode: SyncMode
  let lastSync: Instant?
  /// Changes that are not sent yet.
  let waiting: Int
  /// Messages that are not.
  let waitingMessages: Int

  static let fields: [Field<StatusReport>] = [
    Field("backend", \.backend), Field("connection", \.connection.word),
    Field("failure") { $0.connection == .offline ? $0.failure?.rawValue : nil },
    Field("problem") { $0.connection == .failed ? $0.problem.map { ErrorKind($0).rawValue } : nil },
    Field("coach", \.coach), Field("coach_answers") { $0.use.answers > 0 ? $0.use.answers : nil },
    Field("prompt_tokens") { $0.use.answers > 0 ? $0.use.promptTokens : nil },
    Field("completion_tokens") { $0.use.answers > 0 ? $0.use.completionTokens : nil },
    Field("goal", \.goal), Field("chat", \.chat),
    Field("chat_messages", \.messages), Field("unread_insights", \.unread),
    Field("sync", \.mode.rawValue), Field("last_sync", \.lastSync),
    Field("pending", \.waiting),
    Field("pending_messages", \.waitingMessages),
  ]

  func lines(in shell: Shell) throws -> [Styled] {
    var lines: [Styled] = []
    func add(_ label: String, _ text: String) {
      lines.append(Styled(Columns.left(label, 9), .faint) + Styled(text))
    }
    add("backend", backend + ", " + connectionText)
    add("coach", coach)
    if let text = use.text { add("", text) }
    let measured = try goal.map { try shell.goals.measured($0) }
    add(
      "goal",
      measured.map { GoalText.summary($0, today: shell.today).plain + GoalText.percent($0) }
        ?? "none")
    if let chat {
      let about = chatGoal.map { " about " + $0.title } ?? ""
      add("chat", "\(chat.persona.displayName)\(about), \(Plural.of(messages, "message"))")
    } else {
      add("chat", "none")
    }
    if unread > 0 { add("insights", "\(unread) unread") }
    let last = lastSync.map { ", last at \(shell.clockText($0))" } ?? ""
    let kept = [(waiting, "change"), (waitingMessages, "message")].filter { $0.0 > 0 }
    let count = kept.reduce(0) { $0 + $1.0 }
    let outbox =
      kept.isEmpty
      ? "nothing waits"
      : kept.map { Plural.of($0, $1) }.joined(separator: " and ")
        + (count == 1 ? " waits" : " wait")
    add("sync", "\(mode.rawValue)\(last), \(outbox)")
    return lines
  }

  private var connectionText: String {
    switch connection {
    case nil: "not asked yet"
    case .offline: "cannot be reached" + (failure.map { " (\($0.words))" } ?? "")
    case .failed:
      switch problem {
      case .refused(let status, let message): "answers with errors (\(status): \(message))"
      case .keyRefused: "does not take the API key"
      default: "answers with what cannot be read"
      }
    case .connecting: "connecting"
    case .reconnecting: "reconnecting" + (failure.map { " (\($0.words))" } ?? "")
    case .online: "online"
    }
  }
}
