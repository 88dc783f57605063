import UseCases
import Wellness

/// A command that asks for advice for one goal, the active one where none is named.
struct AdviceCommand<Given: AdviceReport>: SingleCommand {
  static var usage: Usage { Given.usage }

  let name: String?
  /// Whether advice is asked for that is new, also where some is kept.
  let isFresh: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
    isFresh = arguments.has("fresh")
  }

  func run(in shell: Shell) throws -> Given? {
    let goal = try shell.names.goal(name)
    try shell.changes.announceSending(of: goal)
    return try Given(for: goal, isFresh: isFresh, in: shell)
  }
}

/// Advice of one kind, and the command that gives it.
protocol AdviceReport: Report {
  static var usage: Usage { get }

  /// Asks for it.
  init(for goal: Goal, isFresh: Bool, in shell: Shell) throws
}

extension Usage {
  /// - Parameter fresh: what `--fresh` does, for a command that keeps what it was given.
  static func advice(_ word: String, help: String, example: String, fresh: String? = nil) -> Usage {
    Usage(
      words: [word], group: .coaching,
      parameters: [Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
      flags: fresh.map { [Flag(name: "fresh", kind: .none, placeholder: "", help: $0)] } ?? [],
      help: help, example: example)
  }
}
