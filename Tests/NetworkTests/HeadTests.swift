import Edge
import Libc
import TestSupport
import Testing
import Threads

@testable import Network

/// Heads of requests that hide something, or try to.
@Suite(.timeLimit(.minutes(10)))
struct HeadTests {
  private static let host = "Host: localhost\r\n"
  private static let evil = "Origin: http://evil.example\r\n"

  private func logging() throws -> (RunningServer, Guarded<[HTTPServer.LogEntry]>) {
    let entries = Guarded<[HTTPServer.LogEntry]>([])
    let server = try RunningServer { connections in
      var handler = HTTPServer.Handler.echo(connections)
      handler.log = { entry in entries.change { $0.append(entry) } }
      return handler
    }
    return (server, entries)
  }

  private static let hidden = [
    // Lines that go on (RFC 9112 §5.2), in which the library lost the header before or behind.
    "\(host)X: a\r\n \(evil)", "\(host)X: a\r\n\tb\r\n",
    "\(host)Origin:\r\n http://evil.example\r\n",
    " \(host)\(host)", "\(host) \r\n",
    // A NUL and other control characters.
    "\(host)Origin: http://localhost\0.evil.example\r\n", "\(host)X: a\0\(evil)",
    "\(host)X: a\0\0\(evil)", "\(host)X: a\0\0Origin\0http://evil.example\r\n",
    "\(host)X: \0\0\r\n", "\(host)X: a\u{1}b\r\n", "\(host)X: a\rb\r\n", "\(host)X: \u{7f}\r\n",
    // Names that are none.
    "\(host): x\r\n", "\(host)X : x\r\n", "\(host)X\tY: x\r\n", "\(host)X(: x\r\n",
    // More combining marks in a row than any language has.
    "\(host)X: \(String(repeating: "\u{301}\u{316}", count: 20))\r\n",
    // Two of which one might be looked at here and the other one by a proxy.
    "\(host)Authorization: Bearer a\r\nauthorization: Bearer b\r\n",
    // Line feeds alone.
    "Host: localhost\n", "\(host)X: a\nY: b\r\n",
  ]

  @Test(arguments: hidden) func areRefused(headers: String) throws {
    let (server, entries) = try logging()
    let connection = try RawConnection(port: server.port)
    connection.write("GET /x HTTP/1.1\r\n\(headers)\r\n")
    let answer = connection.readAll()
    #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"), "\(answer)")
    #expect(answer.hasSuffix("\r\n\r\n{\"error\":400}"), "\(answer)")
    #expect(entries.wait { $0.first }?.status == 400)
  }

  @Test(arguments: [
    ("GET /x HTTP/1.1\n\(host)\r\n", 400), ("GET /x HTTP/1.1\r\n\(host)\n", 400),
    ("GET  /x HTTP/1.1\r\n\(host)\r\n", 400), ("GET /x HTTP/1.9\r\n\(host)\r\n", 505),
    ("GET /x HTTP/1.2\r\n\(host)\r\n", 505),
  ])
  func areRefusedForTheirLines(request: String, status: Int) throws {
    let (server, _) = try logging()
    let connection = try RawConnection(port: server.port)
    connection.write(request)
    #expect(connection.readAll().hasSuffix("\r\n\r\n{\"error\":\(status)}"))
  }

  @Test(arguments: ["/a/%00", "/a%0d%0ab", "/%1F", "/%7f", "/a/%C3%00"])
  func aPathWithAnEscapedControlCharacterIsRefusedAndLogged(path: String) throws {
    let (server, entries) = try logging()
    let connection = try RawConnection(port: server.port)
    connection.write("GET \(path)?b=%00 HTTP/1.1\r\n\(Self.host)\r\n")
    let answer = connection.readAll()
    #expect(answer.hasSuffix("\r\n\r\n{\"error\":400}"), "\(answer)")
    let entry = entries.wait { $0.first }
    #expect(entry?.status == 400 && entry?.path == path)
  }

  @Test func aBodyIsAskedForThatWaitsForThat() throws {
    let (server, _) = try logging()
    let connection = try RawConnection(port: server.port)
    connection.write(
      "POST / HTTP/1.1\r\n\(Self.host)Expect: 100-continue\r\nContent-Length: 2\r\n\r\n")
    #expect(connection.readMessage().head.hasPrefix("HTTP/1.1 100 "))
    connection.write("ab")
    #expect(connection.readMessage().head.contains("x-length: 2\r\n"))
  }

  @Test func aSocketOpensWithoutAProtocolWhereNoneIsSpoken() throws {
    let (server, _) = try logging()
    let connection = try RawConnection(port: server.port)
    connection.write(
      "GET / HTTP/1.1\r\n\(Self.host)Upgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        + "Sec-WebSocket-Protocol: chat, superchat\r\n\r\n")
    let head = connection.readMessage().head
    #expect(head.hasPrefix("HTTP/1.1 101 ") && !head.lowercased().contains("protocol:"))
  }

  /// RFC 9112 §3.2.2.
  @Test(arguments: [
    ("http://localhost/a?b=c", "/a?b=c"), ("HTTPS://other:1/", "/"), ("http://localhost?b", "/?b"),
    ("http://localhost", "/"),
  ])
  func mayHaveTheAddressBeforeTheirPath(target: String, path: String) throws {
    let (server, _) = try logging()
    let connection = try RawConnection(port: server.port)
    connection.write("GET \(target) HTTP/1.1\r\n\(Self.host)\r\n")
    let head = connection.readMessage().head
    #expect(head.hasPrefix("HTTP/1.1 200 ") && head.contains("x-target: \(path)\r\n"))
  }

  @Test(arguments: ["/a%", "/a%4", "/%C3%A4", "/a%20b", "/a?b=%00", "/%2F", "/a%+1"])
  func anyOtherPathIsTaken(target: String) throws {
    let (server, _) = try logging()
    let connection = try RawConnection(port: server.port)
    connection.write("GET \(target) HTTP/1.1\r\n\(Self.host)\r\n")
    #expect(connection.readMessage().head.hasPrefix("HTTP/1.1 200 "))
  }

  /// In pieces, and behind another request, the head is elsewhere in the library's memory.
  @Test func areReadWhereverTheyAreCut() throws {
    let (server, _) = try logging()
    let get =
      "GET /a?b=c HTTP/1.1\r\n\(Self.host)X-API-Key:\t  k \t\r\nEmpty:\r\nLast: \u{e4}\r\n\r\n"
    let bad = "GET / HTTP/1.1\r\n\(Self.host)X: a\r\n b\r\n\r\n"
    let bytes = Array((get + get + bad).utf8)
    for cut in 0..<bytes.count {
      let connection = try RawConnection(port: server.port)
      connection.write(Array(bytes[..<cut]))
      connection.write(Array(bytes[cut...]))
      for _ in 0..<2 { #expect(connection.readMessage().head.contains("x-key: k\r\n"), "\(cut)") }
      #expect(connection.readAll().hasPrefix("HTTP/1.1 400 "), "\(cut)")
    }
  }

  @Test func openASocketWithBlanksAroundTheirValues() throws {
    let (server, _) = try logging()
    let connection = try RawConnection(port: server.port)
    connection.write(
      "GET / HTTP/1.1\r\nHost:\tlocalhost\t\r\nUpgrade: \twebsocket\t\r\nConnection:\tUpgrade \r\n"
        + "Sec-WebSocket-Key:\tdGhlIHNhbXBsZSBub25jZQ== \r\nSec-WebSocket-Version: 13\t\r\n\r\n")
    #expect(connection.readHead().hasPrefix("HTTP/1.1 101 "))
  }

  /// RFC 9110 §7.8.
  @Test func openNoSocketInHTTP10() throws {
    let (server, _) = try logging()
    let connection = try RawConnection(port: server.port)
    connection.write(RawSocket.opening().replacing("HTTP/1.1", with: "HTTP/1.0"))
    #expect(connection.readAll().contains("x-target: /\r\n"))
  }

  @Test(arguments: [
    ("BREW", "BREW"), ("B%\u{1}\u{e4}=", "B%25%01%C3%A4%3D"),
    (String(repeating: "X", count: 99), String(repeating: "X", count: 32)),
  ])
  func areLoggedWithTheirMethod(method: String, shown: String) throws {
    let (server, entries) = try logging()
    let connection = try RawConnection(port: server.port)
    connection.write("\(method) /x HTTP/1.1\r\n\(Self.host)\r\n")
    #expect(connection.readAll().hasPrefix("HTTP/1.1 405 "))
    let entry = try #require(entries.wait { $0.first })
    #expect(entry.method == shown)
    #expect(entry.path == "/x")
    #expect(entry.status == 405)
  }

  /// Of these the library tells no more than the target.
  @Test(arguments: [
    ("Content-Length: x", 400), ("Content-Length: 2, 2", 400), ("Content-Length:", 400),
    ("Content-Length: +2", 400), ("Content-Length: -2", 400), ("Content-Length: 0x2", 400),
    ("Content-Length: 99999999999999999999", 413), ("nonsense", 400),
    ("Cookie: " + String(repeating: "a=b;", count: 2000), 431),
  ])
  func areLoggedAndAnsweredOnceWhenTheLibraryRefusesThem(header: String, status: Int) throws {
    let (server, entries) = try logging()
    let connection = try RawConnection(port: server.port)
    connection.write("POST /x?token=secret HTTP/1.1\r\n\(Self.host)\(header)\r\n\r\n")
    let answer = connection.readAll()
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
    #expect(answer.ranges(of: "HTTP/1.1 ").count == 1, "\(answer)")
    #expect(answer.ranges(of: "\r\n\r\n").count == 1, "\(answer)")
    let entry = try #require(entries.wait { $0.first })
    #expect(entry.method == "-")
    #expect(entry.path == "/x")
    #expect(entry.status == status)
  }
}
