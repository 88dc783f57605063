import Edge
import TestSupport
import Testing

@testable import Network

/// Our client and our server, with a real connection between them.
@Suite(.timeLimit(.minutes(10)))
struct RequestTests {
  let server: RunningServer
  let client: RunningClient

  init() throws {
    server = try RunningServer { .echo($0) }
    client = try RunningClient(port: server.port)
  }

  @Test(arguments: [Request.Method.get, .post, .put, .patch, .delete, .options])
  func carriesMethodTargetHeadersAndBody(method: Request.Method) throws {
    let body = method == .get ? "" : "{\"title\":\"Läufe\"}"
    let request = Request(
      method, "/api/v1/goals?limit=100&q=a%20b", headers: [Header("x-api-key", "k1")], body: body)
    let response = try #require(client.exchange(request).response)
    #expect(response.status == 200)
    #expect(response.body == body)
    #expect(response.header("x-method") == method.rawValue)
    #expect(response.header("x-target") == "/api/v1/goals?limit=100&q=a%20b")
    #expect(response.header("x-key") == "k1")
    #expect(response.header("content-type") == "text/plain")
  }

  @Test(arguments: [Request.Method.get, .post, .put, .patch, .delete])
  func carriesBodiesWithAnyMethodTwiceOnOneConnection(method: Request.Method) {
    for body in ["", "x", "", "yy"] {
      let response = client.exchange(Request(method, "/", body: body)).response
      #expect(response?.status == 200)
      #expect(response?.body == body)
    }
  }

  @Test func answersHeadWithoutABody() throws {
    let response = try #require(client.exchange(Request(.head, "/")).response)
    #expect(response.status == 200)
    #expect(response.header("content-length") == "0")
    #expect(response.header("x-method") == "HEAD")
  }

  @Test func carriesAMegabyteBothWays() throws {
    let body = String(repeating: "0123456789abcdé\n", count: 61_000)
    let response = try #require(client.exchange(Request(.post, "/", body: body)).response)
    #expect(response.body == body)
  }

  @Test func breaksMarksWithoutEndInAResponse() throws {
    let raw = try RawServer { connection, _ in
      _ = connection.readMessage()
      let body = "a" + String(repeating: "\u{301}", count: 31)
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }
    let response = try RunningClient(port: raw.port).exchange(Request(.get, "/")).response
    #expect(response?.body.unicodeScalars.count == 33)
  }

  @Test func keepsConnectionsForTheNextRequest() throws {
    let raw = try RawServer { connection, _ in
      while !connection.readMessage().head.isEmpty {
        connection.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
      }
    }
    let client = try RunningClient(port: raw.port)
    for _ in 1...20 { #expect(client.exchange(Request(.get, "/")).response?.body == "ok") }
    #expect(raw.connections == 1)
  }

  @Test func answersManyRequestsAtOnce() {
    let channels = (1...100).map { _ in client.channel(.http) }
    for channel in channels {
      client.network.perform(.request(channel, Request(.post, "/", body: channel.description)))
    }
    for channel in channels {
      #expect(client.next(on: channel).response?.body == channel.description)
    }
  }
}
