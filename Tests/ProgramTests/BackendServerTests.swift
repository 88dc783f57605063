import Edge
import Network
import ServiceHost
import Terminal
import TestSupport
import Testing
import Threads
import Time

@testable import Program

/// The service behind our server, with clients that open sockets in unusual ways.
@Suite(.timeLimit(.minutes(5))) struct BackendServerTests {
  /// A server on a thread of its own, with a consultation.
  private final class Running: Sendable {
    let port: Int
    let room: String
    private let remote: HTTPServer.Remote
    private let ending = Guarded<Int?>(nil)

    /// - Parameter change: of the handler that the server has.
    init(_ change: @escaping @Sendable (inout HTTPServer.Handler) -> Void = { _ in }) throws {
      let start = Guarded<(Int, String, HTTPServer.Remote)?>(nil)
      let ending = self.ending
      let began = SystemThread.start {
        do {
          let now = { Instant(milliseconds: 1_700_000_000_000) }
          let served = try EmbeddedService.MultiUserService(
            EmbeddedService.MultiUserService.Options(
              backend: EmbeddedService.Options(seed: 1), requiresAccounts: false, apiKey: nil,
              entropy: { 1 }), now: now())
          var backend: BackendServer?
          let server = try HTTPServer(host: "127.0.0.1", port: 0) { connections in
            let made = BackendServer(
              InlineBackend(
                ServiceWorker.Equipment(service: served, now: now), PasswordWorker(), Mailbox()),
              connections, now: now, log: ServerLog(descriptor: -1), stop: StopRequest(),
              drainTime: .zero)
            backend = made
            var handler = made.handler
            change(&handler)
            return handler
          }
          let body = #"{"persona": "general_wellness"}"#
          let request = Request(
            .post, "/api/v1/consultations", headers: [Header("content-type", "application/json")],
            body: body)
          let channel = Channel(.http, 1)
          let response = served.respond(to: request, on: channel, from: "", at: now())
          guard let response else { return }
          let identifier = response.body.split(separator: "\"id\": \"").dropFirst().first?
            .prefix { $0 != "\"" }
          let (port, remote) = (server.port, server.remote)
          start.change { $0 = (port, String(identifier ?? response.body[...]), remote) }
          server.run()
          // Who is still there is told that it ends.
          served.shutDown(at: now())
          let left = served.popDue(by: now()).count
          backend?.shutDown()
          ending.change { $0 = left }
        } catch {
          Issue.record(error)
        }
      }
      #expect(began)
      (port, room, remote) = try #require(start.waiting { $0.map { .done($0) } ?? .wait(nil) })
    }

    var opening: String {
      "GET /api/v1/consultations/\(room)/ws HTTP/1.1\r\nHost: localhost\r\n"
        + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    }

    /// Ends it; answers how many sockets the service still knew then.
    func stop() -> Int {
      remote.stop()
      return ending.waiting { $0.map { .done($0) } ?? .wait(nil) }
    }
  }

  @Test(arguments: 0...3) func greetsWhoOpensASocketBehindRequests(count: Int) throws {
    let server = try Running()
    let line = try RawConnection(port: server.port)
    let get = "GET /api/v1/goals HTTP/1.1\r\nHost: localhost\r\n\r\n"
    line.write(String(repeating: get, count: count) + server.opening)
    #expect(line.reads("\"connected\""))
    #expect(server.stop() == 0)
  }

  /// The client is gone before it is told that it was admitted.
  @Test func forgetsAnOpeningThatCameToNothing() throws {
    let (isAsked, isGone) = (Guarded(false), Guarded(false))
    let server = try Running { handler in
      let admit = handler.admit
      handler.admit = { channel, request, client in
        let refusal = admit(channel, request, client)
        isAsked.change { $0 = true }
        isGone.waiting { $0 ? .done(()) : .wait(nil) }
        return refusal
      }
    }
    let line = try RawConnection(port: server.port)
    line.write(server.opening)
    isAsked.waiting { $0 ? .done(()) : .wait(nil) }
    line.reset()
    isGone.change { $0 = true }
    #expect(server.stop() == 0)
  }
}
