import Edge
import Network
import Testing
import Time

@testable import Program

@Suite(.timeLimit(.minutes(10)))
struct StopRequestTests {
  private func server() throws -> HTTPServer {
    try HTTPServer(host: "127.0.0.1", port: 0) { _ in
      HTTPServer.Handler(
        now: { Instant(milliseconds: 0) }, respond: { _, _, _ in Response(200) },
        admit: { _, _, _ in Response(404) }, plainError: { Response($0) },
        unknownMethod: { _ in Response(405) })
    }
  }

  /// Each of these would wait for ever otherwise.
  @Test func endsAServerThatComesLater() throws {
    let stop = StopRequest()
    stop.ask()
    let server = try server()
    stop.attach(server.remote)
    server.run()
  }

  @Test func endsAServerThatDoesNotRunYet() throws {
    let stop = StopRequest()
    let server = try server()
    stop.attach(server.remote)
    stop.ask()
    stop.ask()
    server.run()
  }
}
