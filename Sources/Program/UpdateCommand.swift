import Session
import Store

/// `lume update`: rewrites the expectations of session files to what the program does now.
struct UpdateCommand {
  private let run: UpdateOptions

  init(_ run: UpdateOptions) {
    self.run = run
  }

  func execute() -> Int32 {
    if World.environment("CI") != nil, !run.isForced, !run.isCheck {
      World.complain(
        "lume update: CI is set, where files should not change; --force does it anyway.")
      return ExitCode.usage
    }
    do {
      let files = try SessionFiles.find(run.paths)
      guard !files.isEmpty else {
        World.complain("lume update: no session file was found there.")
        return ExitCode.nothingSelected
      }
      let replay = try ReplayRun()
      var code = ExitCode.done
      for file in files { code = max(code, update(file, replay)) }
      return code
    } catch {
      let ending = Ending(error)
      World.complain("lume update: \(ending.sentence)")
      return ending.code
    }
  }

  private func update(_ path: String, _ replay: ReplayRun) -> Int32 {
    let limit = ProcessorTime.limit(run.timeout)
    do {
      guard let old = try Files.read(path) else { throw UsageError("there is no file \(path)") }
      let playback = Playback(try SessionFile(parsing: old), mode: .collecting, limit: limit)
      _ = try replay.run(playback)
      let new = try playback.updated()
      guard new != old else {
        World.say("\(path): nothing to update")
        return ExitCode.done
      }
      for line in LineDifference.lines(from: old, to: new) { World.say(line) }
      if run.isCheck {
        World.say("\(path): would be updated")
        return ExitCode.failed
      }
      try Files.replace(path, with: new)
      World.say("\(path): updated")
      return ExitCode.done
    } catch let difference as Difference {
      for line in difference.report(path: path) { World.say(line) }
      let cause =
        difference.kind == .timedOut
        ? "--timeout gives it longer" : "its stimuli have to be changed by hand"
      World.complain("lume update: \(path) is left as it was: \(cause).")
      return ExitCode.failed
    } catch let error as SessionSyntaxError {
      World.complain("lume update: \(path): \(error)")
      return ExitCode.usage
    } catch {
      let ending = Ending(error)
      World.complain("lume update: \(path): \(ending.sentence)")
      return ending.code
    }
  }
}
