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

  /// One home has 256 networks of IPv6: their bodies are counted by what they take together, but where
  /// each customer has one network only, nobody's share hangs on a neighbor's.
  @Test func aHomeHasOneShareOfTheRoomForBodies() throws {
    var limits = limits()
    (limits.bodies, limits.smallBody) = (4 << 10, 10)
    let proxied = try ProxiedServer(limits)
    let waiting = try (0..<4).map { _ in try proxied.ask("2001:db8:0:20::1", announcing: 10) }
    try proxied.expectRefusal { try proxied.post("2001:db8:0:20::2", 10) }
    #expect(try proxied.post("2001:db8:0:21::1", 10).hasPrefix("HTTP/1.1 200 "))
    let large = try proxied.ask("2001:db8:0:21::1", announcing: 2048)
    try proxied.expectRefusal { try proxied.post("2001:db8:0:2f::1", 11) }
    #expect(try proxied.post("2001:db8:0:100::1", 11).hasPrefix("HTTP/1.1 200 "))
    #expect(waiting.count == 4)
    withExtendedLifetime(large) {}
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
    var limits = HTTPServer.Limits()
    (limits.bodies, limits.smallBody) = (4 << 10, 0)
    let proxied = try ProxiedServer(limits)
    // Each is known to have come by the refusal of one byte more.
    let greedy = try [2048, 1024, 512].enumerated().map { client, bytes in
      let connection = try proxied.ask("203.0.113.\(client)", announcing: bytes)
      connection.write(String(repeating: "x", count: bytes - 1))
      try proxied.expectRefusal { try proxied.post("203.0.113.\(client)", 1) }
      return connection
    }
    #expect(try proxied.post("203.0.113.9", 256).hasPrefix("HTTP/1.1 200 "))
    #expect(try proxied.post("203.0.113.9", 257).hasPrefix("HTTP/1.1 503 "))
    for connection in greedy {
      connection.write("x")
      #expect(connection.readMessage().head.hasPrefix("HTTP/1.1 200 "))
    }
    #expect(try proxied.post("203.0.113.9", 2048).hasPrefix("HTTP/1.1 200 "))
  }

  /// Announcing costs nothing: five addresses have taken all but little of the room.
  @Test func aSmallBodyHasRoomHoweverManyTakeTheirs() throws {
    var limits = HTTPServer.Limits()
    (limits.bodies, limits.smallBody) = (4 << 10, 200)
    let proxied = try ProxiedServer(limits)
    let greedy = try (0..<5).map { try proxied.ask("203.0.113.\($0)", announcing: 2048 >> $0) }
    // Those below 201 take none of it.
    try proxied.expectRefusal { try proxied.post("203.0.113.9", 501) }
    #expect(try proxied.post("203.0.113.9", 200).hasPrefix("HTTP/1.1 200 "))
    #expect(greedy.count == 5)
  }

  /// Sixteen small ones are as long as all the room for large ones.
  @Test func smallBodiesTakeNoneOfTheRoomForLargeOnes() throws {
    var limits = limits()
    (limits.bodies, limits.smallBody) = (4 << 10, 256)
    let proxied = try ProxiedServer(limits)
    let small = try (0..<16).map { try proxied.ask("203.0.113.\($0 / 4)", announcing: 256) }
    for client in 0..<4 {
      try proxied.expectRefusal { try proxied.post("203.0.113.\(client)", 1) }
    }
    #expect(try proxied.post("203.0.113.9", 2048).hasPrefix("HTTP/1.1 200 "))
    #expect(small.count == 16)
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

/// A server that takes the addresses of its clients from a proxy.
private struct ProxiedServer {
  let server: RunningServer

  init(_ limits: HTTPServer.Limits) throws {
    var access = HTTPServer.Access()
    let isTrusted = access.trust("127.0.0.1")
    #expect(isTrusted)
    server = try RunningServer(limits: limits, access: access) { .echo($0) }
  }

  /// Sends the head of a request.
  func ask(_ client: String, announcing bytes: Int) throws -> RawConnection {
    let connection = try RawConnection(port: server.port)
    connection.write(
      "POST / HTTP/1.1\r\nHost: localhost\r\n"
        + "X-Forwarded-For: \(client)\r\nContent-Length: \(bytes)\r\n\r\n")
    return connection
  }

  /// Sends a request with its body.
  ///
  /// - Returns: the head of the answer.
  func post(_ client: String, _ bytes: Int) throws -> String {
    let connection = try ask(client, announcing: bytes)
    connection.write(String(repeating: "x", count: bytes))
    return connection.readMessage().head
  }

  /// Asks until there is no room, by which what was sent before is known to have come.
  func expectRefusal(_ ask: () throws -> String) throws {
    var answer = ""
    for _ in 0..<1000 where !answer.hasPrefix("HTTP/1.1 503 ") { answer = try ask() }
    #expect(answer.hasPrefix("HTTP/1.1 503 "), "\(answer)")
  }
}
