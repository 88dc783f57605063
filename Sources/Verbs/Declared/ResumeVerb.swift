/// A session that goes on from one of its turns.
package struct ResumeOptions: Hashable, Sendable {
  /// The session.
  package var file: String
  /// The last turn that is replayed; `nil` for the last there is.
  package var turn: Int?
  /// Where what is replayed and what follows is recorded to; `nil` for nowhere.
  package var record: String?
  /// How the prompt looks, what is typed at it, and the backend of layer wire.
  package var shell = ShellFlags()
}

extension Verb {
  static let resume = Verb(
    "resume", "FILE --turn N", brief: "replay up to a turn, then go on from there",
    about: [
      "Replays a session up to a turn, at once, and hands over the prompt in that",
      "state. Layer wire goes on at --backend, or its inputs are typed again at the",
      "built-in backend, and what came otherwise is told.",
    ],
    options: ResumeOptions(file: ""),
    flags: {
      Flag(
        "--turn N", "the last turn that is replayed; the last there is", \.turn,
        .count(0...1_000_000))
      Flag("--record NEW", "keep all of it as a session of its own", \.record, .text)
      ShellFlag.backend.saying("where a session of layer wire goes on").within(\ResumeOptions.shell)
      ShellFlag.coach.within(\ResumeOptions.shell.coach)
      ShellFlag.caFile.within(\ResumeOptions.shell)
      ShellFlag.insecure.within(\ResumeOptions.shell)
      ShellFlag.inputs.within(\ResumeOptions.shell)
      ShellFlag.color.within(\ResumeOptions.shell)
      ShellFlag.ascii.within(\ResumeOptions.shell)
      ShellFlag.accessible.within(\ResumeOptions.shell)
    },
    codes: [
      (ExitCode.done, "you have left"),
      (ExitCode.failed, "it doesn't replay so far, or a command failed"),
      (ExitCode.usage, "usage, or a file that can't be read or made"),
    ],
    examples: ["lume resume chat.session --turn 3 --record other.session"], operand: .sessions
  ) { run, words throws(UsageError) in
    let need = "lume resume needs the FILE to go on from, e.g. lume resume chat.session --turn 3"
    run.file = try words.file(of: "lume resume", need: need)
    return .resume(run)
  }
}
