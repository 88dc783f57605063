import Edge
import SQLite
import ServiceHost
import Session
import Store
import Verbs

/// What a recording starts from, decided before it begins.
struct RecordingStart: Sendable {
  /// What the run begins with.
  let state: SessionState
  /// The file that the header names.
  let path: String
  /// Whether that file is to be written.
  let isNew: Bool

  /// From a file.
  ///
  /// - Parameters:
  ///   - path: of the state.
  ///   - session: the file that is recorded to.
  ///   - isEmbedded: whether the backend is the built-in one.
  /// - Throws: `UsageError` for a file that is not there or does not read.
  static func from(
    _ path: String, recording session: String, isEmbedded: Bool
  ) throws -> RecordingStart {
    guard Files.names(in: path) == nil, let bytes = try Files.read(path) else {
      throw UsageError("there is no file \(path): --state needs one such as chat.state.sql")
    }
    var state = try SessionState(parsing: bytes, path: path)
    let store = try state.openStore(server: "embedded", path: path)
    guard isEmbedded, state.backend == nil else {
      return RecordingStart(state: state, path: path, isNew: false)
    }
    // A built-in backend that has nothing is told of the goals.
    try store.unbindAll()
    state.store = try store.dump()
    return RecordingStart(state: state, path: StatePath.beside(session), isNew: true)
  }

  /// A copy of what the user has.
  ///
  /// - Parameters:
  ///   - session: the file that is recorded to.
  ///   - server: the backend whose ids are meant, as the store calls it.
  /// - Throws: `UsageError` where there is nothing yet.
  static func mine(recording session: String, server: String) throws -> RecordingStart {
    let locations = try Locations(environment: World.environment)
    guard Files.exists(locations.store) else {
      throw UsageError("--mine starts from a copy of what you have, and there is nothing yet")
    }
    try locations.prepare()
    let store = try Store(.file(locations.store), server: server)
    var state = SessionState(store: try store.dump(), backend: nil)
    if server == "embedded", Files.exists(locations.backend) {
      let options = EmbeddedService.Options(place: .file(locations.backend), seed: 0)
      state.backend = try EmbeddedService(options, now: SystemClock.wall).dump()
    }
    return RecordingStart(
      state: state.redacted(by: try .beside(session)), path: StatePath.beside(session), isNew: true)
  }

  /// Writes the file that the header names, as much of it as a session of that layer needs.
  ///
  /// - Throws: `Ending` for a file that cannot be made, as one that is there.
  func write(for layer: SessionHeader.Layer) throws {
    guard isNew else { return }
    var state = state
    if layer == .wire { state.backend = nil }
    do {
      let file = try OutputFile(creating: path)
      defer { file.close() }
      try file.write(Array(state.text.utf8))
      try file.synchronize()
    } catch {
      throw Ending(
        "\(path) cannot be made; a recording that starts from a state needs a new file for it.",
        code: ExitCode.usage)
    }
  }

  /// What a reader of the file will know, in lines.
  var summary: [String] {
    let goals = state.store.texts("title", of: "goals")
    let counts = [
      ("goals", "goal"), ("consultations", "chat"), ("messages", "message"),
      ("goal_progress", "note of progress"), ("outbox", "change that is not sent"),
      ("insights", "insight"), ("advice", "piece of advice"), ("settings", "setting"),
    ].compactMap { table, noun -> String? in
      let count = state.store.count(of: table)
      return count == 0 ? nil : RecordingStart.plural(count, noun)
    }
    let shown = goals.prefix(10).map { "  \($0)" }
    let more = goals.count > 10 ? ["  and \(goals.count - 10) more"] : []
    return [
      "\(path) will have a copy of what you have, for whoever reads it:",
      counts.isEmpty ? "nothing." : counts.joined(separator: ", ") + ".",
    ] + (goals.isEmpty ? [] : ["Your goals:"] + shown + more) + [
      "Your history, your log and who you are logged in as are not in it."
    ]
  }

  private static func plural(_ count: Int, _ noun: String) -> String {
    if count == 1 { return "1 \(noun)" }
    let words = noun.split(separator: " ", maxSplits: 1)
    return "\(count) \(words[0])s" + (words.count > 1 ? " \(words[1])" : "")
  }
}

extension Dump {
  fileprivate func texts(_ column: String, of name: String) -> [String] {
    tables.filter { $0.name == name }.flatMap { table -> [String] in
      guard let place = table.columns.firstIndex(of: column) else { return [] }
      return table.rows.compactMap { row in
        if case .text(let text) = row[place] { text } else { nil }
      }
    }
  }
}
