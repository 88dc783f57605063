import Database

extension Connection {
  /// What the tables have.
  ///
  /// - Parameter migrations: those that made the schema.
  package func dump(
    _ selection: Dump.Selection, _ migrations: Migrations
  ) throws -> Dump {
    var tables: [Dump.Table] = []
    for name in try ordinaryTables() where !selection.tables.contains(name) {
      let columns = try rows(
        "SELECT name, pk FROM pragma_table_xinfo(?) WHERE hidden = 0 ORDER BY cid", .text(name)
      ) { (name: $0.text("name"), key: $0.integer("pk")) }
      .filter { !selection.columns.contains($0.name) }
      let keys = columns.filter { $0.key > 0 }.sorted { $0.key < $1.key }.map(\.name)
      let names = columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
      var sql = "SELECT \(names) FROM \"\(name)\""
      var values: [Value] = []
      if let owner = selection.owner, columns.contains(where: { $0.name == owner.column }) {
        sql += " WHERE \"\(owner.column)\" = ?"
        values.append(.text(owner.value))
      }
      sql += " ORDER BY " + (keys.isEmpty ? "1" : keys.map { "\"\($0)\"" }.joined(separator: ", "))
      let found = try rows(SQL(stringLiteral: sql), values, make: \.values)
      guard !found.isEmpty else { continue }
      tables.append(Dump.Table(name: name, columns: columns.map(\.name), rows: found))
    }
    return Dump(schema: migrations.steps.count, tables: tables)
  }

  /// The tables that hold what nobody can make again, by name.
  private func ordinaryTables() throws -> [String] {
    try rows(
      """
      SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
        AND name NOT IN ('sqlite_schema', 'sqlite_stat1', 'migrations') ORDER BY name
      """
    ) { $0.text(0) }
  }

  /// Puts rows into the tables that are there.
  ///
  /// - Throws: `Dump.Misfit` for a table or a column that is not.
  func insert(_ dump: Dump) throws {
    let known = try ordinaryTables()
    try execute("PRAGMA defer_foreign_keys=ON")
    for table in dump.tables {
      let columns = try rows(
        "SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0", .text(table.name)
      ) { $0.text(0) }
      guard known.contains(table.name), table.columns.allSatisfy(columns.contains) else {
        throw Dump.Misfit(table: table.name)
      }
      // SQLite has begun to count by itself.
      if table.name == "sqlite_sequence" { try run("DELETE FROM sqlite_sequence") }
      let names = table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
      let marks = table.columns.map { _ in "?" }.joined(separator: ", ")
      let sql = SQL(stringLiteral: "INSERT INTO \"\(table.name)\" (\(names)) VALUES (\(marks))")
      for row in table.rows { _ = try rows(sql, row) { _ in } }
    }
  }
}

extension Migrations {
  /// Makes a new database what it was when a dump was taken of it, and then what it is now.
  ///
  /// - Throws: `TooNew` for a dump of a later version; `Dump.Misfit`; `SQLiteError`.
  package func load(_ dump: Dump, into connection: Connection) throws {
    guard dump.schema <= steps.count else {
      throw connection.tooNew("step \(dump.schema)")
    }
    try Migrations(Array(steps.prefix(dump.schema))).apply(to: connection)
    try connection.transaction { try connection.insert(dump) }
    try apply(to: connection)
  }
}
