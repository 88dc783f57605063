import Database

extension PostgreSQLConnection {
  /// Of all servers that begin at once one takes the steps, and the others wait for it.
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
      try run("SET LOCAL statement_timeout = 0")
      defer { longestSilence = longest }
      longestSilence = nil
      _ = try first("SELECT pg_advisory_xact_lock(?)", .integer(Self.lock)) { _ in }
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
    let isThere = try first(
      "SELECT to_regclass('migrations') IS NOT NULL", make: { $0.integer(0) != 0 })
    guard isThere ?? false else { return [] }
    let names = try rows("SELECT name FROM migrations") { $0.text(0) }
    let known = Set(migrations.steps.map(\.name))
    if let step = names.first(where: { !known.contains($0) }) {
      throw Migrations.TooNew(path: address.name, step: step)
    }
    return Set(names)
  }
}
