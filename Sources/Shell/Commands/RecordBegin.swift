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
