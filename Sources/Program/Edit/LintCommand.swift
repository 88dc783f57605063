import Demo
import JSON
import Session
import Store
import Verbs

/// `lume lint`: looks session files through for secrets, and for lines that prove nothing.
struct LintCommand {
  private let run: LintOptions

  init(_ run: LintOptions) {
    self.run = run
  }

  /// - Returns: 1 where something was found, 2 where a file can't be read.
  func execute() -> Int32 {
    SessionWalk(verb: "lint", paths: run.paths).execute(lint) { files in
      if run.format == .json {
        World.say(json: [
          "schema": JSON(JSONLinesReport.schema), "event": "begin", "sessions": JSON(files),
        ])
      }
    } end: { files, code in
      if run.format == .json {
        World.say(json: ["event": "end", "sessions": JSON(files), "exit": JSON(Int(code))])
      }
    }
  }

  private func lint(_ path: String) throws -> Int32 {
    do {
      let found = try BoundedWork.run(within: run.timeout) { try findings(path) }
      for finding in found { tell(finding, of: path) }
      return found.isEmpty ? ExitCode.done : ExitCode.failed
    } catch {
      if case .unusable(let sentence, let line) = Verdict(for: error) {
        tell(sentence, of: path, line)
      }
      throw error
    }
  }

  private func tell(_ finding: Lint.Finding, of path: String) {
    let rule = finding.rule.rawValue
    if run.format == .json {
      return World.say(json: [
        "event": "finding", "file": .string(path), "line": JSON(finding.line),
        "rule": .string(rule), "sentence": .string(finding.sentence),
      ])
    }
    World.say("\(path):\(finding.line): \(finding.sentence) (\(rule))")
    guard run.format == .github else { return }
    WorkflowCommand.say(.error, path, finding.line, "lume lint: \(rule)", [finding.sentence])
  }

  /// Tells programs of a file that can't be looked through, of which people are told at the end.
  private func tell(_ problem: String, of path: String, _ line: Int?) {
    switch run.format {
    case .text, .tap: break
    case .json:
      World.say(json: [
        "event": "unusable", "file": .string(path), "line": line.map { JSON($0) } ?? .null,
        "error": .string(problem),
      ])
    case .github: WorkflowCommand.say(.error, path, line, "lume lint: unusable", [problem])
    }
  }

  private func findings(_ path: String) throws -> [Lint.Finding] {
    let file = try SessionFile(reading: path)
    let lint = Lint(file, own: try .beside(path))
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
