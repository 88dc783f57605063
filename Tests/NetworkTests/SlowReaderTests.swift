import Edge
import Libc
import TestSupport
import Testing
import Time

@testable import Network

/// Clients that ask, and take what is answered slowly or not at all.
@Suite(.timeLimit(.minutes(5)))
struct SlowReaderTests {
  private static let get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

  private func server(
    _ size: Int, _ change: (inout HTTPServer.Limits) -> Void
  ) throws -> RunningServer {
    var limits = HTTPServer.Limits()
    limits.idle = .seconds(60)
    change(&limits)
    let body = String(repeating: "x", count: size)
    return try RunningServer(limits: limits) { connections in
      var handler = HTTPServer.Handler.echo(connections)
      handler.respond = { _, _, _ in Response(200, body: body) }
      return handler
    }
  }

  /// The system holds little for it, on either end.
  private func connect(to server: RunningServer) throws -> RawConnection {
    try RawConnection(port: server.port, receiveBuffer: 4096, segment: 536)
  }

  /// They go on asking, so that the end of the connection is a reset, which is told at once.
  @Test func areEndedWhenTheyTakeNothing() throws {
    let server = try server(1 << 20) { $0.bodyTime = .seconds(1) }
    let connection = try connect(to: server)
    let gets = String(repeating: Self.get, count: 500)
    while connection.write(gets) {}
    #expect(errno == ECONNRESET || errno == EPIPE)
  }

  /// As fast as this the body would take half a minute.
  @Test func areEndedWhenTheyTakeTooLittle() throws {
    let size = 16 << 20
    let server = try server(size) { limits in
      limits.bodyTime = .seconds(2)
      limits.rate = 1 << 30
    }
    let connection = try connect(to: server)
    connection.write(Self.get)
    var count = 0
    while case let bytes = connection.read(atMost: 8 << 10), !bytes.isEmpty {
      count += bytes.count
      poll(nil, 0, 15)
    }
    #expect(count > 1 << 10)
    #expect(count < size)
  }
}
