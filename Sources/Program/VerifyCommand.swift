import LocalBackend
import Session
import Store

/// `lume verify`: replays session files and compares. Writes nothing, opens no socket, reads no
/// wall clock but for the time it says it took.
struct VerifyCommand {
  private let run: VerifyOptions

  init(_ run: VerifyOptions) {
    self.run = run
  }

  /// What one file has come to.
  enum Verdict {
    case passed
    case incomplete
    case differs(Difference)
    /// The file cannot be used; the sentence that says why.
    case unusable(String)
  }

  func execute() -> Int32 {
    let origin = ContinuousClock.now
    do {
      var files = try SessionFiles.find(run.paths)
      if let filter = run.filter { files = files.filter { Glob(filter).matches($0) } }
      guard !files.isEmpty else {
        World.complain("lume verify: no session file was found there.")
        return ExitCode.nothingSelected
      }
      let replay = try ReplayRun()
      var counts = (failed: 0, incomplete: 0, unusable: 0)
      for file in files {
        switch VerifyCommand.verdict(on: file, replay, timeout: run.timeout) {
        case .passed: continue
        case .incomplete:
          counts.incomplete += 1
          World.complain("note: \(file) is incomplete; it holds as far as it goes.")
        case .differs(let difference):
          counts.failed += 1
          for line in difference.report(path: file) { World.say(line) }
        case .unusable(let sentence):
          counts.unusable += 1
          World.say("FAIL \(file): \(sentence)")
        }
        if run.stopsAtFirst, counts.failed + counts.unusable > 0 { break }
      }
      let bad = counts.failed + counts.unusable
      let noun = files.count == 1 ? "session" : "sessions"
      let time = VerifyCommand.seconds(ContinuousClock.now - origin)
      World.say(
        bad == 0
          ? "\(files.count) \(noun) verified (\(time))"
          : "\(bad) of \(files.count) \(noun) failed (\(time))")
      if counts.unusable > 0 { return ExitCode.usage }
      if counts.failed > 0 { return ExitCode.failed }
      return run.isStrict && counts.incomplete > 0 ? ExitCode.incomplete : ExitCode.done
    } catch {
      let ending = Ending(error)
      World.complain("lume verify: \(ending.sentence)")
      return ending.code
    }
  }

  /// Replays one file.
  ///
  /// - Parameter timeout: how much processor time of this thread it may take.
  static func verdict(
    on path: String, _ replay: ReplayRun, timeout: Duration = ProcessorTime.usualLimit
  ) -> Verdict {
    let limit = ProcessorTime.limit(timeout)
    do {
      guard let bytes = try Files.read(path) else { return .unusable("there is no such file.") }
      let file = try SessionFile(parsing: bytes)
      for warning in file.warnings { World.complain("note: \(path): \(warning)") }
      switch try replay.run(Playback(file, limit: limit), at: path) {
      case .complete: return .passed
      case .incomplete: return .incomplete
      }
    } catch let difference as Difference {
      return .differs(difference)
    } catch let error as SessionSyntaxError {
      return .unusable("\(error)")
    } catch {
      return .unusable(Ending(error).sentence)
    }
  }

  /// A duration as `0.03 s`.
  static func seconds(_ duration: Duration) -> String {
    let hundredths = Int(duration / .milliseconds(10))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
