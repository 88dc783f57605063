import Edge
import TestSupport
import Testing
import Threads
import Time

@testable import Network

/// Requests to servers that misbehave.
@Suite(.timeLimit(.minutes(10)))
struct FailureTests {
  private func exchange(
    _ port: Int, _ request: Request = Request(.get, "/"),
    _ options: NetworkOptions = NetworkOptions()
  ) throws -> Arrival {
    let client = try RunningClient(port: port, options: options)
    let channel = client.channel(.http)
    client.network.perform(.request(channel, request))
    let arrival = client.next(on: channel, within: .seconds(20))
    #expect(client.network.channels.count == 0)
    return arrival
  }

  @Test(arguments: [
    ("garbage\r\n\r\n", ConnectionFailure.protocolError),
    ("", .reset),
    ("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nshort", .truncated),
    ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab", .truncated),
    ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd", .protocolError),
    (
      "HTTP/1.1 302 Found\r\nLocation: ftp://127.0.0.1/\r\nContent-Length: 0\r\n\r\n",
      .redirect
    ),
    ("HTTP/1.1 200 OK\r\n\(String(repeating: "X: yyyyyyyyy\r\n", count: 25_000))\r\n", .tooLarge),
    ("HTTP/1.1 200 OK\r\nX: \(String(repeating: "x", count: 300_000))\r\n\r\n", .tooLarge),
  ])
  func failsWithTheReason(answer: String, failure: ConnectionFailure) throws {
    let raw = try RawServer { connection, _ in
      _ = connection.readHead()
      connection.write(answer)
    }
    #expect(try exchange(raw.port).failure == failure)
  }

  @Test func failsWhereNobodyListens() throws {
    #expect(try exchange(try unusedPort()).failure == .refused)
  }

  @Test func failsWhenTheNameIsUnknown() throws {
    let client = try RunningClient("http://nowhere.invalid:9")
    #expect(client.exchange(Request(.get, "/")).failure == .dns)
  }

  @Test func failsWhenTheConnectionIsResetInTheMiddle() throws {
    let raw = try RawServer { connection, _ in
      _ = connection.readHead()
      connection.reset()
    }
    #expect(try exchange(raw.port).failure == .reset)
  }

  @Test func failsWhenNothingComesForTooLong() throws {
    let raw = try RawServer { connection, _ in
      _ = connection.readHead()
      // No byte of the body: libcurl's speed is a mean over five seconds.
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n")
      _ = connection.readAll()
    }
    var options = NetworkOptions()
    options.lowSpeed = .seconds(1)
    let arrival = try exchange(raw.port, Request(.get, "/"), options)
    #expect(arrival.failure == .timeout)
  }

  @Test func failsWhenTheBodyIsTooLong() throws {
    let raw = try RawServer { connection, _ in
      _ = connection.readHead()
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: \(100 << 20)\r\n\r\n")
      let piece = [UInt8](repeating: 0x61, count: 1 << 20)
      for _ in 0..<100 where !connection.write(piece) { return }
    }
    #expect(try exchange(raw.port).failure == .tooLarge)
  }

  @Test func failsInACircleOfRedirects() throws {
    let raw = try RawServer { connection, _ in
      while !connection.readHead().isEmpty {
        connection.write("HTTP/1.1 302 Found\r\nLocation: /again\r\nContent-Length: 0\r\n\r\n")
      }
    }
    #expect(try exchange(raw.port).failure == .redirect)
    #expect(raw.connections == 1)
  }

  @Test(arguments: [
    Request(.get, "no-slash"), Request(.get, "/a b"), Request(.get, "/ä"),
    Request(.get, "/", headers: [Header("x", "a\r\ny: b")]),
    Request(.get, "/", headers: [Header("x: y", "a")]),
  ])
  func refusesWhatIsNoRequest(request: Request) throws {
    #expect(try exchange(1, request).failure == .protocolError)
  }

  @Test func saysNothingToAnotherServerThatWasMeantForOne() throws {
    let head = Guarded<String?>(nil)
    let second = try RawServer { connection, _ in
      let text = connection.readHead()
      head.change { $0 = text }
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
    }
    let port = second.port
    let first = try RawServer { connection, _ in
      _ = connection.readMessage()
      connection.write(
        "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:\(port)/there?a=b\r\n"
          + "Content-Length: 0\r\n\r\n")
    }
    let client = try RunningClient("http://127.0.0.1:\(first.port)") { [Header("x-api-key", "k")] }
    let headers = [Header("authorization", "Bearer t"), Header("accept", "text/plain")]
    let request = Request(.post, "/here", headers: headers, body: "secret")
    #expect(client.exchange(request).response?.body == "ok")
    let text = head.withLock { $0 ?? "" }
    #expect(text.hasPrefix("GET /there?a=b HTTP/1.1\r\n"))
    #expect(text.contains("accept: text/plain\r\n"))
    #expect(!text.contains("x-api-key") && !text.contains("Bearer"))
  }

  /// A connection that was kept and turns out to be dead when the next request has been written.
  @Test(arguments: [(Request.Method.get, 2), (.put, 2), (.post, 1), (.patch, 1)])
  func asksAgainOnlyWhereThatDoesNoHarm(method: Request.Method, attempts: Int) throws {
    let count = Guarded(0)
    let raw = try RawServer { connection, number in
      if number == 1 {
        _ = connection.readMessage()
        connection.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
      }
      if connection.readMessage().head.isEmpty { return }
      count.change { $0 += 1 }
      if number > 1 { connection.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") }
    }
    let client = try RunningClient(port: raw.port)
    #expect(client.exchange(Request(.get, "/")).response?.status == 200)
    let arrival = client.exchange(Request(method, "/", body: method == .get ? "" : "x"))
    #expect(count.withLock { $0 } == attempts)
    #expect(attempts == 2 ? arrival.response?.status == 200 : arrival.failure == .reset)
  }

  @Test func goesThroughTheProxyOfTheEnvironment() throws {
    let head = Guarded("")
    let proxy = try RawServer { connection, _ in
      let text = connection.readHead()
      head.change { $0 = text }
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
    }
    var options = NetworkOptions()
    let port = proxy.port
    options.environment = { $0 == "http_proxy" ? "http://127.0.0.1:\(port)" : nil }
    let client = try RunningClient("http://service.invalid", options: options)
    #expect(client.exchange(Request(.get, "/x")).response?.body == "ok")
    #expect(head.withLock { $0 }.hasPrefix("GET http://service.invalid/x HTTP/1.1\r\n"))
  }
}
