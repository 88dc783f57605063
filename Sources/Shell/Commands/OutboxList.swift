import Edge
import Time
import UseCases

/// `/outbox`: the changes and messages that the backend does not have yet.
struct OutboxList: SingleCommand {
  static let usage = Usage(
    words: ["outbox"], group: .sync, flags: [PageFlag.flag],
    help: "list what is not sent yet",
    example: "/outbox", isQuick: true)

  let page: PageFlag

  init(_ arguments: Arguments) throws(UsageProblem) {
    page = try PageFlag(arguments)
  }

  func run(in shell: Shell) throws -> OutboxListed? {
    let pending = try shell.sync.pending(limit: page.limit, offset: page.offset)
    let total = try shell.sync.pendingCount()
    return OutboxListed(
      changes: pending, total: total, messages: try shell.consultations.queuedCount(),
      rest: page.rest(after: pending.count, of: total, command: "/outbox"))
  }
}

/// Changes that wait, the oldest first.
struct OutboxListed: Report {
  let changes: [SyncEngine.Pending]
  /// On all pages.
  let total: Int
  /// Messages that wait for the backend, in all chats.
  let messages: Int
  /// Says how to see what is on further pages; `nil` where there is none.
  let rest: String?

  static let fields: [Field<OutboxListed>] = [
    Field("changes", \.changes), Field("total", \.total),
    Field("messages", \.messages),
  ]

  func lines(in shell: Shell) -> [Styled] {
    let waiting =
      messages == 0
      ? []
      : [
        Styled(
          "\(Plural.of(messages, "message")) \(messages == 1 ? "waits" : "wait") for the backend.")
      ]
    guard !changes.isEmpty else {
      if total > 0 { return ["There is no such page. /outbox shows the first."] }
      return waiting.isEmpty ? ["Nothing is waiting: the backend has everything."] : waiting
    }
    let lines = changes.map { change in
      Styled("\(Columns.right(String(change.number), 3))  ", .faint)
        + Styled(Columns.left(change.kind, 15) + " ")
        + .flexible(change.title) + Styled("  ")
        + OutboxListed.state(change, in: shell)
        + Styled(change.problem.map { ": \($0)" } ?? "", .faint)
    }
    return lines + (rest.map { [Styled($0, .faint)] } ?? []) + waiting
  }

  /// How a change stands: it waits, is tried again at some time, or is left to the user.
  private static func state(_ event: SyncEngine.Pending, in shell: Shell) -> Styled {
    if event.hasFailed {
      // What was tried so often got no answer that settled it; what was not was refused.
      return Styled(event.attempts >= SyncEngine.mostAttempts ? "given up" : "refused", .bad)
    }
    let next = event.nextAttempt.map { pause(until: $0, from: shell.edge.now) } ?? ""
    return Styled(
      (event.attempts == 0 ? "waiting" : "tried \(Plural.of(event.attempts, "time"))") + next)
  }

  private static func pause(until next: Instant, from now: Instant) -> String {
    next > now ? ", again in \(Milliseconds.text(next - now))" : ", again now"
  }
}
