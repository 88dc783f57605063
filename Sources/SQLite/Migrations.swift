/// The steps that made a schema what it is, oldest first. Steps are only ever added.
package struct Migrations: Sendable {
  /// One change of a schema.
  package struct Step: Sendable {
    /// Unique; what a database keeps of a step that was taken.
    package let name: String
    /// One or more statements.
    package let sql: String

    package init(_ name: String, _ sql: String) {
      self.name = name
      self.sql = sql
    }
  }

  /// The database was written by a later version of the program.
  package struct TooNew: Error, Hashable, Sendable {
    /// A step that this version does not know.
    package let step: String
  }

  /// Oldest first.
  package let steps: [Step]

  package init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Takes the steps that a database has not taken yet, all in one transaction.
  ///
  /// - Throws: `TooNew` before anything is changed; `SQLiteError`.
  package func apply(to connection: Connection) throws {
    if try taken(by: connection).map({ $0 == steps.map(\.name) }) ?? false { return }
    try connection.transaction {
      try connection.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) STRICT")
      let names = try connection.rows("SELECT name FROM migrations ORDER BY rowid") { $0.text(0) }
      let known = Set(steps.map(\.name))
      if let step = names.first(where: { !known.contains($0) }) { throw TooNew(step: step) }
      for step in steps where !names.contains(step.name) {
        try connection.execute(step.sql)
        try connection.run("INSERT INTO migrations (name) VALUES (?)", .text(step.name))
      }
    }
  }

  /// The steps taken so far, `nil` for a database that has taken none; asks without a write lock.
  private func taken(by connection: Connection) throws -> [String]? {
    let hasTable = try connection.first(
      "SELECT 1 FROM sqlite_schema WHERE name = 'migrations'", make: { _ in true })
    guard hasTable != nil else { return nil }
    return try connection.rows("SELECT name FROM migrations ORDER BY rowid") { $0.text(0) }
  }
}
