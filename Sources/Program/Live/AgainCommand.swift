import Edge
import JSON
import Session
import Store
import Time
import Verbs

/// `lume record --again`: types the inputs of a session once more and writes what comes as a
/// session, with the old one's comments and assertions; shows what has changed in the world and in
/// the program. The old file is replaced at the end, or never.
struct AgainCommand {
  private let run: AgainOptions

  init(_ run: AgainOptions) {
    self.run = run
  }

  /// - Throws: `UsageError`; what ends a program early, with nothing changed.
  func execute() throws -> Int32 {
    let source = try SessionSource(run.file)
    let service = try LiveService(named: run.shell)
    if run.output == nil, World.environment("CI") != nil {
      throw UsageError("CI is set, where files should not change: -o NEW writes another one")
    }
    if let output = run.output, Files.exists(output) {
      throw UsageError("\(output) is there already: -o needs a new file")
    }
    let isLive = service.remote != nil || service.coach != nil
    if isLive, source.file.header.layer == .shell {
      throw UsageError(
        "\(run.file) is of layer shell, which has the built-in backend and coach: leave out --backend and --coach"
      )
    }
    if service.remote == nil, run.accountCommand != nil {
      throw UsageError("--account-command goes with --backend: the built-in one knows one user")
    }
    let path = run.output ?? run.file
    let bytes =
      try isLive ? typedLive(source, service, path) : typedHere(source, path)
    return try keep(bytes, at: path, source.file)
  }

  /// When it starts; `nil` for when the file says.
  private var start: Instant? { run.startsNow ? SystemClock.wall : run.shell.clock }

  /// The inputs typed at the embedded backend, in no time.
  private func typedHere(_ source: SessionSource, _ path: String) throws -> [UInt8] {
    var options = try ReplayOptions(source.file.header)
    if let backend = options.backend {
      World.complain(
        "note: typed at the built-in backend, and not at \(backend): --backend names one.")
    }
    (options.backend, options.coach) = (nil, nil)
    options = options.startingAt(start).reseeded(run.shell.seed ?? options.seed)
    let playback = Playback(
      try source.typed(under: options), mode: .collecting,
      limit: ProcessorTime.limit(run.timeout))
    // Where nothing crosses a wire, the same inputs bring what an update would write.
    if source.file.header.layer == .shell { return try printed(source, playback) }
    var bytes: [UInt8] = []
    let recorder = Recorder(
      header: source.header(options, at: path), keeping: KeptLines(source.file),
      own: try .beside(path), write: { bytes += $0 })
    let replay = try ReplayRun()
    try recorder.begin()
    do {
      try replay.run(playback, at: source.path) { $0.recorded(by: recorder) }
    } catch let difference as Difference {
      // The run is over, and what was recorded up to here is not all of it.
      for line in difference.report(path: source.path) { World.complain(line) }
      throw AgainCommand.ending(difference)
    }
    try recorder.finish(exit: replay.exit ?? 0)
    return bytes
  }

  private static func ending(_ difference: Difference) -> Ending {
    let reason =
      difference.kind == .timedOut ? "it took too long" : "the inputs do not fit any more"
    return Ending("\(reason), and nothing was changed.", code: ExitCode.failed)
  }

  private func printed(_ source: SessionSource, _ playback: Playback) throws -> [UInt8] {
    do {
      try ReplayRun().run(playback, at: source.path)
      let header = SessionFile.headerLength(of: playback.file)
      let own = SessionFile.headerLength(of: source.file)
      return Array(source.file.bytes[..<own]) + playback.updated().dropFirst(header)
    } catch let difference as Difference {
      for line in difference.report(path: source.path) { World.complain(line) }
      throw AgainCommand.ending(difference)
    }
  }

  /// The inputs typed at a live service.
  private func typedLive(
    _ source: SessionSource, _ service: LiveService, _ path: String
  ) throws -> [UInt8] {
    var options = try ReplayOptions(source.file.header).live(
      at: start, backend: service.remote?.name, coach: service.coach?.title)
    if let seed = run.shell.seed ?? (service.remote == nil ? nil : World.randomSeed()) {
      options = options.reseeded(seed)
    }
    let script = SessionScript(source.file)
    for line in script.skipped { World.complain("note: \(source.path): skipped \(line)") }
    var bytes: [UInt8] = []
    let recorder = Recorder(
      header: source.header(options, at: path), keeping: KeptLines(source.file),
      own: try .beside(path), write: { bytes += $0 })
    let typed = TypedRun(
      script: script, service: service, options: options,
      account: try run.accountCommand.map { try AccountCommand($0).account(forRun: 1) }
        ?? CheckAccount(),
      state: try SessionState.named(in: source.file.header, of: source.path),
      recorder: recorder)
    if let stop = try typed.execute().stop {
      throw Ending(
        "line \(stop.line): \(stop.problem). The inputs do not fit any more, and nothing was changed.",
        code: ExitCode.failed)
    }
    return bytes
  }

  /// Sees whether the new recording replays, shows what has changed, and writes it.
  private func keep(_ bytes: [UInt8], at path: String, _ old: SessionFile) throws -> Int32 {
    let plain = try SessionFile(parsing: bytes)
    // One of layer shell is the old one updated, which keeps them.
    var new =
      old.header.layer == .shell
      ? plain : try SessionFile(parsing: KeptPatterns.bytes(of: plain, keepingThoseOf: old))
    var difference = try difference(new, at: path)
    if let first = difference, first.kind != .assertionFailed, new.bytes != plain.bytes {
      (new, difference) = (plain, try self.difference(plain, at: path))
      World.complain(
        "note: \(path): |~ and |... of the old one do not stand for what came, and went.")
    }
    if !run.isBlind { for line in AgainReport.lines(from: old, to: new) { World.say(line) } }
    if let difference {
      for line in difference.report(path: path) { World.complain(line) }
      guard difference.kind == .assertionFailed else {
        throw Ending(
          "the new recording does not replay, and nothing was written. Please report it.",
          code: ExitCode.failed)
      }
    }
    try Files.replace(path, with: new.bytes)
    let remark = difference == nil ? "" : "; an answer is not what the file asserts"
    World.say("\(path): recorded again\(remark)")
    return difference == nil ? ExitCode.done : ExitCode.failed
  }

  /// Where a new recording does not replay; `nil` where it does.
  private func difference(_ file: SessionFile, at path: String) throws -> Difference? {
    do {
      let playback = Playback(file, limit: ProcessorTime.limit(run.timeout))
      try ReplayRun().run(playback, at: path)
      return nil
    } catch let difference as Difference {
      return difference
    }
  }
}

/// What two recordings of the same inputs have differently, in lines for a person.
enum AgainReport {
  /// Nothing where both are alike; ids and times are no difference.
  static func lines(from old: SessionFile, to new: SessionFile) -> [String] {
    let (before, after) = (RecordingChange.turns(of: old), RecordingChange.turns(of: new))
    var lines: [String] = []
    for turn in 0..<max(before.count, after.count) {
      let was = turn < before.count ? before[turn] : RecordingChange.Turn()
      let came = turn < after.count ? after[turn] : RecordingChange.Turn()
      let parts = [("world", was.world, came.world), ("program", was.program, came.program)]
      let told = parts.flatMap { name, was, came in
        differences(was, came).map {
          "  \(name)\(String(repeating: " ", count: 9 - name.count))\($0)"
        }
      }
      guard !told.isEmpty else { continue }
      lines.append("turn \(turn)" + ((came.input ?? was.input).map { "  \($0)" } ?? ""))
      lines += told
    }
    return lines
  }

  private static func differences(
    _ was: [RecordingChange.Line], _ came: [RecordingChange.Line]
  ) -> [String] {
    var gone: [Int: RecordingChange.Line] = [:]
    var new: [Int: RecordingChange.Line] = [:]
    let changes = LineDifference.changes(from: was.map(\.key), to: came.map(\.key))
    for place in changes.removed { gone[place] = was[place] }
    for place in changes.inserted { new[place] = came[place] }
    return Set(gone.keys).union(new.keys).sorted().flatMap { place -> [String] in
      if let old = gone[place], let line = new[place], let fields = fields(old, line) {
        return fields
      }
      return [gone[place].map { "- \($0.text)" }, new[place].map { "+ \($0.text)" }]
        .compactMap { $0 }
    }
  }

  /// The most members of one body that are told.
  private static let most = 6

  /// Where two bodies of the same kind differ; `nil` where that says less than the lines.
  private static func fields(
    _ old: RecordingChange.Line, _ new: RecordingChange.Line
  ) -> [String]? {
    guard let was = old.body, let came = new.body else { return nil }
    let differences = JSON.differences(expected: was, actual: came).filter { difference in
      guard let left = difference.expected?.stringValue, let right = difference.actual?.stringValue
      else { return true }
      return !RecordingChange.isOfOneRecording(left) || !RecordingChange.isOfOneRecording(right)
    }
    guard !differences.isEmpty else { return nil }
    let head = old.head == new.head ? old.head : "\(old.head) is \(new.head)"
    let told = differences.prefix(most).map { difference in
      "  \(difference.path)  - \(shown(difference.expected))  + \(shown(difference.actual))"
    }
    let rest = differences.count - told.count
    return [head] + told + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  private static func shown(_ value: JSON?) -> String {
    guard let text = value?.text() else { return "(nothing)" }
    return text.count <= 80 ? text : text.prefix(80) + " …"
  }
}
