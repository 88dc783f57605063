import Database

extension PostgreSQLConnection {
  /// Of all servers that begin at once one takes the steps, and the others wait for it.
  ///
  /// - Throws: `TooNew` and `OtherProgram` before anything is changed; `PostgreSQLError`.
  package func apply(_ migrations: Migrations) throws {
    guard try taken(of: migrations).count < migrations.steps.count else { return }
    for _ in 1..<PostgreSQLConnection.mostWaits {
      do {
        return try take(migrations)
      } catch let error as PostgreSQLError where error.kind == .busy {
        // Another server is at it.
      }
    }
    try take(migrations)
  }

  /// How often `lock_timeout` may pass.
  private static let mostWaits = 30
  /// Of the lock under which steps are taken, of nothing else: `lume` in ASCII.
  private static let lock: Int64 = 0x6c75_6d65

  private func take(_ migrations: Migrations) throws {
    let longest = longestSilence
    try transaction {
      try script("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '2s'")
      defer { longestSilence = longest }
      longestSilence = nil
      _ = try first("SELECT pg_advisory_xact_lock(?)", .integer(Self.lock)) { _ in }
      // Here nobody makes tables meanwhile.
      if try !isBegun(), try hasTables() { throw Migrations.OtherProgram(path: address.name) }
      try script("CREATE TABLE IF NOT EXISTS migrations (name TEXT COLLATE \"C\" PRIMARY KEY)")
      let names = try taken(of: migrations)
      for step in migrations.steps where !names.contains(step.name) {
        try script(Dialect.schema(step.sql))
        try step.body?(self)
        try run("INSERT INTO migrations (name) VALUES (?)", .text(step.name))
      }
    }
  }

  private func taken(of migrations: Migrations) throws -> Set<String> {
    guard try isBegun() else { return [] }
    let names = try rows("SELECT name FROM migrations") { $0.text(0) }
    let known = Set(migrations.steps.map(\.name))
    if let step = names.first(where: { !known.contains($0) }) {
      throw Migrations.TooNew(path: address.name, step: step)
    }
    return Set(names)
  }

  /// Whether steps were taken where lume's tables are to be; the search path may have other schemas
  /// behind that.
  ///
  /// - Throws: `OtherProgram` where there is another table that is called like that of the steps.
  private func isBegun() throws -> Bool {
    let columns = try rows(
      """
      SELECT attname FROM pg_attribute
        WHERE attrelid = to_regclass(quote_ident(current_schema()) || '.migrations') AND attnum > 0
          AND NOT attisdropped
      """
    ) { $0.text(0) }
    guard columns.isEmpty || columns == ["name"] else {
      throw Migrations.OtherProgram(path: address.name)
    }
    return !columns.isEmpty
  }

  /// Whether there are tables where lume's are to be, but for those that an extension has brought.
  private func hasTables() throws -> Bool {
    try first(
      """
      SELECT EXISTS (SELECT 1 FROM pg_class c
        WHERE c.relnamespace = to_regnamespace(quote_ident(current_schema()))
          AND c.relkind IN ('r', 'p', 'f')
          AND NOT EXISTS (SELECT 1 FROM pg_depend d
            WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e'))
      """, make: { $0.integer(0) != 0 }) ?? false
  }
}
