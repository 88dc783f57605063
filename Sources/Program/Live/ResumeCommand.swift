import Session
import Store
import Verbs

/// `lume resume`: replays a session up to a turn and hands over a live prompt in that state.
struct ResumeCommand {
  private let run: ResumeOptions
  private let programName: String

  init(_ run: ResumeOptions, programName: String) {
    (self.run, self.programName) = (run, programName)
  }

  /// - Throws: `UsageError`; `Ending` for a file that cannot be made.
  func execute() throws -> Int32 {
    let source = try SessionSource(run.file)
    let header = source.file.header
    let turns = source.file.turns
    let turn = run.turn ?? turns
    guard turn <= turns else {
      let noun = turns == 1 ? "turn" : "turns"
      throw UsageError(
        turns == 0
          ? "\(run.file) has no turn to go on from but its start: --turn 0"
          : "\(run.file) has \(turns) \(noun): --turn takes 0 to \(turns), not \(turn)")
    }
    if header.layer == .shell, run.shell.backend != nil {
      throw UsageError(
        "\(run.file) is of layer shell, in which the built-in backend goes on: leave out --backend")
    }
    if header.layer == .shell, run.record != nil, run.shell.coach != CoachFlags() {
      throw UsageError(
        "\(run.file) is of layer shell, which replays the built-in coach: leave out --coach or --record"
      )
    }
    let tape = try run.record.map { path in
      (
        file: try OutputFile(recordingTo: path, ifThere: "--record needs the name of a new file."),
        path: path
      )
    }
    let code = LiveRun(
      run.shell, programName: programName, branch: Branch(source, turn: turn, tape: tape)
    ).execute()
    guard let tape, try !Files.removeEmpty(tape.path) else { return code }
    let check = RecordingCheck(of: tape.path)
    for line in check.lines { World.complain(line) }
    return check.replays ? code : ExitCode.failed
  }
}
