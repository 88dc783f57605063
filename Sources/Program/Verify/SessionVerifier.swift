import Edge
import Session
import Store
import Threads
import Time
import Verbs

/// Verifies one file after another, on one thread.
final class SessionVerifier {
  private let run: VerifyOptions
  private let replay: ReplayRun

  init(_ run: VerifyOptions) throws {
    self.run = run
    replay = try ReplayRun()
  }

  func outcome(of path: String) -> VerifyOutcome {
    let origin = ContinuousClock.now
    var notes: [String] = []
    var file: SessionFile?
    let limit = ProcessorTime.limit(run.timeout)
    let verdict = verdict(on: path, &file, &notes, limit)
    let differences = differences(verdict, in: file, at: path, limit)
    let told = run.tellsAll ? differences.count : min(1, differences.count)
    return VerifyOutcome(
      path: path, verdict: verdict, differences: Array(differences.prefix(told)),
      untold: differences.count - told, notes: notes, turns: file?.turns ?? 0,
      time: ContinuousClock.now - origin)
  }

  /// All places where a file differs. They are looked for once it's known that it does: a run that
  /// goes on behind the first of them costs more than one that compares.
  private func differences(
    _ verdict: Verdict, in file: SessionFile?, at path: String, _ limit: TimeLimit
  ) -> [Difference] {
    guard case .differs(let first) = verdict else { return [] }
    guard let file, first.kind != .timedOut, first.note == nil else { return [first] }
    do {
      let all = try differences(in: file, at: path, isPerTurn: false, limit)
      return all.isEmpty ? [first] : all
    } catch {
      return [first]
    }
  }

  private func verdict(
    on path: String, _ read: inout SessionFile?, _ notes: inout [String], _ limit: TimeLimit
  ) -> Verdict {
    do {
      let file = try SessionFile(reading: path)
      read = file
      if run.isStrict, let warning = file.warnings.first { return .unusable(warning) }
      notes += file.warnings
      let verdict = Verdict(on: file, at: path, replay, limit)
      guard case .passed = verdict else { return unusable(file.brokenJSON()) ?? verdict }
      // What was sent is as the program has written it.
      if let broken = unusable(file.brokenJSON(isReceived: true)) { return broken }
      if run.isStrict, !file.hasEnd { return .incomplete }
      guard run.perturbations > 0 else { return verdict }
      return try perturbed(file, at: path, &notes, limit) ?? verdict
    } catch {
      return Verdict(for: error)
    }
  }

  private func unusable(_ broken: BrokenJSON?) -> Verdict? {
    broken.map { .unusable($0.placedSentence, line: $0.line) }
  }

  /// Runs a session again with its text cut at other places: the same lines have to be printed in
  /// each turn, though not at the same frames.
  ///
  /// - Returns: `nil` when that changed nothing.
  private func perturbed(
    _ file: SessionFile, at path: String, _ notes: inout [String], _ limit: TimeLimit
  ) throws -> Verdict? {
    guard !(try ReplayOptions(file.header).isJSON) else {
      notes.append("--perturb was left out: with --json every piece is a line")
      return nil
    }
    let exchange =
      file.header.layer == .wire ? file : try replay.exchange(of: file, at: path, limit)
    for number in 0...run.perturbations {
      let cut = Perturbation(number: max(number, 1))
      guard let other = number == 0 ? exchange : try cut.applied(to: exchange) else { return nil }
      let differences = try differences(in: other, at: path, isPerTurn: true, limit)
      guard let difference = differences.first else { continue }
      guard number > 0 else {
        notes.append("--perturb was left out: what crosses the wire does not replay by itself")
        return nil
      }
      return .differs(
        difference.moved(to: file.line(of: difference.line, in: other), note: cut.sentence))
    }
    return nil
  }

  /// All differences of a file, in its order; the last of them may be what ended the run early.
  private func differences(
    in file: SessionFile, at path: String, isPerTurn: Bool, _ limit: TimeLimit
  ) throws -> [Difference] {
    let playback = Playback(file, mode: .collecting, limit: limit)
    do {
      try replay.run(playback, at: path)
    } catch let difference as Difference {
      return playback.differences(isPerTurn: isPerTurn) + [difference]
    }
    return playback.differences(isPerTurn: isPerTurn)
  }
}

/// What one session file has come to.
enum Verdict: Sendable {
  case passed
  /// Nothing differs, and nothing is proved by that.
  case notChecked(Unchecked)
  /// It has no end where one is asked for.
  case incomplete
  case differs(Difference)
  /// The file cannot be used; the sentence that says why, and the line if there is one.
  case unusable(String, line: Int? = nil)

  /// Replays a file.
  ///
  /// - Parameter limit: how much processor time of this thread it may take.
  init(
    on file: SessionFile, at path: String, _ replay: ReplayRun,
    _ limit: TimeLimit = ProcessorTime.limit(SessionTimeout.usual)
  ) {
    do {
      try replay.run(Playback(file, limit: limit), at: path)
      self = file.unchecked.map { .notChecked($0) } ?? .passed
    } catch {
      self.init(for: error)
    }
  }

  /// What an error makes of a file.
  init(for error: any Error) {
    switch error {
    case let difference as Difference: self = .differs(difference)
    case let error as SessionSyntaxError: self = .unusable("\(error)", line: error.line)
    case let error as UsageError: self = .unusable(error.sentence, line: error.line)
    default: self = .unusable(Ending(error).sentence)
    }
  }
}

extension SessionFile {
  /// Reads a file.
  ///
  /// - Throws: what a `Verdict` says of an error.
  init(reading path: String) throws {
    guard let bytes = try Files.read(path) else { throw UsageError("there is no such file.") }
    try self.init(parsing: bytes)
  }
}

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

/// The time that a thread has had of a processor: what others do on the machine is not in it.
package enum ProcessorTime {
  /// A limit that begins now, for a run on this thread.
  ///
  /// Asking for the time of a thread is a system call, so it is not asked for before as much time
  /// has passed at all.
  static func limit(_ duration: Duration) -> TimeLimit {
    let watch = Watch(nanoseconds(duration))
    return TimeLimit("\(text(duration)) of processor time") { watch.hasPassed() }
  }

  /// A class, since a variable that a closure keeps is guarded at each use.
  private final class Watch {
    private let most: Int64
    private let begin = SystemClock.threadWork
    private var look: Int64

    init(_ most: Int64) {
      self.most = most
      look = SystemClock.coarseUptime + most
    }

    func hasPassed() -> Bool {
      let now = SystemClock.coarseUptime
      guard now >= look else { return false }
      let left = most - (SystemClock.threadWork - begin)
      look = now + left
      return left <= 0
    }
  }

  /// A duration as clocks count it, or the longest that they do.
  static func nanoseconds(_ duration: Duration) -> Int64 {
    min(duration.milliseconds, longest) * 1_000_000
  }

  /// In milliseconds, some thirty years: more than that overflows in nanoseconds.
  private static let longest: Int64 = 1_000_000_000_000

  static func text(_ duration: Duration) -> String {
    let milliseconds = duration.milliseconds
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
  }
}

/// Work that may have so much of a processor and no more.
enum BoundedWork {
  private struct State<Value: Sendable>: Sendable {
    /// Of the thread that does it.
    var clock: ThreadClock?
    var result: Result<Value, any Error>?
  }

  /// Does something on a thread of its own. One whose time is over is left to itself, until the
  /// program ends.
  ///
  /// - Throws: what the body throws; `Ending` where its time is over.
  static func run<Value: Sendable>(
    within limit: Duration, _ body: @escaping @Sendable () throws -> Value
  ) throws -> Value {
    let state = Guarded(State<Value>())
    let most = ProcessorTime.nanoseconds(limit)
    let began = SystemThread.start {
      let clock = ThreadClock()
      state.withLock { $0.clock = clock }
      let result = Result { try body() }
      let isLate = clock.work >= most
      state.change { $0.result = isLate ? .failure(ending(limit)) : result }
    }
    guard began else { throw Ending.noThread }
    let result = state.waiting {
      state -> Guarded<State<Value>>.Attempt<Result<Value, any Error>?> in
      if let result = state.result { return .done(result) }
      if let clock = state.clock, clock.work >= most { return .done(nil) }
      return .wait(.milliseconds(10))
    }
    guard let result else { throw ending(limit) }
    return try result.get()
  }

  /// That a file has taken more than it may.
  static func ending(_ limit: Duration) -> Ending {
    Ending(
      "it takes more than \(ProcessorTime.text(limit)) of processor time; --timeout gives it longer.",
      code: ExitCode.failed)
  }
}
