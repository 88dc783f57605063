import Edge
import TestSupport
import Testing

@testable import Network

/// One address takes so much of a server's room and no more.
@Suite(.timeLimit(.minutes(10)))
struct CrowdTests {
  private static let head = "POST / HTTP/1.1\r\nHost: localhost\r\n"
  private static let unfinished = head + "Content-Length: 10\r\n\r\n12345"

  /// Whether one more connection is closed, and not only when it has been idle for long.
  private func isRefused(_ server: RunningServer) throws -> Bool {
    let connection = try RawConnection(port: server.port)
    connection.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return connection.readMessage().head.isEmpty
  }

  private func limits() -> HTTPServer.Limits {
    var limits = HTTPServer.Limits()
    limits.unfinishedPerAddress = 4
    return limits
  }

  @Test func soManyRequestsOfAnAddressAreUnfinished() throws {
    let server = try RunningServer(limits: limits()) { .echo($0) }
    let waiting = try (0..<4).map { _ in try RawConnection(port: server.port) }
    for connection in waiting {
      connection.write(Self.unfinished)
    }
    // What has come to the server before another connection is known by an answer on each.
    let more = try RawConnection(port: server.port)
    var answer = ""
    for _ in 0..<100 {
      let next = try RawConnection(port: server.port)
      next.write(Self.head + "Content-Length: 1\r\n\r\n1")
      answer = next.readMessage().head
      if answer.hasPrefix("HTTP/1.1 503 ") { break }
    }
    #expect(answer.hasPrefix("HTTP/1.1 503 "), "\(answer)")
    // What has no body is answered, and so is the rest when there is room again.
    more.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(more.readMessage().head.hasPrefix("HTTP/1.1 200 "))
    for connection in waiting {
      connection.write("67890")
      #expect(connection.readMessage().head.hasPrefix("HTTP/1.1 200 "))
    }
    let last = try RawConnection(port: server.port)
    last.write(Self.head + "Content-Length: 1\r\n\r\n1")
    #expect(last.readMessage().head.hasPrefix("HTTP/1.1 200 "))
  }

  /// One home has 256 networks of IPv6.
  @Test func soManyBodiesAreOfAHome() throws {
    var access = HTTPServer.Access()
    let isTrusted = access.trust("127.0.0.1")
    #expect(isTrusted)
    let server = try RunningServer(limits: limits(), access: access) { .echo($0) }
    func asking(_ network: String, _ body: String) throws -> RawConnection {
      let connection = try RawConnection(port: server.port)
      connection.write(
        Self.head + "X-Forwarded-For: 2001:db8:0:\(network)::1\r\nContent-Length: 10\r\n\r\n\(body)"
      )
      return connection
    }
    let waiting = try (0..<4).map { try asking("2\($0)", "12345") }
    var answer = ""
    for _ in 0..<100 where !answer.hasPrefix("HTTP/1.1 503 ") {
      answer = try asking("2f", "1234567890").readMessage().head
    }
    #expect(answer.hasPrefix("HTTP/1.1 503 "), "\(answer)")
    let other = try asking("100", "1234567890").readMessage().head
    #expect(other.hasPrefix("HTTP/1.1 200 "))
    #expect(waiting.count == 4)
  }

  /// A message, as long as one may be, is no large one; what it's written as may have more bytes.
  @Test func aMessageIsASmallBody() {
    #expect(HTTPServer.Limits().smallBody >= 5 * 5000 + 1000)
  }

  /// It's counted while it's on its way, and many wait for an answer at once.
  @Test func nobodyHoldsTheBodyOfWhatWaits() throws {
    let server = try echoServer { handler, connections in
      handler.respond = { _, request, _ in
        if request.method == .post { return nil }
        let bodies = connections.all.values.compactMap { connection in
          if case .waiting(let exchange) = connection.state, exchange.request.method == .post {
            exchange.request.body.utf8.count
          } else {
            nil
          }
        }
        return Response(200, body: "\(bodies)")
      }
    }
    let waiting = try RawConnection(port: server.port)
    waiting.write(Self.head + "Content-Length: 10\r\n\r\n1234567890")
    var body = "[]"
    for _ in 0..<1000 where body == "[]" {
      let next = try RawConnection(port: server.port)
      next.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      body = next.readMessage().body
    }
    #expect(body == "[0]")
  }

  /// An address has half of what the others leave, so that some that take all they can leave room.
  @Test func fewAddressesLeaveRoomForBodies() throws {
    var access = HTTPServer.Access()
    let isTrusted = access.trust("127.0.0.1")
    #expect(isTrusted)
    var limits = HTTPServer.Limits()
    (limits.bodies, limits.smallBody) = (4 << 10, 0)
    let server = try RunningServer(limits: limits, access: access) { .echo($0) }
    func asking(_ client: Int, _ bytes: Int) throws -> RawConnection {
      let connection = try RawConnection(port: server.port)
      connection.write(
        Self.head + "X-Forwarded-For: 203.0.113.\(client)\r\nContent-Length: \(bytes)\r\n\r\n")
      return connection
    }
    // Each is known to have come by the refusal of one byte more.
    let greedy = try [2048, 1024, 512].enumerated().map { client, bytes in
      let connection = try asking(client, bytes)
      connection.write(String(repeating: "x", count: bytes - 1))
      var answer = ""
      for _ in 0..<100 where !answer.hasPrefix("HTTP/1.1 503 ") {
        let next = try asking(client, 1)
        next.write("1")
        answer = next.readMessage().head
      }
      #expect(answer.hasPrefix("HTTP/1.1 503 "), "\(client): \(answer)")
      return connection
    }
    let other = try asking(9, 256)
    other.write(String(repeating: "x", count: 256))
    #expect(other.readMessage().head.hasPrefix("HTTP/1.1 200 "))
    let tooMuch = try asking(9, 257)
    #expect(tooMuch.readMessage().head.hasPrefix("HTTP/1.1 503 "))
    for connection in greedy {
      connection.write("x")
      #expect(connection.readMessage().head.hasPrefix("HTTP/1.1 200 "))
    }
    let last = try asking(9, 2048)
    last.write(String(repeating: "x", count: 2048))
    #expect(last.readMessage().head.hasPrefix("HTTP/1.1 200 "))
  }

  /// Announcing costs nothing: five addresses have taken all but little of the room.
  @Test func aSmallBodyHasRoomHoweverManyTakeTheirs() throws {
    var access = HTTPServer.Access()
    let isTrusted = access.trust("127.0.0.1")
    #expect(isTrusted)
    var limits = HTTPServer.Limits()
    (limits.bodies, limits.smallBody) = (4 << 10, 200)
    let server = try RunningServer(limits: limits, access: access) { .echo($0) }
    func asking(_ client: Int, _ bytes: Int) throws -> RawConnection {
      let connection = try RawConnection(port: server.port)
      connection.write(
        Self.head + "X-Forwarded-For: 203.0.113.\(client)\r\nContent-Length: \(bytes)\r\n\r\n")
      return connection
    }
    let greedy = try (0..<5).map { try asking($0, 2048 >> $0) }
    var answer = ""
    for _ in 0..<1000 where !answer.hasPrefix("HTTP/1.1 503 ") {
      let next = try asking(9, 201)
      next.write(String(repeating: "x", count: 201))
      answer = next.readMessage().head
    }
    #expect(answer.hasPrefix("HTTP/1.1 503 "), "\(answer)")
    let small = try asking(9, 200)
    small.write(String(repeating: "x", count: 200))
    #expect(small.readMessage().head.hasPrefix("HTTP/1.1 200 "))
    #expect(greedy.count == 5)
  }

  /// Whether it waits, answers or is a socket.
  @Test func soManyConnectionsAreOfAnAddress() throws {
    var limits = HTTPServer.Limits()
    limits.connectionsPerAddress = 8
    let server = try RunningServer(limits: limits) { .echo($0) }
    let request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    let idle = try (0..<4).map { _ in
      let connection = try RawConnection(port: server.port)
      connection.write(request)
      #expect(connection.readMessage().head.hasPrefix("HTTP/1.1 200 "))
      return connection
    }
    let sockets = try (0..<4).map { _ in
      let connection = try RawConnection(port: server.port)
      connection.write(RawSocket.opening())
      #expect(connection.readHead().hasPrefix("HTTP/1.1 101 "))
      return connection
    }
    #expect(try isRefused(server))
    idle[0].write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    #expect(idle[0].readAll().hasPrefix("HTTP/1.1 200 "))
    // Our end may see the end of the first one before the server has forgotten it.
    var answer = ""
    var again = idle[0]
    for _ in 0..<10_000 where answer.isEmpty {
      again = try RawConnection(port: server.port)
      again.write(request)
      answer = again.readMessage().head
    }
    #expect(answer.hasPrefix("HTTP/1.1 200 "))
    #expect(try isRefused(server))
    again.write(request)
    #expect(again.readMessage().head.hasPrefix("HTTP/1.1 200 "))
    #expect(sockets.count == 4)
  }

  @Test func aTrustedProxyHasMoreConnections() throws {
    var access = HTTPServer.Access()
    let isTrusted = access.trust("127.0.0.1")
    #expect(isTrusted)
    var limits = HTTPServer.Limits()
    (limits.connectionsPerAddress, limits.connectionsPerProxy) = (2, 4)
    let server = try RunningServer(limits: limits, access: access) { .echo($0) }
    let connections = try (0..<4).map { _ in
      let connection = try RawConnection(port: server.port)
      connection.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(connection.readMessage().head.hasPrefix("HTTP/1.1 200 "))
      return connection
    }
    #expect(try isRefused(server))
    #expect(connections.count == 4)
  }

  @Test func aTrustedProxyHasMoreAndItsClientsHaveAsMany() throws {
    var access = HTTPServer.Access()
    let isTrusted = access.trust("127.0.0.1")
    #expect(isTrusted)
    let server = try RunningServer(limits: limits(), access: access) { .echo($0) }
    let unfinished = { (client: String) in
      Self.head + "X-Forwarded-For: \(client)\r\nContent-Length: 10\r\n\r\n12345"
    }
    let all = try (0..<12).map { number in
      let connection = try RawConnection(port: server.port)
      connection.write(unfinished("203.0.113.\(number / 4)"))
      return connection
    }
    for connection in all {
      connection.write("67890")
      #expect(connection.readMessage().head.hasPrefix("HTTP/1.1 200 "))
    }
  }
}
