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

    /// - Parameters:
    ///   - isInline: whether the service is on the server's thread.
    ///   - change: of the handler that the server has.
    init(
      isInline: Bool, _ change: @escaping @Sendable (inout HTTPServer.Handler) -> Void = { _ in }
    ) throws {
      let start = Guarded<(Int, HTTPServer.Remote)?>(nil)
      let ending = self.ending
      let began = SystemThread.start {
        do {
          let served: any ServedBackend =
            if isInline {
              InlineBackend(try TestService.equipment(), PasswordWorker(), Mailbox())
            } else {
              try WorkersBackend(1, PasswordWorker()) { _, _ in try TestService.equipment() }
            }
          var backend: BackendServer?
          let server = try HTTPServer(host: "127.0.0.1", port: 0) { connections in
            let made = BackendServer(
              served, connections, now: { TestService.now }, log: ServerLog(descriptor: -1),
              stop: StopRequest(), drainTime: .zero)
            backend = made
            var handler = made.handler
            change(&handler)
            return handler
          }
          let (port, remote) = (server.port, server.remote)
          backend?.onWork { remote.wake() }
          start.change { $0 = (port, remote) }
          server.run()
          // A worker may be about to hear of the end of the last.
          let patience = ContinuousClock.now + .seconds(60)
          while !isInline, served.figures.service.sockets > 0, .now < patience {}
          let left = served.figures.service.sockets
          backend?.shutDown()
          ending.change { $0 = left }
        } catch {
          Issue.record(error)
        }
      }
      #expect(began)
      (port, remote) = try #require(start.waiting { $0.map { .done($0) } ?? .wait(nil) })
      let body = #"{"persona": "general_wellness"}"#
      let line = try RawConnection(port: port)
      line.write(
        "POST /api/v1/consultations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      let made = line.readMessage().body
      room = String(
        made.split(separator: "\"id\": \"").dropFirst().first?.prefix { $0 != "\"" } ?? made[...])
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

  @Test(arguments: 0...3, [true, false])
  func greetsWhoOpensASocketBehindRequests(count: Int, isInline: Bool) throws {
    let server = try Running(isInline: isInline)
    let line = try RawConnection(port: server.port)
    let get = "GET /api/v1/goals HTTP/1.1\r\nHost: localhost\r\n\r\n"
    line.write(String(repeating: get, count: count) + server.opening)
    #expect(line.reads("\"connected\""))
    #expect(server.stop() == 0)
  }

  /// The client is gone before it is told that it was admitted.
  @Test(arguments: [true, false]) func forgetsAnOpeningThatCameToNothing(isInline: Bool) throws {
    let (isAsked, isGone) = (Guarded(false), Guarded(false))
    let server = try Running(isInline: isInline) { handler in
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

/// A service without accounts that keeps nothing.
enum TestService {
  static let now = Instant(milliseconds: 1_700_000_000_000)

  static func equipment(
    now: @escaping @Sendable () -> Instant = { TestService.now }
  ) throws -> ServiceWorker.Equipment {
    let options = EmbeddedService.MultiUserService.Options(
      backend: EmbeddedService.Options(seed: 1), requiresAccounts: false, apiKey: nil,
      entropy: { 1 })
    return ServiceWorker.Equipment(
      service: try EmbeddedService.MultiUserService(options, now: TestService.now), now: now)
  }
}
