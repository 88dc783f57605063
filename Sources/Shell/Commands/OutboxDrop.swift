import Edge
import UseCases

/// `/outbox drop`: forgets a change, after asking; the backend is never told of it.
struct OutboxDrop: SingleCommand {
  static let usage = Usage(
    words: ["outbox", "drop"], group: .sync,
    parameters: [Usage.Parameter(name: "ID", kind: .number)], flags: [.yes],
    help: "never send a change", example: "/outbox drop 3 --yes")

  let number: Int
  let isForced: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    number = try arguments.eventNumber()
    isForced = arguments.has("yes")
  }

  func run(in shell: Shell) throws -> ChangeReport? {
    let event = try shell.sync.waiting(number)
    let title = event.title
    let question = "Drop \(event.kind) \"\(title)\"? The backend will not hear of it."
    guard
      try shell.dialog.confirms(
        question, action: "drop it", command: "/outbox drop \(number)", isForced: isForced)
    else {
      try shell.edge.complain("Nothing was dropped.")
      return nil
    }
    guard try shell.sync.drop(number) else { throw CommandRefusal.noChange(number) }
    return ChangeReport(
      event, Styled("Dropped: \(event.kind) \(title). What is saved here stays."))
  }
}
