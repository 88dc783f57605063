import Edge
import Testing
import Time

@testable import Network

/// What becomes of a socket that does not open.
@Suite(.timeLimit(.minutes(1)))
struct OpeningTests {
  func open(_ port: Int, _ options: NetworkOptions = NetworkOptions()) throws -> Arrival {
    var options = options
    options.report = { print("REPORT", $0) }
    let client = try RunningClient(port: port, options: options)
    let channel = client.channel(.socket)
    client.network.take(.open(channel, Request(.get, "/ws")))
    return client.next(on: channel)
  }

  @Test(arguments: [401, 403, 404, 426, 500])
  func isAResponseWithItsBodyWhenTheServerRefuses(status: Int) throws {
    let server = try RunningServer { connections in
      var handler = HTTPServer.Handler.echo(connections)
      handler.admit = { _, _ in
        .refuse(
          Response(
            status, headers: [Header("content-type", "application/json")], body: "{\"a\":1}"))
      }
      return handler
    }
    let response = try #require(open(server.port).response)
    #expect(response.status == status)
    #expect(response.body == "{\"a\":1}")
    #expect(response.header("content-type") == "application/json")
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok",
    "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/x\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 7\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nno\r\n0\r\n\r\n",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: bad\r\n\r\n",
    "garbage\r\n\r\n", "", "\u{0}\u{1}\u{2}",
  ])
  func failsOnGarbage(answer: String) throws {
    let raw = try RawServer { connection, _ in
      _ = connection.readHead()
      connection.write(answer)
    }
    print("ANSWER", answer.debugDescription, try open(raw.port))
  }

  @Test func isRefusedWhereNobodyListens() throws {
    print("REFUSED", try open(try unusedPort()))
  }

  @Test func isReset() throws {
    let raw = try RawServer { connection, _ in
      _ = connection.readHead()
      connection.reset()
    }
    print("RESET", try open(raw.port))
  }

  @Test func timesOut() throws {
    let raw = try RawServer { connection, _ in _ = connection.readAll() }
    var options = NetworkOptions()
    options.connectTimeout = .milliseconds(300)
    #expect(try open(raw.port, options).failure == .timeout)
  }

  @Test func unknownHost() throws {
    let client = try RunningClient("http://nowhere.invalid:9")
    let channel = client.channel(.socket)
    client.network.take(.open(channel, Request(.get, "/ws")))
    #expect(client.next(on: channel) == .failed(channel, .dns))
  }

  @Test func triesTheNextAddress() throws {
    let server = try RunningServer { .echo($0) }
    let client = try RunningClient("http://localhost:\(server.port)")
    let channel = client.channel(.socket)
    client.network.take(.open(channel, Request(.get, "/ws")))
    #expect(client.next(on: channel) == .opened(channel))
  }

  @Test func tlsToPlain() throws {
    let server = try RunningServer { .echo($0) }
    var options = NetworkOptions()
    options.report = { print("REPORT", $0) }
    let client = try RunningClient("https://localhost:\(server.port)", options: options)
    let channel = client.channel(.socket)
    client.network.take(.open(channel, Request(.get, "/ws")))
    print("TLS2PLAIN", client.next(on: channel))
  }
}
