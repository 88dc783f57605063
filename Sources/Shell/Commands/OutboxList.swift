import Edge
import UseCases

/// `/outbox`: the changes that the backend does not have yet.
struct OutboxList: Command {
  static let usage = Usage(
    words: ["outbox"], group: .sync, help: "list changes that are not sent yet",
    example: "/outbox", isQuick: true)

  init(_ arguments: Arguments) {}

  func run(in shell: Shell) throws {
    let pending = try shell.sync.pending()
    guard !pending.isEmpty else {
      try shell.edge.say("Nothing waits: every change is with the backend.")
      return
    }
    for event in pending {
      let state =
        event.hasFailed
        ? Styled("refused", .bad)
        : Styled(event.attempts == 0 ? "waiting" : "tried \(Plural.of(event.attempts, "time"))")
      try shell.edge.say(
        Styled("\(Columns.right(String(event.number), 3))  ", .faint)
          + Styled(Columns.left(event.kind, 16))
          + .flexible(event.title.withoutControls) + Styled("  ") + state
          + Styled(event.problem.map { ": \($0.withoutControls)" } ?? "", .faint))
    }
  }
}
