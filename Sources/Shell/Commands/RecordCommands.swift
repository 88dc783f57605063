import Edge
import UseCases
import Wellness

/// `/record`: records from here on. This shell ends, and another one begins that is recorded, on
/// what there is now; so the recording replays.
struct RecordBegin: SingleCommand {
  static let usage = Usage(
    words: ["record"], group: .shell,
    parameters: [Usage.Parameter(name: "FILE", kind: .file, isLong: true)], flags: [.yes],
    help: "record from here on, as a session file", example: "/record first.session",
    notes: [
      "In the terminal, after /quit: lume play FILE shows a recording, and",
      "lume verify FILE checks that it still comes out the same.",
    ])

  let file: String
  let isForced: Bool

  /// Words that are meant for a second one, and not for a file.
  private static let words: Set = [
    "start", "begin", "on", "off", "end", "list", "show", "status", "pause", "resume", "play",
    "replay",
  ]

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let file = arguments.joined else { throw .missing("FILE") }
    guard !RecordBegin.words.contains(file.lowercased()) else {
      throw .bad(
        file, for: "/record",
        expected: "a file, as in \(RecordBegin.usage.example); /record stop ends it")
    }
    self.file = file
    isForced = arguments.has("yes")
  }

  func run(in shell: Shell) throws -> RecordingBegun? {
    guard let problem = shell.options.recordingProblem else {
      throw CommandRefusal(
        "This run can't be recorded from here on: it is recorded or replayed already.")
    }
    if let sentence = problem(file) { throw CommandRefusal(sentence) }
    let goals = Plural.of(try shell.goals.summaries().count, "open goal")
    let chats = Plural.of(try shell.consultations.list(.active).count, "open chat")
    let isMeant = try shell.dialog.confirms(
      "It begins with a copy of what you have, \(goals) and \(chats), for whoever reads it. Record to \(file)?",
      action: "record, with a copy of what you have", command: "/record \(file)",
      isForced: isForced)
    guard isMeant else {
      try shell.edge.complain("Nothing is recorded.")
      return nil
    }
    shell.recordingWish = file
    shell.isLeaving = true
    return RecordingBegun(file: file)
  }
}

/// A recording that begins now.
struct RecordingBegun: Report {
  let file: String

  static let fields: [Field<RecordingBegun>] = [Field("file", \.file)]

  func lines(in shell: Shell) -> [Styled] {
    [
      Styled(
        "Recording to \(file) from here on; /note TEXT puts a comment in, /record stop ends it.")
    ]
  }
}

/// `/record stop`: ends a recording. Where there is one, it never comes here: `RecordingLine` tells
/// whoever records, so that the command itself is not in the file.
struct RecordStop: BareCommand {
  static let usage = Usage(
    words: ["record", "stop"], group: .shell, help: "end the recording", example: "/record stop",
    isQuick: true)

  func run(in shell: Shell) throws -> Nothing? {
    throw CommandRefusal("Nothing is recorded: /record FILE begins it.")
  }
}

/// `/note`: puts a comment into the recording. Where there is one, it never comes here.
struct Note: SingleCommand {
  static let usage = Usage(
    words: ["note"], group: .shell,
    parameters: [Usage.Parameter(name: "TEXT", kind: .text, isLong: true)],
    help: "put a comment into the recording", example: "/note now without a goal", isQuick: true)

  init(_ arguments: Arguments) throws(UsageProblem) {
    if arguments.joined == nil { throw .missing("TEXT") }
  }

  func run(in shell: Shell) throws -> Nothing? {
    throw CommandRefusal(
      "Nothing is recorded, so there is nothing to note it in: /record FILE begins it.")
  }
}

/// An input that is for whoever records a run, and not for the run.
package enum RecordingLine: Hashable, Sendable {
  /// Another recording is asked for.
  case begin
  case stop
  /// A comment.
  case note(String)

  /// `nil` for every other input, those that can't be read included: the shell says what is wrong
  /// with them.
  package init?(_ line: String) {
    guard case .command(let name, let rest) = Typed(line), name == "record" || name == "note",
      !Arguments.asksForHelp(rest)
    else { return nil }
    do throws(UsageProblem) {
      let (entry, rest) = try Registry.find(name, rest)
      let arguments = try Arguments(rest, for: entry.usage)
      _ = try entry.parse(arguments)
      switch entry.usage.name {
      case Note.usage.name: self = .note(rest.trimmed)
      case RecordStop.usage.name: self = .stop
      default: self = .begin
      }
    } catch {
      return nil
    }
  }
}
