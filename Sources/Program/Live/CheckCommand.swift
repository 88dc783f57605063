import Edge
import ServiceHost
import Session
import Shell
import Store
import Terminal
import Time
import UseCases
import Verbs

/// `lume check`: types sessions at a live service and holds its answers to what the files ask for.
/// Writes nothing but the file of `--junit`, and touches no file of the user.
struct CheckCommand {
  private let run: CheckOptions

  init(_ run: CheckOptions) {
    self.run = run
  }

  func execute() -> Int32 {
    do {
      let service = try LiveService(run.shell)
      guard service.remote != nil || service.coach != nil else {
        throw UsageError(
          "lume check needs what to check: --backend URL for a service, or --coach URL for a language model"
        )
      }
      if service.remote == nil, run.accountCommand != nil {
        throw UsageError(
          "--account-command is for a remote backend: the built-in one knows one user")
      }
      if service.remote != nil, run.runs > 1, run.accountCommand == nil {
        throw UsageError(
          "each run needs an account of its own: --account-command CMD prints one, or leave out --runs"
        )
      }
      return try check(SessionFiles.find(run.paths).paths, service)
    } catch {
      let ending = Ending(error)
      World.complain("lume check: \(ending.sentence)")
      return ending.code
    }
  }

  private func check(_ paths: [String], _ service: LiveService) throws -> Int32 {
    guard !paths.isEmpty else {
      // One of an earlier run would be taken for this one's.
      if let path = run.junit { try JUnitFile(path, title: "lume check").write(after: .zero) }
      World.complain("lume check: \(SessionFiles.nothing(in: run.paths))")
      return ExitCode.nothingSelected
    }
    let origin = ContinuousClock.now
    if let junit = run.junit { try ResultFile.refuseSession(at: junit) }
    var reports = CheckReports(run)
    reports.begin(paths.count)
    var code = ExitCode.done
    for path in paths {
      let outcome = try outcome(path, service)
      reports.add(outcome)
      code = CheckOutcome.worse(code, outcome.code)
    }
    try reports.finish(code, after: ContinuousClock.now - origin)
    return code
  }

  private func outcome(_ path: String, _ service: LiveService) throws -> CheckOutcome {
    let origin = ContinuousClock.now
    guard let bytes = try Files.read(path) else { throw UsageError("there is no file \(path)") }
    let file: SessionFile
    do throws(SessionSyntaxError) {
      file = try SessionFile(parsing: bytes)
    } catch {
      return CheckOutcome(path: path, result: .unusable("\(error)", line: error.line))
    }
    let script = SessionScript(file)
    for line in script.skipped { World.complain("note: \(path): skipped \(line)") }
    let report = try type(script, file, path, service)
    let failing = report.failing(run.atLeast)
    let result: CheckOutcome.Result =
      report.rows.isEmpty
      ? .notChecked(CheckOutcome.hasNothingToHold)
      : report.isEmpty
        ? .notChecked(CheckOutcome.hasNoAnswers) : failing.isEmpty ? .passed : .failed
    return CheckOutcome(
      path: path, result: result, report: report, failing: failing,
      inputs: script.turns.map(\.input), runs: run.runs, service: service.title,
      time: ContinuousClock.now - origin)
  }

  /// Types a session as often as it is to be.
  private func type(
    _ script: SessionScript, _ file: SessionFile, _ path: String, _ service: LiveService
  ) throws -> CheckReport {
    let command = run.accountCommand.map(AccountCommand.init)
    var report = CheckReport()
    var progress = CheckProgress()
    defer { progress.clear() }
    for number in 1...run.runs {
      progress.begin(path, run: number, of: run.runs)
      let start = run.startsNow ? SystemClock.wall : run.shell.clock
      var options = try ReplayOptions(file.header).live(
        at: start, backend: service.remote?.name, coach: service.coach?.title)
      options.hasSessionClock = !run.startsNow
      // A service answers to a key that it knows with what it did before.
      if service.remote != nil { options = options.reseeded(World.randomSeed()) }
      if let seed = run.shell.seed { options = options.reseeded(seed &+ UInt64(number - 1)) }
      let typed = TypedRun(
        script: script, service: service, options: options,
        account: try command?.account(forRun: number) ?? CheckAccount(),
        state: try SessionState.named(in: file.header, of: path))
      let result = try typed.execute()
      if let remote = service.remote, let failure = result.seen.unreachable {
        throw Ending(
          "\(remote.name) can't be reached (\(failure.words)), so \(path) was held to nothing.",
          code: ExitCode.failed)
      }
      add(result, to: &report, script, isOfModel: service.coach != nil)
    }
    return report
  }

  /// Takes what a run has come to. What the built-in coach says in place of a model is not what is
  /// to be evaluated.
  private func add(
    _ result: TypedRun.Result, to report: inout CheckReport, _ script: SessionScript,
    isOfModel: Bool
  ) {
    let turns = result.seen.turns
    var checks = LiveComparison.checks(of: result.seen, against: script)
    var leftOut: [LiveCheck] = []
    if isOfModel {
      leftOut = checks.filter {
        $0.isAssertion && $0.turn < turns.count && turns[$0.turn].isByBuiltInCoach
      }
      checks.removeAll { leftOut.contains($0) }
      checks = script.unanswered(in: turns) + checks
    }
    if let stop = result.stop {
      checks.append(LiveCheck(outOfStep: stop, turn: turns.count - 1))
    }
    report.add(checks, leavingOut: leftOut, complaints: turns.map(\.complaints))
  }
}

extension SessionScript {
  /// The turns in which the model gave no answer, or not all of it, and did when the session was
  /// recorded.
  fileprivate func unanswered(in seen: [LiveObservation.Turn]) -> [LiveCheck] {
    zip(turns, seen).enumerated().compactMap { turn, both in
      let (script, seen) = both
      let known = script.complaints.compactMap(LanguageModel.notice)
      let notice = seen.complaints.lazy.compactMap(LanguageModel.notice).first
      guard let notice, !known.contains(notice) else { return nil }
      return LiveCheck(
        line: script.line, turn: turn, subject: "the model answers",
        fields: [Difference.Field(path: "answer", expected: "given", actual: notice)])
    }
  }
}

extension LiveCheck {
  /// That program and file got out of step, which no later line can be held against.
  fileprivate init(outOfStep stop: TypedEdge.OutOfStep, turn: Int) {
    self.init(
      line: stop.line, turn: turn, subject: "the next input",
      fields: [Difference.Field(path: "input", expected: "wanted", actual: stop.problem)])
  }
}

/// Says on stderr how far a long check is: at a terminal in one line that is written over,
/// elsewhere now and then.
struct CheckProgress {
  /// Where nobody watches, so much time is between two lines at least.
  private static let interval = Duration.seconds(10)

  private let isTerminal: Bool
  private let write: (String) -> Void
  private var last: ContinuousClock.Instant

  /// - Parameters:
  ///   - start: now.
  ///   - write: appends to stderr.
  init(
    isTerminal: Bool = World.isErrorTerminal, start: ContinuousClock.Instant = .now,
    write: @escaping (String) -> Void = World.mutter
  ) {
    (self.isTerminal, self.write) = (isTerminal, write)
    last = start
  }

  /// A run begins.
  ///
  /// - Parameter number: from 1 on.
  mutating func begin(
    _ path: String, run number: Int, of runs: Int, at now: ContinuousClock.Instant = .now
  ) {
    let text = "\(path.withoutControls): run \(number) of \(runs)"
    if isTerminal {
      write("\r\u{1B}[K\(text) …")
    } else if now - last >= CheckProgress.interval {
      write(text + "\n")
      last = now
    }
  }

  /// Makes room for what is told.
  func clear() {
    if isTerminal { write("\r\u{1B}[K") }
  }
}

/// What one session has come to at a live service.
struct CheckOutcome {
  enum Result {
    /// All held, often enough.
    case passed
    case failed
    /// Nothing was held to it, and why.
    case notChecked(String)
    case unusable(String, line: Int?)
  }

  let path: String
  let result: Result
  var report = CheckReport()
  /// Of the rows, those that held too seldom.
  var failing: [CheckReport.Row] = []
  /// By turn.
  var inputs: [String?] = []
  /// How often it was typed.
  var runs = 1
  /// What it was typed at.
  var service = ""
  var time = Duration.zero

  static let hasNoAnswers =
    "no answer in any run was the model's, so its assertions were held to none"
  static let hasNothingToHold =
    "it has neither requests nor frames nor assertions (|?), so it was only typed"

  var code: Int32 {
    switch result {
    case .passed: ExitCode.done
    case .failed: ExitCode.failed
    case .notChecked: ExitCode.incomplete
    case .unusable: ExitCode.usage
    }
  }

  /// The exit code of several: with more than one kind of failure 2, else 1, else 3.
  static func worse(_ one: Int32, _ other: Int32) -> Int32 {
    [ExitCode.usage, ExitCode.failed, ExitCode.incomplete].first { $0 == one || $0 == other }
      ?? ExitCode.done
  }

  /// What failed, for a person.
  var failures: [String] {
    failing.indices.flatMap { place -> [String] in
      let row = failing[place]
      let isLast = place + 1 == failing.count || failing[place + 1].turn != row.turn
      return report.lines(of: row, inputs: inputs)
        + (isLast ? row.complaints.map { "      the program said:  ! \($0)" } : [])
    }
  }

  /// How it stands, in a line.
  var summary: String {
    let noun = report.rows.count == 1 ? "check" : "checks"
    let times = runs > 1 ? " in \(runs) runs" : ""
    return switch result {
    case .passed: "\(path): \(report.rows.count) \(noun) held\(times) at \(service)"
    case .failed:
      "\(path): \(failing.count) of \(report.rows.count) \(noun) failed\(times) at \(service)"
    case .notChecked(let reason): "not checked \(path): \(reason)"
    case .unusable(let sentence, _): "\(path): \(sentence)"
    }
  }
}
