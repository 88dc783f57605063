import Edge
import Libc
import TestSupport
import Testing
import Threads
import Time

@testable import Network

/// Our server against clients that send what they like.
@Suite(.timeLimit(.minutes(10)))
struct ServerTests {
  private static let host = "Host: localhost\r\n"

  @Test(arguments: [
    // A body that is too long, without a length, of a length that is none.
    ("POST / HTTP/1.1\r\n\(host)Content-Length: 2000000\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n", 411),
    ("POST / HTTP/1.1\r\n\(host)Content-Length: 3\r\nContent-Length: 5\r\n\r\nabc", 411),
    ("POST / HTTP/1.1\r\n\(host)Content-Length: 2\r\n\r\n\u{ff}", 400),
    // Pages of a browser on this machine that are from elsewhere.
    ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 403),
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1.evil.example\r\n\r\n", 403),
    ("GET / HTTP/1.1\r\n\(host)Origin: https://evil.example\r\n\r\n", 403),
    ("GET / HTTP/1.1\r\n\(host)Origin: null\r\n\r\n", 403),
    ("GET / HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)\(host)\r\n", 400),
    // Targets that are none, or that a NUL has cut.
    ("DELETE /goals/1\0/notes/2 HTTP/1.1\r\n\(host)\r\n", 400),
    ("DELETE /goals/1 /notes/2 HTTP/1.1\r\n\(host)\r\n", 400),
    ("GET /\u{e4} HTTP/1.1\r\n\(host)\r\n", 400), ("OPTIONS * HTTP/1.1\r\n\(host)\r\n", 400),
    ("BREW / HTTP/1.1\r\n\(host)\r\n", 405),
    // A head that is too long, though the library has room for it.
    ("GET / HTTP/1.1\r\n\(host)X: \(String(repeating: "x", count: 16_500))\r\n\r\n", 431),
    // Openings of sockets that are none.
    (RawSocket.opening().replacing("dGhlIHNhbXBsZSBub25jZQ==", with: "short"), 400),
    (RawSocket.opening().replacing("Version: 13", with: "Version: 8"), 426),
    (RawSocket.opening().replacing("GET", with: "POST"), 400),
    (RawSocket.opening(host: "evil.example"), 403),
    (RawSocket.opening(more: "Origin: http://evil.example\r\n"), 403),
  ])
  func refusesWithAnEnvelope(request: String, status: Int) throws {
    let server = try echoServer()
    let connection = try RawConnection(port: server.port)
    if status == 400, request.contains("\u{ff}") {
      connection.write(Array(request.utf8.dropLast(2)) + [0xc3, 0x28])
    } else {
      connection.write(request)
    }
    let (head, body) = connection.readMessage()
    #expect(head.hasPrefix("HTTP/1.1 \(status) "))
    #expect(body == "{\"error\":\(status)}")
  }

  /// The library refuses these by itself.
  @Test(arguments: [
    ("POST / HTTP/1.1\r\n\(host)Content-Length: -1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\n\(host)Content-Length: 99999999999999999999\r\n\r\n", 413),
    ("GET / HTTP/1.1\r\nnonsense\r\n\r\n", 400), ("GET /\r\n\r\n", 400),
    ("GET / HTTP/3.0\r\n\(host)\r\n", 505),
    ("GET / HTTP/1.1\r\n\(String(repeating: "a: b\r\n", count: 2_000))\r\n", 431),
    ("GET / HTTP/1.1\r\n\(host)Cookie: \(String(repeating: "a;", count: 7_000))\r\n\r\n", 431),
  ])
  func refusesAndHangsUp(request: String, status: Int) throws {
    let connection = try RawConnection(port: try echoServer().port)
    connection.write(request)
    #expect(connection.readAll().hasPrefix("HTTP/1.1 \(status) "))
  }

  /// In the time of the server's clock; what is no HTTP at all the library answers by itself.
  @Test(arguments: [
    "GET / HTTP/1.1\r\n\(host)\r\n", "BREW / HTTP/1.1\r\n\(host)\r\n",
    "GET / HTTP/1.1\r\n\r\n", "POST / HTTP/1.1\r\n\(host)Content-Length: -1\r\n\r\n",
    RawSocket.opening(),
  ])
  func everyAnswerHasADate(request: String) throws {
    let server = try echoServer { handler, _ in
      handler.now = { Instant(milliseconds: 784_111_777_987) }
    }
    let connection = try RawConnection(port: server.port)
    connection.write(request)
    let dates = connection.readHead().split(separator: "\r\n").filter {
      $0.lowercased().hasPrefix("date:")
    }
    #expect(dates == ["date: Sun, 06 Nov 1994 08:49:37 GMT"])
  }

  @Test func takesAQueryOfManyPairs() throws {
    let connection = try RawConnection(port: try echoServer().port)
    let target = "/?" + String(repeating: "a&", count: 8000)
    connection.write("GET \(target) HTTP/1.1\r\n\(Self.host)\r\n")
    #expect(connection.readMessage().head.contains("x-target: \(target)\r\n"))
  }

  @Test(arguments: [
    "http://localhost:3000", "http://127.0.0.1", "http://[::1]:8080", "https://app.localhost",
  ])
  func answersPagesOfThisMachine(origin: String) throws {
    let connection = try RawConnection(port: try echoServer().port)
    connection.write("GET / HTTP/1.1\r\n\(Self.host)Origin: \(origin)\r\n\r\n")
    #expect(connection.readMessage().head.hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  /// As curl and Java's HttpClient ask for HTTP/2 (RFC 7540 §3.2).
  @Test(arguments: [
    ("GET", "h2c", 200), ("POST", "h2c", 200), ("GET", "websocket/13", 200),
    ("GET", "h2c, WebSocket", 101),
  ])
  func whoOffersAnotherProtocolGoesOnInThisOne(method: String, offer: String, status: Int) throws {
    let connection = try RawConnection(port: try echoServer().port)
    let upgrade = "Connection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n"
    let opening = RawSocket.opening().replacing("Connection: Upgrade\r\n", with: upgrade)
      .replacing("GET", with: method).replacing("websocket", with: offer)
    for _ in 0..<(status == 200 ? 2 : 1) {
      connection.write(opening)
      #expect(connection.readHead().hasPrefix("HTTP/1.1 \(status) "))
    }
  }

  @Test(arguments: [
    "CONNECT localhost:80 HTTP/1.1\r\n\(host)\r\n",
    "GET / HTTP/1.1\r\n\(host)X: \(String(repeating: "x", count: 20_000))\r\n\r\n",
    "GET / HTTP/1.1\r\n\(host)X: \(String(repeating: "x", count: 40_000))\r\n\r\n",
    "GET /\(String(repeating: "x", count: 20_000)) HTTP/1.1\r\n\(host)\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  ])
  func hangsUpOn(request: String) throws {
    let server = try echoServer()
    let connection = try RawConnection(port: server.port)
    connection.write(request)
    let answer = connection.readAll()
    #expect(!answer.hasPrefix("HTTP/1.1 2"))
    #expect(!answer.hasPrefix("HTTP/1.1 101"))
    // It is still there for others.
    let next = try RawConnection(port: server.port)
    next.write("GET / HTTP/1.1\r\n\(Self.host)\r\n")
    #expect(next.readMessage().head.hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  @Test func answersHeadWithTheLengthAlone() throws {
    let server = try echoServer { handler, _ in
      handler.respond = { _, _, _ in Response(200, body: "hello") }
    }
    let connection = try RawConnection(port: server.port)
    connection.write("HEAD / HTTP/1.1\r\n\(Self.host)\r\nGET / HTTP/1.1\r\n\(Self.host)\r\n")
    #expect(connection.readHead().lowercased().contains("content-length: 5\r\n"))
    #expect(connection.readMessage().body == "hello")
  }

  /// A long body is sent in pieces, of which none may be lost or come twice.
  @Test(arguments: [16 << 10, 16 << 10 + 1, 100_000, 3_000_000])
  func bringsBodiesOfAnyLength(count: Int) throws {
    let body = String(decoding: (0..<count).map { UInt8(0x21 + $0 % 89) }, as: UTF8.self)
    let server = try echoServer { handler, _ in
      handler.respond = { _, _, _ in Response(200, body: body) }
    }
    let connection = try RawConnection(port: server.port, receiveBuffer: 4096)
    connection.write("HEAD / HTTP/1.1\r\n\(Self.host)\r\n")
    #expect(connection.readHead().lowercased().contains("content-length: \(count)\r\n"))
    for _ in 0..<2 {
      connection.write("GET / HTTP/1.1\r\n\(Self.host)\r\n")
      #expect(connection.readMessage().body == body)
    }
  }

  @Test func takesAPostWithoutABodyOrItsLength() throws {
    let connection = try RawConnection(port: try echoServer().port)
    connection.write("POST /logout HTTP/1.1\r\n\(Self.host)\r\n")
    let answer = connection.readAll()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("x-method: POST\r\n"))
  }

  @Test func writesNoHeaderThatWouldBeTwo() throws {
    let server = try echoServer { handler, _ in
      handler.respond = { _, _, _ in
        Response(200, headers: [Header("x-a", "1\r\nx-evil: 2"), Header("x-b", "3")], body: "ok")
      }
    }
    let connection = try RawConnection(port: server.port)
    connection.write("GET / HTTP/1.1\r\n\(Self.host)\r\n")
    let head = connection.readMessage().head
    #expect(!head.contains("evil"))
    #expect(head.contains("x-b: 3\r\n"))
  }

  @Test(arguments: [
    "/a%20b/%C3%A4?q=a%26b&x=1%3D2", "/?a&b=&c=%2B", "/?", "/a/../b", "/%3Fa", "/a%2Fb%20c%",
    // What is escaped in a query ends nothing.
    "/?a=1%0D/notes/2", "/?a=%00&b=1%0d%0aX:%20y",
  ])
  func readsTargetsAsTheyAreSent(target: String) throws {
    let connection = try RawConnection(port: try echoServer().port)
    connection.write("GET \(target) HTTP/1.1\r\n\(Self.host)\r\n")
    #expect(connection.readMessage().head.contains("x-target: \(target)\r\n"))
  }

  @Test func answersLaterAndInOrder() throws {
    let server = try echoServer { handler, connections in
      var waiting: [(Instant, Channel, String)] = []
      handler.respond = { channel, request, _ in
        waiting.append((systemTime() + .milliseconds(20), channel, request.target))
        return nil
      }
      handler.due = { waiting.first?.0 }
      handler.fire = { now in
        while let (due, channel, target) = waiting.first, due <= now {
          waiting.removeFirst()
          connections.answer(channel, Response(200, body: target))
        }
      }
    }
    let connection = try RawConnection(port: server.port)
    connection.write("GET /1 HTTP/1.1\r\n\(Self.host)\r\nGET /2 HTTP/1.1\r\n\(Self.host)\r\n")
    #expect(connection.readMessage().body == "/1")
    #expect(connection.readMessage().body == "/2")
  }

  @Test func tellsWhenNobodyWaitsForALaterAnswer() throws {
    let events = Guarded<[String]>([])
    var limits = HTTPServer.Limits()
    limits.idle = .seconds(1)
    let server = try echoServer(limits) { handler, _ in
      handler.respond = { _, _, _ in
        events.change { $0.append("asked") }
        return nil
      }
      handler.abandoned = { _ in events.change { $0.append("abandoned") } }
    }
    do {
      let connection = try RawConnection(port: server.port)
      connection.write("GET / HTTP/1.1\r\n\(Self.host)\r\n")
      #expect(events.wait { $0.first } != nil)
    }
    #expect(events.wait { $0.count < 2 ? nil : true } != nil)
    #expect(events.withLock { $0 } == ["asked", "abandoned"])
  }

  @Test func wakesItsHandler() throws {
    let wakes = Guarded(0)
    let server = try echoServer { handler, _ in handler.woken = { wakes.change { $0 += 1 } } }
    server.remote.wake()
    #expect(wakes.wait { $0 == 0 ? nil : $0 } == 1)
  }

  /// The server is busy when it's told to end, and has neither accepted nor read what was sent.
  @Test func answersWhoHasAskedBeforeItsEnd() throws {
    let (isBusy, isFree) = (Guarded(false), Guarded(false))
    let server = try echoServer { handler, _ in
      let respond = handler.respond
      handler.respond = { channel, request, client in
        if request.target == "/busy" {
          isBusy.change { $0 = true }
          _ = isFree.wait { $0 ? true : nil }
        }
        return respond(channel, request, client)
      }
    }
    let (first, second) = (
      try RawConnection(port: server.port), try RawConnection(port: server.port)
    )
    first.write("GET /busy HTTP/1.1\r\n\(Self.host)\r\n")
    #expect(isBusy.wait { $0 ? true : nil } == true)
    second.write("GET /late HTTP/1.1\r\n\(Self.host)\r\n")
    server.remote.stop()
    isFree.change { $0 = true }
    #expect(first.readMessage().head.hasPrefix("HTTP/1.1 200 "))
    #expect(second.readMessage().head.hasPrefix("HTTP/1.1 200 "))
    #expect(server.stop())
    #expect(throws: SystemFailure.self) { try RawConnection(port: server.port) }
  }

  @Test func logsRequestsWithoutTheirQueries() throws {
    let entries = Guarded<[HTTPServer.LogEntry]>([])
    let server = try echoServer { handler, _ in
      handler.log = { entry in entries.change { $0.append(entry) } }
    }
    let connection = try RawConnection(port: server.port)
    connection.write(
      "POST /a%C3%A4b?token=secret HTTP/1.1\r\n\(Self.host)Content-Length: 2\r\n\r\nok")
    _ = connection.readMessage()
    let entry = try #require(entries.wait { $0.first })
    #expect(entry.method == "POST")
    #expect(entry.path == "/a%C3%A4b")
    #expect(entry.status == 200)
    #expect(entry.bytes == 2)
  }

  @Test(arguments: [
    ("01H8XG.a_b-c:/+", true), (String(repeating: "x", count: 128), true),
    (String(repeating: "x", count: 129), false), ("", false), ("a b", false), ("a\"b", false),
    ("a=b", false), ("ä", false),
  ])
  func takesAnIDThatIsSane(id: String, isTaken: Bool) throws {
    let entries = Guarded<[HTTPServer.LogEntry]>([])
    let server = try echoServer { handler, _ in
      handler.log = { entry in entries.change { $0.append(entry) } }
    }
    let connection = try RawConnection(port: server.port)
    connection.write("GET / HTTP/1.1\r\n\(Self.host)X-Request-Id: \(id)\r\n\r\n")
    let given = connection.readMessage().head.firstMatch(of: /(?i)x-request-id: (\S+)\r\n/)?.1
    let entry = try #require(entries.wait { $0.first })
    #expect(given.map(String.init) == entry.id && entry.client == "127.0.0.1")
    if isTaken {
      #expect(entry.id == id)
    } else {
      #expect(entry.id.wholeMatch(of: /[0-9a-f]{15}/) != nil)
    }
  }

  /// What is in the place of an id by mistake, as a link in a mail has it.
  @Test(arguments: [
    (
      "/auth/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P",
      "/auth/***.***.***"
    ),
    ("/reset/Zx3-f_9aQkLmN0pQrStUvWxYz0123456789ABCDEFg/x", "/reset/***/x"),
    ("/keys/sk-0123456789abcdefghij", "/keys/***"),
    ("/a/b5bb9d8014a0f9b1d61e21e796d78dcc", "/a/***"),
    ("/a/%2Bq0s%2FaZ8k3%3D%3D0123", "/a/***"),
    (
      "/api/v1/goals/5e1f0000-0000-4000-8000-00000000000A/x",
      "/api/v1/goals/5e1f0000-0000-4000-8000-00000000000A/x"
    ),
    ("/api/v1/consultations/chat-about-goal", "/api/v1/consultations/chat-about-goal"),
    ("/insights/unread-of-the-last-month", "/insights/unread-of-the-last-month"),
  ])
  func logsNoTokenInAPath(path: String, shown: String) throws {
    let entries = Guarded<[HTTPServer.LogEntry]>([])
    let server = try echoServer { handler, _ in
      handler.log = { entry in entries.change { $0.append(entry) } }
    }
    let connection = try RawConnection(port: server.port)
    connection.write("GET \(path) HTTP/1.1\r\n\(Self.host)\r\n")
    _ = connection.readMessage()
    #expect(entries.wait { $0.first }?.path == shown)
  }

  @Test func logsTheBeginOfALongPath() throws {
    let entries = Guarded<[HTTPServer.LogEntry]>([])
    let server = try echoServer { handler, _ in
      handler.log = { entry in entries.change { $0.append(entry) } }
    }
    let connection = try RawConnection(port: server.port)
    connection.write("GET /\(String(repeating: "a", count: 5000)) HTTP/1.1\r\n\(Self.host)\r\n")
    _ = connection.readMessage()
    let entry = try #require(entries.wait { $0.first })
    #expect(entry.path == "/" + String(repeating: "a", count: 2047) + "...")
  }

  @Test func saysWhyItCannotListen() throws {
    let server = try echoServer()
    func problem(
      host: String = "127.0.0.1", port: Int = 0, tls: HTTPServer.TLS? = nil
    )
      -> ServerError?
    {
      do throws(ServerError) {
        _ = try HTTPServer(host: host, port: port, tls: tls) { .echo($0) }
        return nil
      } catch {
        return error
      }
    }
    #expect(problem(port: server.port) == .portTaken(server.port))
    #expect(problem(host: "example.org") == .badHost("example.org"))
    let missing = HTTPServer.TLS(certificate: "/nowhere/c", key: "/nowhere/k")
    #expect(problem(tls: missing) == .unreadable(path: "/nowhere/c"))
    var template = Array("/tmp/lume-nonsense-XXXXXX".utf8CString)
    close(mkstemp(&template))
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(path) }
    let nonsense = HTTPServer.TLS(certificate: path, key: path)
    #expect(problem(tls: nonsense) == .badCertificate(path: path))
    #expect(problem(host: "::1") == nil)
  }
}
