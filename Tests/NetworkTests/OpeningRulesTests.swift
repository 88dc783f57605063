import Edge
import Testing

@testable import Network

/// How a socket is asked for and what the answer means, without a connection.
struct OpeningRulesTests {
  init() throws { try NetworkLibraries.loadClient() }

  private static let accept = "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"
  private static let head = "HTTP/1.1 101 Switching Protocols\r\n"

  private func opening(_ headers: [Header] = []) throws -> Opening {
    let base = try BaseAddress("https://a.b:8443/base")
    let hop = try Hop(Request(.get, "/ws?a=b", headers: headers), to: base, common: [])
    return Opening(hop, userAgent: "lume", bodyLimit: 1000, key: "dGhlIHNhbXBsZSBub25jZQ==")
  }

  @Test func asksAsTheStandardSays() throws {
    let own = ["host", "upgrade", "connection", "sec-websocket-key", "content-length"]
    let headers = own.map { Header($0, "x") } + [Header("x-a", "b")]
    #expect(
      String(decoding: try opening(headers).request, as: UTF8.self)
        == "GET /base/ws?a=b HTTP/1.1\r\nHost: a.b:8443\r\nUpgrade: websocket\r\n"
        + "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        + "Sec-WebSocket-Version: 13\r\nuser-agent: lume\r\nx-a: b\r\n\r\n")
  }

  @Test(arguments: [
    "Upgrade: websocket\r\nConnection: Upgrade\r\n",
    "upgrade: WebSocket\r\nconnection: upgrade\r\n",
    "Upgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n",
    "Upgrade: websocket\r\nConnection: keep-alive\r\nConnection: Upgrade\r\n",
  ])
  func opensWhenTheServerAgrees(headers: String) throws {
    var opening = try opening()
    let text = OpeningRulesTests.head + headers + OpeningRulesTests.accept + "\r\nx"
    let step = Array(text.utf8).withUnsafeBytes { opening.receive($0) }
    #expect(step == .opened([0x78]))
  }

  @Test(arguments: [
    accept, "Upgrade: websocket\r\n" + accept, "Connection: Upgrade\r\n" + accept,
    "Upgrade: h2c\r\nConnection: Upgrade\r\n" + accept,
    "Upgrade: websocket\r\nConnection: Upgrade\r\n",
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: x\r\n",
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Extensions: permessage-deflate\r\n"
      + accept,
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Protocol: chat\r\n" + accept,
  ])
  func failsWhenItOnlySeemsTo(headers: String) throws {
    var opening = try opening()
    let text = OpeningRulesTests.head + headers + "\r\n"
    let step = Array(text.utf8).withUnsafeBytes { opening.receive($0) }
    #expect(step == .failed(.protocolError))
  }

  @Test func keepsWhatCameOfARefusal() throws {
    var opening = try opening()
    #expect(opening.end(.timeout) == .failed(.timeout))
    let text = "HTTP/1.1 403 Forbidden\r\nContent-Length: 10\r\n\r\nhalf"
    let step = Array(text.utf8).withUnsafeBytes { opening.receive($0) }
    #expect(step == .more)
    #expect(opening.isRefused)
    let headers = [Header("content-length", "10")]
    #expect(opening.end(.timeout) == .refused(Response(403, headers: headers, body: "half")))
  }
}
