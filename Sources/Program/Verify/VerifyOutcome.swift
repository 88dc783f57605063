import Session
import Verbs

/// What verifying one file has come to.
struct VerifyOutcome: Sendable {
  let path: String
  let verdict: Verdict
  /// Where it differs: the first place, or all of them where that is asked for.
  let differences: [Difference]
  /// How many more there are.
  let untold: Int
  /// What is odd but no failure, as sentences.
  let notes: [String]
  /// The inputs of the file; 0 for one that cannot be read.
  let turns: Int
  /// How long it took, by the clock on the wall.
  let time: Duration

  /// As many differences of a file are told to people: what comes of so many more isn't read, and
  /// lines are laid beside each other outside of `--timeout`.
  static let mostTold = 1000

  /// Those that people are told of.
  var told: ArraySlice<Difference> { differences.prefix(VerifyOutcome.mostTold) }

  /// Whether it counts as a failure.
  var isBad: Bool {
    switch verdict {
    case .passed, .notChecked: false
    case .incomplete, .differs, .unusable: true
    }
  }
}

/// How many files have come to what.
struct VerifyCounts: Hashable, Sendable {
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var incomplete = 0
  private(set) var notChecked = 0
  private(set) var unusable = 0
  /// Those that were left out since an earlier one failed.
  var notRun = 0

  mutating func add(_ verdict: Verdict) {
    switch verdict {
    case .passed: passed += 1
    case .notChecked: notChecked += 1
    case .incomplete: incomplete += 1
    case .differs: failed += 1
    case .unusable: unusable += 1
    }
  }

  /// What the program ends with: the gravest of what happened.
  var exitCode: Int32 {
    if unusable > 0 { return ExitCode.usage }
    if failed > 0 { return ExitCode.failed }
    return incomplete + notChecked > 0 ? ExitCode.incomplete : ExitCode.done
  }
}
