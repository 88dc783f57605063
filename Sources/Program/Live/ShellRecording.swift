import Edge
import ServiceClient
import Session
import Shell
import Store
import Terminal
import Time
import Verbs

/// The recording of one shell: of a run that was begun as one, or from where the user has asked.
struct ShellRecording {
  let recorder: Recorder
  /// What the recorded shell goes by.
  let run: ReplayOptions
  /// Where it is, and where what it starts from; `nil` for a run that was begun as one, of which
  /// others tell.
  private let paths: (session: String, state: String)?

  /// One that was decided before the program began.
  init(plan: LivePlan, tape: LivePlan.Tape) throws {
    recorder = Recorder(
      header: tape.header(plan.run), keepsPersonal: tape.keepsPersonal,
      own: tape.own,
      write: { try tape.file.write($0) }, sync: { try tape.file.synchronize() })
    run = plan.run
    paths = nil
  }

  /// One that begins now: with a copy of the store beside it, and ids of its own.
  ///
  /// - Parameter coach: what answers by now.
  /// - Throws: `Ending` for a file that cannot be made.
  init(
    plan: LivePlan, file path: String, coach: String?, store: Store, credentials: Credentials,
    now: Instant
  ) throws {
    let own = try OwnSecrets.beside(path)
    let start = RecordingStart(
      state: SessionState(
        store: try store.dump(), backend: nil, tokens: credentials.tokens
      ).redacted(by: own),
      path: StatePath.beside(path), isNew: true)
    try start.write(for: .wire)
    let file: OutputFile
    do {
      file = try OutputFile(recordingTo: path, ifThere: "a recording needs a new file.")
    } catch {
      Files.remove(start.path)
      throw error
    }
    var run = plan.run.startingAt(now).reseeded(World.randomSeed())
    run.coach = coach
    self.run = run
    var header = run.header(.wire)
    header.state = StatePath.relative(start.path, to: path, in: World.folder)
    if run.mode == .terminal {
      let size = Terminal.size()
      header.size = SessionHeader.Size(columns: size.columns, rows: size.rows)
    }
    recorder = Recorder(
      header: header, own: own, write: { try file.write($0) }, sync: { try file.synchronize() })
    paths = (path, start.path)
  }

  /// Ends it and says what was recorded.
  func finish(exit: Int, _ output: Output) throws {
    try recorder.finish(exit: exit)
    for line in recorder.summary { try output.show(.complain(Styled(line))) }
    guard let paths else { return }
    let check = RecordingCheck(of: paths.session, startingFrom: paths.state)
    for line in check.lines { try output.show(.complain(Styled(line))) }
  }
}

/// What is told of a recording at its end: where it is, how long, and whether it replays, which is
/// seen at once.
struct RecordingCheck {
  /// A single one where it replays; else what differs stands before it.
  let lines: [String]
  let replays: Bool

  /// - Parameter state: the file that it starts from; `nil` where it starts from nothing.
  init(of path: String, startingFrom state: String? = nil) {
    var problems: [String] = []
    var turns: Int?
    do {
      let file = try SessionFile(reading: path)
      turns = file.turns
      switch Verdict(on: file, at: path, try ReplayRun())
      {
      case .passed, .notChecked, .incomplete: break
      case .differs(let difference): problems += difference.report(path: path)
      case .unusable(let sentence, _): problems.append("\(path): \(sentence)")
      }
    } catch {
      problems.append("\(path): \(Ending(error).sentence)")
    }
    replays = problems.isEmpty
    let count = turns.map { $0 == 1 ? "1 turn" : "\($0) turns" } ?? "a session"
    let origin = state.map { ", which starts from \($0)" } ?? ""
    lines =
      problems + [
        replays
          ? "Recorded \(count) to \(path)\(origin). It replays: lume verify \(path), lume play \(path)."
          : "Recorded \(count) to \(path)\(origin). It does not replay, see above. Please report it with the file."
      ]
  }
}
