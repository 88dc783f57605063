import Edge
import TestSupport
import Testing
import Threads
import Time

@testable import Network

/// Sockets of our client on our server.
@Suite(.timeLimit(.minutes(10)))
struct SocketTests {
  let server: RunningServer
  let client: RunningClient

  init() throws {
    server = try RunningServer { .echo($0) }
    client = try RunningClient(port: server.port)
  }

  func open(_ target: String = "/ws") -> Channel {
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, target)))
    #expect(client.next(on: channel) == .opened(channel))
    return channel
  }

  @Test(arguments: [
    Frame.text(""), .text("hello"), .text("two\nlines\r\n"), .text("é😀"), .binary([]),
    .binary([0, 1, 255]), .text(String(repeating: "é", count: 30_000)),
  ])
  func bringsBackWhatWasSent(frame: Frame) {
    let channel = open()
    client.network.perform(.send(channel, frame))
    #expect(client.next(on: channel) == .frame(channel, frame))
  }

  @Test func keepsTheOrderOfManyFrames() {
    let channel = open()
    for number in 0..<500 { client.network.perform(.send(channel, .text(String(number)))) }
    for number in 0..<500 {
      #expect(client.next(on: channel).frame == .text(String(number)))
    }
  }

  @Test func bringsBackLongMessages() throws {
    var limits = HTTPServer.Limits()
    limits.message = 1 << 20
    let server = try RunningServer(limits: limits) { .echo($0) }
    let client = try RunningClient(port: server.port)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel) == .opened(channel))
    let frame = Frame.text(String(repeating: "é", count: 200_000))
    client.network.perform(.send(channel, frame))
    #expect(client.next(on: channel).frame == frame)
  }

  @Test func tellsWithWhichCodeTheServerCloses() throws {
    let server = try RunningServer { connections in
      var handler = HTTPServer.Handler.echo(connections)
      var due: Channel?
      // It is open for the server before it is for the client.
      handler.admit = { socket, _, _ in
        due = socket
        return nil
      }
      handler.due = { due.map { _ in systemTime() } }
      handler.fire = { _ in
        guard let socket = due else { return }
        due = nil
        connections.send(socket, .text("bye"))
        connections.close(socket, CloseCode(rawValue: 4001))
      }
      return handler
    }
    let client = try RunningClient(port: server.port)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel) == .opened(channel))
    #expect(client.next(on: channel) == .frame(channel, .text("bye")))
    #expect(client.next(on: channel) == .closed(channel, CloseCode(rawValue: 4001), reason: ""))
  }

  @Test func closesWithTheCodeThatWasAskedFor() throws {
    let seen = Guarded<[UInt8]?>(nil)
    let raw = try RawServer { connection, _ in
      connection.write(RawSocket.acceptance(of: connection.readHead()))
      let frame = RawSocket.readFrame(connection)
      seen.change { $0 = frame?.payload ?? [] }
    }
    let client = try RunningClient(port: raw.port)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel) == .opened(channel))
    client.network.perform(.close(channel, .goingAway))
    #expect(seen.wait { $0 } == [0x03, 0xe9])
    #expect(client.next(on: channel, within: .zero) == .deadline)
  }

  /// An interrupt has to reach the service ahead of the end.
  @Test func sendsAShortFrameBeforeItCloses() throws {
    let seen = Guarded<[String]>([])
    let raw = try RawServer { connection, _ in
      connection.write(RawSocket.acceptance(of: connection.readHead()))
      while let frame = RawSocket.readFrame(connection) {
        seen.change { $0.append(String(decoding: frame.payload, as: UTF8.self)) }
        if frame.payload == [0x03, 0xe9] { break }
      }
      seen.change { $0.append("the end") }
    }
    let client = try RunningClient(port: raw.port)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel) == .opened(channel))
    client.network.perform(.send(channel, .text("stop")))
    client.network.perform(.close(channel, .goingAway))
    #expect(seen.wait { $0.last == "the end" ? $0.first : nil } == "stop")
  }

  @Test func endsWithAFailureWhenTheConnectionBreaks() throws {
    let raw = try RawServer { connection, _ in
      connection.write(RawSocket.acceptance(of: connection.readHead()))
    }
    let client = try RunningClient(port: raw.port)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel) == .opened(channel))
    #expect(client.next(on: channel) == .failed(channel, .reset))
  }

  @Test func readsFramesThatCameWithTheOpening() throws {
    let raw = try RawServer { connection, _ in
      let acceptance = RawSocket.acceptance(of: connection.readHead())
      connection.write(
        Array(acceptance.utf8) + RawSocket.frame(1, Array("A".utf8))
          + RawSocket.frame(8, [15, 161] + Array("done here".utf8)))
      _ = connection.readAll()
    }
    let client = try RunningClient(port: raw.port)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel) == .opened(channel))
    #expect(client.next(on: channel) == .frame(channel, .text("A")))
    #expect(
      client.next(on: channel)
        == .closed(channel, CloseCode(rawValue: 4001), reason: "done here"))
  }
}
