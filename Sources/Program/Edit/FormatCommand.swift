import Session
import Store
import Verbs

/// `lume fmt`: puts session files into their canonical form.
struct FormatCommand {
  private let run: FormatOptions

  init(_ run: FormatOptions) {
    self.run = run
  }

  /// - Returns: 1 where `--check` finds a file that is not in its form, 2 where one can't be read.
  func execute() -> Int32 {
    SessionWalk(verb: "fmt", paths: run.paths).execute(format)
  }

  private func format(_ path: String) throws -> Int32 {
    let (old, new) = try BoundedWork.run(within: run.timeout) {
      let file = try SessionFile(reading: path)
      return (file.bytes, file.formatted())
    }
    guard new != old else { return ExitCode.done }
    if run.isCheck {
      FileChange(path: path, old: old, new: new).tell("would be formatted")
      return ExitCode.failed
    }
    try Files.replace(Files.resolved(path), with: new)
    World.say("\(path): formatted")
    return ExitCode.done
  }
}
