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
    let refused = entries.wait { $0.first }?.refusedName
    #expect((refused != nil) == (status == 403))
    if origin == nil, status == 403 { #expect(refused == host) }
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
  }
}
