import Database
import Testing
import Threads

@testable import PostgreSQL

/// By `Scripts/postgresql swift test`.
@Suite(.enabled(if: TestServer.address != nil)) struct PostgreSQLConnectionTests {
  private let server = TestServer()

  @Test func valuesComeBackAsTheyWent() throws {
    let connection = try server.connect()
    try connection.run("CREATE TABLE a (i BIGINT, r DOUBLE PRECISION, t TEXT, b BYTEA)")
    let rows: [[Value]] = [
      [.integer(.min), .real(0.1 + 0.2), .text("a'?\u{1F600}\\\n"), .blob([0, 255, 0x5c])],
      [.integer(.max), .real(.greatestFiniteMagnitude), .text(""), .blob([])],
      [.integer(0), .real(.leastNonzeroMagnitude), .text("x"), .blob([1])],
      [.null, .null, .null, .null],
    ]
    for row in rows {
      #expect(try connection.change("INSERT INTO a VALUES (?, ?, ?, ?)", row) == 1)
    }
    let read: [[Value]] = try connection.rows("SELECT i, r, t, b FROM a") { row in
      [
        Value(row.optionalInteger("i")), row.optionalReal("r").map(Value.real) ?? .null,
        Value(row.optionalText("t")), row.unlessNull("b").map { .blob(row.blob($0)) } ?? .null,
      ]
    }
    #expect(read == rows)
    #expect(try connection.first("SELECT true") { $0.integer(0) } == 1)
  }

  @Test(arguments: ["infinity", "-infinity", "nan"])
  func aNumberThatIsNoneIsDamage(_ text: String) throws {
    let connection = try server.connect()
    try connection.run("CREATE TABLE a (r DOUBLE PRECISION)")
    try connection.run("INSERT INTO a VALUES (0.5)")
    try connection.run(
      "INSERT INTO a VALUES (CAST(CAST(? AS TEXT) AS DOUBLE PRECISION))", .text(text))
    let error = #expect(throws: PostgreSQLError.self) {
      try connection.rows("SELECT r FROM a") { $0.real("r") }
    }
    #expect(error?.kind == .corrupt && error?.message.hasPrefix("r is ") == true)
    #expect(try connection.first("SELECT count(*) FROM a") { $0.integer(0) } == 2)
  }

  @Test func whatFailsInATransactionTakesAllOfItBack() throws {
    let connection = try server.connect()
    try connection.run("CREATE TABLE a (i BIGINT PRIMARY KEY)")
    try connection.run("INSERT INTO a VALUES (1)")
    let error = #expect(throws: PostgreSQLError.self) {
      try connection.transaction {
        try connection.run("INSERT INTO a VALUES (2)")
        try connection.run("INSERT INTO a VALUES (1)")
      }
    }
    #expect(error?.kind == .constraint && error?.state == "23505")
    // Also where nobody takes notice.
    #expect(throws: PostgreSQLError.self) {
      try connection.transaction {
        try connection.run("INSERT INTO a VALUES (3)")
        do { try connection.run("INSERT INTO a VALUES (1)") } catch {}
      }
    }
    #expect(throws: PostgreSQLError.self) {
      try connection.transaction {
        do { try connection.run("INSERT INTO nowhere VALUES (1)") } catch {}
      }
    }
    try connection.transaction { try connection.run("INSERT INTO a VALUES (4)") }
    #expect(try connection.rows("SELECT i FROM a ORDER BY i") { $0.integer(0) } == [1, 4])
  }

  private struct Missing: Error {}

  @Test func whatIsRequiredGoesWithTheFirstStatement() throws {
    let connection = try server.connect()
    try connection.run("CREATE TABLE a (i BIGINT PRIMARY KEY)")
    try connection.run("INSERT INTO a VALUES (1)")
    func requiring<Result>(_ number: Int64, _ body: () throws -> Result) throws -> Result {
      try connection.requiring(
        "SELECT 1 FROM a WHERE i = ?", [.integer(number)], else: Missing(), body)
    }
    let add: (Int64) throws -> Void = { number in
      try connection.transaction {
        try connection.run("INSERT INTO a VALUES (?)", .integer(number))
        try connection.run("INSERT INTO a VALUES (?)", .integer(number + 1))
      }
    }
    #expect(try requiring(1) { try connection.first("SELECT 7") { $0.integer(0) } } == 7)
    try requiring(1) { try add(10) }
    #expect(throws: Missing.self) { try requiring(2) { try add(20) } }
    #expect(throws: Missing.self) {
      try requiring(2) { try connection.first("SELECT 7") { $0.integer(0) } }
    }
    // Also where there's no statement, and before another error.
    #expect(try requiring(1) { 3 } == 3)
    #expect(throws: Missing.self) { try requiring(2) { 3 } }
    #expect(throws: Missing.self) { try requiring(2) { throw CancellationError() } }
    #expect(throws: CancellationError.self) { try requiring(1) { throw CancellationError() } }
    // What breaks behind it takes all of it back, and the next one is as before.
    let error = #expect(throws: PostgreSQLError.self) { try requiring(1) { try add(10) } }
    #expect(error?.kind == .constraint)
    #expect(throws: PostgreSQLError.self) {
      try requiring(1) { try connection.first("SELECT 1 / 0") { $0.integer(0) } }
    }
    try connection.transaction {}
    try requiring(11) { try add(30) }
    let all = try connection.rows("SELECT i FROM a ORDER BY i") { $0.integer(0) }
    #expect(all == [1, 10, 11, 30, 31])
  }

  @Test func whatIsRequiredIsAskedAgainByAConnectionMadeAnew() throws {
    let (connection, other) = (try server.connect(), try server.connect())
    try connection.run("CREATE TABLE a (i BIGINT)")
    func cut() throws {
      let number = try connection.first("SELECT pg_backend_pid()") { $0.integer(0) } ?? 0
      try other.read("SELECT pg_terminate_backend(CAST(? AS INTEGER))", [.integer(number)]) { _ in }
    }
    let none: SQL = "SELECT 1 FROM a WHERE i = 2"
    try cut()
    #expect(throws: Missing.self) {
      try connection.requiring(none, [], else: Missing()) {
        try connection.first("SELECT 7") { $0.integer(0) }
      }
    }
    try cut()
    #expect(throws: Missing.self) {
      try connection.requiring(none, [], else: Missing()) {
        try connection.transaction { try connection.run("INSERT INTO a VALUES (1)") }
      }
    }
    try cut()
    let count = try connection.requiring("SELECT 1", [], else: Missing()) {
      try connection.run("INSERT INTO a VALUES (1)")
    }
    #expect(count == 1)
    #expect(try connection.first("SELECT count(*) FROM a") { $0.integer(0) } == 1)
  }

  /// What had the row before may have ended it.
  @Test func whatIsRequiredIsAskedAgainBehindALock() throws {
    let (connection, other) = (try server.connect(), try server.connect())
    try connection.run("CREATE TABLE a (id TEXT PRIMARY KEY, i BIGINT)")
    try connection.run("INSERT INTO a VALUES ('own', 0), ('log-in', 0)")
    func change(_ meanwhile: () throws -> Void) throws {
      try connection.requiring("SELECT 1 FROM a WHERE id = 'log-in'", [], else: Missing()) {
        try connection.transaction {
          #expect(try connection.first("SELECT 7") { $0.integer(0) } == 7)
          try meanwhile()
          #expect(try connection.lock("a", "i = i + 1", id: "own"))
          try connection.run("INSERT INTO a VALUES ('new', 0)")
        }
      }
    }
    #expect(throws: Missing.self) {
      try change { try other.run("DELETE FROM a WHERE id = 'log-in'") }
    }
    #expect(try connection.rows("SELECT id, i FROM a") { $0.integer("i") } == [0])
    try connection.run("INSERT INTO a VALUES ('log-in', 0)")
    try change {}
    #expect(try connection.first("SELECT count(*) FROM a") { $0.integer(0) } == 3)
  }

  /// The connection breaks once it's known, and before what was begun is taken back.
  @Test func whatIsNotThereStaysSoWhereTheConnectionBreaks() throws {
    let (connection, other) = (try server.connect(), try server.connect())
    try connection.run("CREATE TABLE a (i BIGINT)")
    let number = try connection.first("SELECT pg_backend_pid()") { $0.integer(0) } ?? 0
    var trials = 0
    #expect(throws: Missing.self) {
      try connection.requiring("SELECT 1 FROM a WHERE i = 2", [], else: Missing()) {
        try connection.transaction {
          trials += 1
          do {
            try connection.run("INSERT INTO a VALUES (1)")
          } catch {
            try other.read(
              "SELECT pg_terminate_backend(CAST(? AS INTEGER))", [.integer(number)]
            ) { _ in }
            throw error
          }
        }
      }
    }
    // Not even where somebody takes no notice.
    #expect(throws: Missing.self) {
      try connection.requiring("SELECT 1 FROM a WHERE i = 2", [], else: Missing()) {
        do { try connection.run("INSERT INTO a VALUES (1)") } catch {}
        do { try connection.run("INSERT INTO a VALUES (1)") } catch {}
      }
    }
    #expect(try connection.first("SELECT count(*) FROM a") { $0.integer(0) } == 0 && trials == 1)
  }

  /// It's asked for in each attempt at a transaction.
  @Test func whatIsRequiredIsRequiredOfEachAttempt() throws {
    let (connection, other) = (try server.connect(), try server.connect())
    try connection.run("CREATE TABLE a (i BIGINT)")
    try connection.run("INSERT INTO a VALUES (2)")
    #expect(throws: Missing.self) {
      try connection.requiring("SELECT 1 FROM a WHERE i = 2", [], else: Missing()) {
        try connection.transaction {
          let number = try connection.first("SELECT pg_backend_pid()") { $0.integer(0) } ?? 0
          try other.run("DELETE FROM a")
          try other.read(
            "SELECT pg_terminate_backend(CAST(? AS INTEGER))", [.integer(number)]
          ) { _ in }
          try connection.run("INSERT INTO a VALUES (1)")
        }
      }
    }
    #expect(try connection.first("SELECT count(*) FROM a") { $0.integer(0) } == 0)
  }

  @Test func whatIsSilentForTooLongIsGivenUp() throws {
    let connection = try server.connect(longestSilence: .milliseconds(200))
    let error = #expect(throws: PostgreSQLError.self) {
      try connection.transaction {
        try connection.read("SELECT pg_sleep(30)", []) { _ in }
      }
    }
    #expect(error?.kind == .unreachable && error?.message == "it hasn't answered for 200 ms")
    #expect(try connection.first("SELECT 1") { $0.integer(0) } == 1)
  }

  /// Nobody knows what became of it, and it isn't done again.
  @Test func aCommitThatIsSilentIsUnresolved() throws {
    let connection = try server.connect(longestSilence: .milliseconds(200))
    try connection.run("CREATE TABLE a (i BIGINT)")
    try connection.run(
      """
      CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_sleep(30); RETURN NULL; END'
      """)
    try connection.run(
      """
      CREATE CONSTRAINT TRIGGER late AFTER INSERT ON a DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION wait()
      """)
    var trials = 0
    let error = #expect(throws: PostgreSQLError.self) {
      try connection.transaction {
        trials += 1
        try connection.run("INSERT INTO a VALUES (1)")
      }
    }
    #expect(error?.kind == .unresolved && trials == 1)
    #expect(try connection.first("SELECT 1") { $0.integer(0) } == 1)
  }

  @Test func aBrokenConnectionIsMadeAnew() throws {
    let (connection, other) = (try server.connect(), try server.connect())
    func cut() throws {
      let number = try connection.first("SELECT pg_backend_pid()") { $0.integer(0) } ?? 0
      try other.read("SELECT pg_terminate_backend(CAST(? AS INTEGER))", [.integer(number)]) { _ in }
    }
    try connection.run("CREATE TABLE a (i BIGINT)")
    try cut()
    #expect(try connection.first("SELECT count(*) FROM a") { $0.integer(0) } == 0)
    try cut()
    try connection.transaction { try connection.run("INSERT INTO a VALUES (1)") }
    // What a transaction has done is gone with it: all of it is done again, once, and no half of it.
    var trials = 0
    try connection.transaction {
      try connection.run("INSERT INTO a VALUES (5)")
      trials += 1
      if trials == 1 { try cut() }
      try connection.run("INSERT INTO a VALUES (6)")
    }
    let error = #expect(throws: PostgreSQLError.self) {
      try connection.transaction {
        try connection.run("INSERT INTO a VALUES (2)")
        try cut()
        do { try connection.run("INSERT INTO a VALUES (3)") } catch {}
        try connection.run("INSERT INTO a VALUES (4)")
      }
    }
    #expect(error?.kind == .unreachable)
    // What is in the way of each statement is why it broke.
    #expect(error?.description.contains("terminating connection") == true)
    #expect(try connection.rows("SELECT i FROM a") { $0.integer(0) } == [1, 5, 6])
  }

  @Test func whatWasInAnothersWayIsDoneAgain() async throws {
    let connection = try server.connect()
    try connection.run("CREATE TABLE a (i BIGINT, times BIGINT)")
    try connection.run("INSERT INTO a VALUES (1, 0), (2, 0)")
    let begun = Guarded<Set<Int64>>([])
    let isOneDone = Guarded(false)
    try await withThrowingTaskGroup { group in
      for number in [1, 2] as [Int64] {
        group.addTask {
          let connection = try server.connect()
          try connection.run("SET deadlock_timeout = '10ms'")
          var isAgain = false
          try connection.transaction {
            // Else it could be quicker than the other one, and in its way once more.
            if isAgain { isOneDone.waiting { $0 ? .done(()) : .wait(nil) } }
            isAgain = true
            let add: SQL = "UPDATE a SET times = times + 1 WHERE i = ?"
            try connection.run(add, .integer(number))
            begun.change { _ = $0.insert(number) }
            begun.waiting { $0.count == 2 ? .done(()) : .wait(nil) }
            try connection.run(add, .integer(3 - number))
          }
          isOneDone.change { $0 = true }
        }
      }
      try await group.waitForAll()
    }
    #expect(try connection.rows("SELECT times FROM a") { $0.integer(0) } == [2, 2])
  }

  @Test func anIdThatIsTakenIsAConflictAndAnEmailIsNone() throws {
    let connection = try server.connect()
    try connection.run("CREATE TABLE goals (id TEXT UNIQUE, email TEXT UNIQUE)")
    try connection.run("INSERT INTO goals VALUES ('a', 'b')")
    var ids = ["a", "a", "c"]
    try connection.transaction {
      try connection.run("INSERT INTO goals VALUES (?, 'd')", .text(ids.removeFirst()))
    }
    let error = #expect(throws: PostgreSQLError.self) {
      try connection.transaction { try connection.run("INSERT INTO goals VALUES ('e', 'b')") }
    }
    #expect(ids.isEmpty && error?.kind == .constraint)
  }

  @Test func ofManyStatementsTheOldestArePreparedAgain() throws {
    let connection = try server.connect()
    for number in 0..<600 {
      let sql = SQL(stringLiteral: "SELECT \(number % 300)")
      #expect(try connection.first(sql) { $0.integer(0) } == Int64(number % 300))
    }
  }

  @Test func nobodyWaitsLongForAnothersLock() throws {
    let connection = try server.connect()
    let other = try server.connect(longestWait: .milliseconds(10))
    #expect(try other.first("SHOW lock_timeout") { $0.text(0) } == "10ms")
    try connection.run("CREATE TABLE a (i BIGINT)")
    try connection.run("INSERT INTO a VALUES (1)")
    try connection.transaction {
      try connection.run("UPDATE a SET i = 2")
      let error = #expect(throws: PostgreSQLError.self) { try other.run("UPDATE a SET i = 3") }
      #expect(error?.kind == .busy)
    }
  }

  @Test func saysWhatIsNotThere() throws {
    let address = try #require(TestServer.address)
    let wrong = address.replacing("/lume?", with: "/nobody?")
    let error = #expect(throws: PostgreSQLError.self) {
      try PostgreSQLConnection(PostgreSQLAddress(wrong))
    }
    #expect(error?.kind == .unreachable)
    #expect(error?.message.contains(#"database "nobody" does not exist"#) == true)
  }
}
