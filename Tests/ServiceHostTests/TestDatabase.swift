import Database
import PostgreSQL
import SQLite
import Testing
import Threads

@testable import ServiceHost

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The database of a test: SQLite or, by `Scripts/postgresql swift test`, PostgreSQL with SQLite
/// beside it.
enum TestDatabase {
  /// Where PostgreSQL is; `nil` for SQLite alone.
  fileprivate static let address = getenv("LUME_TEST_DATABASE").map { String(cString: $0) }
  static let isSQLite = address == nil

  static func open(_ place: Connection.Place) throws -> any DatabaseConnection {
    let connection = try Connection(place)
    if isSQLite { return connection }
    let schema =
      if case .file(let path) = place {
        String(path.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      } else {
        "memory_\(UInt64.random(in: 0 ... .max))"
      }
    return MirroredDatabase(try SharedSchema(schema).connect(), connection)
  }
}

/// What several servers share.
struct SharedSchema: Sendable {
  private let name: String

  init(_ name: String = "shared_\(UInt64.random(in: 0 ... .max))") { self.name = name }

  func connect(
    waitsForRows: Bool = true, longestWait: Duration = .seconds(2)
  ) throws -> PostgreSQLConnection {
    let connection = try PostgreSQLConnection(
      address, waitsForRows: waitsForRows, longestWait: longestWait)
    try connection.run("CREATE SCHEMA IF NOT EXISTS \(SQL(stringLiteral: name))")
    return connection
  }

  var address: PostgreSQLAddress {
    get throws {
      try PostgreSQLAddress(
        "\(TestDatabase.address ?? "")&application_name=\(name)&options=-csearch_path%3D\(name)")
    }
  }

  /// Runs bodies on threads of their own, each of which waits for a lock before the next begins.
  ///
  /// - Parameter lock: takes the lock, in a transaction that is taken back when all wait.
  func race<Result: Sendable>(
    behind lock: SQL, _ bodies: [@Sendable () throws -> Result]
  ) throws -> [Swift.Result<Result, any Error>] {
    let results = Guarded<[Int: Swift.Result<Result, any Error>]>([:])
    let observer = try connect()
    func isWaiting(_ count: Int) throws -> Bool {
      let waiting = try observer.first(
        """
        SELECT count(*) FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
          WHERE NOT l.granted AND a.application_name = ?
        """, .text(name), make: { $0.integer(0) })
      return waiting == Int64(count)
    }
    let blocker = try connect()
    do {
      try blocker.transaction {
        try blocker.read(lock, []) { _ in }
        for (index, body) in bodies.enumerated() {
          SystemThread.start {
            let result = Swift.Result { try body() }
            results.change { $0[index] = result }
          }
          // Whoever doesn't wait ends.
          while try !isWaiting(index + 1), results.withLock({ $0.isEmpty }) {}
        }
        throw TakenBack()
      }
    } catch is TakenBack {}
    let all = results.waiting { $0.count == bodies.count ? .done($0) : .wait(nil) }
    return bodies.indices.compactMap { all[$0] }
  }
}

private struct TakenBack: Error {}

/// Does everything on PostgreSQL and on SQLite, and expects the same of both; answers as the former.
final class MirroredDatabase: DatabaseConnection {
  private let server: PostgreSQLConnection
  private let mirror: Connection

  init(_ server: PostgreSQLConnection, _ mirror: Connection) {
    (self.server, self.mirror) = (server, mirror)
  }

  func apply(_ migrations: Migrations) throws {
    try server.apply(migrations)
    try migrations.apply(to: mirror)
    // SQLite gives the number after the highest, whatever was taken back or deleted.
    for table in [
      "goals", "progress_entries", "consultations", "messages", "activities", "insights",
    ]
      as [SQL]
    where try server.first("SELECT to_regclass('\(table)') IS NOT NULL", make: { $0.integer(0) })
      == 1
    {
      try server.run(
        """
        CREATE OR REPLACE FUNCTION next_of_\(table)() RETURNS BIGINT LANGUAGE sql AS
          'SELECT coalesce(max(number), 0) + 1 FROM \(table)'
        """)
      try server.run("ALTER TABLE \(table) ALTER number DROP IDENTITY IF EXISTS")
      try server.run("ALTER TABLE \(table) ALTER number SET DEFAULT next_of_\(table)()")
    }
  }

  func change(_ sql: SQL, _ values: [Value]) throws -> Int {
    let count = try both({ try server.change(sql, values) }, { try mirror.change(sql, values) })
    #expect(count.server == count.mirror, "\(sql)")
    return count.server
  }

  func read(_ sql: SQL, _ values: [Value], _ body: (Row) throws -> Void) throws {
    var rows: [[Value]] = []
    var problem: (any Error)?
    _ = try both(
      {
        try server.read(sql, values) { row in
          rows.append(row.values)
          do { try body(row) } catch { problem = problem ?? error }
        }
      },
      {
        var count = 0
        try mirror.read(sql, values) { row in
          if count < rows.count { #expect(rows[count] == row.values, "\(sql) \(values)") }
          count += 1
        }
        #expect(count == rows.count, "\(sql) \(values)")
      })
    if let problem { throw problem }
  }

  /// What fails on one fails on both, with an error of the same kind.
  private func both<Result>(
    _ first: () throws -> Result, _ second: () throws -> Result
  ) throws -> (server: Result, mirror: Result) {
    let server: Result
    do {
      server = try first()
    } catch let error as PostgreSQLError {
      let other = #expect(throws: SQLiteError.self) { try second() }
      #expect(other?.kind == error.kind, "\(error)")
      throw error
    }
    return (server, try second())
  }

  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try server.transaction { try mirror.transaction(body) }
  }

  func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    try server.snapshot { try mirror.snapshot(body) }
  }

  /// What servers share has tables that SQLite hasn't.
  var isSharedByServers: Bool { false }
  func lock(_ table: SQL, _ change: SQL, id: String) -> Bool { true }

  func version(by revision: SQL, _ values: [Value]) -> DatabaseVersion? { nil }
  var hasFailedToWrite: Bool { false }
  func tryWriting() {}
}
