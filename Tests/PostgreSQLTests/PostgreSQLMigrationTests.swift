import Database
import Testing

@testable import PostgreSQL

/// By `Scripts/postgresql swift test`.
@Suite(.enabled(if: TestServer.address != nil)) struct PostgreSQLMigrationTests {
  private let server = TestServer()

  private static let steps = [
    Migrations.Step("1", "CREATE TABLE a (number INTEGER PRIMARY KEY, t TEXT) STRICT;"),
    Migrations.Step("2", "ALTER TABLE a ADD COLUMN r REAL;") {
      try $0.run("INSERT INTO a (t, r) VALUES ('x', 0.5)")
    },
  ]

  @Test func serversThatBeginAtOnceTakeEachStepOnce() async throws {
    let connection = try server.connect()
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { try server.connect().apply(Migrations(Self.steps)) }
      }
      try await group.waitForAll()
    }
    #expect(try connection.first("SELECT count(*) FROM a WHERE r = 0.5") { $0.integer(0) } == 1)
  }

  @Test func dataOfALaterVersionAreLeftAlone() throws {
    let connection = try server.connect()
    try connection.apply(Migrations(Self.steps))
    let error = #expect(throws: Migrations.TooNew.self) {
      try connection.apply(Migrations([Self.steps[0]]))
    }
    #expect(error?.step == "2")
  }

  @Test(arguments: [
    "CREATE TABLE notes (t TEXT)", "CREATE TABLE notes (t TEXT) PARTITION BY LIST (t)",
    "CREATE TABLE migrations (id BIGINT, migration TEXT, batch BIGINT)",
    "CREATE TABLE migrations (id BIGINT, name TEXT); INSERT INTO migrations VALUES (1, 'first')",
  ])
  func anotherProgramsSchemaIsLeftAlone(_ schema: String) throws {
    let connection = try server.connect()
    try connection.script(schema)
    func all() throws -> [String] {
      try connection.rows(
        """
        SELECT table_name || ' ' || column_name FROM information_schema.columns
          WHERE table_schema = current_schema() ORDER BY 1
        """
      ) { $0.text(0) }
    }
    let before = try all()
    let error = #expect(throws: Migrations.OtherProgram.self) {
      try connection.apply(Migrations(Self.steps))
    }
    #expect(error?.path == connection.address.name)
    #expect(try all() == before)
  }

  /// Behind the schema that tables are made in the search path may have others, such as `public`.
  @Test(arguments: [
    "CREATE TABLE migrations (id BIGINT, migration TEXT)",
    "CREATE TABLE migrations (name TEXT); INSERT INTO migrations VALUES ('1'), ('2')",
    "CREATE TABLE migrations (name TEXT); INSERT INTO migrations VALUES ('later')",
  ])
  func tablesOfOtherSchemasAreNotTakenForOnesOwn(_ schema: String) throws {
    let other = TestServer()
    let (connection, theirs) = (try server.connect(before: other), try other.connect())
    try theirs.script(schema)
    let before = try theirs.first("SELECT count(*) FROM migrations") { $0.integer(0) }
    try connection.apply(Migrations(Self.steps))
    try connection.apply(Migrations(Self.steps))
    let own = try server.connect()
    #expect(try own.first("SELECT count(*) FROM migrations") { $0.integer(0) } == 2)
    #expect(try own.first("SELECT count(*) FROM a") { $0.integer(0) } == 1)
    #expect(try theirs.first("SELECT count(*) FROM migrations") { $0.integer(0) } == before)
  }

  /// As PostGIS brings a table.
  @Test func whatAnExtensionBringsIsNoOtherPrograms() throws {
    let connection = try server.connect()
    try connection.run("CREATE TABLE brought (t TEXT)")
    try connection.script("ALTER EXTENSION plpgsql ADD TABLE brought")
    try connection.apply(Migrations(Self.steps))
    try connection.script("ALTER EXTENSION plpgsql DROP TABLE brought")
  }
}
