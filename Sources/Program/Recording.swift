import Coach
import Edge
import LocalBackend
import Session
import Shell
import Store
import Terminal
import Time

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
    var shell = run.shell
    let header = header(&shell)
    let tape = Plan.Tape(header: header, file: file)
    let code = LiveRun(shell, programName: programName, tape: tape).execute()
    if try Files.removeEmpty(run.file) { return code }
    return check() ? code : ExitCode.failed
  }

  /// The header, from the flags; what they leave open is decided now and written down.
  private func header(_ shell: inout ShellOptions) -> SessionHeader {
    var header = SessionHeader()
    header.title = run.title
    header.clock = shell.clock ?? SystemClock.wall
    header.zone = World.zone(at: header.clock)
    header.seed = shell.seed ?? World.randomSeed()
    header.layer = run.layer == "shell" ? .shell : .wire
    let isInteractive =
      Terminal.isInteractive(term: World.environment("TERM"))
      && (shell.inputs.isEmpty || shell.stays)
    header.mode = isInteractive ? .terminal : .batch
    let size = Terminal.size()
    if isInteractive { header.size = SessionHeader.Size(columns: size.columns, rows: size.rows) }
    header.pace = shell.pace
    header.fault = shell.fault
    let args = [
      shell.keepsGoing ? "--keep-going" : nil, shell.isJSON ? "--json" : nil,
      shell.backend.map { "--backend \($0)" },
      shell.isInsecure ? "--insecure" : nil,
    ].compactMap { $0 }
    if !args.isEmpty { header.args = args.joined(separator: " ") }
    if let sync = shell.sync {
      header.settings.append(SessionHeader.Setting(key: "sync", value: sync))
    }
    if header.layer == .shell { header.coach = RuleBasedCoach.version }
    shell.seed = header.seed
    if shell.clock != nil { shell.clock = header.clock }
    return header
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
