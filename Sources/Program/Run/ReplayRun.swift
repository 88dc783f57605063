import Edge
import SQLite
import ServiceClient
import ServiceHost
import Session
import Shell
import Store
import UseCases
import Verbs

/// Runs the shell from a session file: the same shell, another edge.
package final class ReplayRun {
  private let store: Store
  /// What the backend of one run after another keeps, where runs have one.
  private var database: Connection?
  /// The exit code of the last run, if it came to its end.
  private(set) var exit: Int?

  /// Makes the store that serves one run after another, each on an empty one: making its tables
  /// takes longer than most runs do.
  package init() throws {
    store = try Store(.memory, server: "embedded")
  }

  /// Runs a file to its end, or one that was cut as far as it goes.
  ///
  /// - Parameters:
  ///   - path: of the file, beside which the state is that it may start from.
  ///   - watching: puts something between the program and its edge.
  /// - Throws: `Difference` for the first one found; `SettingError` for a header that cannot be
  ///   used; `UsageError` for a state that cannot.
  package func run(
    _ playback: Playback, at path: String? = nil, watching: (Edge) -> Edge = { $0 }
  ) throws {
    try run(playback, at: path, watching: watching, ended: { _ in })
  }

  /// The exchange of a file of layer shell with its backend, as a file of layer wire.
  ///
  /// - Parameters:
  ///   - path: as in `run`.
  ///   - limit: how long the run may take.
  /// - Throws: like `run`.
  func exchange(
    of file: SessionFile, at path: String? = nil, _ limit: TimeLimit? = nil
  ) throws -> SessionFile {
    var bytes: [UInt8] = []
    let recorder = Recorder(
      header: try ReplayOptions(file.header).header(.wire), keepsPersonal: true,
      write: { bytes += $0 }
    )
    try recorder.begin()
    try run(
      Playback(file, limit: limit), at: path, watching: { $0.recorded(by: recorder) },
      ended: recorder.finish)
    return try SessionFile(parsing: bytes)
  }

  private func run(
    _ playback: Playback, at path: String?, watching: (Edge) -> Edge,
    ended: (_ exit: Int) throws -> Void
  ) throws {
    let header = playback.file.header
    exit = nil
    let options: ReplayOptions
    let start: ReplayStart?
    do {
      options = try ReplayOptions(header)
      start = try ReplayStart(header, options, at: path)
    } catch let error as UsageError {
      throw error.placed(playback.file.headerLines)
    }
    // What is said in a large session would take as much memory again as the file does.
    let store = playback.file.isLarge ? try Store(.temporary, server: "embedded") : self.store
    if start == nil { try store.startOver() }
    let peer =
      header.layer == .shell ? try (start?.backend() ?? newBackend(options)).peer() : nil
    let edge = watching(Edge.replaying(playback, peer: peer))
    let run = try ShellRun(
      on: edge, start?.store ?? store, seed: options.seed, zone: options.zone,
      Credentials(tokens: start?.tokens))
    if let tokens = start?.tokens { try edge.emit(.secret(name: "token", value: tokens.access)) }
    do {
      let code = Int(try run.makeShell(options.shell).runToEnd(options.mode).code)
      exit = code
      try playback.finish(exitCode: code)
      try ended(code)
    } catch is EndOfRecording {
      return
    }
  }

  /// A backend that has nothing yet.
  private func newBackend(_ options: ReplayOptions) throws -> EmbeddedService {
    let database = try self.database ?? EmbeddedService.emptyDatabase()
    self.database = database
    try database.startOver()
    return try EmbeddedService(options.embedded(), on: database, now: options.start)
  }
}
