import Libc
import Testing
import Threads

@testable import SQLite

@Suite(.timeLimit(.minutes(10))) struct CheckpointerTests {
  private let file = TemporaryFile()

  private func database(
    step: Int, longest: Int, pause: Duration = .seconds(600)
  ) throws -> (Connection, Checkpointer) {
    let checkpointer = Checkpointer(file.path, step: step, longest: longest, pause: pause)
    let database = try Connection(.file(file.path), .seconds(60), checkpointer)
    try database.execute("CREATE TABLE IF NOT EXISTS t (a INTEGER PRIMARY KEY, b BLOB) STRICT")
    return (database, checkpointer)
  }

  private func count(_ database: Connection) throws -> Int64? {
    try database.first("SELECT count(*) FROM t") { $0.integer(0) }
  }

  /// Writes some pages, each in a transaction.
  private func write(_ pages: Int, to database: Connection) throws {
    for _ in 0..<pages { try database.run("INSERT INTO t (b) VALUES (zeroblob(4096))") }
  }

  /// How many pages there are without the log, and how many in the log.
  private func pages() -> (file: Int, log: Int) {
    func size(_ path: String) -> Int {
      var status = stat()
      return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
    return (size(file.path) / 4096, size(file.path + "-wal") / (4096 + 24))
  }

  @Test func aShortLogIsLeftAlone() throws {
    let (database, checkpointer) = try database(step: 1_000, longest: 2_000)
    try write(100, to: database)
    checkpointer.settle()
    #expect(pages().file <= 1)
    #expect(pages().log > 100)
  }

  @Test func aLongLogIsTakenInByTheThread() throws {
    let (database, checkpointer) = try database(step: 20, longest: .max)
    for _ in 0..<100 {
      try write(1, to: database)
      checkpointer.settle()
    }
    #expect(pages().file > 90)
    // All of it was in the file now and then, and the log began anew.
    #expect(pages().log < 40)
    #expect(try count(database) == 100)
  }

  @Test func theRestOfALongLogIsTakenInWhenNobodyWrites() throws {
    let (database, checkpointer) = try database(step: 20, longest: .max, pause: .milliseconds(1))
    try write(100, to: database)
    checkpointer.settleAll()
    #expect(pages().file > 100)
    let length = pages().log
    // It begins anew, and what is short is left alone.
    try write(1, to: database)
    #expect(pages().log == length)
    #expect(try count(database) == 101)
  }

  /// As where the thread never catches up.
  @Test func theWriterWaitsWhereALogIsVeryLong() throws {
    let (database, _) = try database(step: 20, longest: 20)
    try write(1_000, to: database)
    #expect(pages().file >= 900)
    #expect(pages().log < 100)
    #expect(try count(database) == 1_000)
  }

  @Test func aReaderKeepsWhatItSeesAndHoldsNobodyUp() throws {
    let (database, checkpointer) = try database(step: 10, longest: 50, pause: .milliseconds(1))
    try write(1, to: database)
    let reader = try Connection(.file(file.path))
    try reader.execute("BEGIN")
    #expect(try count(reader) == 1)
    try write(300, to: database)
    #expect(try count(reader) == 1)
    #expect(pages().log > 300)
    try reader.execute("COMMIT")
    #expect(try count(reader) == 301)
    // Now it can all be taken in.
    try write(20, to: database)
    checkpointer.settle()
    #expect(pages().file >= 300)
  }

  /// As where there is no thread to be had.
  @Test func theWriterDoesItWhereNobodyElseCan() throws {
    let checkpointer = Checkpointer("/nowhere/lume.sqlite", step: 20, longest: 40)
    let database = try Connection(.file(file.path), .seconds(60), checkpointer)
    try database.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b BLOB) STRICT")
    try write(1_000, to: database)
    #expect(pages().file >= 900)
    #expect(pages().log < 100)
  }

  @Test func whatIsClosedLeavesNoLog() throws {
    do {
      let (database, _) = try database(step: 5, longest: .max)
      try write(100, to: database)
    }
    #expect(pages().log == 0)
    #expect(pages().file > 100)
  }

  @Test func twoWriteAtOnce() throws {
    let (database, _) = try database(step: 100, longest: 500)
    let failures = Guarded([String]())
    let rest = Guarded(2)
    for _ in 0..<2 {
      let began = SystemThread.start {
        do {
          try write(400, to: self.database(step: 100, longest: 500).0)
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
        rest.change { $0 -= 1 }
      }
      #expect(began)
    }
    rest.waiting { $0 == 0 ? .done(()) : .wait(nil) }
    #expect(failures.withLock { $0 } == [])
    #expect(try count(database) == 800)
    #expect(try database.first("PRAGMA integrity_check") { $0.text(0) } == "ok")
  }
}
