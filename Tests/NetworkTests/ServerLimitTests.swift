import Edge
import Libc
import TestSupport
import Testing
import Threads
import Time

@testable import Network

/// Our server against clients that come in crowds, are slow, or say nothing.
@Suite(.timeLimit(.minutes(10)))
struct ServerLimitTests {
  private static let host = "Host: localhost\r\n"

  /// How many bytes of memory the process has.
  private func memory() throws -> Int {
    let file = try #require(fopen("/proc/self/statm", "r"))
    defer { fclose(file) }
    var text = [UInt8](repeating: 0, count: 200)
    let size = fread(&text, 1, text.count, file)
    let fields = String(decoding: text.prefix(size), as: UTF8.self).split(separator: " ")
    return try #require(Int(fields[1])) * 4096
  }

  /// A hundred copies would be 800 MB. In a process of its own, whose memory nobody else takes; the
  /// address sanitizer keeps what was given back.
  @Test(.enabled(if: dlsym(nil, "__asan_init") == nil))
  func sharesALongBodyAmongSlowReaders() async {
    await #expect(processExitsWith: .success) { try ServerLimitTests().shareALongBody() }
  }

  private func shareALongBody() throws {
    let body = String(repeating: "x", count: 8 << 20)
    let asked = Guarded(0)
    let server = try echoServer { handler, _ in
      handler.respond = { _, _, _ in
        asked.change { $0 += 1 }
        return Response(200, body: body)
      }
    }
    let before = try memory()
    let connections = try (0..<100).map { _ in
      try RawConnection(port: server.port, receiveBuffer: 4096)
    }
    let gets = String(repeating: "GET / HTTP/1.1\r\n\(Self.host)\r\n", count: 10)
    for connection in connections { connection.write(gets) }
    #expect(asked.wait { $0 < 100 ? nil : true } != nil)
    for connection in connections { #expect(connection.readHead().hasPrefix("HTTP/1.1 200 ")) }
    try #require(try memory() - before < 400 << 20)
    #expect(asked.withLock { $0 } == 100)
  }

  @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: loc"])
  func endsConnectionsThatAreIdle(start: String) throws {
    var limits = HTTPServer.Limits()
    limits.idle = .seconds(1)
    let connection = try RawConnection(port: try echoServer(limits).port)
    connection.write(start)
    let begin = systemTime()
    #expect(connection.readAll() == "")
    #expect(systemTime() - begin < .seconds(5))
  }

  @Test func endsConnectionsWhoseBodyDoesNotCome() throws {
    var limits = HTTPServer.Limits()
    limits.bodyTime = .milliseconds(200)
    let connection = try RawConnection(port: try echoServer(limits).port)
    connection.write("POST / HTTP/1.1\r\n\(Self.host)Content-Length: 10\r\n\r\nhalf")
    let begin = systemTime()
    #expect(connection.readAll() == "")
    #expect(systemTime() - begin < .seconds(2))
  }

  @Test func takesNoMoreConnectionsThanItMay() throws {
    var limits = HTTPServer.Limits()
    limits.connections = 2
    let server = try echoServer(limits)
    var connections: [RawConnection] = []
    for _ in 0..<2 {
      let connection = try RawConnection(port: server.port)
      connection.write("GET / HTTP/1.1\r\n\(Self.host)\r\n")
      #expect(connection.readMessage().head.hasPrefix("HTTP/1.1 200 OK\r\n"))
      connections.append(connection)
    }
    #expect(try RawConnection(port: server.port).readAll() == "")
  }
}
