import Database

extension Migrations {
  /// Takes the steps that a database has not taken yet, all in one transaction. Where all were
  /// taken it asks without a write lock.
  ///
  /// - Throws: `TooNew` and `OtherProgram` before it changes anything; `SQLiteError`.
  package func apply(to connection: Connection) throws {
    if try connection.first("PRAGMA user_version", make: { $0.integer(0) }) == version { return }
    try connection.transaction {
      try checkIsEmptyOrOwn(connection)
      try connection.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) STRICT")
      let names = try connection.rows("SELECT name FROM migrations ORDER BY rowid") { $0.text(0) }
      let known = Set(steps.map(\.name))
      if let step = names.first(where: { !known.contains($0) }) { throw connection.tooNew(step) }
      for step in steps where !names.contains(step.name) {
        try connection.execute(step.sql)
        try step.body?(connection)
        try connection.run("INSERT INTO migrations (name) VALUES (?)", .text(step.name))
      }
      try connection.execute("PRAGMA user_version = \(version)")
    }
  }

  /// Looks at a file before it's opened to be written, since that alone changes how it keeps its data.
  ///
  /// - Parameter isAtRest: whether there is no log beside it.
  /// - Throws: `OtherProgram`, also for one whose journal is to be played back, unless what stands in it
  ///   is lume's own, which has one only where it was killed while it began to keep a log;
  ///   `SQLiteError`. One that isn't there, or is damaged, is left to who opens it.
  package static func checkIsEmptyOrOwn(
    _ path: String, isAtRest: Bool, busyTimeout: Duration = .seconds(5)
  ) throws {
    do {
      let connection = try Connection(
        reading: path, isAtRest: isAtRest, busyTimeout: busyTimeout)
      guard try !isEmptyOrOwn(connection) else { return }
    } catch let error as SQLiteError where error.kind == .corrupt || error.kind == .cannotOpen {
      return
    } catch let error as SQLiteError where error.isOfJournal && !isAtRest {
      // As it stands, the journal aside.
      return try checkIsEmptyOrOwn(path, isAtRest: true, busyTimeout: busyTimeout)
    }
    throw OtherProgram(path: path)
  }

  /// Looks at a database that is open.
  ///
  /// - Throws: `OtherProgram`; `SQLiteError`.
  func checkIsEmptyOrOwn(_ connection: Connection) throws {
    if try connection.first("PRAGMA user_version", make: { $0.integer(0) }) == version { return }
    guard try Migrations.isEmptyOrOwn(connection) else { throw OtherProgram(path: connection.path) }
  }

  /// Other programs have tables of this name, too, but with other columns.
  private static func isEmptyOrOwn(_ connection: Connection) throws -> Bool {
    if try connection.first("SELECT 1 FROM sqlite_schema LIMIT 1", make: { _ in true }) == nil {
      return true
    }
    let columns = try connection.rows("SELECT name FROM pragma_table_info('migrations')") {
      $0.text(0)
    }
    return columns == ["name"]
  }

  /// What a database that has taken all steps and no others says of itself, so that a start asks
  /// for one number and not for the table (https://sqlite.org/pragma.html#pragma_user_version).
  /// FNV-1a of the names, with 31 bits; never 0, which is what a database says that was never told.
  private var version: Int64 {
    var hash: UInt32 = 2_166_136_261
    for step in steps {
      for byte in step.name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
      hash = hash &* 16_777_619
    }
    return Int64(hash >> 1 | 1)
  }
}

extension Migrations.Step {
  /// A step for databases of SQLite alone.
  package init(
    _ name: String, _ sql: String, then body: @escaping @Sendable (Connection) throws -> Void
  ) {
    let any: @Sendable (any DatabaseConnection) throws -> Void = { database in
      if let connection = database as? Connection { try body(connection) }
    }
    self.init(name, sql, then: any)
  }
}
