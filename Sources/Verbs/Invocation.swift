import Shell
import Time

/// What the program was asked for on its command line, as plain values.
package enum Invocation: Hashable, Sendable {
  case shell(ShellFlags)
  case record(RecordOptions)
  case recordAgain(AgainOptions)
  case verify(VerifyOptions)
  case update(UpdateOptions)
  case check(CheckOptions)
  case resume(ResumeOptions)
  case play(PlayOptions)
  case export(ExportOptions)
  case serve(ServeOptions)
  case users(UsersOptions)
  case database(DatabaseOptions)
  /// Where the files are; as JSON or in lines.
  case paths(isJSON: Bool)
  case doctor(ShellFlags)
  case version
  case help
  /// What one verb takes; the shell has an empty one.
  case verbHelp(String)
  /// All of it, as a page for `man`.
  case manual
  case completion(CompletionShell)
  /// The titles that completion offers, a line each.
  case goalTitles
  case format(FormatOptions)
  case lint(LintOptions)
  case importing(ImportOptions)
}

/// A language model as the coach, as the flags name it. Its key is never a flag.
package struct CoachFlags: Hashable, Sendable {
  /// The address below which `/chat/completions` is, or `off`.
  package var address: String?
  /// What its server calls the model.
  package var model: String?
  /// What is set of it, each `KEY=VALUE`; later ones win.
  package var options: [String] = []
  /// A file that only the user may read.
  package var keyFile: String?

  package init() {}
}

/// A run of the shell.
package struct ShellFlags: Hashable, Sendable {
  /// Inputs of `-c` and of the file of `-f`, in their order; empty to read them.
  package var inputs: [Input] = []
  /// Where the one question of `lume ask` goes, which is the only input; `nil` for a shell.
  package var question: Question?
  /// Whether the question is what stdin has.
  package var readsQuestion = false
  /// Whether to stay at the prompt behind them.
  package var stays = false
  /// Whether a failing command in batch lets the next one run.
  package var keepsGoing = false
  /// Whether what there is to tell is written as JSON, one object a line.
  package var isJSON = false
  /// Whether nothing is kept in the history.
  package var isIncognito = false
  /// Of ids; `nil` for a random one.
  package var seed: UInt64?
  /// When the run starts; `nil` for now.
  package var clock: Instant?
  /// The time between words, e.g. `40ms`.
  package var pace: String?
  /// The address of a remote backend; `nil` for the one that is built in.
  package var backend: String?
  /// Whether plain http may leave this machine.
  package var isInsecure = false
  /// A file of certificates, in PEM, that are trusted beside the system's.
  package var caFile: String?
  /// What answers in place of the built-in coach.
  package var coach = CoachFlags()
  /// How the backend misbehaves, as `Faults` reads it.
  package var fault: String?
  /// `auto` or `manual`.
  package var sync: String?
  /// `auto`, `always` or `never`.
  package var color: String?
  /// Whether to keep to ASCII.
  package var isASCII = false
  /// Whether a screen reader reads along.
  package var isAccessible = false

  /// Where inputs come from.
  package enum Input: Hashable, Sendable {
    case line(String)
    case file(String)
  }

  package init() {}
}

/// What is wrong with a command line; one sentence that says what to do.
package struct UsageError: Error, Hashable, Sendable {
  /// What is wrong and what to do.
  package let sentence: String
  /// The key of a session's header that it is about.
  let header: String?
  /// Where that stands in the file, counted from 1.
  package private(set) var line: Int?

  package init(_ sentence: String, header: String? = nil) {
    self.sentence = sentence
    self.header = header
  }

  /// The same, with its place in a file.
  package func placed(_ lines: [String: Int]) -> UsageError {
    guard let line = header.flatMap({ lines[$0] }) else { return self }
    var placed = UsageError("line \(line): \(sentence)", header: header)
    placed.line = line
    return placed
  }
}

/// How much processor time a session may take.
package enum SessionTimeout {
  /// Where nothing else is said.
  package static let usual = Duration.seconds(60)
}

/// How a server writes its log: fields with their names, a line for each request.
package enum LogFormat: String, CaseIterable, Hashable, Sendable {
  /// `name=value name=value`.
  case logfmt
  /// One object a line.
  case json
}

/// What a verb that reads session files writes to stdout.
package enum ReportFormat: String, Hashable, Sendable {
  /// For people.
  case text
  /// The same, and a workflow command of GitHub Actions for each failure.
  case github
  /// The Test Anything Protocol, version 13.
  case tap
  /// One JSON object a line.
  case json

  /// The flag that asks for it.
  var flag: String { "--\(rawValue)" }
}

/// What the program tells whoever started it.
package enum ExitCode {
  package static let done: Int32 = 0
  /// A command failed, or a session differs.
  package static let failed: Int32 = 1
  /// Usage, a bad file, an unsupported version.
  package static let usage: Int32 = 2
  /// A session by which nothing was checked, or one without its end where that is asked for.
  package static let incomplete: Int32 = 3
  package static let nothingSelected: Int32 = 4
  /// The backend could not be reached where an answer was required.
  package static let unreachable: Int32 = 69
  package static let internalError: Int32 = 70
  /// The user's files cannot be used.
  package static let unusableStore: Int32 = 74
  /// Ended by a signal of this number.
  package static func signal(_ number: Int32) -> Int32 { 128 + number }
}
