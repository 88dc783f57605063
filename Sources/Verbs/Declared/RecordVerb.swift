import Time

/// A recorded run of the shell.
package struct RecordOptions: Hashable, Sendable {
  /// The file to make; there must be none of its name.
  package var file: String
  /// `wire` or `shell`.
  package var layer = "wire"
  /// For the header of the file.
  package var title: String?
  /// The state to start from; `nil` to start from nothing.
  package var state: String?
  /// Whether to start from a copy of what the user has.
  package var isMine = false
  /// Whether that is not asked about.
  package var isConfirmed = false
  /// Whether e-mail addresses, names and dates of birth are written as they are.
  package var keepsPersonal = false
  /// The flags of the shell that is recorded.
  package var shell = ShellFlags()
}

/// A session recorded anew from its own inputs.
package struct AgainOptions: Hashable, Sendable {
  /// The session whose inputs are typed.
  package var file: String
  /// Where the new one is written; `nil` for in place of the old one.
  package var output: String?
  /// Whether what has changed is left out.
  package var isBlind = false
  /// A command for the shell that prints who to be; `nil` for nobody.
  package var accountCommand: String?
  /// Whether it starts now in place of when its file says.
  package var startsNow = false
  /// How much processor time each replay may take.
  package var timeout = SessionTimeout.usual
  /// Where the service is, and how it is reached.
  package var shell = ShellFlags()
}

extension AgainOptions {
  /// Those that a recording of its own doesn't take.
  fileprivate static let own = FlagList<AgainOptions>.of {
    Flag.mark("--again", "type the inputs of FILE once more, and write it anew")
    Flag(
      "-o NEW, --output NEW", "with --again: write NEW, and leave FILE as it is", \.output, .text)
    Flag("--blind", "with --again: don't show what has changed", \.isBlind)
    Flag(
      "--account-command CMD", "with --again: prints who to be at a backend", \.accountCommand,
      .text)
    Flag("--timeout TIME", "with --again: of processor time; 60s", \.timeout, .duration)
    Flag(
      "--clock now", "with --again: not when FILE says; for a live service",
      FlagValue<Instant>.time.orNow, set: { ($0.startsNow, $0.shell.clock) = ($1 == nil, $1) })
  }

  fileprivate static let flags = FlagList<AgainOptions>.of {
    own
    ShellFlag.backend.within(\AgainOptions.shell)
    ShellFlag.insecure.within(\AgainOptions.shell)
    ShellFlag.caFile.within(\AgainOptions.shell)
    ShellFlag.seed.within(\AgainOptions.shell)
    ShellFlag.coach.within(\AgainOptions.shell.coach)
    ["-c", "-f", "-i", "--layer", "--title", "--state", "--mine", "--yes"].map { name in
      Flag.refused(name, "\(name) is for a new recording: --again types what FILE has")
    }
  }
}

extension Verb {
  private static let recordFlags = FlagList<RecordOptions>.of {
    Flag(
      "--layer LAYER", "wire, with the exchanges, or shell", \.layer, .choice(["wire", "shell"]))
    Flag("--title TEXT", "what it shows", \.title, .text)
    Flag("--state FILE", "start from this store", \.state, .text)
    Flag("--mine", "start from a copy of your own store", \.isMine)
    Flag("--yes", "without the question about it", \.isConfirmed)
    Flag(
      "--keep-personal", "e-mail, names, births, numbers of people as they are", \.keepsPersonal)
  }

  static let record = Verb(
    "record", "FILE", brief: "the shell, recorded as a session file",
    about: [
      "The shell on an empty store, with all that happens written to a new file,",
      "without secrets and with stand-ins for what is personal. At the end it is",
      "verified once.",
    ],
    flags: recordFlags.map(\.help) + AgainOptions.own.map(\.help) + ShellFlag.all.map(\.help),
    codes: [
      (ExitCode.done, "recorded"), (ExitCode.failed, "a command failed, or it doesn't replay"),
      (ExitCode.usage, "usage, or a file that is there already"),
    ],
    examples: [
      "lume record --again first.session -o second.session",
      "lume record first.session --title \"From nothing to a plan\"",
    ], operand: .sessions
  ) { parser throws(UsageError) in
    parser.rest.contains("--again") ? try again(&parser) : try new(&parser)
  }

  private static func new(_ parser: inout InvocationParser) throws(UsageError) -> Invocation {
    var run = RecordOptions(file: "")
    let others: [Flag<RecordOptions>] =
      ["-o", "--output", "--blind", "--account-command"].map {
        .refused($0, "\($0) goes with --again: lume record --again FILE")
      } + ShellFlag.all.within(\RecordOptions.shell)
    let words = try parser.words(of: "lume record", recordFlags + others, &run)
    let need = "lume record needs the FILE to write, e.g. lume record first.session"
    run.file = try words.file(of: "lume record", need: need)
    guard run.state == nil || !run.isMine else {
      throw UsageError("--state and --mine are two states to start from: leave one out")
    }
    return .record(run)
  }

  private static func again(_ parser: inout InvocationParser) throws(UsageError) -> Invocation {
    var run = AgainOptions(file: "")
    let words = try parser.words(of: "lume record --again", AgainOptions.flags, &run)
    let need =
      "lume record --again needs the FILE whose inputs to type, e.g. lume record --again first.session"
    run.file = try words.file(of: "lume record --again", need: need)
    return .recordAgain(run)
  }
}
