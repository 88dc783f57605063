import Numbers
import SQLite
import ServiceClient
import ServiceHost
import Session
import Store
import Verbs

/// What a session starts from where it does not start from nothing: the user's store, and in layer
/// shell the data of the embedded backend.
///
/// It stands beside the session as SQL, a row a line, and is loaded by the schema of its time and
/// then brought up to date. A session of layer wire uses the store alone.
struct SessionState: Hashable, Sendable {
  var store: Dump
  var backend: Dump?
  /// With which somebody is logged in to a remote backend from the start; stand-ins.
  var tokens: Credentials.Tokens?

  /// Of a file, in bytes.
  private static let largest = 64 << 20
  private static let magic = "-- lume-state 1"
  private static let refresh = "[secret:refresh_token]"

  /// The file that has it.
  var text: String {
    var lines = [SessionState.magic]
    if let standIn = tokens.flatMap({ StateSecrets.standIn(forToken: $0.access) }) {
      lines.append("-- tokens \(standIn)")
    }
    for (name, dump) in [("store", store), ("backend", backend)] {
      guard let dump else { continue }
      lines.append("-- \(name), schema \(dump.schema)")
      lines += dump.lines
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same without anything that looks like a secret.
  ///
  /// - Parameter own: what somebody's own file says of secrets.
  func redacted(by own: OwnSecrets) -> SessionState {
    var state = self
    let redacted = StateSecrets.redaction(own: own)
    state.store = store.mapTexts(redacted)
    state.backend = backend?.mapTexts(redacted)
    return state
  }

  /// Reads a file.
  ///
  /// - Parameter path: how the user calls it.
  /// - Throws: `UsageError` that names the line, and never repeats it: it may be of any file.
  init(parsing bytes: [UInt8], path: String) throws(UsageError) {
    var parts: [(name: String, dump: Dump)] = []
    var tokens: Credentials.Tokens?
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == Substring(SessionState.magic) else {
      throw UsageError(
        "\(path) is no state of a session: it has to begin with \"\(SessionState.magic)\"")
    }
    for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if line.hasPrefix("-- tokens "), parts.isEmpty,
        let token = StateSecrets.token(from: line.dropFirst(10))
      {
        tokens = Credentials.Tokens(access: token, refresh: SessionState.refresh)
      } else if let part = SessionState.part(line), !parts.contains(where: { $0.name == part.name })
      {
        parts.append((part.name, Dump(schema: part.schema, tables: [])))
      } else if let row = Dump.row(line), !parts.isEmpty {
        guard row.values.allSatisfy(SessionState.isInRange) else {
          throw UsageError("\(path), line \(number + 1): a number is out of range")
        }
        parts[parts.count - 1].dump.add(row)
      } else if line.hasPrefix("-- "), SessionState.part(line) == nil {
        continue
      } else {
        throw UsageError(
          "\(path), line \(number + 1): a state has lines such as INSERT INTO goals (id) VALUES ('a');"
        )
      }
    }
    guard let store = parts.first(where: { $0.name == "store" })?.dump else {
      throw UsageError("\(path) has no part of the store, which begins with \"-- store, schema N\"")
    }
    self.store = store
    self.tokens = tokens
    backend = parts.first { $0.name == "backend" }?.dump
  }

  init(store: Dump, backend: Dump?, tokens: Credentials.Tokens? = nil) {
    (self.store, self.backend, self.tokens) = (store, backend, tokens)
  }

  /// Whether a value can be what the program itself writes: times are milliseconds up to the year
  /// 9999, and a column of numbers makes a number of a text that looks like one.
  private static func isInRange(_ value: Value) -> Bool {
    switch value {
    case .integer(let number): number.magnitude <= 253_402_300_799_999
    case .real(let number): number.magnitude <= 1e15
    case .text(let text):
      text.first?.isLetter ?? true || Double(text).map { $0.magnitude <= 1e18 } ?? true
    default: true
    }
  }

  /// The head of a part.
  private static func part(_ line: Substring) -> (name: String, schema: Int)? {
    for name in ["store", "backend"] {
      let head = "-- \(name), schema "
      if line.hasPrefix(head), let schema = Int(line.dropFirst(head.count), in: 1...1_000_000) {
        return (name, schema)
      }
    }
    return nil
  }

  /// What the header of a session names; `nil` where it names nothing.
  ///
  /// - Parameter path: of the session, from whose folder the state is named.
  /// - Throws: `UsageError` for one that is not there or does not read.
  static func named(in header: SessionHeader, of path: String?) throws -> SessionState? {
    guard let name = header.state else { return nil }
    guard !name.hasPrefix("/") else {
      throw UsageError(
        "state in the header takes a path from the folder of the session, not \(name)",
        header: "state")
    }
    let folder = path.map(Files.folder) ?? "."
    let place = folder == "." ? name : "\(folder)/\(name)"
    guard FileKind(of: place) == .file,
      let bytes = try Files.read(place, largest: largest)
    else {
      throw UsageError(
        "the session starts from \(name), and there is no such file beside it",
        header: "state")
    }
    return try SessionState(parsing: bytes, path: place)
  }

  /// Opens a store in memory that begins with it.
  ///
  /// - Parameter path: how the user calls the file it comes from.
  /// - Throws: `UsageError` for a state that does not fit into a store.
  func openStore(server: String, path: String) throws -> Store {
    try SessionState.fitting(path) { try Store(.memory, server: server, state: store) }
  }

  /// Does something with a state; what does not fit is told by the name of its file.
  static func fitting<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let misfit as Dump.Misfit {
      throw UsageError("\(path) has a table or a column that there never was: \(misfit.table)")
    } catch let error as StoreError {
      if case .tooNew = error.problem { throw tooNew(path) }
      throw UsageError("\(path) does not fit into a store: \(error.problem)")
    } catch let error as SQLiteError {
      throw UsageError("\(path) does not fit: \(error.message)")
    } catch is Migrations.TooNew {
      throw tooNew(path)
    }
  }

  private static func tooNew(_ path: String) -> UsageError {
    UsageError("\(path) was written by a later version of lume: update it to read that file")
  }
}

extension Dump {
  /// Adds a row that was read, to the table of the row before where it is the same.
  fileprivate mutating func add(_ row: (table: String, columns: [String], values: [Value])) {
    if let last = tables.last, last.name == row.table, last.columns == row.columns {
      tables[tables.count - 1].rows.append(row.values)
    } else {
      tables.append(Table(name: row.table, columns: row.columns, rows: [row.values]))
    }
  }
}

/// Where the state of a session is.
enum StatePath {
  /// The file that a recording writes beside its session: `first.state.sql` for `first.session`.
  static func beside(_ session: String) -> String {
    let suffix = ".session"
    return (session.hasSuffix(suffix) ? String(session.dropLast(suffix.count)) : session)
      + ".state.sql"
  }

  /// A path as the header of a session has it: from the session's folder.
  ///
  /// - Parameter current: the folder that paths which do not begin with a slash are from.
  static func relative(_ path: String, to session: String, in current: String) -> String {
    let target = parts(path, current)
    let folder = parts(session, current).dropLast()
    let common = zip(target, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + target.dropFirst(common)).joined(separator: "/")
  }

  private static func parts(_ path: String, _ current: String) -> [String] {
    var parts: [String] = []
    let whole = path.hasPrefix("/") ? path : "\(current)/\(path)"
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts
  }
}

/// What a replay begins with where its file names a state.
struct ReplayStart {
  let store: Store
  let tokens: Credentials.Tokens?
  private let state: SessionState
  private let name: String
  private let options: ReplayOptions

  /// Loads what a header names; `nil` where it names nothing.
  ///
  /// - Throws: `UsageError` for a state that is not there, or not one.
  init?(_ header: SessionHeader, _ options: ReplayOptions, at path: String?) throws {
    guard let name = header.state, let state = try SessionState.named(in: header, of: path) else {
      return nil
    }
    (self.state, self.name, self.options) = (state, name, options)
    store = try state.openStore(server: options.backend ?? "embedded", path: name)
    tokens = state.tokens
  }

  /// The embedded backend of layer shell.
  func backend() throws -> EmbeddedService {
    var embedded = try options.embedded()
    embedded.state = state.backend
    return try SessionState.fitting(name) { try EmbeddedService(embedded, now: options.start) }
  }
}
