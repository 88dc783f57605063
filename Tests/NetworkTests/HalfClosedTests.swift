import Edge
import Libc
import TestSupport
import Testing
import Time

@testable import Network

/// Clients that say their last together with a request, or with a part of one.
@Suite(.timeLimit(.minutes(10)))
struct HalfClosedTests {
  private static let get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
  private static let cut = [
    "G", "GET / HTTP/1.1", "GET / HTTP/1.1\r\nHost: loc",
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf",
  ]

  /// No time may end a connection here but the test's own.
  private var limits: HTTPServer.Limits {
    var limits = HTTPServer.Limits()
    limits.idle = .seconds(600)
    limits.bodyTime = .seconds(600)
    return limits
  }

  /// Sends something and its end so that the server is woken once for both.
  private func send(_ text: String, to server: RunningServer) throws -> RawConnection {
    let connection = try RawConnection(port: server.port)
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(connection.descriptor, Int32(IPPROTO_TCP), TCP_CORK, &isOn, size)
    connection.write(text)
    connection.endWriting()
    return connection
  }

  /// Whether it came to its end, and not to that of the test's patience.
  private func hasEnded(_ connection: RawConnection) -> Bool {
    var byte: UInt8 = 0
    return recv(connection.descriptor, &byte, 1, 0) == 0 || errno == ECONNRESET
  }

  @Test(arguments: [[get], [get, get, get]] + cut.map { [get, $0] })
  func areAnsweredAndFreed(requests: [String]) throws {
    let server = try RunningServer(limits: limits) { .echo($0) }
    let connection = try send(requests.joined(), to: server)
    for _ in requests.filter({ $0 == Self.get }) {
      #expect(connection.readMessage().head.hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
    #expect(hasEnded(connection))
  }

  @Test(arguments: cut) func areFreedInTheMiddleOfARequest(request: String) throws {
    let server = try RunningServer(limits: limits) { .echo($0) }
    #expect(hasEnded(try send(request, to: server)))
  }

  @Test func areAnsweredWithALongBody() throws {
    let server = try RunningServer(limits: limits) { .echo($0) }
    let body = String(repeating: "0123456789", count: 90_000)
    let request =
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
    let connection = try send(request + body, to: server)
    #expect(connection.readMessage().body == body)
    #expect(hasEnded(connection))
  }

  @Test func areAnsweredLater() throws {
    let server = try RunningServer(limits: limits) { connections in
      var handler = HTTPServer.Handler.echo(connections)
      var due: (Instant, Channel)?
      handler.respond = { channel, _, _ in
        due = (systemTime() + .milliseconds(20), channel)
        return nil
      }
      handler.due = { due?.0 }
      handler.fire = { _ in
        if let channel = due?.1 { connections.answer(channel, Response(200, body: "late")) }
        due = nil
      }
      return handler
    }
    let connection = try send(Self.get, to: server)
    #expect(connection.readMessage().body == "late")
    #expect(hasEnded(connection))
  }
}
