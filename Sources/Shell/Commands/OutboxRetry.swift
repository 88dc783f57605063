import Edge
import Numbers
import UseCases

/// `/outbox retry`: sends a change again that was given up or waits.
struct OutboxRetry: SingleCommand {
  static let usage = Usage(
    words: ["outbox", "retry"], group: .sync,
    parameters: [Usage.Parameter(name: "ID", kind: .number)],
    help: "send a change that was given up", example: "/outbox retry 3")

  let number: Int

  init(_ arguments: Arguments) throws(UsageProblem) {
    number = try arguments.eventNumber()
  }

  func run(in shell: Shell) throws -> ChangeReport? {
    let event = try shell.sync.waiting(number)
    guard try shell.sync.retry(number) else { throw CommandRefusal.noChange(number) }
    guard shell.settings.sync == .auto else {
      return ChangeReport(event, "Change \(number) is sent with the next /sync.")
    }
    if let failure = try shell.changes.drain() { throw failure }
    if let left = try shell.sync.pending(number) {
      let reason = left.problem.map { ": \($0)" } ?? ""
      throw CommandRefusal(
        "Change \(number) was not taken\(reason). /outbox drop \(number) forgets it.")
    }
    return ChangeReport(event, Styled("Sent: \(event.kind) \(event.title)."))
  }
}

extension Arguments {
  /// The number by which a change in the outbox is named.
  func eventNumber() throws(UsageProblem) -> Int {
    guard let text = words.first?.text else { throw .missing("ID") }
    guard let number = Int(text, in: 1...Int.exactRange.upperBound) else {
      throw .bad(text, for: "ID", expected: "the number of a change, as /outbox lists them")
    }
    return number
  }
}

extension CommandRefusal {
  static func noChange(_ number: Int) -> CommandRefusal {
    CommandRefusal("No change \(number) waits: /outbox lists those that do.", kind: .notFound)
  }
}

extension SyncEngine {
  /// The change of a number.
  ///
  /// - Throws: `CommandRefusal` where none waits.
  func waiting(_ number: Int) throws -> Pending {
    guard let event = try pending(number) else { throw CommandRefusal.noChange(number) }
    return event
  }
}
