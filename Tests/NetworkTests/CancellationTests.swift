import Edge
import TestSupport
import Testing
import Threads
import Time

@testable import Network

@Suite(.timeLimit(.minutes(10)))
struct CancellationTests {
  /// A server that answers everything a few milliseconds later.
  private func slowServer() throws -> RunningServer {
    try RunningServer { connections in
      var handler = HTTPServer.Handler.echo(connections)
      var waiting: [(Instant, Channel)] = []
      handler.respond = { channel, request, _ in
        waiting.append((systemTime() + .milliseconds(Int.random(in: 0...8)), channel))
        return nil
      }
      handler.due = { waiting.map(\.0).min() }
      handler.fire = { now in
        for (due, channel) in waiting where due <= now {
          connections.answer(channel, Response(200, body: "late"))
        }
        waiting.removeAll { $0.0 <= now }
      }
      handler.abandoned = { channel in waiting.removeAll { $0.1 == channel } }
      return handler
    }
  }

  @Test func endsEveryRequestExactlyOnce() throws {
    let server = try slowServer()
    let client = try RunningClient(port: server.port)
    var answered = 0
    var open: [Channel] = []
    func cancelOne() {
      guard let channel = open.randomElement() else { return }
      open.removeAll { $0 == channel }
      client.network.perform(.cancel(channel))
      client.inbox.discard(channel)
      if client.next(on: channel, within: .zero) != .deadline { Issue.record("\(channel) came") }
    }
    for _ in 0..<200 {
      let channel = client.channel(.http)
      open.append(channel)
      client.network.perform(.request(channel, Request(.get, "/")))
      let pause = systemTime() + .milliseconds(Int.random(in: 0...2))
      _ = client.inbox.pop(.nothing(early: nil), deadline: pause, due: nil)
      if Bool.random() { cancelOne() }
    }
    for channel in open {
      #expect(client.next(on: channel).response?.body == "late")
      answered += 1
    }
    #expect(answered == open.count)
    #expect(client.network.channels.count == 0)
    #expect(client.inbox.waitingBytes == 0)
  }

  @Test func endsEverySocketExactlyOnce() throws {
    let server = try RunningServer { .echo($0) }
    let client = try RunningClient(port: server.port)
    for _ in 0..<100 {
      let channel = client.channel(.socket)
      client.network.perform(.open(channel, Request(.get, "/")))
      client.network.perform(.send(channel, .text("hello")))
      let pause = systemTime() + .milliseconds(Int.random(in: 0...3))
      _ = client.inbox.pop(.nothing(early: nil), deadline: pause, due: nil)
      client.network.perform(.close(channel, .normal))
      client.inbox.discard(channel)
      #expect(client.next(on: channel, within: .zero) == .deadline)
    }
    #expect(client.network.channels.count == 0)
    #expect(client.inbox.waitingBytes == 0)
  }

  @Test func failsWhatIsOpenWhenTheNetworkShutsDown() throws {
    let raw = try RawServer { connection, _ in
      let head = connection.readHead()
      if head.contains("Upgrade") { connection.write(RawSocket.acceptance(of: head)) }
      _ = connection.readAll()
    }
    let client = try RunningClient(port: raw.port)
    let requests = (0..<10).map { _ in client.channel(.http) }
    let socket = client.channel(.socket)
    client.network.perform(.open(socket, Request(.get, "/")))
    #expect(client.next(on: socket) == .opened(socket))
    for channel in requests { client.network.perform(.request(channel, Request(.get, "/"))) }
    let start = systemTime()
    client.network.shutdown()
    #expect(systemTime() - start < .seconds(1))
    for channel in requests {
      #expect(client.next(on: channel, within: .zero).failure == .reset)
    }
    #expect(client.next(on: socket, within: .zero) == .closed(socket, .goingAway, reason: ""))
    let late = client.channel(.http)
    client.network.perform(.request(late, Request(.get, "/")))
    #expect(client.next(on: late, within: .zero).failure == .reset)
  }

  @Test func writesTheCloseFrameBeforeItShutsDown() throws {
    let frames = Guarded<[[UInt8]]?>(nil)
    let raw = try RawServer { connection, _ in
      connection.write(RawSocket.acceptance(of: connection.readHead()))
      var seen: [[UInt8]] = []
      while let frame = RawSocket.readFrame(connection) { seen.append(frame.payload) }
      frames.change { $0 = seen }
    }
    let client = try RunningClient(port: raw.port)
    let socket = client.channel(.socket)
    client.network.perform(.open(socket, Request(.get, "/")))
    #expect(client.next(on: socket) == .opened(socket))
    client.network.perform(.send(socket, .text("last words")))
    client.network.shutdown()
    let seen = frames.wait { $0 }
    #expect(seen == [Array("last words".utf8), [0x03, 0xe9]])
  }
}
