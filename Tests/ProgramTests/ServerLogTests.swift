import JSON
import Libc
import Testing
import Time
import Verbs

@testable import Program

@Suite struct ServerLogTests {
  /// A pipe, from which nobody waits to read.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      (reading, writing) = (ends[0], ends[1])
      // A process that another test starts may hold the end for writing open.
      _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    }

    func read(_ count: Int) -> String {
      var bytes = [UInt8](repeating: 0, count: count)
      let count = Libc.read(reading, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
  }

  @Test func whatNobodyReadsIsDroppedAndCounted() throws {
    let pipe = try Pipe()
    let log = ServerLog(descriptor: pipe.writing)
    let line = String(repeating: "x", count: 999)
    // 64 KiB are what a pipe holds: this would wait for ever.
    for _ in 0..<1000 {
      log.write(line)
      log.flush()
    }
    var held = 0
    while held < 1000, case let text = pipe.read(1000), text == line + "\n" {
      held += 1
      if held == 60 { break }
    }
    #expect(held == 60)
    log.write("more")
    log.flush()
    var rest = ""
    while case let text = pipe.read(65_536), !text.isEmpty { rest += text }
    let lines = rest.split(separator: "\n")
    #expect(lines.last == "more")
    let kept = 60 + lines.count { $0 == line }
    let told = lines.first { $0.hasPrefix("dropped=") }
    #expect(told?.hasPrefix("dropped=\(1000 - kept) lines ") == true, "\(told ?? "-")")
    close(pipe.writing)
    close(pipe.reading)
  }

  @Test func aLineIsAnObjectWhereThatIsAskedFor() throws {
    let pipe = try Pipe()
    let log = ServerLog(descriptor: pipe.writing, format: .json)
    let text = String(repeating: "x", count: 9999)
    log.write([("a", .text("\"q\"")), ("b", .number(7))], at: Instant(milliseconds: 0))
    log.write([("trouble", .text(text))], at: Instant(milliseconds: 1))
    log.flush()
    let lines = pipe.read(65_536).split(separator: "\n").map(String.init)
    try #require(lines.count == 2)
    let first = try JSON(parsing: lines[0])
    #expect(first["time"]?.stringValue == "1970-01-01T00:00:00.000Z")
    #expect(first["a"]?.stringValue == "\"q\"" && first["b"]?.intValue == 7)
    #expect(try JSON(parsing: lines[1])["trouble"]?.stringValue?.count == 2048)
    close(pipe.writing)
    close(pipe.reading)
  }

  @Test func linesAreWrittenTogetherAndNoneIsLostBetween() throws {
    let pipe = try Pipe()
    let log = ServerLog(descriptor: pipe.writing)
    let lines = (1...9).map { String(repeating: "\($0)", count: 600) + "\n" }
    for line in lines { log.write(String(line.dropLast())) }
    // So many go into one piece that a pipe takes at once.
    #expect(pipe.read(65_536) == lines.prefix(6).joined())
    log.flush()
    #expect(pipe.read(65_536) == lines.dropFirst(6).joined())
    log.flush()
    #expect(pipe.read(65_536) == "")
    close(pipe.writing)
    close(pipe.reading)
  }

  @Test func aLongLineIsCutAndEnds() throws {
    let pipe = try Pipe()
    let log = ServerLog(descriptor: pipe.writing)
    log.write(String(repeating: "y", count: 10_000))
    log.flush()
    let text = pipe.read(20_000)
    #expect(text.utf8.count == 4096 && text.hasSuffix("y\n"))
    close(pipe.writing)
    close(pipe.reading)
  }
}
