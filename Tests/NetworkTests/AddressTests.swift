import Edge
import Testing

@testable import Network

struct AddressTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org", 443),
    ("HTTPS://Example.ORG:8443/", "https://example.org:8443", 8443),
    ("http://localhost:8080/v1/", "http://localhost:8080/v1", 8080),
    ("http://127.0.0.1", "http://127.0.0.1", 80), ("http://[::1]:80", "http://[::1]", 80),
    ("https://a.b:443/x", "https://a.b/x", 443),
  ])
  func reads(text: String, description: String, port: Int) throws {
    let address = try BaseAddress(text)
    #expect(address.description == description)
    #expect(address.port == port)
  }

  @Test(arguments: [
    ("", BaseAddress.Problem.notAnAddress("")), ("localhost:80", .notAnAddress("localhost:80")),
    ("ftp://a", .scheme("ftp")), ("https://", .notAnAddress("https://")),
    ("https://a b", .notAnAddress("https://a b")), ("https://ä", .notAnAddress("https://ä")),
    ("https://a:0", .port("0")), ("https://a:65536", .port("65536")), ("https://a:", .port("")),
    ("https://a:+80", .port("+80")), ("https://me@a", .extra("@")), ("https://a?b", .extra("?")),
    ("https://a#b", .extra("#")), ("https://[::1", .notAnAddress("https://[::1")),
    ("https://[::1]80", .notAnAddress("https://[::1]80")),
    ("https://[a]", .notAnAddress("https://[a]")),
    ("http://example.org", .plain(host: "example.org")),
    ("http://127.evil.org", .plain(host: "127.evil.org")),
    ("http://localhost.evil.org", .plain(host: "localhost.evil.org")),
  ])
  func refuses(text: String, problem: BaseAddress.Problem) {
    #expect(throws: problem) { try BaseAddress(text) }
  }

  @Test func takesPlainHTTPElsewhereOnlyOnDemand() throws {
    #expect(try BaseAddress("http://example.org", insecure: true).host == "example.org")
  }
}

struct HopTests {
  private func hop(_ base: String, _ method: Request.Method = .get) throws -> Hop {
    let request = Request(
      method, "/a", headers: [Header("authorization", "t"), Header("content-type", "x")],
      body: method == .get ? "" : "body")
    return try Hop(request, to: try BaseAddress(base, insecure: true), common: [])
  }

  @Test(arguments: [
    (301, Request.Method.post, Request.Method.get), (302, .post, .get), (303, .patch, .get),
    (307, .post, .post), (308, .delete, .delete), (301, .patch, .patch), (303, .head, .head),
  ])
  func changesTheMethodAsHTTPSays(
    status: Int, method: Request.Method, next: Request.Method
  ) throws {
    let hop = try hop("https://a.b", method)
    let redirected = try #require(
      try hop.redirected(status, to: "https://a.b/c?d#e", insecure: false))
    #expect(redirected.method == next)
    #expect(redirected.url == "https://a.b/c?d")
    #expect(redirected.body == (next == .get ? "" : "body"))
    #expect(redirected.headers.contains(Header("authorization", "t")))
  }

  @Test(arguments: ["http://a.b/", "http://localhost/", "ftp://a.b/", "nonsense", "https://[x/"])
  func neverLeavesTLSOrTheWeb(location: String) throws {
    let hop = try hop("https://a.b")
    #expect(throws: ConnectionFailure.redirect) {
      try hop.redirected(302, to: location, insecure: true)
    }
  }

  @Test(arguments: ["https://a.b:444/", "https://c.b/", "https://a.b.c/"])
  func tellsAnotherServerNothing(location: String) throws {
    let next = try #require(try hop("https://a.b").redirected(302, to: location, insecure: false))
    #expect(next.headers == [Header("content-type", "x")])
  }

  @Test(arguments: [(307, Request.Method.post), (308, .put), (301, .patch), (302, .delete)])
  func takesNoBodyToAnotherServer(status: Int, method: Request.Method) throws {
    let hop = try hop("https://a.b", method)
    #expect(throws: ConnectionFailure.elsewhere) {
      try hop.redirected(status, to: "https://c.b/", insecure: true)
    }
    #expect(try hop.redirected(status, to: "https://a.b/c", insecure: true)?.body == "body")
    // Without a body there is nothing to be taken along.
    let question = try self.hop("https://a.b")
    #expect(try question.redirected(status, to: "https://c.b/", insecure: true) != nil)
  }

  @Test func goesNotToPlainHTTPElsewhere() throws {
    let hop = try hop("http://localhost")
    #expect(throws: ConnectionFailure.redirect) {
      try hop.redirected(302, to: "http://example.org/", insecure: false)
    }
    #expect(try hop.redirected(302, to: "http://example.org/", insecure: true) != nil)
    #expect(try hop.redirected(200, to: "http://example.org/", insecure: false) == nil)
  }
}

struct ProxyTests {
  struct Choice: Sendable {
    let address: String
    /// `name=value`, with a semicolon between two.
    let environment: String
    let proxy: String?

    init(_ address: String, _ environment: String, _ proxy: String?) {
      (self.address, self.environment, self.proxy) = (address, environment, proxy)
    }
  }

  static let choices = [
    Choice("https://a.b", "https_proxy=p", "p"), Choice("https://a.b", "HTTPS_PROXY=p", "p"),
    Choice("https://a.b", "http_proxy=p", nil), Choice("https://a.b", "ALL_PROXY=p", "p"),
    Choice("http://a.b", "http_proxy=p", "p"), Choice("http://a.b", "HTTP_PROXY=p", nil),
    Choice("https://a.b", "https_proxy=", nil),
    Choice("https://a.b", "https_proxy=p;no_proxy=a.b", nil),
    Choice("https://x.a.b", "https_proxy=p;no_proxy=c, .a.b", nil),
    Choice("https://xa.b", "https_proxy=p;no_proxy=a.b", "p"),
    Choice("https://a.b:8443", "https_proxy=p;no_proxy=a.b:8443", nil),
    Choice("https://a.b", "https_proxy=p;NO_PROXY=*", nil),
    Choice("https://127.0.0.1", "https_proxy=p", nil),
  ]

  @Test(arguments: choices) func isChosenByTheEnvironment(choice: Choice) throws {
    var environment: [String: String] = [:]
    for pair in choice.environment.split(separator: ";") {
      let parts = pair.split(separator: "=", omittingEmptySubsequences: false)
      environment[String(parts[0])] = String(parts[1])
    }
    let address = try BaseAddress(choice.address, insecure: true)
    #expect(Proxy.chosen(for: address) { environment[$0] } == choice.proxy)
  }
}
