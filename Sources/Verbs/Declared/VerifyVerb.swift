import Numbers

/// A comparison of session files with what the program does now.
package struct VerifyOptions: Hashable, Sendable {

  /// One of several equal parts of all files.
  package struct Shard: Hashable, Sendable {
    /// From 1 to `count`.
    package var number: Int
    /// How many parts there are.
    package var count: Int
  }

  /// Files and folders.
  package var paths: [String] = []
  /// Globs of which a file's path or name has to match one.
  package var filters: [String] = []
  /// Of which a file has to have one in its header, and none of those with a `!` before them.
  package var tags: [String] = []
  /// Whether only those are verified that were told of as not passed by the file of `junit`.
  package var rerunsFailed = false
  /// The part of the files to take.
  package var shard: Shard?
  /// Whether a file without its end is a failure, and an odd header an error.
  package var isStrict = false
  /// Whether the first failure ends it.
  package var stopsAtFirst = false
  /// Whether all differences of a file are told, and not only the first.
  package var tellsAll = false
  /// How much processor time each session may take.
  package var timeout = SessionTimeout.usual
  /// How many threads verify; 0 for as many as there are processors.
  package var jobs = 1
  /// How often each session is run again with its streamed text cut at other places.
  package var perturbations = 0
  /// What is written to stdout.
  package var format = ReportFormat.text
  /// A file to write in the XML of JUnit.
  package var junit: String?
  /// Whether to say what is there and verify nothing.
  package var isList = false
  /// Whether the slowest sessions are told of.
  package var hasTimings = false
  /// Whether to verify again whenever a file changes.
  package var watches = false
  /// `auto`, `always` or `never`.
  package var color: String?
}

extension VerifyOptions {
  /// What can't be told together.
  fileprivate func check() throws(UsageError) {
    if rerunsFailed, junit == nil {
      throw UsageError(
        "--rerun-failed reads what failed from the report of the run before: name it by --junit FILE"
      )
    }
    if rerunsFailed, shard != nil {
      throw UsageError(
        "--rerun-failed goes by a report of all files, and a shard has some: leave out --shard")
    }
    let report = junit != nil ? "--junit" : format == .text ? nil : format.flag
    if watches, let other = junit == nil && isList ? "--list" : report {
      throw UsageError("--watch shows a report for people: leave out \(other)")
    }
    if isList, let report, report != "--json" {
      throw UsageError("--list verifies nothing: leave out \(report)")
    }
  }
}

extension FlagValue<VerifyOptions.Shard> {
  fileprivate static let shard = FlagValue { name, text throws(UsageError) in
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[1], in: 1...1_000_000),
      let number = Int(parts[0], in: 1...count)
    else {
      throw UsageError("\(name) takes the part and the number of parts, e.g. 2/4, not \"\(text)\"")
    }
    return VerifyOptions.Shard(number: number, count: count)
  }
}

extension Verb {
  /// What codes of verbs that read session files mean.
  static let unusable: (Int32, String) = (ExitCode.usage, "usage, or a file that can't be read")
  static let unwritten: (Int32, String) = (
    ExitCode.unusableStore, "what it prints can't be written"
  )
  static let nothing: (Int32, String) = (
    ExitCode.nothingSelected, "no session was found there"
  )

  static let verify = Verb(
    "verify", "[PATH...]", brief: "replay and compare files (default: Sessions)",
    about: [
      "Replays session files and compares what lume does with what they say.",
      "A folder means all *.session below it; with no path it is Sessions,",
      "or where there is none the files of this folder.",
    ],
    options: VerifyOptions(),
    flags: {
      Flag(
        "--filter GLOB", "those whose path or name fits; may be repeated", \.filters, .text)
      Flag(
        "--tag TAG", "those with this tag, !TAG: without; may be repeated", \.tags, .text)
      Flag(
        "--rerun-failed", "those that failed by the report of --junit", \.rerunsFailed)
      Flag(
        "--shard I/N", "one of N equal parts, by what is in the files", \.shard, .shard)
      Flag(
        "-j N, --jobs N", "on N threads; auto: as many as processors", \.jobs,
        .count(1...256).or("auto", 0))
      Flag(
        "--all", "all differences of a file, not only the first", \.tellsAll)
      Flag("--fail-fast", "stop at the first file that fails", \.stopsAtFirst)
      Flag(
        "--strict", "no end is a failure, an odd header an error", \.isStrict)
      Flag(
        "--perturb N", "N runs more, with streamed text cut elsewhere", \.perturbations,
        .count(1...1000))
      Flag(
        "--timeout TIME", "of processor time a file may take; 60s", \.timeout, .duration)
      Flag("write TAP, version 13", \.format, .tap)
      Flag("write a JSON object a line", \.format, .json)
      Flag("add annotations for GitHub Actions", \.format, .github)
      Flag(
        "--junit FILE", "write FILE in the XML of JUnit too", \.junit, .text)
      Flag(
        "--list", "say which files there are, and verify none", \.isList)
      Flag("--timings", "tell the slowest", \.hasTimings)
      Flag("--watch", "verify again whenever a file changes", \.watches)
      Flag("--color MODE", "auto, always, never", \.color, ShellFlag.colors)
    },
    codes: [
      (ExitCode.done, "all of them are as they say"), (ExitCode.failed, "one differs"), unusable,
      (ExitCode.incomplete, "by one nothing is checked; or no end, under --strict"),
      nothing, unwritten,
    ],
    examples: [
      "lume verify -j auto --junit report.xml", "lume verify --watch Sessions/mine.session",
      "lume verify --tag chat --shard 2/4 --github",
    ], operand: .sessions
  ) { run, paths throws(UsageError) in
    run.paths = paths
    try run.check()
    return .verify(run)
  }
}
