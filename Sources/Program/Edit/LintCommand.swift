import Demo
import Session
import Store

/// `lume lint`: looks session files through for secrets, and for lines that prove nothing.
struct LintCommand {
  private let run: LintOptions

  init(_ run: LintOptions) {
    self.run = run
  }

  /// - Returns: 1 where something was found, 2 where a file can't be read.
  func execute() -> Int32 {
    SessionWalk(verb: "lint", paths: run.paths).execute(lint)
  }

  private func lint(_ path: String) throws -> Int32 {
    let findings = try BoundedWork.run(within: run.timeout) { try findings(path) }
    for finding in findings {
      World.say("\(path):\(finding.line): \(finding.sentence) (\(finding.rule.rawValue))")
    }
    return findings.isEmpty ? ExitCode.done : ExitCode.failed
  }

  private func findings(_ path: String) throws -> [Lint.Finding] {
    let file = try VerifyCommand.file(path)
    let lint = Lint(file)
    let findings = lint.findings + (run.runs ? try runFindings(lint, file, path) : [])
    return findings.sorted { $0.line < $1.line }
  }

  /// What a run shows; a file that can't be run shows nothing, and `lume verify` tells of it.
  private func runFindings(
    _ lint: Lint, _ file: SessionFile, _ path: String
  ) throws -> [Lint.Finding] {
    let replay = try ReplayRun()
    let playback = Playback(file, mode: .collecting, limit: ProcessorTime.limit(run.timeout))
    let log = EdgeLog()
    var end: [Difference] = []
    do {
      try replay.run(playback, at: path) { $0.logged(by: log) }
    } catch let difference as Difference {
      end = [difference]
    } catch {
      return []
    }
    return lint.findings(of: playback.differences() + end) + typing(lint, file, log)
  }

  /// Acts of typing that leave another line at the prompt than the input: what a completion does is
  /// only seen by drawing it.
  private func typing(_ lint: Lint, _ file: SessionFile, _ log: EdgeLog) -> [Lint.Finding] {
    guard lint.hasTyping else { return [] }
    let cast = Cast(
      log, of: file, exit: 0, size: DemoSize.clamped(file.header.size), pacing: Pacing(),
      isASCII: false)
    return lint.findings(typed: cast?.mistyped ?? [])
  }
}
