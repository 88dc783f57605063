import Edge
import TestSupport
import Testing
import Threads

@testable import Network

/// By which names a server is called, and who asks behind a proxy.
struct AccessTests {
  private func access(_ names: [String] = [], proxies: [String] = []) -> HTTPServer.Access {
    var access = HTTPServer.Access()
    for name in names {
      let isName = access.allow(name)
      #expect(isName)
    }
    for address in proxies {
      let isAddress = access.trust(address)
      #expect(isAddress)
    }
    return access
  }

  @Test(
    arguments: [
      ("localhost", nil, 200), ("Example.org", nil, 200), ("example.org:8443", nil, 200),
      ("example.org.", nil, 200), ("www.example.org", nil, 403), ("evil.example", nil, 403),
      ("example.org", "https://example.org", 200), ("example.org", "http://localhost:3000", 200),
      ("example.org", "https://evil.example", 403), ("example.org", "null", 403),
    ] as [(String, String?, Int)])
  func aNameThatIsAllowedIsServed(host: String, origin: String?, status: Int) throws {
    let entries = Guarded<[HTTPServer.LogEntry]>([])
    let server = try RunningServer(access: access(["example.org"])) { connections in
      var handler = HTTPServer.Handler.echo(connections)
      handler.log = { entry in entries.change { $0.append(entry) } }
      return handler
    }
    let connection = try RawConnection(port: server.port)
    let from = origin.map { "Origin: \($0)\r\n" } ?? ""
    connection.write("GET / HTTP/1.1\r\nHost: \(host)\r\n\(from)Connection: close\r\n\r\n")
    #expect(connection.readAll().hasPrefix("HTTP/1.1 \(status) "))
    let refused = entries.wait { $0.first }?.refused
    #expect(refused?.name == (status == 403 ? origin ?? host : nil))
    #expect(refused == nil || refused?.isOrigin == (origin != nil))
  }

  private static let origin = "https://app.example.org"

  private func answer(
    _ head: String, allowing origins: [String] = [AccessTests.origin]
  ) throws -> String {
    var access = HTTPServer.Access()
    for origin in origins where !access.allow(origin: origin) { Issue.record("\(origin)") }
    let server = try RunningServer(access: access) { .echo($0) }
    let connection = try RawConnection(port: server.port)
    connection.write(head + "Host: localhost\r\nConnection: close\r\n\r\n")
    return connection.readAll().lowercased()
  }

  @Test func aPageOfAnAllowedOriginMayAsk() throws {
    let page = "GET / HTTP/1.1\r\nOrigin: \(AccessTests.origin)\r\n"
    let answer = try answer(page)
    #expect(answer.hasPrefix("http/1.1 200 ") && answer.contains("\r\nvary: origin\r\n"))
    #expect(answer.contains("\r\naccess-control-allow-origin: \(AccessTests.origin)\r\n"))
    #expect(answer.contains("\r\naccess-control-expose-headers: allow, etag, lume-additions, "))
    let allowed = ["http://localhost:3000", "HTTPS://APP.example.org:443"]
    #expect(
      try self.answer(page, allowing: allowed).contains("allow-origin: \(AccessTests.origin)"))
  }

  @Test(arguments: [
    ("capacitor://localhost", "capacitor://localhost"), ("Ionic://LocalHost", "ionic://localhost"),
    ("tauri://localhost:80", "tauri://localhost:80"), ("web+app-1.0://x", "web+app-1.0://x"),
    ("http://[::1]:3000", "http://[::1]:3000"), ("http://a.example:80", "http://a.example"),
  ])
  func anAppOfAnAllowedOriginMayAsk(allowed: String, origin: String) throws {
    let ask = "GET / HTTP/1.1\r\nOrigin: \(origin)\r\n"
    #expect(try answer(ask, allowing: [allowed]).contains("allow-origin: \(origin)\r\n"))
    let isLoopback = origin.hasPrefix("http://[")
    #expect(try answer(ask).hasPrefix("http/1.1 \(isLoopback ? 200 : 403) "))
  }

  @Test(arguments: ["http://app.example.org", "https://app.example.org.evil.example", "null"])
  func noOtherPageMay(origin: String) throws {
    let answer = try answer("GET / HTTP/1.1\r\nOrigin: \(origin)\r\n")
    #expect(answer.hasPrefix("http/1.1 403 ") && !answer.contains("access-control-"))
    // It differs by who asks, which a cache has to know.
    #expect(answer.contains("\r\nvary: origin\r\n"))
  }

  @Test func aBrowserIsToldWhatAPageMayAsk() throws {
    let asked = "OPTIONS /goals HTTP/1.1\r\nAccess-Control-Request-Method: PATCH\r\n"
    let answer = try answer(asked + "Origin: \(AccessTests.origin)\r\n")
    #expect(answer.hasPrefix("http/1.1 204 "))
    for part in [
      "methods: get, head, post, put, patch, delete", "headers: authorization, content-",
    ] {
      #expect(answer.contains("\r\naccess-control-allow-\(part)"))
    }
    // Who doesn't say where a page is from is answered by the handler.
    #expect(try self.answer(asked).hasPrefix("http/1.1 200 "))
  }

  @Test func nothingIsSaidWhereNoOriginIsAllowed() throws {
    let page = "GET / HTTP/1.1\r\nOrigin: http://localhost:3000\r\n"
    let answer = try answer(page, allowing: [])
    #expect(answer.hasPrefix("http/1.1 200 "))
    #expect(!answer.contains("access-control-") && !answer.contains("vary:"))
  }

  @Test(arguments: [
    "", "*", "null", "app.example.org", "https://a.example/", "https://a.example/x", "file://",
    "file://localhost", "capacitor://", "capacitor:localhost", "://a", "1a://a", "a b://c",
    "\u{e4}://a",
    "app://a/", "app://a?", "app://a#", "app://u@a", "app://a:x",
  ])
  func anythingElseIsNoOrigin(text: String) {
    var access = HTTPServer.Access()
    let isOrigin = access.allow(origin: text)
    #expect(!isOrigin)
  }

  @Test(arguments: ["", "a b", "example.org:80", "example.org.", "http://x", "[::1"])
  func anythingElseIsNoName(text: String) {
    var access = HTTPServer.Access()
    let isName = access.allow(text)
    #expect(!isName)
  }

  @Test(arguments: ["", "localhost", "10.0.0.0/8", "10.0.0.256", "::g"])
  func anythingElseIsNoAddress(text: String) {
    var access = HTTPServer.Access()
    let isAddress = access.trust(text)
    #expect(!isAddress)
  }

  @Test(arguments: [
    // Nobody's word is taken but that of a trusted proxy, for what it has seen itself.
    ("192.0.2.9", ["203.0.113.1"], "192.0.2.9"), ("127.0.0.1", [], "127.0.0.1"),
    ("127.0.0.1", ["203.0.113.1"], "203.0.113.1"),
    ("127.0.0.1", ["6.6.6.6, 203.0.113.1"], "203.0.113.1"),
    ("127.0.0.1", ["6.6.6.6", "203.0.113.1"], "203.0.113.1"),
    ("127.0.0.1", ["203.0.113.1, 10.0.0.2"], "203.0.113.1"),
    ("127.0.0.1", ["10.0.0.2"], "10.0.0.2"), ("127.0.0.1", ["x, 10.0.0.2"], "10.0.0.2"),
    ("127.0.0.1", ["6.6.6.6, x"], "127.0.0.1"), ("127.0.0.1", [""], "127.0.0.1"),
    ("127.0.0.1", ["203.0.113.1:4711"], "203.0.113.1"),
    ("127.0.0.1", ["[2001:DB8::1]:4711"], "2001:db8::1"),
    ("::ffff:127.0.0.1", ["::ffff:203.0.113.1"], "203.0.113.1"),
  ])
  func whoAsksIsWhoATrustedProxyHasSeen(peer: String, forwarded: [String], client: String) {
    let access = access(proxies: ["127.0.0.1", "10.0.0.2"])
    let request = Request(.get, "/", headers: forwarded.map { Header("x-forwarded-for", $0) })
    #expect(access.client(of: request, from: peer) == client)
    #expect(HTTPServer.Access().client(of: request, from: peer) == peer)
  }

  @Test func aNetworkOfIPv6IsOneClient() {
    #expect(HTTPServer.Client(address: "2001:db8:1:2:3::4").share == "2001:db8:1:2::/64")
    #expect(HTTPServer.Client(address: "192.0.2.9").share == "192.0.2.9")
    var counts = AddressCounts()
    for host in 1...3 { counts.add("2001:db8:1:2::\(host)") }
    counts.add("2001:db8:1:3::1")
    #expect(counts["2001:db8:1:2:ffff::"] == 3)
    counts.remove("2001:db8:1:2::2")
    #expect(counts["2001:db8:1:2::9"] == 2)
    var homes = AddressCounts(prefix: 56)
    for network in ["200", "2ff", "300"] { homes.add("2001:db8:1:\(network)::1") }
    #expect(homes["2001:db8:1:201::1"] == 2)
  }
}
