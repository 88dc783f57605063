import Edge

/// `/record stop`: ends a recording. Where there is one, it never comes here: `RecordingLine` tells
/// whoever records, so that the command itself is not in the file.
struct RecordStop: SingleCommand {
  static let usage = Usage(
    words: ["record", "stop"], group: .shell, help: "end the recording", example: "/record stop",
    isQuick: true)

  init(_ arguments: Arguments) {}

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
