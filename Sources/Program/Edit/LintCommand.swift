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
    do {
      let found = try SessionFiles.find(run.paths)
      for note in found.notes { World.complain("note: \(note)") }
      guard !found.paths.isEmpty else {
        World.complain("lume lint: no session file was found there.")
        return ExitCode.nothingSelected
      }
      let replay = try ReplayRun()
      var code = ExitCode.done
      for path in found.paths { code = max(code, lint(path, replay)) }
      return code
    } catch {
      let ending = Ending(error)
      World.complain("lume lint: \(ending.sentence)")
      return ending.code
    }
  }

  private func lint(_ path: String, _ replay: ReplayRun) -> Int32 {
    do {
      let file = try VerifyCommand.file(path)
      let lint = Lint(file)
      let findings = lint.findings + (run.runs ? runFindings(lint, file, path, replay) : [])
      for finding in findings.sorted(by: { $0.line < $1.line }) {
        World.say("\(path):\(finding.line): \(finding.sentence) (\(finding.rule.rawValue))")
      }
      return findings.isEmpty ? ExitCode.done : ExitCode.failed
    } catch {
      guard case .unusable(let sentence, _) = VerifyCommand.verdict(for: error) else {
        return ExitCode.usage
      }
      World.complain("lume lint: \(path): \(sentence)")
      return ExitCode.usage
    }
  }

  /// What a run shows; a file that can't be run shows nothing, and `lume verify` tells of it.
  private func runFindings(
    _ lint: Lint, _ file: SessionFile, _ path: String, _ replay: ReplayRun
  ) -> [Lint.Finding] {
    let playback = Playback(file, mode: .collecting, limit: ProcessorTime.limit(run.timeout))
    var end: [Difference] = []
    do {
      _ = try replay.run(playback, at: path)
    } catch let difference as Difference {
      end = [difference]
    } catch {
      return []
    }
    return lint.findings(of: playback.differences() + end)
  }
}
