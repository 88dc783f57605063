import Backend
import Edge
import Session
import Shell
import Store
import Terminal
import Time

/// The recording of one shell: of a run that was begun as one, or from where the user has asked.
struct ShellRecording {
  let recorder: Recorder
  /// What the recorded shell goes by.
  let run: RunOptions
  /// Where it is, and where what it starts from; `nil` for a run that was begun as one, of which
  /// others tell.
  private let paths: (session: String, state: String)?

  /// One that was decided before the program began.
  init(plan: Plan, tape: Plan.Tape) throws {
    recorder = Recorder(
      header: tape.header(plan.run), keepsPersonal: tape.keepsPersonal,
      write: { try tape.file.write($0) }, sync: { try tape.file.synchronize() })
    run = plan.run
    paths = nil
  }

  /// One that begins now: with a copy of the store beside it, and ids of its own.
  ///
  /// - Throws: `Ending` for a file that cannot be made.
  init(
    plan: Plan, file path: String, store: Store, credentials: Credentials, now: Instant
  ) throws {
    let start = RecordingStart(
      state: SessionState(
        store: try store.dump(), backend: nil, tokens: credentials.tokens
      ).redacted,
      path: StatePath.beside(path), isNew: true)
    try start.write(for: .wire)
    let file: OutputFile
    do {
      file = try OutputFile(creating: path)
    } catch {
      Files.remove(start.path)
      throw Ending(
        "\(path) cannot be made; a recording needs a new file in a folder that exists.",
        code: ExitCode.usage)
    }
    run = plan.run.startingAt(now).reseeded(World.randomSeed())
    var header = run.header(.wire)
    header.state = StatePath.relative(start.path, to: path, in: World.folder)
    if run.mode == .terminal {
      let size = Terminal.size()
      header.size = SessionHeader.Size(columns: size.columns, rows: size.rows)
    }
    recorder = Recorder(
      header: header, write: { try file.write($0) }, sync: { try file.synchronize() })
    paths = (path, start.path)
  }

  /// Ends it and says what was recorded.
  func finish(exit: Int, _ output: Output) throws {
    try recorder.finish(exit: exit)
    for line in recorder.summary { try output.show(.complain(Styled(line))) }
    guard let paths else { return }
    let turns = recorder.turns
    let inputs = turns == 1 ? "1 input" : "\(turns) inputs"
    try output.show(
      .complain(
        "Recorded \(inputs) to \(paths.session), which starts from \(paths.state)."))
    for line in RecordingCheck.problems(of: paths.session) {
      try output.show(.complain(Styled(line)))
    }
  }
}

/// Whether a recording replays, which is seen at once.
enum RecordingCheck {
  /// What is wrong with it, in lines; none where it replays.
  static func problems(of path: String) -> [String] {
    var lines: [String] = []
    do {
      switch VerifyCommand.verdict(on: path, try ReplayRun()) {
      case .passed, .incomplete: return []
      case .differs(let difference): lines += difference.report(path: path)
      case .unusable(let sentence, _): lines.append("\(path): \(sentence)")
      }
    } catch {
      lines.append("\(error)")
    }
    return lines + ["The recording does not replay. Please report it with the file."]
  }
}
