import Edge

/// One slash command: what it is called, what it was given, and what it does.
///
/// A parsed command is a value, whose properties say all that was typed.
protocol Command: Sendable {
  /// What comes of it.
  associatedtype Result: Report

  /// What it is called and takes.
  var usage: Usage { get }

  /// Does it.
  ///
  /// - Returns: what is told of it then; `nil` where the user left it undone, or where all that
  ///   comes of it is an answer.
  /// - Throws: `CommandRefusal` or `Failure` with nothing changed; `Interrupted`; `Terminated`.
  func run(in shell: Shell) throws -> Result?

  /// Does what follows once its result is told.
  ///
  /// - Throws: as `run`.
  func resume(from result: Result, in shell: Shell) throws
}

extension Command {
  func resume(from result: Result, in shell: Shell) {}
}

/// A command of a type of its own; others are rows of a table, of one type for all rows.
protocol SingleCommand: Command {
  static var usage: Usage { get }

  /// Reads what was typed behind the command's words.
  init(_ arguments: Arguments) throws(UsageProblem)
}

extension SingleCommand {
  var usage: Usage { Self.usage }

  static var entry: CommandEntry {
    CommandEntry(usage, Result.self) { arguments throws(UsageProblem) in try Self(arguments) }
  }
}

/// How a command is found, described and read.
struct CommandEntry: Sendable {
  let usage: Usage
  private let report: any Report.Type
  /// Reads what was typed behind the command's words.
  let parse: @Sendable (Arguments) throws(UsageProblem) -> any Command

  init(
    _ usage: Usage, _ report: any Report.Type,
    _ parse: @escaping @Sendable (Arguments) throws(UsageProblem) -> any Command
  ) {
    (self.usage, self.report, self.parse) = (usage, report, parse)
  }

  /// What its result looks like in JSON.
  var resultShape: Shape { report.shape }
}

/// A sentence for the user that says why a command was not carried out, and what to do.
struct CommandRefusal: Error, Hashable, Sendable {
  let sentence: String
  /// The same for programs.
  let kind: ErrorKind
  /// What to do, where the kind alone does not tell.
  let advice: String?

  init(_ sentence: String, kind: ErrorKind = .refused, advice: String? = nil) {
    self.sentence = sentence.withoutControls
    self.kind = kind
    self.advice = advice ?? kind.advice
  }
}

extension CommandRefusal {
  /// - Parameter usage: of the command that it is about, if one was found.
  init(_ problem: UsageProblem, _ usage: Usage?) {
    self.init(ProblemText.sentence(problem, usage), kind: .usage, advice: usage?.form)
  }
}
