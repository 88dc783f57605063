import TestSupport
import Testing
import Time

@testable import Store

@Suite struct LogFileTests {
  private let folder: TemporaryFolder
  private let log: LogFile
  private let now = Instant(milliseconds: 0)

  init() throws {
    folder = try TemporaryFolder()
    log = LogFile(path: folder("log"))
  }

  @Test func hasALineForEachThing() throws {
    try log.append("Could not resolve host: a.invalid", at: now)
    try log.append("one\ntwo\r\n", at: now)
    let text = try Files.read(folder("log")).map { String(decoding: $0, as: UTF8.self) }
    #expect(
      text == """
        1970-01-01T00:00:00.000Z Could not resolve host: a.invalid
        1970-01-01T00:00:00.000Z one two

        """)
    #expect(Files.isPrivate(folder("log")))
  }

  @Test func isBegunAnewWhenItIsLong() throws {
    let long = String(repeating: "x", count: LogFile.limit)
    try log.append(long, at: now)
    try log.append("next", at: now)
    #expect(try Files.read(folder("log"))?.count == 30)
    #expect(try Files.read(folder("log.1"))?.count == 26 + LogFile.limit)
    try log.append(long, at: now)
    try log.append("last", at: now)
    #expect(Files.names(in: folder.path) == ["log", "log.1"])
  }

  @Test func saysWhereItCannotBeWritten() throws {
    #expect(throws: StoreError.self) {
      try LogFile(path: folder("missing/log")).append("text", at: now)
    }
  }
}
