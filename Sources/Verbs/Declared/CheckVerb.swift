import Numbers
import Time

/// A session typed at a live service, or at a language model.
package struct CheckOptions: Hashable, Sendable {
  /// Files and folders.
  package var paths: [String] = []
  /// How often each session is typed; nothing of one run is there for the next.
  package var runs = 1
  /// How often each line has to hold; `nil` for every time.
  package var atLeast: Share?
  /// A command for the shell that prints who to be in a run; `nil` for nobody.
  package var accountCommand: String?
  /// Whether a run starts now in place of when its file says.
  package var startsNow = false
  /// Where the service is, and how it is reached.
  package var shell = ShellFlags()
  /// What is written to stdout.
  package var format = ReportFormat.text
  /// A file to write in the XML of JUnit.
  package var junit: String?

  /// A part of the runs.
  package enum Share: Hashable, Sendable {
    /// Of the runs, whatever their number.
    case runs(Int)
    /// 0 to 100.
    case percent(Int)

    /// Reads `18` or `90%`.
    init?(_ text: String) {
      if text.hasSuffix("%") {
        guard let percent = Int(text.dropLast(), in: 0...100) else { return nil }
        self = .percent(percent)
      } else {
        guard let runs = Int(text, in: 0...Int.exactRange.upperBound) else { return nil }
        self = .runs(runs)
      }
    }

    /// Whether a number of runs is enough of all.
    package func isReached(by held: Int, of runs: Int) -> Bool {
      switch self {
      // What could not be looked at in a run can't have held in it.
      case .runs(let least): held >= min(least, runs)
      case .percent(let least): held * 100 >= least * runs
      }
    }
  }
}

extension FlagValue<Instant> {
  /// Also `now`, which is `nil`.
  var orNow: FlagValue<Instant?> {
    FlagValue<Instant?> { name, text throws(UsageError) in
      text == "now" ? nil : try read(name, text)
    }
  }
}

extension FlagValue<CheckOptions.Share> {
  fileprivate static let share = FlagValue { name, text throws(UsageError) in
    guard let share = CheckOptions.Share(text) else {
      throw UsageError("\(name) takes a number of runs or a share such as 90%, not \"\(text)\"")
    }
    return share
  }
}

extension Verb {
  static let check = Verb(
    "check", "FILE... --backend URL", brief: "a session typed at a service or a model",
    about: [
      "Types sessions at a live service and compares statuses, shapes of JSON, the",
      "order of frames and assertions, not wording. What they make stays there: use",
      "one for tests, such as lume serve --open --temporary --port 8081.",
    ],
    options: CheckOptions(),
    flags: {
      ShellFlag.backend.saying("the service").within(\CheckOptions.shell)
      ShellFlag.coach.within(\CheckOptions.shell.coach)
      Flag(
        "--runs N", "how often, each on fresh data", \.runs, .count(1...10_000))
      Flag(
        "--at-least N", "how often a line has to hold; 90% is a share", \.atLeast, .share)
      Flag(
        "--account-command CMD", "prints an account for each run", \.accountCommand, .text)
      Flag("write a JSON object a line", \.format, .json)
      Flag("add annotations for GitHub Actions", \.format, .github)
      Flag(
        "--junit FILE", "write FILE in the XML of JUnit too", \.junit, .text)
      Flag(
        "--clock TIME", "when it starts; now: when it does", FlagValue<Instant>.time.orNow,
        set: { ($0.startsNow, $0.shell.clock) = ($1 == nil, $1) })
      ShellFlag.seed.saying("of ids").within(\CheckOptions.shell)
      ShellFlag.insecure.within(\CheckOptions.shell)
      ShellFlag.caFile.within(\CheckOptions.shell)
    },
    codes: [
      (ExitCode.done, "the service does what the files say"),
      (ExitCode.failed, "it does not, or not often enough, or can't be reached"), unusable,
      (ExitCode.incomplete, "no answer was the model's, so nothing was checked"), nothing,
      unwritten,
    ],
    examples: [
      "lume check chat.session --backend http://127.0.0.1:8081",
      "lume check chat.session --coach URL --coach-model NAME --runs 20",
    ], operand: .sessions
  ) { run, paths throws(UsageError) in
    run.paths = paths
    guard !paths.isEmpty else {
      throw UsageError(
        "lume check needs the FILE to type, e.g. lume check chat.session --backend URL")
    }
    if case .runs(let least) = run.atLeast, least > run.runs {
      throw UsageError("--at-least \(least) is more than the runs: --runs says how many there are")
    }
    return .check(run)
  }
}
