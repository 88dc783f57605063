import Edge
import Testing
import Threads
import Time

@testable import Network

/// Requests that wait until others are answered.
@Suite(.timeLimit(.minutes(10)))
struct RequestsAtOnceTests {
  private struct Seen {
    var targets: [String] = []
    var mostAtOnce = 0
  }

  /// A server that answers the oldest request each time it's woken.
  private func server(_ seen: Guarded<Seen>) throws -> RunningServer {
    try RunningServer { connections in
      var handler = HTTPServer.Handler.echo(connections)
      var held: [(channel: Channel, target: String)] = []
      handler.respond = { channel, request, _ in
        held.append((channel, request.target))
        let count = held.count
        seen.change {
          $0.targets.append(request.target)
          $0.mostAtOnce = max($0.mostAtOnce, count)
        }
        return nil
      }
      handler.woken = {
        guard !held.isEmpty else { return }
        let oldest = held.removeFirst()
        connections.answer(oldest.channel, Response(200, body: oldest.target))
      }
      return handler
    }
  }

  private func client(_ server: RunningServer, atOnce: Int) throws -> RunningClient {
    var options = NetworkOptions()
    options.requestsAtOnce = atOnce
    return try RunningClient(port: server.port, options: options)
  }

  @Test func noMoreThanAllowedAreUnderWayAndTheRestComesInItsOrder() throws {
    let seen = Guarded(Seen())
    let server = try server(seen)
    let client = try client(server, atOnce: 2)
    let channels = (1...6).map { _ in client.channel(.http) }
    for (number, channel) in zip(1..., channels) {
      client.network.perform(.request(channel, Request(.get, "/\(number)")))
    }
    #expect(seen.wait { $0.targets.count == 2 ? true : nil } != nil)
    // One that waits, and one that is under way.
    for given in [channels[2], channels[1]] { client.network.perform(.cancel(given)) }
    #expect(seen.wait { $0.targets.count == 3 ? true : nil } != nil)
    server.remote.wake()
    #expect(client.next(on: channels[0]).response?.body == "/1")
    // The second one has gone, which a server sees when it likes.
    for (number, channel) in zip(4..., channels[3...]) {
      var arrival = Arrival.deadline
      for _ in 0..<100 where arrival == .deadline {
        server.remote.wake()
        arrival = client.next(on: channel, within: .milliseconds(100))
      }
      #expect(arrival.response?.body == "/\(number)")
    }
    #expect(seen.withLock { $0.targets } == ["/1", "/2", "/4", "/5", "/6"])
    #expect(client.network.channels.count == 0)
  }

  @Test func oneAtATimeIsOneAfterTheOther() throws {
    let seen = Guarded(Seen())
    let server = try server(seen)
    let client = try client(server, atOnce: 1)
    let channels = (1...4).map { _ in client.channel(.http) }
    for channel in channels { client.network.perform(.request(channel, Request(.get, "/"))) }
    for (number, channel) in zip(1..., channels) {
      #expect(seen.wait { $0.targets.count == number ? true : nil } != nil)
      server.remote.wake()
      #expect(client.next(on: channel).response?.status == 200)
    }
    #expect(seen.withLock { $0.mostAtOnce } == 1)
  }

  @Test func whatWaitsEndsWithTheClient() throws {
    let seen = Guarded(Seen())
    let server = try server(seen)
    let client = try client(server, atOnce: 1)
    let channels = (1...3).map { _ in client.channel(.http) }
    for channel in channels { client.network.perform(.request(channel, Request(.get, "/"))) }
    #expect(seen.wait { $0.targets.count == 1 ? true : nil } != nil)
    client.network.shutdown()
    for channel in channels { #expect(client.next(on: channel).failure == .reset) }
    #expect(seen.withLock { $0.targets.count } == 1)
  }
}
