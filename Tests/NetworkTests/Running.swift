import Edge
import Libc
import Threads
import Time

@testable import Network

func systemTime() -> Instant {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
}

extension Guarded {
  /// Waits until the value gives something, for a minute at most.
  func wait<Result>(for body: (Value) -> Result?) -> Result? {
    let deadline = systemTime() + .seconds(60)
    return waiting { value in
      if let result = body(value) { return .done(result) }
      let left = deadline - systemTime()
      return left > .zero ? .wait(left) : .done(nil)
    }
  }
}

/// A server of ours on a thread of its own, which runs until it is stopped or the process ends: a
/// test may keep no more of it than its port.
final class RunningServer: Sendable {
  let port: Int
  let remote: HTTPServer.Remote
  private let hasEnded = Guarded(false)

  init(
    tls: HTTPServer.TLS? = nil, limits: HTTPServer.Limits = HTTPServer.Limits(),
    host: String = "127.0.0.1", port: Int = 0, access: HTTPServer.Access = HTTPServer.Access(),
    _ handler: @escaping @Sendable (HTTPServer.Connections) -> HTTPServer.Handler
  ) throws {
    let start = Guarded<Result<(Int, HTTPServer.Remote), ServerError>?>(nil)
    let hasEnded = self.hasEnded
    SystemThread.start(blocksSignals: true) {
      do throws(ServerError) {
        let server = try HTTPServer(
          host: host, port: port, tls: tls, limits: limits, access: access, handler: handler)
        let (port, remote) = (server.port, server.remote)
        start.change { $0 = .success((port, remote)) }
        server.run()
      } catch {
        start.change { $0 = .failure(error) }
      }
      hasEnded.change { $0 = true }
    }
    guard let result = start.wait(for: { $0 }) else { throw ConnectionFailure.timeout }
    (self.port, self.remote) = try result.get()
  }

  /// Stops it and waits for its end; answers whether it has come.
  @discardableResult
  func stop() -> Bool {
    remote.stop()
    return hasEnded.wait { $0 ? true : nil } != nil
  }
}

/// A server that says what it was asked, but for what is changed of that.
func echoServer(
  _ limits: HTTPServer.Limits = HTTPServer.Limits(),
  _ change: @escaping @Sendable (inout HTTPServer.Handler, HTTPServer.Connections) -> Void = {
    _, _ in
  }
) throws -> RunningServer {
  try RunningServer(limits: limits) { connections in
    var handler = HTTPServer.Handler.echo(connections)
    change(&handler, connections)
    return handler
  }
}

extension HTTPServer.Handler {
  /// Answers requests with what was asked, and sockets with what they say.
  static func echo(_ connections: HTTPServer.Connections) -> HTTPServer.Handler {
    var handler = HTTPServer.Handler(
      now: systemTime,
      respond: { _, request, _ in
        Response(
          200,
          headers: [
            Header("content-type", "text/plain"), Header("x-method", request.method.rawValue),
            Header("x-target", request.target), Header("x-length", String(request.body.utf8.count)),
            Header("x-key", request.header("x-api-key") ?? "none"),
          ], body: request.body)
      },
      admit: { _, _, _ in nil },
      plainError: { Response($0, body: "{\"error\":\($0)}") },
      unknownMethod: { _ in Response(405, body: "{\"error\":405}") })
    handler.received = { connections.send($0, $1) }
    return handler
  }
}

/// A client of ours with the inbox that it fills.
final class RunningClient: Sendable {
  let inbox = Inbox(clock: .running(systemTime))
  let network: NetworkPeer
  private let numbers = Guarded(0)

  init(
    _ address: String, options: NetworkOptions = NetworkOptions(),
    headers: @escaping @Sendable () -> [Header] = { [] }
  ) throws {
    let base = try BaseAddress(address, insecure: true)
    network = NetworkPeer(base: base, inbox: inbox, options: options, headers: headers)
  }

  convenience init(port: Int, options: NetworkOptions = NetworkOptions()) throws {
    try self.init("http://127.0.0.1:\(port)", options: options)
  }

  deinit { network.shutdown() }

  func channel(_ kind: Channel.Kind) -> Channel {
    Channel(
      kind,
      numbers.change { number in
        number += 1
        return number
      })
  }

  /// What comes next on a channel; `deadline` when nothing does.
  func next(on channel: Channel, within time: Duration = .seconds(60)) -> Arrival {
    let taken = inbox.pop(
      .channel(channel, early: nil), deadline: systemTime() + time, due: nil)
    guard case .arrival(let arrival, _) = taken.thing else { return .deadline }
    return arrival
  }

  /// Sends a request and waits for what becomes of it.
  func exchange(_ request: Request) -> Arrival {
    let channel = channel(.http)
    network.perform(.request(channel, request))
    return next(on: channel)
  }
}

extension Arrival {
  var response: Response? {
    guard case .response(_, let response) = self else { return nil }
    return response
  }

  var failure: ConnectionFailure? {
    guard case .failed(_, let failure) = self else { return nil }
    return failure
  }

  var frame: Frame? {
    guard case .frame(_, let frame) = self else { return nil }
    return frame
  }
}
