import Edge
import TestSupport
import Testing
import Threads
import Time

@testable import Network

/// What becomes of a socket that does not open.
@Suite(.timeLimit(.minutes(10)))
struct OpeningTests {
  init() throws { try NetworkLibraries.loadClient() }

  private func open(
    _ address: String, _ options: NetworkOptions = NetworkOptions()
  ) throws
    -> Arrival
  {
    let client = try RunningClient(address, options: options)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/ws")))
    let arrival = client.next(on: channel)
    #expect(client.next(on: channel, within: .zero) == .deadline)
    return arrival
  }

  private func open(_ port: Int, _ options: NetworkOptions = NetworkOptions()) throws -> Arrival {
    try open("http://127.0.0.1:\(port)", options)
  }

  @Test(arguments: [401, 403, 404, 426, 500])
  func isAResponseWithItsBodyWhenTheServerRefuses(status: Int) throws {
    let server = try RunningServer { connections in
      var handler = HTTPServer.Handler.echo(connections)
      let headers = [Header("content-type", "application/json")]
      handler.admit = { _, _, _ in Response(status, headers: headers, body: "{\"a\":1}") }
      return handler
    }
    let response = try #require(open(server.port).response)
    #expect(response.status == status)
    #expect(response.body == "{\"a\":1}")
    #expect(response.header("content-type") == "application/json")
  }

  @Test(arguments: [
    (200, "Content-Length: 2\r\n\r\nok", "ok"),
    (302, "Location: http://127.0.0.1:1/x\r\nContent-Length: 0\r\n\r\n", ""),
    (429, "Retry-After: 7\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nno\r\n0\r\n\r\n", "no"),
  ])
  func isWhateverResponseCameInsteadOfASocket(status: Int, rest: String, body: String) throws {
    let raw = try RawServer { connection, _ in
      _ = connection.readHead()
      connection.write("HTTP/1.1 \(status) Status\r\n\(rest)")
    }
    let response = try #require(open(raw.port).response)
    #expect(response.status == status)
    #expect(response.body == body)
    if status == 429 { #expect(response.header("retry-after") == "7") }
  }

  @Test(arguments: [
    (
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Accept: c29tZXRoaW5nIGVsc2U=\r\n\r\n", ConnectionFailure.protocolError
    ),
    ("HTTP/1.1 101 Switching Protocols\r\n\r\n", .protocolError),
    ("garbage\r\n\r\n", .protocolError), ("", .reset), ("\u{0}\u{1}\u{2}", .reset),
  ])
  func isAFailureWhenTheAnswerIsNone(answer: String, failure: ConnectionFailure) throws {
    let raw = try RawServer { connection, _ in
      _ = connection.readHead()
      connection.write(answer)
    }
    #expect(try open(raw.port).failure == failure)
  }

  @Test func isAFailureWhereNobodyListens() throws {
    #expect(try open(try unusedPort()).failure == .refused)
  }

  @Test func isAFailureWhenTheConnectionIsReset() throws {
    let raw = try RawServer { connection, _ in
      _ = connection.readHead()
      connection.reset()
    }
    #expect(try open(raw.port).failure == .reset)
  }

  @Test func isAFailureWhenNothingIsAnsweredInTime() throws {
    let raw = try RawServer { connection, _ in _ = connection.readAll() }
    var options = NetworkOptions()
    options.connectTimeout = .milliseconds(200)
    #expect(try open(raw.port, options).failure == .timeout)
  }

  @Test func isAFailureWhenTheNameIsUnknown() throws {
    #expect(try open("http://nowhere.invalid:9").failure == .dns)
  }

  @Test func isAFailureWhenTheServerSpeaksNoTLS() throws {
    let server = try RunningServer { .echo($0) }
    #expect(try open("https://localhost:\(server.port)").failure == .tls)
  }

  @Test func goesOnToTheNextAddressOfAName() throws {
    let server = try RunningServer { .echo($0) }
    let arrival = try open("http://localhost:\(server.port)")
    #expect(arrival == .opened(Channel(.socket, 1)))
  }

  @Test func tellsTheServerWhoAsks() throws {
    let head = Guarded<String?>(nil)
    let raw = try RawServer { connection, _ in
      let text = connection.readHead()
      head.change { $0 = text }
    }
    let client = try RunningClient("http://127.0.0.1:\(raw.port)/base") {
      [Header("x-api-key", "k1"), Header("authorization", "Bearer t1")]
    }
    let request = Request(.get, "/ws?token=t", headers: [Header("authorization", "Bearer t2")])
    client.network.perform(.open(client.channel(.socket), request))
    let text = try #require(head.wait { $0 })
    #expect(text.hasPrefix("GET /base/ws?token=t HTTP/1.1\r\n"))
    #expect(text.contains("\r\nx-api-key: k1\r\n"))
    #expect(text.contains("\r\nauthorization: Bearer t2\r\n"))
    #expect(!text.contains("Bearer t1"))
    #expect(text.contains("\r\nuser-agent: lume\r\n"))
  }

  @Test func goesThroughTheProxyOfTheEnvironment() throws {
    let heads = Guarded<[String]>([])
    let proxy = try RawServer { connection, _ in
      let first = connection.readHead()
      connection.write("HTTP/1.1 200 Connection established\r\n\r\n")
      let second = connection.readHead()
      heads.change { $0 = [first, second] }
      connection.write(RawSocket.acceptance(of: second))
      _ = connection.readAll()
    }
    var options = NetworkOptions()
    let address = "http://me:secret@127.0.0.1:\(proxy.port)/"
    options.environment = { $0 == "http_proxy" ? address : nil }
    let arrival = try open("http://service.invalid:81", options)
    try #require(arrival == .opened(Channel(.socket, 1)))
    let (first, second) = heads.withLock { ($0[0], $0[1]) }
    #expect(first.hasPrefix("CONNECT service.invalid:81 HTTP/1.1\r\n"))
    #expect(first.lowercased().contains("proxy-authorization: basic bwu6c2vjcmv0"))
    #expect(second.hasPrefix("GET /ws HTTP/1.1\r\n"))
  }
}
