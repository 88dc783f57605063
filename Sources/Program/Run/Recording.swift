import Network
import Session
import Shell
import Store
import Terminal
import Verbs

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
    let layer: SessionHeader.Layer = run.layer == "shell" ? .shell : .wire
    let own = try OwnSecrets.beside(run.file)
    let start = try start()
    if run.isMine, let start, try !confirms(start) {
      World.complain("Nothing was recorded.")
      return ExitCode.done
    }
    let file = try OutputFile(
      recordingTo: run.file,
      ifThere: "name a new file; lume record --again \(run.file) types its inputs once more.")
    do {
      try start?.write(for: layer)
    } catch {
      _ = try Files.removeEmpty(run.file)
      throw error
    }
    let origin = start.map { "a copy of what \($0.path) has" } ?? "an empty store"
    World.complain("Recording to \(run.file), on \(origin) that is gone afterwards.")
    let size = Terminal.size()
    var tape = LivePlan.Tape(
      file: file, layer: layer, title: run.title,
      size: SessionHeader.Size(columns: size.columns, rows: size.rows))
    tape.start = start.map {
      ($0.state, StatePath.relative($0.path, to: run.file, in: World.folder))
    }
    tape.keepsPersonal = run.keepsPersonal
    tape.own = own
    let code = LiveRun(run.shell, programName: programName, tape: tape).execute()
    if try Files.removeEmpty(run.file) {
      if let start, start.isNew { Files.remove(start.path) }
      return code
    }
    return check(start) ? code : ExitCode.failed
  }

  /// What the recording starts from; `nil` for nothing.
  private func start() throws -> RecordingStart? {
    let backend = Configuration().value("backend", flag: run.shell.backend)
    if let path = run.state {
      return try RecordingStart.from(path, recording: run.file, isEmbedded: backend == nil)
    }
    guard run.isMine else { return nil }
    let server = try backend.map { text throws(UsageError) in
      do {
        return try BaseAddress(text, insecure: run.shell.isInsecure).description
      } catch {
        throw UsageError("--backend \(text): \(error)")
      }
    }
    return try RecordingStart.mine(recording: run.file, server: server ?? "embedded")
  }

  /// Shows what others will read, and asks whether that is meant.
  private func confirms(_ start: RecordingStart) throws(UsageError) -> Bool {
    for line in start.summary { World.complain(line) }
    if run.isConfirmed { return true }
    guard World.isInputTerminal else {
      throw UsageError("nobody can be asked here whether that is meant: --yes says so")
    }
    World.complain("Record with that? [y/N]")
    return YesNo(readLine() ?? "") == .yes
  }

  /// Tells what was recorded; answers whether it replays.
  private func check(_ start: RecordingStart?) -> Bool {
    let check = RecordingCheck(of: run.file, startingFrom: start?.path)
    for line in check.lines { World.complain(line) }
    return check.replays
  }
}

extension OutputFile {
  /// Makes a file for a recording.
  ///
  /// - Parameter remedy: what to do where there is a file of that name.
  /// - Throws: `Ending` where it can't be made.
  init(recordingTo path: String, ifThere remedy: String) throws(Ending) {
    do {
      try self.init(creating: path)
    } catch {
      throw Ending(
        Files.exists(path)
          ? "\(path) is there already: \(remedy)"
          : "\(path) can't be made: name a new file in a folder that exists and is yours.",
        code: ExitCode.usage)
    }
  }
}
