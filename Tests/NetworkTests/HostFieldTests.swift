import Edge
import TestSupport
import Testing

@testable import Network

/// What a `Host` header may say.
struct HostFieldTests {
  @Test(arguments: [
    ("localhost", "localhost"), ("LOCALHOST:80", "LOCALHOST"), ("localhost.", "localhost"),
    ("localhost:", "localhost"), ("localhost.:8080", "localhost"), ("127.0.0.1:65535", "127.0.0.1"),
    ("[::1]", "[::1]"), ("[::1]:1", "[::1]"), ("a-b_c.example", "a-b_c.example"),
  ])
  func isAHostAndAPort(text: String, name: String) {
    #expect(HostField(text)?.name == name)
  }

  @Test(arguments: [
    "", ".", ":80", "localhost#evil", "localhost/x", "localhost?x", "user@localhost", "local host",
    "localhost:80:80", "localhost:x", "localhost:+80", "localhost:65536", "localhost:000080",
    "localhost,evil", "localhost\\evil", "[::1", "[localhost]", "[]", "[::1]x", "[::1].", "::1",
  ])
  func isNothingElse(text: String) {
    #expect(HostField(text) == nil)
  }

  @Test(arguments: [
    ("localhost.", 200), ("localhost:", 200), ("localhost#evil", 400), ("user@localhost", 400),
    ("localhost/x", 400), ("localhost?x", 400), ("evil.example.", 403), ("", 400),
  ])
  func decidesWhoIsAnswered(host: String, status: Int) throws {
    let server = try RunningServer { .echo($0) }
    let connection = try RawConnection(port: server.port)
    connection.write("GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
    #expect(connection.readAll().hasPrefix("HTTP/1.1 \(status) "))
  }
}
