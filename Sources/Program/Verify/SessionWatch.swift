import Store
import Verbs

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
