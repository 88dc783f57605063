import Session
import Store
import Terminal

/// `lume record`: the shell on an empty store and an empty backend, both in memory, with all that
/// crosses the edge written to a new file.
struct Recording {
  private let run: RecordOptions
  private let programName: String

  init(_ run: RecordOptions, programName: String) {
    self.run = run
    self.programName = programName
  }

  /// - Throws: `Ending` for a file that cannot be made.
  func execute() throws -> Int32 {
    if run.shell.backend != nil, run.layer == "shell" {
      throw UsageError("--layer shell is for the built-in backend: leave out --layer or --backend")
    }
    let file: OutputFile
    do {
      file = try OutputFile(creating: run.file)
    } catch {
      throw Ending(
        "\(run.file) cannot be made; record needs a new file in a folder that exists.",
        code: ExitCode.usage)
    }
    World.complain("Recording to \(run.file), on an empty store that is gone afterwards.")
    let size = Terminal.size()
    let tape = Plan.Tape(
      file: file, layer: run.layer == "shell" ? .shell : .wire, title: run.title,
      size: SessionHeader.Size(columns: size.columns, rows: size.rows))
    let code = LiveRun(run.shell, programName: programName, tape: tape).execute()
    if try Files.removeEmpty(run.file) { return code }
    return check() ? code : ExitCode.failed
  }

  /// Replays the recording at once; a difference is told.
  private func check() -> Bool {
    do {
      switch VerifyCommand.verdict(on: run.file, try ReplayRun()) {
      case .passed, .incomplete: return true
      case .differs(let difference):
        for line in difference.report(path: run.file) { World.complain(line) }
      case .unusable(let sentence): World.complain("\(run.file): \(sentence)")
      }
    } catch {
      World.complain("\(error)")
    }
    World.complain("The recording does not replay. Please report it with the file.")
    return false
  }
}
