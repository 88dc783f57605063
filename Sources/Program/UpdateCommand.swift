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
      let found = try SessionFiles.find(run.paths)
      for note in found.notes { World.complain("note: \(note)") }
      guard !found.paths.isEmpty else {
        World.complain("lume update: no session file was found there.")
        return ExitCode.nothingSelected
      }
      let replay = try ReplayRun()
      var code = ExitCode.done
      for file in found.paths { code = max(code, update(file, replay)) }
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
      let file = try VerifyCommand.file(path)
      let old = file.bytes
      let playback = Playback(file, mode: .collecting, limit: limit)
      var stop: Difference?
      do {
        _ = try replay.run(playback, at: path)
      } catch let difference as Difference {
        stop = difference
      }
      let isWritten = try write(playback.updated(), over: old, path, isWhole: stop == nil)
      for difference in playback.unheldAssertions + [stop].compactMap({ $0 }) {
        for line in difference.report(path: path) { World.say(line) }
      }
      if let stop { return stuck(path, stop, isWritten: isWritten) }
      guard playback.unheldAssertions.isEmpty else {
        World.complain(
          "lume update: \(path): an assertion doesn't hold, and it stays as it is: change it by hand."
        )
        return ExitCode.failed
      }
      return isWritten && run.isCheck ? ExitCode.failed : ExitCode.done
    } catch let error as SessionSyntaxError {
      World.complain("lume update: \(path): \(error)")
      return ExitCode.usage
    } catch {
      let ending = Ending(error)
      World.complain("lume update: \(path): \(ending.sentence)")
      return ending.code
    }
  }

  /// Shows what changes and writes it; answers whether anything does.
  private func write(
    _ new: [UInt8], over old: [UInt8], _ path: String, isWhole: Bool
  ) throws -> Bool {
    guard new != old else {
      if isWhole { World.say("\(path): nothing to update") }
      return false
    }
    for line in LineDifference.lines(from: old, to: new) { World.say(line) }
    let extent = isWhole ? "" : " up to where it stops"
    if run.isCheck {
      World.say("\(path): would be updated\(extent)")
    } else {
      try Files.replace(Files.resolved(path), with: new)
      World.say("\(path): updated\(extent)")
    }
    return true
  }

  /// The program wants what the file doesn't have.
  private func stuck(_ path: String, _ stop: Difference, isWritten: Bool) -> Int32 {
    let cause =
      stop.kind == .timedOut
      ? "--timeout gives it longer" : "its stimuli have to be changed by hand"
    let state = isWritten && !run.isCheck ? "updated up to line \(stop.line)" : "left as it was"
    World.complain("lume update: \(path) is \(state): \(cause).")
    return ExitCode.failed
  }
}
