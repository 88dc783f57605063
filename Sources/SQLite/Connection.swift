import CSQLite
@_exported import Database
import Numbers

/// One connection to one database file; confined to the thread that made it.
package final class Connection: DatabaseConnection {
  /// Where the data is.
  package enum Place: Hashable, Sendable {
    case memory
    /// In memory as far as `cache` goes, the rest in a file that has no name and goes with
    /// the connection (https://sqlite.org/inmemorydb.html#temp_db).
    case temporary
    case file(String)

    /// The path of the file; `memory` or `temporary` where there is none that has a name.
    package var path: String {
      switch self {
      case .memory: "memory"
      case .temporary: "temporary"
      case .file(let path): path
      }
    }

    /// Whether another connection comes to it.
    package var isShared: Bool { if case .file = self { true } else { false } }

    /// What SQLite knows it by.
    fileprivate var name: String {
      switch self {
      case .memory: ":memory:"
      case .temporary: ""
      case .file(let path): path
      }
    }
  }

  private let database: OpaquePointer
  let path: String
  private let isShared: Bool
  private let checkpointer: Checkpointer?
  private let translate: (SQLiteError) -> any Error
  private var prepared: [SQL: Statement] = [:]
  private var heard: [SQL]?
  private var depth = 0
  /// Whether all that is done is taken back by the next `startOver`.
  private var isOnTrial = false
  private var rollbacks = 0
  private let busyTimeout: Int32
  /// Whether what was to be written last couldn't be, be it for the disk or for another process.
  package private(set) var hasFailedToWrite = false

  /// Opens a database, making the file where there is none.
  ///
  /// A file is in WAL mode with `synchronous=NORMAL`: what is committed survives the death of the
  /// process; a power cut may take back the last commits, never half of one
  /// (https://sqlite.org/pragma.html#pragma_synchronous).
  ///
  /// - Parameters:
  ///   - migrations: what has made a file that isn't empty; looked at before it's put into that mode.
  ///   - busyTimeout: how long to wait for somebody else's lock.
  ///   - translate: makes what is thrown of what SQLite answers.
  /// - Throws: `Migrations.OtherProgram`, and what `translate` makes.
  package convenience init(
    _ place: Place, for migrations: Migrations? = nil, busyTimeout: Duration = .seconds(5),
    translate: @escaping (SQLiteError) -> any Error = { $0 }
  ) throws {
    try self.init(
      place, busyTimeout, place.isShared ? Checkpointer(place.path) : nil, for: migrations,
      translate)
  }

  /// - Parameter checkpointer: for a file.
  init(
    _ place: Place, _ busyTimeout: Duration, _ checkpointer: Checkpointer?,
    for migrations: Migrations? = nil, _ translate: @escaping (SQLiteError) -> any Error = { $0 }
  ) throws {
    Connection.configureOnce
    path = place.path
    self.busyTimeout = Int32(clamping: busyTimeout / .milliseconds(1))
    isShared = place.isShared
    self.checkpointer = checkpointer
    self.translate = translate
    do {
      database = try Connection.open(
        place.name, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, path, self.busyTimeout)
    } catch {
      throw translate(error)
    }
    // What throws from here on leaves it to `deinit` to close the database.
    try execute("PRAGMA foreign_keys=ON")
    switch place {
    case .file:
      try migrations?.checkIsEmptyOrOwn(self)
      try execute(
        """
        PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-\(Connection.cache)
        """)
      checkpointer?.watch(database)
    case .memory:
      try execute("PRAGMA page_size=2048; PRAGMA temp_store=MEMORY; PRAGMA secure_delete=OFF")
    case .temporary:
      try execute(
        """
        PRAGMA journal_mode=MEMORY; PRAGMA temp_store=MEMORY; PRAGMA secure_delete=OFF;
        PRAGMA cache_size=-\(Connection.cache)
        """)
    }
  }

  /// Opens a file to read it, and leaves it and what is beside it as they are.
  ///
  /// - Parameter isAtRest: whether there is no log beside it, so that nobody is at it. It's said to
  ///   SQLite, which else makes files beside one in WAL mode
  ///   (https://sqlite.org/uri.html#uriimmutable).
  init(reading path: String, isAtRest: Bool, busyTimeout: Duration) throws(SQLiteError) {
    Connection.configureOnce
    self.busyTimeout = Int32(clamping: busyTimeout / .milliseconds(1))
    (self.path, isShared) = (path, false)
    (checkpointer, translate) = (nil, { $0 })
    let name = isAtRest ? "file:\(Connection.encoded(path))?immutable=1" : path
    database = try Connection.open(
      name, SQLITE_OPEN_READONLY | (isAtRest ? SQLITE_OPEN_URI : 0), path,
      self.busyTimeout)
  }

  /// A path in a URI.
  private static func encoded(_ path: String) -> String {
    path.utf8.map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16) }.joined()
  }

  private static func open(
    _ name: String, _ flags: Int32, _ path: String, _ busyTimeout: Int32
  ) throws(SQLiteError) -> OpaquePointer {
    var pointer: OpaquePointer?
    let code = sqlite3_open_v2(name, &pointer, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let pointer else {
      let error = SQLiteError(code: code, in: pointer, path: path)
      sqlite3_close_v2(pointer)
      throw error
    }
    sqlite3_extended_result_codes(pointer, 1)
    sqlite3_busy_timeout(pointer, busyTimeout)
    return pointer
  }

  /// How much of a database is in memory at most, in KiB, of a temporary one too: the indexes of
  /// some ten thousand goals, which writing goes all over.
  private static let cache = 8192

  deinit {
    prepared.removeAll()
    checkpointer?.end()
    sqlite3_close_v2(database)
  }

  /// The version of the library, e.g. `3.40.1`.
  package static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  /// The one lock that connections of several threads would share is about statistics.
  private static let configureOnce: Void = { _ = lume_sqlite3_without_memory_statistics() }()

  /// Runs statements without parameters or rows.
  package func execute(_ sql: String) throws {
    let code = sqlite3_exec(database, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code, sql) }
  }

  /// Runs a statement that answers no rows.
  ///
  /// - Returns: how many rows it changed.
  @discardableResult
  package func run(_ sql: SQL, _ values: Value...) throws -> Int {
    try change(sql, values)
  }

  package func change(_ sql: SQL, _ values: [Value]) throws -> Int {
    if isShared, depth == 0 { try refuseMoved() }
    try statement(sql).run(values) { _ in }
    let count = Int(sqlite3_changes(database))
    if hasFailedToWrite, depth == 0, count > 0 { hasFailedToWrite = false }
    return count
  }

  package func read(
    _ sql: SQL, _ values: [Value], _ body: (Row) throws -> Void
  ) throws {
    try statement(sql).run(values, body)
  }

  /// Does all of it or nothing. Inside another transaction it is part of that one.
  @discardableResult
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try transaction("BEGIN IMMEDIATE", body)
  }

  package func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    try transaction("BEGIN", body)
  }

  private func transaction<Result>(
    _ begin: SQL, _ body: () throws -> Result
  ) throws -> Result {
    if depth > 0 { return try body() }
    try run(isOnTrial ? "SAVEPOINT step" : begin)
    depth += 1
    defer { depth -= 1 }
    let before = changes
    do {
      let result = try body()
      try run(isOnTrial ? "RELEASE step" : "COMMIT")
      if hasFailedToWrite, changes > before { hasFailedToWrite = false }
      return result
    } catch {
      rollbacks += 1
      if isOnTrial {
        try run("ROLLBACK TO step")
        try run("RELEASE step")
      } else if isInTransaction {
        try run("ROLLBACK")
      }
      throw error
    }
  }

  /// Writes a page as it is, to find out whether that can be done; waits for nobody.
  package func tryWriting() throws {
    sqlite3_busy_timeout(database, 0)
    defer { sqlite3_busy_timeout(database, busyTimeout) }
    let version = try first("PRAGMA user_version") { $0.integer(0) } ?? 0
    try transaction { try execute("PRAGMA user_version=\(version)") }
    hasFailedToWrite = false
  }

  /// Takes back all that was done since it was called last, and makes what follows its next trial.
  ///
  /// One transaction around all of them: what each by itself would write to a journal, and emptying
  /// every table for the next run, is most of what SQLite does for a short run in memory.
  package func startOver() throws {
    if isOnTrial {
      rollbacks += 1
      try run("ROLLBACK")
    }
    isOnTrial = false
    try run("BEGIN")
    isOnTrial = true
  }

  /// How many rows were changed through this connection so far, for noticing that some were; what
  /// was taken back counts as changed again.
  package var changes: Int { Int(sqlite3_total_changes(database)) + rollbacks }

  /// Another version after every change, here or by another process.
  ///
  /// - Parameter ignored: how many of the changes here don't count.
  package func version(ignoring ignored: Int = 0) throws -> DatabaseVersion {
    DatabaseVersion(
      changesHere: changes - ignored,
      // Nobody else comes to what has no name (https://sqlite.org/pragma.html#pragma_data_version).
      changesElsewhere: isShared
        ? try first("PRAGMA data_version") { $0.integer(0) } ?? 0 : 0)
  }

  package func lock(_ table: SQL, _ change: SQL, id: String) -> Bool { true }

  package var isSharedByServers: Bool { false }

  package func version(by revision: SQL, _ values: [Value]) throws -> DatabaseVersion? {
    try version()
  }

  package func apply(_ migrations: Migrations) throws { try migrations.apply(to: self) }

  /// Whether a transaction is open, whoever began it; a trial is none.
  package var isInTransaction: Bool {
    isOnTrial ? depth > 0 : sqlite3_get_autocommit(database) == 0
  }

  /// How SQLite goes about what a body runs: each statement with the lines of its plan
  /// (https://sqlite.org/eqp.html).
  package func plans(
    of body: () throws -> Void
  ) throws -> [(statement: String, plan: [String])] {
    heard = []
    defer { heard = nil }
    try body()
    let statements = heard ?? []
    return try statements.map {
      ($0.text, try rows("EXPLAIN QUERY PLAN \($0)") { $0.text(3) })
    }
  }

  /// Parsing a statement costs far more than running it.
  private func statement(_ sql: SQL) throws -> Statement {
    heard?.append(sql)
    if let statement = prepared[sql] { return statement }
    let statement = try Statement(sql.text, in: database, of: self)
    // There is one for each way to list goals; whoever looks for all of them is no user.
    if prepared.count == Connection.mostPrepared { prepared.removeAll() }
    prepared[sql] = statement
    return statement
  }

  private static let mostPrepared = 256

  /// How many statements need not be parsed again.
  var preparedCount: Int { prepared.count }

  /// What is thrown for a result code.
  func failure(_ code: Int32, _ sql: String?) -> any Error {
    if Connection.isAboutStorage(code) { hasFailedToWrite = true }
    return translate(SQLiteError(code: code, in: database, path: path, sql: sql))
  }

  /// Whether it isn't the statement that is to blame for a result code.
  private static func isAboutStorage(_ code: Int32) -> Bool {
    switch code & 0xff {
    case SQLITE_PERM, SQLITE_BUSY, SQLITE_READONLY, SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_FULL,
      SQLITE_CANTOPEN, SQLITE_PROTOCOL, SQLITE_NOTADB:
      true
    default: false
    }
  }

  /// In WAL mode SQLite goes on with a file that was moved, replaced or removed, and what it's told
  /// from then on is lost with that (https://sqlite.org/howtocorrupt.html).
  private func refuseMoved() throws {
    var hasMoved: Int32 = 0
    sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    guard hasMoved != 0 else { return }
    hasFailedToWrite = true
    throw translate(
      SQLiteError(code: SQLiteError.moved, message: SQLiteError.isMoved, path: path))
  }

  /// What is thrown for a row that makes no sense.
  func failure(_ row: UnreadableRow) -> any Error {
    translate(SQLiteError(code: SQLITE_CORRUPT, message: row.message, path: path))
  }

  /// The error of a database that was written by a later version.
  func tooNew(_ step: String) -> Migrations.TooNew { Migrations.TooNew(path: path, step: step) }
}

extension SQLiteError {
  fileprivate init(
    code: Int32, in database: OpaquePointer?, path: String, sql: String? = nil
  ) {
    let extended = database.map { sqlite3_extended_errcode($0) } ?? code
    let isAtLimit =
      code & 0xff == SQLITE_IOERR && database.map { lume_sqlite_is_at_limit($0) } == 1
    let message =
      isAtLimit ? SQLiteError.atLimit : database.map { String(cString: sqlite3_errmsg($0)) }
    self.init(
      code: extended & 0xff == code & 0xff ? extended : code,
      message: message ?? String(cString: sqlite3_errstr(code)), path: path, sql: sql)
  }
}
