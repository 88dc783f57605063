import Edge
import Time
import UseCases

/// `/outbox`: the changes that the backend does not have yet.
struct OutboxList: Command {
  static let usage = Usage(
    words: ["outbox"], group: .sync, flags: [PageFlag.flag],
    help: "list changes that are not sent yet",
    example: "/outbox", isQuick: true)

  let page: PageFlag

  init(_ arguments: Arguments) throws(UsageProblem) {
    page = try PageFlag(arguments)
  }

  func run(in shell: Shell) throws {
    let pending = try shell.sync.pending(limit: page.limit, offset: page.offset)
    let total = try shell.sync.pendingCount()
    guard !pending.isEmpty else {
      try shell.edge.say(
        total == 0
          ? "Nothing waits: every change is with the backend."
          : "There is no such page. /outbox shows the first.")
      return
    }
    for event in pending {
      let state = OutboxList.state(event, in: shell)
      try shell.edge.say(
        Styled("\(Columns.right(String(event.number), 3))  ", .faint)
          + Styled(Columns.left(event.kind, 15) + " ")
          + .flexible(event.title.withoutControls) + Styled("  ") + state
          + Styled(event.problem.map { ": \($0.withoutControls)" } ?? "", .faint))
    }
    if let rest = page.rest(after: pending.count, of: total, command: "/outbox") {
      try shell.edge.say(Styled(rest, .faint))
    }
  }

  /// How a change stands: it waits, is tried again at some time, or is left to the user.
  private static func state(_ event: SyncDesk.Pending, in shell: Shell) -> Styled {
    if event.hasFailed {
      // What was tried so often got no answer that settled it; what was not was refused.
      return Styled(event.attempts >= SyncDesk.mostAttempts ? "given up" : "refused", .bad)
    }
    let next = event.nextAttempt.map { pause(until: $0, from: shell.edge.now) } ?? ""
    return Styled(
      (event.attempts == 0 ? "waiting" : "tried \(Plural.of(event.attempts, "time"))") + next)
  }

  private static func pause(until next: Instant, from now: Instant) -> String {
    next > now ? ", again in \(Milliseconds.text(next - now))" : ", again now"
  }
}
