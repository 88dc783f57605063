import Database
import PostgreSQL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Connections to one schema, which is the test's own.
final class TestServer: Sendable {
  static let address = getenv("LUME_TEST_DATABASE").map { String(cString: $0) }

  /// With a capital, so that it must be quoted.
  private let schema = "Test_\(UInt64.random(in: 0 ... .max))"

  /// - Parameter next: whose schema is looked through behind its own.
  func connect(
    before next: TestServer? = nil, longestWait: Duration = .seconds(2),
    longestSilence: Duration = .seconds(8)
  ) throws -> PostgreSQLConnection {
    let path = ([schema] + (next.map { [$0.schema] } ?? [])).map { "%22\($0)%22" }
      .joined(separator: ",")
    let connection = try PostgreSQLConnection(
      PostgreSQLAddress("\(TestServer.address ?? "")&options=-csearch_path%3D\(path)"),
      longestWait: longestWait, longestSilence: longestSilence)
    try connection.transaction {
      _ = try connection.first("SELECT pg_advisory_xact_lock(1)") { _ in }
      try connection.run(#"CREATE SCHEMA IF NOT EXISTS "\#(SQL(stringLiteral: schema))""#)
    }
    return connection
  }
}
