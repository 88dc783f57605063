import Contract
import Edge
import Testing

@testable import LocalBackend

@Suite struct HealthTests {
  @Test(arguments: ["/healthz", "/readyz"])
  func isToldWithoutAKeyOrAToken(path: String) throws {
    let host = try Host(apiKey: "secret")
    for method in [Request.Method.get, .head] {
      let (response, _) = host.begin(Request(method, path))
      #expect(response?.status == 200)
    }
    #expect(host.begin(Request(.post, path)).response?.status == 401)
    #expect(host.begin(Request(.get, path + "/x")).response?.status == 401)
  }

  @Test func whatIsAboutToEndIsAliveAndNotReady() throws {
    let host = try Host()
    host.served.shutDown(at: host.now)
    #expect(host.begin(Request(.get, "/healthz")).response?.status == 200)
    #expect(host.begin(Request(.get, "/readyz")).response?.status == 503)
  }
}
