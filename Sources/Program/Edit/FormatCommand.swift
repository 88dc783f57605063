import Session
import Store

/// `lume fmt`: puts session files into their canonical form.
struct FormatCommand {
  private let run: FormatOptions

  init(_ run: FormatOptions) {
    self.run = run
  }

  /// - Returns: 1 where `--check` finds a file that is not in its form, 2 where one can't be read.
  func execute() -> Int32 {
    do {
      let found = try SessionFiles.find(run.paths)
      for note in found.notes { World.complain("note: \(note)") }
      guard !found.paths.isEmpty else {
        World.complain("lume fmt: no session file was found there.")
        return ExitCode.nothingSelected
      }
      var code = ExitCode.done
      for path in found.paths { code = max(code, format(path)) }
      return code
    } catch {
      let ending = Ending(error)
      World.complain("lume fmt: \(ending.sentence)")
      return ending.code
    }
  }

  private func format(_ path: String) -> Int32 {
    do {
      let file = try VerifyCommand.file(path)
      let new = file.formatted()
      guard new != file.bytes else { return ExitCode.done }
      if run.isCheck {
        for line in LineDifference.lines(from: file.bytes, to: new) { World.say(line) }
        World.say("\(path): would be formatted")
        return ExitCode.failed
      }
      try Files.replace(Files.resolved(path), with: new)
      World.say("\(path): formatted")
      return ExitCode.done
    } catch let error as SessionSyntaxError {
      World.complain("lume fmt: \(path): \(error)")
      return ExitCode.usage
    } catch {
      let ending = Ending(error)
      World.complain("lume fmt: \(path): \(ending.sentence)")
      return ending.code
    }
  }
}
