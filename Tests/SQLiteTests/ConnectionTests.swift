import Libc
import Testing

@testable import SQLite

/// A database file of one test, which goes with it.
final class TemporaryFile: Sendable {
  let path: String

  /// - Parameter name: a part of the file's.
  init(_ name: String = "") {
    path = "/tmp/lume-sqlite-\(name)\(UInt64.random(in: 0 ... .max)).sqlite"
  }

  deinit { for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) } }

  /// Becomes a copy of another one, with the journal that is beside it.
  func copy(_ other: TemporaryFile) {
    for suffix in ["", "-journal"] {
      var bytes = [UInt8](repeating: 0, count: 1 << 20)
      let (from, to) = (fopen(other.path + suffix, "r"), fopen(path + suffix, "w"))
      guard let from, let to else { return }
      let count = fread(&bytes, 1, bytes.count, from)
      fwrite(bytes, 1, count, to)
      fclose(from)
      fclose(to)
    }
  }
}

@Suite struct ConnectionTests {
  private func database() throws -> Connection {
    let database = try Connection(.memory)
    try database.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT, c REAL, d BLOB) STRICT")
    return database
  }

  @Test(arguments: [true, false])
  func writesNothingIntoAFileThatIsNoLongerThere(_ isReplaced: Bool) throws {
    let (file, other) = (TemporaryFile(), TemporaryFile("moved"))
    let database = try Connection(.file(file.path))
    try database.execute("CREATE TABLE t (a INTEGER)")
    try database.run("INSERT INTO t VALUES (1)")
    #expect(rename(file.path, other.path) == 0)
    if isReplaced { _ = try Connection(.file(file.path)) }
    for write in [
      { try database.run("INSERT INTO t VALUES (2)") },
      { try database.transaction { try database.run("INSERT INTO t VALUES (3)") } },
    ] {
      let error = #expect(throws: SQLiteError.self) { try write() }
      #expect(error?.kind == .other && error?.message.contains("moved") == true)
    }
    #expect(database.hasFailedToWrite)
    #expect(rename(other.path, file.path) == 0)
    try database.run("INSERT INTO t VALUES (4)")
    #expect(try database.rows("SELECT a FROM t") { $0.integer(0) } == [1, 4])
  }

  @Test func keepsEveryKindOfValue() throws {
    let database = try database()
    try database.run(
      "INSERT INTO t VALUES (?, ?, ?, ?)", 7, "é学\u{0}x", .real(2.5), .blob([0, 255]))
    try database.run("INSERT INTO t VALUES (?, ?, ?, ?)", 8, "", .null, .null)
    let found = try database.first("SELECT a, b, c, d FROM t WHERE a = ?", 7) {
      ($0.integer(0), $0.text(1), $0.real(2), $0.blob(3))
    }
    #expect(found?.0 == 7 && found?.1 == "é学\u{0}x" && found?.2 == 2.5 && found?.3 == [0, 255])
    let empty = try database.first("SELECT b, d FROM t WHERE a = ?", 8) {
      ($0.optionalText(0), $0.optionalText(1))
    }
    #expect(empty?.0 == "" && empty?.1 == nil)
  }

  /// In whatever order they are asked for, and where a row is read otherwise than the one before.
  @Test func findsColumnsByTheirNames() throws {
    let database = try database()
    try database.run("INSERT INTO t VALUES (1, 'one', 1.5, NULL)")
    try database.run("INSERT INTO t VALUES (2, 'two', NULL, NULL)")
    try database.run("INSERT INTO t VALUES (3, 'three', 3.5, x'07')")
    for _ in 1...2 {
      let found = try database.rows("SELECT a, t.b, c AS share, d FROM t ORDER BY a") { row in
        let share = row.optionalReal("share").map { "\($0) " } ?? ""
        let isOdd = row.integer("a") % 2 == 1
        let text = isOdd ? row.text("b") : row.text("b").uppercased()
        return share + text + "\(row.integer("a"))\(row.blob("d"))"
      }
      #expect(found == ["1.5 one1[]", "TWO2[]", "3.5 three3[7]"])
    }
  }

  /// Short texts share the room that a statement has for them.
  @Test(arguments: [0, 1, 15, 16, 255, 256, 257, 511, 512, 513, 2000])
  func textsOfEveryLengthStandSideBySide(_ length: Int) throws {
    let database = try Connection(.memory)
    func echo(_ texts: [String]) throws -> [String] {
      try database.rows("SELECT ?, ?, ?", .text(texts[0]), .text(texts[1]), .text(texts[2])) {
        row in (0..<3).map { row.text(Column(place: $0)) }
      }.flatMap { $0 }
    }
    for letters in ["abc", "xyz"] {
      let texts = letters.map { String(repeating: $0, count: length) }
      #expect(try echo(texts) == texts)
      #expect(try echo([texts[1], "é", texts[0]]) == [texts[1], "é", texts[0]])
    }
  }

  /// More than is kept in memory of it, and taken back as a whole.
  @Test func aTemporaryDatabaseHoldsMoreThanItsMemory() throws {
    let database = try Connection(.temporary)
    try database.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b BLOB) STRICT")
    let count = { try database.first("SELECT count(*), sum(length(b)) FROM t") { $0.integer(1) } }
    for _ in 1...2 {
      try database.startOver()
      #expect(try count() == 0)
      for number in 1...40 as ClosedRange<Int64> {
        try database.transaction {
          try database.run("INSERT INTO t VALUES (?, zeroblob(400000))", .integer(number))
        }
      }
      #expect(try count() == 16_000_000)
      #expect(try database.first("PRAGMA integrity_check") { $0.text(0) } == "ok")
    }
    #expect(throws: SQLiteError.self) { try Connection(.temporary).run("SELECT * FROM t") }
  }

  @Test func knowsWhetherATransactionIsOpen() throws {
    let database = try database()
    #expect(!database.isInTransaction)
    try database.transaction { #expect(database.isInTransaction) }
    #expect(!database.isInTransaction)
    try database.run("BEGIN")
    #expect(database.isInTransaction)
    try database.run("ROLLBACK")
    #expect(!database.isInTransaction)
  }

  @Test func aTrialIsTakenBackByTheNext() throws {
    let database = try database()
    try database.execute("CREATE TABLE trials (a INTEGER PRIMARY KEY) STRICT")
    func rows() throws -> [Int64] { try database.rows("SELECT a FROM trials") { $0.integer(0) } }
    try database.run("INSERT INTO trials VALUES (1)")
    for _ in 1...2 {
      try database.startOver()
      #expect(try rows() == [1])
      #expect(!database.isInTransaction)
      try database.run("INSERT INTO trials VALUES (2)")
      try database.transaction {
        #expect(database.isInTransaction)
        try database.run("INSERT INTO trials VALUES (3)")
      }
      let before = database.changes
      #expect(throws: SQLiteError.self) {
        try database.transaction {
          try database.run("INSERT INTO trials VALUES (4)")
          try database.run("INSERT INTO trials VALUES (3)")
        }
      }
      #expect(try rows() == [1, 2, 3])
      #expect(database.changes > before)
      #expect(!database.isInTransaction)
    }
  }

  @Test func takesBackAllOfAFailedTransaction() throws {
    let file = TemporaryFile()
    let database = try Connection(.file(file.path))
    try database.execute("CREATE TABLE t (a INTEGER PRIMARY KEY) STRICT")
    #expect(throws: SQLiteError.self) {
      try database.transaction {
        try database.run("INSERT INTO t VALUES (1)")
        try database.transaction { _ = try database.run("INSERT INTO t VALUES (1)") }
      }
    }
    #expect(try database.first("SELECT count(*) FROM t", make: { $0.integer(0) }) == 0)
  }

  /// Wherever a text is put together, it is one statement; another of its length is another.
  @Test func aStatementIsPreparedOnce() throws {
    let database = try database()
    let columns: SQL = "a, b"
    #expect("SELECT \(columns) FROM t" as SQL == "SELECT a, b FROM t")
    try database.run("INSERT INTO t (a, b) VALUES (1, 'x')")
    for _ in 1...2 {
      #expect(try database.rows("SELECT \(columns) FROM t") { $0.text(1) } == ["x"])
      #expect(try database.rows("SELECT a, b FROM t") { $0.text(1) } == ["x"])
      #expect(try database.rows("SELECT b, a FROM t") { $0.text(1) } == ["1"])
    }
    #expect(database.preparedCount == 3)
  }

  /// SQLite takes one that is too large for a double; nothing here can say it.
  @Test func anInfiniteNumberIsDamage() throws {
    let database = try database()
    try database.execute("INSERT INTO t (a, c) VALUES (1, 0.5), (2, -9e999), (3, 1)")
    var read: [Double] = []
    let error = #expect(throws: SQLiteError.self) {
      try database.read("SELECT c FROM t ORDER BY a", []) { read.append($0.real("c")) }
    }
    #expect(read == [0.5] && error?.kind == .corrupt && error?.message == "c is -inf")
    #expect(throws: SQLiteError.self) { try database.rows("SELECT * FROM t", make: \.values) }
    try database.run("UPDATE t SET c = 2 WHERE a = 2")
    #expect(try database.rows("SELECT c FROM t ORDER BY a") { $0.real("c") } == [0.5, 2, 1])
  }

  @Test func namesTheStatementThatFailed() throws {
    let database = try database()
    let error = #expect(throws: SQLiteError.self) {
      try database.run("INSERT INTO nowhere VALUES (1)")
    }
    #expect(error?.message.contains("nowhere") ?? false)
  }
}

@Suite struct SQLiteErrorTests {
  @Test(arguments: [
    (Int32(5), DatabaseErrorKind.busy), (6, .busy), (8, .readOnly), (3, .readOnly), (11, .corrupt),
    (26, .corrupt), (14, .cannotOpen), (13, .full), (19, .constraint), (1, .other),
    (1555, .constraint), (1032, .other), (517, .busy),
  ])
  func sortsCodesIntoKinds(_ code: Int32, _ kind: DatabaseErrorKind) {
    #expect(SQLiteError(code: code, message: "", path: "").kind == kind)
  }

  @Test func tellsWhatItIsThatFailed() throws {
    let database = try Connection(.memory)
    try database.execute("CREATE TABLE t (a INTEGER PRIMARY KEY) STRICT")
    try database.run("INSERT INTO t VALUES (1)")
    let error = #expect(throws: SQLiteError.self) { try database.run("INSERT INTO t VALUES (1)") }
    #expect(error?.kind == .constraint)
    #expect(error?.sql == "INSERT INTO t VALUES (1)")
    #expect(error?.message == "UNIQUE constraint failed: t.a")
    #expect(error?.path == "memory")
  }

  /// Of what SQLite answers and of what is found in a row alike.
  @Test func throwsWhatItsOwnerMakesOfAnError() throws {
    struct Own: Error, Hashable {
      let path: String
      let kind: DatabaseErrorKind
    }
    let file = TemporaryFile()
    let database = try Connection(.file(file.path)) { Own(path: $0.path, kind: $0.kind) }
    #expect(throws: Own(path: file.path, kind: .other)) { try database.execute("SELECT nothing") }
    #expect(throws: Own(path: file.path, kind: .other)) { try database.run("SELECT nothing") }
    #expect(throws: Own(path: file.path, kind: .corrupt)) {
      try database.rows("SELECT 1") { _ in throw UnreadableRow("no goal") }
    }
    #expect(throws: Own(path: "/", kind: .cannotOpen)) {
      _ = try Connection(.file("/")) { Own(path: $0.path, kind: $0.kind) }
    }
  }

  /// A database that is closed twice is a use of memory that is gone: the first file that is opened
  /// after it has its place.
  @Test func aFileThatIsNoDatabaseIsClosedOnce() throws {
    let file = TemporaryFile()
    let stream = fopen(file.path, "w")
    fputs(String(repeating: "no database at all\n", count: 500), stream)
    fclose(stream)
    for _ in 1...50 {
      let error = #expect(throws: SQLiteError.self) { _ = try Connection(.file(file.path)) }
      #expect(error?.kind == .corrupt && error?.path == file.path)
      #expect(try Connection(.memory).first("SELECT 1", make: { $0.integer(0) }) == 1)
    }
  }

  @Test func waitsForALockAsLongAsItIsTold() throws {
    let file = TemporaryFile()
    let holder = try Connection(.file(file.path))
    try holder.execute("CREATE TABLE t (a INTEGER PRIMARY KEY) STRICT; BEGIN EXCLUSIVE")
    let waiting = try Connection(.file(file.path), busyTimeout: .milliseconds(100))
    let began = ContinuousClock.now
    let error = #expect(throws: SQLiteError.self) { try waiting.run("INSERT INTO t VALUES (1)") }
    #expect(error?.kind == .busy)
    #expect(ContinuousClock.now - began >= .milliseconds(90))
    try holder.execute("COMMIT")
    #expect(try waiting.run("INSERT INTO t VALUES (1)") == 1)
  }

  @Test func anErrorInARowLeavesTheStatementUsable() throws {
    struct Stop: Error {}
    let database = try Connection(.memory)
    for _ in 1...2 {
      #expect(throws: Stop.self) {
        try database.rows("SELECT 1 UNION SELECT 2") { _ in throw Stop() }
      }
    }
    #expect(try database.rows("SELECT 1 UNION SELECT 2") { $0.integer(0) } == [1, 2])
    #expect(
      try database.rows("SELECT ? + 1", [.integer(41)]) { $0.integer(0) } == [42])
  }
}

@Suite struct MigrationsTests {
  private let first = Migrations.Step("first", "CREATE TABLE a (x TEXT) STRICT")
  private let second = Migrations.Step("second", "ALTER TABLE a ADD COLUMN y TEXT")

  @Test func takesEachStepOnce() throws {
    let database = try Connection(.memory)
    try Migrations([first]).apply(to: database)
    try Migrations([first, second]).apply(to: database)
    try Migrations([first, second]).apply(to: database)
    try database.run("INSERT INTO a (x, y) VALUES ('1', '2')")
  }

  @Test func refusesALaterVersionsDatabase() throws {
    let database = try Connection(.memory)
    try Migrations([first, second]).apply(to: database)
    #expect(throws: Migrations.TooNew(path: "memory", step: "second")) {
      try Migrations([first]).apply(to: database)
    }
  }

  /// Whatever number that gives its schema, and also where its tables are named as lume's are.
  @Test(arguments: [
    "CREATE TABLE notes (text TEXT); PRAGMA user_version = 99", "CREATE VIEW v AS SELECT 1",
    "CREATE TABLE migrations (id INTEGER PRIMARY KEY, name TEXT)",
  ])
  func leavesAnotherProgramsDatabaseAlone(_ schema: String) throws {
    let database = try Connection(.memory)
    try database.execute(schema)
    func all() throws -> [String] {
      try database.rows("SELECT sql FROM sqlite_schema") { $0.text(0) }
        + database.rows("PRAGMA user_version") { $0.text(0) }
    }
    let before = try all()
    #expect(throws: Migrations.OtherProgram(path: "memory")) {
      try Migrations([first]).apply(to: database)
    }
    #expect(try all() == before)
  }

  /// Whatever it's called, and whether or not somebody is at it.
  @Test(arguments: ["", "a?b=c#d%41 é"]) func tellsAnotherProgramsFile(_ name: String) throws {
    let (other, own) = (TemporaryFile(name), TemporaryFile(name))
    func isOther(_ file: TemporaryFile, isAtRest: Bool) throws -> Bool {
      do {
        try Migrations.checkIsEmptyOrOwn(file.path, isAtRest: isAtRest)
        return false
      } catch let error as Migrations.OtherProgram {
        return error == Migrations.OtherProgram(path: file.path)
      }
    }
    #expect(try !isOther(other, isAtRest: true) && access(other.path, F_OK) != 0)
    do {
      let (theirs, ours) = (try Connection(.file(other.path)), try Connection(.file(own.path)))
      try theirs.execute("CREATE TABLE notes (text TEXT)")
      try Migrations([first]).apply(to: ours)
      for path in [theirs.path, ours.path] { #expect(access(path + "-wal", F_OK) == 0) }
      #expect(try isOther(other, isAtRest: false) && !isOther(own, isAtRest: false))
    }
    #expect(try isOther(other, isAtRest: true) && !isOther(own, isAtRest: true))
    for path in [other.path, own.path] { #expect(access(path + "-wal", F_OK) != 0) }
  }

  /// One whose program has crashed or lets nobody in.
  @Test func aFileThatCannotBeLookedAtIsLeftAlone() throws {
    let (file, crashed) = (TemporaryFile(), TemporaryFile())
    let theirs = try Connection(.file(file.path))
    // Without waiting for the disk a journal counts from its first byte on.
    try theirs.execute(
      """
      PRAGMA journal_mode=DELETE; PRAGMA synchronous=OFF; CREATE TABLE notes (text TEXT);
      BEGIN; INSERT INTO notes VALUES ('x')
      """)
    crashed.copy(file)
    #expect(throws: Migrations.OtherProgram(path: crashed.path)) {
      try Migrations.checkIsEmptyOrOwn(crashed.path, isAtRest: false)
    }
    #expect(access(crashed.path + "-journal", F_OK) == 0)
    try theirs.execute("COMMIT; BEGIN EXCLUSIVE")
    let error = #expect(throws: SQLiteError.self) {
      try Migrations.checkIsEmptyOrOwn(
        file.path, isAtRest: false, busyTimeout: .milliseconds(20))
    }
    #expect(error?.kind == .busy)
  }

  /// A kill while it begins to keep a log leaves a journal beside it.
  @Test func anOwnFileWithAJournalIsTaken() throws {
    let (file, crashed) = (TemporaryFile(), TemporaryFile())
    let ours = try Connection(.file(file.path))
    try Migrations([first]).apply(to: ours)
    try ours.execute(
      "PRAGMA journal_mode=DELETE; PRAGMA synchronous=OFF; BEGIN; PRAGMA user_version = 7")
    crashed.copy(file)
    #expect(access(crashed.path + "-journal", F_OK) == 0)
    try Migrations.checkIsEmptyOrOwn(crashed.path, isAtRest: false)
  }

  @Test func asksOneNumberWhereAllStepsAreTaken() throws {
    let database = try Connection(.memory)
    let all = Migrations([first, second])
    try all.apply(to: database)
    let asked = try database.plans { try all.apply(to: database) }
    #expect(asked.map(\.statement) == ["PRAGMA user_version"])
  }

  /// As a version of the program left it that only wrote the steps down.
  @Test func aDatabaseThatSaysNoNumberIsLookedThrough() throws {
    let database = try Connection(.memory)
    let all = Migrations([first, second])
    try Migrations([first]).apply(to: database)
    try database.execute("PRAGMA user_version = 0")
    try all.apply(to: database)
    try database.run("INSERT INTO a (x, y) VALUES ('1', '2')")
    try database.execute("PRAGMA user_version = 0")
    try all.apply(to: database)
    #expect(try database.plans { try all.apply(to: database) }.count == 1)
    #expect(try database.first("SELECT y FROM a", make: { $0.text(0) }) == "2")
  }
}
