import JSON
import Numbers
import ServiceHost
import Session
import Store
import Terminal
import Verbs

/// `lume verify`: replays session files and compares. Writes nothing but the file of `--junit`,
/// opens no socket, reads no wall clock but for the time it says it took.
struct VerifyCommand {
  private let run: VerifyOptions

  init(_ run: VerifyOptions) {
    self.run = run
  }

  func execute() -> Int32 {
    do {
      return run.watches ? try SessionWatch(self, run).execute() : try once()
    } catch {
      let ending = Ending(error)
      World.complain("lume verify: \(ending.sentence)")
      return ending.code
    }
  }

  /// Verifies what is there now.
  func once() throws -> Int32 {
    let origin = ContinuousClock.now
    if let junit = run.junit { try ResultFile.refuseSession(at: junit) }
    let selection = try SessionSelection(run, among: try failedBefore())
    for note in selection.notes { World.complain("note: \(note)") }
    guard !selection.paths.isEmpty || selection.isEmptyShard else {
      // One of an earlier run would be taken for this one's; what is left to rerun stays told of.
      if let path = run.junit, !run.rerunsFailed, !run.isList {
        try JUnitFile(path, title: "lume verify").write(after: .zero)
      }
      World.complain("lume verify: \(selection.emptiness)")
      return ExitCode.nothingSelected
    }
    if run.isList { return SessionList(selection.paths, isJSON: run.format == .json).execute() }
    var reports = reports()
    var counts = VerifyCounts()
    var outcomes: [VerifyOutcome] = []
    var done: Set<String> = []
    for report in reports { report.begin(selection.paths.count) }
    let threads = run.jobs == 0 ? World.processors : run.jobs
    try VerifyThreads.verify(selection.paths, run, threads: threads) { outcome in
      counts.add(outcome.verdict)
      done.insert(outcome.path)
      for place in reports.indices { reports[place].add(outcome) }
      if run.hasTimings { outcomes.append(outcome) }
      return !(run.stopsAtFirst && outcome.isBad)
    }
    let notRun = selection.paths.filter { !done.contains($0) }
    counts.notRun = notRun.count
    let summary = VerifySummary(
      counts: counts, notRun: notRun, exit: counts.exitCode, time: ContinuousClock.now - origin,
      shard: run.shard,
      slowest: Array(outcomes.sorted { $0.time > $1.time }.prefix(10)))
    for place in reports.indices { try reports[place].finish(summary) }
    return summary.exit
  }

  /// The files that the run before has told of as not passed; `nil` for all that there are.
  private func failedBefore() throws -> Set<String>? {
    guard run.rerunsFailed, let path = run.junit else { return nil }
    guard let bytes = try Files.read(path) else {
      World.complain("note: there is no report \(path) of an earlier run, so all are verified.")
      return nil
    }
    guard let failed = JUnitFile.failures(in: String(decoding: bytes, as: UTF8.self)) else {
      throw UsageError(
        "\(path) is no JUnit report: name one that lume verify --junit has written, or none that "
          + "is there; nothing was written to it.")
    }
    if failed.isEmpty {
      World.complain("note: \(path) tells of none that failed, so all are verified.")
    }
    return failed.isEmpty ? nil : failed
  }

  private func reports() -> [any VerifyReport] {
    let palette = Palette(
      run.color.flatMap(Palette.Choice.init(rawValue:)) ?? .auto,
      isTerminal: World.isOutputTerminal, noColor: World.environment("NO_COLOR"),
      term: World.environment("TERM"))
    let main: any VerifyReport =
      switch run.format {
      case .text: TextReport(palette)
      case .github: GitHubReport(TextReport(palette))
      case .tap: TAPReport()
      case .json: JSONLinesReport(run)
      }
    return [main] + (run.junit.map { [JUnitReport($0)] } ?? [])
  }
}

/// `lume verify --watch`: verifies again whenever a session changes, comes or goes, until Ctrl-C.
struct SessionWatch {
  private let command: VerifyCommand
  private let run: VerifyOptions

  /// How often the files are looked at. A look at a thousand of them takes some milliseconds, and
  /// works on file systems that tell nobody of a change.
  private static let interval = Duration.milliseconds(200)

  init(_ command: VerifyCommand, _ run: VerifyOptions) {
    self.command = command
    self.run = run
  }

  /// Runs until a signal ends the program.
  ///
  /// - Throws: `UsageError` for a path that is nothing at the start.
  func execute() throws -> Int32 {
    _ = try SessionFiles.find(run.paths)
    while true {
      let seen = stamps()
      if World.isOutputTerminal { World.write("\u{1B}[H\u{1B}[2J") }
      do {
        _ = try command.once()
      } catch {
        World.complain("lume verify: \(Ending(error).sentence)")
      }
      World.say("Waiting for a change; Ctrl-C leaves.")
      while stamps() == seen { World.pause(SessionWatch.interval) }
    }
  }

  /// What differs once a file has changed; a folder that is gone has none.
  private func stamps() -> [String: [Int64]] {
    var stamps: [String: [Int64]] = [:]
    do {
      for path in try SessionFiles.find(run.paths).paths { stamps[path] = Files.stamp(path) ?? [] }
    } catch {
      return stamps
    }
    return stamps
  }
}

/// `lume verify --list`: the files that would be verified, and what their headers say of them.
struct SessionList {
  private let paths: [String]
  private let isJSON: Bool

  init(_ paths: [String], isJSON: Bool) {
    self.paths = paths
    self.isJSON = isJSON
  }

  /// - Returns: 2 where one cannot be read.
  func execute() -> Int32 {
    var code = ExitCode.done
    let width = paths.map(\.count).max() ?? 0
    for path in paths {
      do {
        let file = try SessionFile(reading: path)
        if isJSON { World.say(json: json(path, file)) } else { World.say(line(path, file, width)) }
      } catch {
        code = ExitCode.usage
        if case .unusable(let sentence, _) = Verdict(for: error) {
          World.complain("lume verify: \(path): \(sentence)")
        }
      }
    }
    return code
  }

  private func line(_ path: String, _ file: SessionFile, _ width: Int) -> String {
    let turns = String(file.turns)
    let parts = [
      path + String(repeating: " ", count: width - path.count),
      file.header.layer == .wire ? "wire " : "shell",
      String(repeating: " ", count: max(0, 4 - turns.count)) + turns
        + (file.turns == 1 ? " turn " : " turns"),
      file.header.title ?? "",
      file.header.tags.isEmpty ? "" : "[\(file.header.tags.joined(separator: " "))]",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private func json(_ path: String, _ file: SessionFile) -> JSON {
    [
      "schema": JSON(JSONLinesReport.schema), "file": .string(path),
      "title": JSON(file.header.title), "layer": .string(file.header.layer.rawValue),
      "tags": JSON(file.header.tags), "turns": JSON(file.turns),
      "is_incomplete": .bool(file.isIncomplete),
    ]
  }
}
