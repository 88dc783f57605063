import Edge
import TestSupport
import Testing
import Threads
import Time

@testable import Network

/// Sockets of our server, with clients that do what ours would not.
@Suite(.timeLimit(.minutes(10)))
struct ServerSocketTests {
  private func open(_ server: RunningServer, receiveBuffer: Int32? = nil) throws -> RawConnection {
    let connection = try RawConnection(port: server.port, receiveBuffer: receiveBuffer)
    connection.write(RawSocket.opening())
    #expect(connection.readHead().hasPrefix("HTTP/1.1 101 "))
    return connection
  }

  @Test func joinsFragments() throws {
    let connection = try open(try echoServer())
    connection.write(RawSocket.masked(1, Array("Ã".utf8.prefix(1)), isFinal: false))
    connection.write(RawSocket.masked(9, Array("ping".utf8)))
    connection.write(RawSocket.masked(0, Array("Ã".utf8.suffix(1)) + [0x41]))
    var frames: [UInt8: [UInt8]] = [:]
    for _ in 0..<2 {
      let frame = try #require(RawSocket.readFrame(connection))
      frames[frame.opcode] = frame.payload
    }
    #expect(frames == [10: Array("ping".utf8), 1: Array("ÃA".utf8)])
  }

  /// What a handler has no room for comes later and in order, with the end behind it.
  @Test func holdsUpWhoSendsMoreThanIsTaken() throws {
    let (taken, room) = (Guarded<[Channel]>([]), Guarded(2))
    let (texts, ended) = (Guarded<[String]>([]), Guarded<Int?>(nil))
    let server = try echoServer { handler, connections in
      handler.received = { channel, frame in
        taken.change { $0.append(channel) }
        if case .text(let text) = frame { texts.change { $0.append(text) } }
      }
      handler.isFull = { _ in taken.withLock(\.count) >= room.withLock { $0 } }
      handler.woken = { taken.withLock(\.first).map(connections.readOn) }
      handler.closed = { _ in
        let count = texts.withLock(\.count)
        ended.change { $0 = count }
      }
    }
    let connection = try open(server)
    let frames = (1...6).flatMap { RawSocket.masked(1, Array("\($0)".utf8)) }
    connection.write(frames + RawSocket.masked(9, Array("ping".utf8)))
    connection.write(RawSocket.masked(8, [0x03, 0xe8]))
    #expect(RawSocket.readFrame(connection)?.payload == Array("ping".utf8))
    #expect(texts.wait { $0.count == 2 ? $0 : nil } == ["1", "2"])
    for count in [3, 6] {
      room.change { $0 = count }
      server.remote.wake()
      #expect(texts.wait { $0.count == count ? $0 : nil } == (1...count).map(String.init))
    }
    #expect(RawSocket.readFrame(connection)?.opcode == 8)
    #expect(ended.wait { $0 } == 6)
    connection.endWriting()
    #expect(connection.readAll() == "" && server.stop())
  }

  /// All of its frames are there before those of another one.
  @Test func givesOthersTheirTurnWhereOneSendsMany() throws {
    let (texts, goes) = (Guarded<[String]>([]), Guarded(false))
    let server = try echoServer { handler, _ in
      handler.received = { _, frame in
        if case .text(let text) = frame { texts.change { $0.append(text) } }
        goes.waiting { $0 ? .done(()) : .wait(nil) }
      }
    }
    let (one, other) = (try open(server), try open(server))
    let many = Array(repeating: "many", count: 200)
    one.write(many.flatMap { RawSocket.masked(1, Array($0.utf8)) })
    #expect(texts.wait { $0.isEmpty ? nil : true } == true)
    other.write(RawSocket.masked(1, Array("one".utf8)))
    goes.change { $0 = true }
    let all = try #require(texts.wait { $0.count == 201 ? $0 : nil })
    #expect(try #require(all.firstIndex(of: "one")) < 100)
    #expect(all.count { $0 == "many" } == 200)
  }

  @Test func takesFramesThatComeWithTheOpening() throws {
    let connection = try RawConnection(port: try echoServer().port)
    connection.write(Array(RawSocket.opening().utf8) + RawSocket.masked(1, Array("early".utf8)))
    #expect(connection.readHead().hasPrefix("HTTP/1.1 101 "))
    #expect(RawSocket.readFrame(connection)?.payload == Array("early".utf8))
  }

  /// What comes behind a refusal is not looked at, and keeps nobody from seeing the close frame.
  @Test func throwsAwayWhatComesBehindARefusal() throws {
    let server = try echoServer()
    let connection = try open(server)
    connection.write(RawSocket.masked(1, [0xff]) + Array(repeating: 0xff, count: 200_000))
    let answer = try #require(RawSocket.readFrame(connection))
    #expect(answer.opcode == 8)
    #expect(answer.payload == [0x03, 0xef])
    #expect(connection.readAll() == "")
    #expect(server.stop())
  }

  @Test(arguments: [
    (RawSocket.masked(1, [0xff, 0xfe]), 1007),
    (RawSocket.masked(1, Array(repeating: 0x61, count: 70_000)), 1009),
    (RawSocket.masked(8, [0x03, 0xe8]), 1000),
    (RawSocket.masked(8, [0x0f, 0xa1]), 4001),
  ])
  func closesWithTheCode(frame: [UInt8], code: Int) throws {
    let events = Guarded<[String]>([])
    let server = try echoServer { handler, _ in
      handler.admit = { _, _, _ in
        events.change { $0.append("admitted") }
        return nil
      }
      handler.received = { _, _ in events.change { $0.append("received") } }
      handler.closed = { _ in events.change { $0.append("closed") } }
    }
    let connection = try open(server)
    connection.write(frame)
    let answer = try #require(RawSocket.readFrame(connection))
    #expect(answer.opcode == 8)
    #expect(answer.payload.prefix(2) == [UInt8(code >> 8), UInt8(code & 0xff)])
    #expect(events.wait { $0.last == "closed" ? true : nil } != nil)
    connection.endWriting()
    #expect(connection.readAll() == "")
    server.stop()
    #expect(events.withLock { $0 } == ["admitted", "closed"])
  }

  @Test func tellsOnceThatAConnectionBroke() throws {
    let events = Guarded<[String]>([])
    let server = try echoServer { handler, _ in
      handler.closed = { _ in events.change { $0.append("closed") } }
    }
    let connection = try open(server)
    connection.reset()
    #expect(events.wait { $0.first } != nil)
    server.stop()
    #expect(events.withLock { $0 } == ["closed"])
  }

  /// The client is gone before it is told that it was admitted.
  @Test func tellsOnceOfAnOpeningThatCameToNothing() throws {
    let (isAsked, isGone) = (Guarded(false), Guarded(false))
    let events = Guarded<[String]>([])
    let server = try echoServer { handler, _ in
      handler.admit = { channel, _, _ in
        isAsked.change { $0 = true }
        #expect(isGone.wait { $0 ? true : nil } != nil)
        events.change { $0.append("admitted \(channel)") }
        return nil
      }
      handler.closed = { channel in events.change { $0.append("closed \(channel)") } }
    }
    var connection: RawConnection? = try RawConnection(port: server.port)
    connection?.write(RawSocket.opening())
    #expect(isAsked.wait { $0 ? true : nil } != nil)
    connection?.reset()
    connection = nil
    isGone.change { $0 = true }
    #expect(events.wait { $0.count < 2 ? nil : true } != nil)
    server.stop()
    #expect(events.withLock { $0 } == ["admitted w1", "closed w1"])
  }

  /// Another thread decides, and wakes the server; what is sent meanwhile comes behind.
  @Test func opensAndRefusesSocketsLater() throws {
    let asked = Guarded<[Channel]>([])
    let server = try echoServer { handler, connections in
      handler.admitsLater = true
      handler.admit = { channel, _, _ in
        asked.change { $0.append(channel) }
        return nil
      }
      handler.woken = {
        let channels = asked.withLock { $0 }
        connections.open(channels[0])
        connections.send(channels[0], .text("hello"))
        if channels.count > 1 { connections.answer(channels[1], Response(403, body: "no")) }
      }
    }
    let (first, second) = (
      try RawConnection(port: server.port), try RawConnection(port: server.port)
    )
    first.write(Array(RawSocket.opening().utf8) + RawSocket.masked(1, Array("early".utf8)))
    #expect(asked.wait { $0.count == 1 ? true : nil } != nil)
    server.remote.wake()
    #expect(first.readHead().hasPrefix("HTTP/1.1 101 "))
    #expect(RawSocket.readFrame(first)?.payload == Array("hello".utf8))
    #expect(RawSocket.readFrame(first)?.payload == Array("early".utf8))
    second.write(RawSocket.opening())
    #expect(asked.wait { $0.count == 2 ? true : nil } != nil)
    server.remote.wake()
    #expect(second.readMessage().head.hasPrefix("HTTP/1.1 403 "))
  }

  /// The client is gone before anybody has decided.
  @Test func tellsOfAnOpeningThatNobodyWaitsFor() throws {
    let events = Guarded<[String]>([])
    let server = try echoServer { handler, connections in
      handler.admitsLater = true
      handler.admit = { channel, _, _ in
        events.change { $0.append("asked \(channel)") }
        return nil
      }
      handler.abandoned = { channel in
        events.change { $0.append("abandoned \(channel)") }
        connections.open(channel)
      }
      handler.closed = { channel in events.change { $0.append("closed \(channel)") } }
    }
    let connection = try RawConnection(port: server.port)
    connection.write(RawSocket.opening())
    #expect(events.wait { $0.first } != nil)
    connection.reset()
    #expect(events.wait { $0.count == 2 ? true : nil } != nil)
    server.stop()
    #expect(events.withLock { $0 } == ["asked w1", "abandoned w1"])
  }

  @Test func knowsASocketByTheChannelOfItsAdmission() throws {
    let channels = Guarded<[Channel]>([])
    let server = try echoServer { handler, _ in
      let respond = handler.respond
      handler.respond = { channel, request, client in
        channels.change { $0.append(channel) }
        return respond(channel, request, client)
      }
      handler.admit = { channel, _, _ in
        channels.change { $0.append(channel) }
        return nil
      }
      handler.received = { channel, _ in channels.change { $0.append(channel) } }
      handler.closed = { channel in channels.change { $0.append(channel) } }
    }
    let connection = try RawConnection(port: server.port)
    connection.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" + RawSocket.opening())
    #expect(connection.readMessage().head.hasPrefix("HTTP/1.1 200 "))
    #expect(connection.readHead().hasPrefix("HTTP/1.1 101 "))
    connection.write(RawSocket.masked(1, [0x61]))
    connection.write(RawSocket.masked(8, [0x03, 0xe8]))
    #expect(channels.wait { $0.count < 4 ? nil : true } != nil)
    let socket = Channel(.socket, 2)
    #expect(channels.withLock { $0 } == [Channel(.http, 1), socket, socket, socket])
  }

  /// The server takes no part in what a handler does between admission and opening.
  @Test func keepsWhatIsSentBeforeTheSocketIsOpen() throws {
    let server = try echoServer { handler, connections in
      var admitted: Channel?
      handler.admit = { channel, _, _ in
        admitted = channel
        return nil
      }
      handler.received = { channel, _ in
        if channel == admitted { connections.close(channel, .normal) }
      }
      handler.log = { entry in
        guard entry.status == 101, let channel = admitted else { return }
        connections.send(channel, .text("1"))
        connections.send(channel, .text("2"))
      }
    }
    let connection = try open(server)
    #expect(RawSocket.readFrame(connection)?.payload == Array("1".utf8))
    #expect(RawSocket.readFrame(connection)?.payload == Array("2".utf8))
    connection.write(RawSocket.masked(1, [0x61]))
    #expect(RawSocket.readFrame(connection)?.payload == [0x03, 0xe8])
  }

  @Test func asksASilentClientForASignOfLife() throws {
    var limits = HTTPServer.Limits()
    limits.ping = .seconds(1)
    let server = try echoServer(limits)
    let connection = try open(server)
    #expect(RawSocket.readFrame(connection)?.opcode == 9)
  }

  @Test func sendsFramesWhenTheyAreDue() throws {
    let server = try echoServer { handler, connections in
      var schedule: [(Instant, Channel, String)] = []
      handler.admit = { socket, _, _ in
        schedule = (1...20).map { (systemTime() + .milliseconds($0 * 5), socket, "\($0)") }
        return nil
      }
      handler.due = { schedule.first?.0 }
      handler.fire = { now in
        while let (due, socket, text) = schedule.first, due <= now {
          schedule.removeFirst()
          connections.send(socket, .text(text))
        }
      }
    }
    let connection = try open(server)
    let start = systemTime()
    for number in 1...20 {
      #expect(RawSocket.readFrame(connection)?.payload == Array("\(number)".utf8))
    }
    #expect(systemTime() - start > .milliseconds(80))
    #expect(systemTime() - start < .seconds(2))
  }

  @Test func closesAClientThatDoesNotRead() throws {
    let closed = Guarded(false)
    let queued = Guarded<[Int]>([])
    var limits = HTTPServer.Limits()
    limits.queue = 100_000
    let server = try echoServer(limits) { handler, connections in
      var flooded: Channel?
      handler.admit = { socket, _, _ in
        flooded = socket
        return nil
      }
      handler.due = { flooded == nil ? nil : systemTime() }
      handler.fire = { _ in
        guard let socket = flooded else { return }
        for _ in 0..<10 { connections.send(socket, .binary(Array(repeating: 7, count: 1000))) }
        queued.change { $0 = [max($0.first ?? 0, connections.queued(socket))] }
      }
      handler.closed = { _ in
        flooded = nil
        closed.change { $0 = true }
      }
    }
    let connection = try open(server, receiveBuffer: 4096)
    #expect(closed.wait { $0 ? true : nil } != nil)
    #expect(queued.withLock { $0[0] } <= 100_000)
    connection.endWriting()
  }

  @Test func closesSocketsOrderlyWhenItStops() throws {
    let server = try echoServer { handler, connections in
      handler.received = { socket, _ in
        for number in 0..<50 {
          connections.send(socket, .binary([UInt8](repeating: UInt8(number), count: 1000)))
        }
      }
    }
    let connections = try (0..<20).map { _ in try open(server) }
    connections[0].write(RawSocket.masked(1, Array("go".utf8)))
    #expect(RawSocket.readFrame(connections[0])?.payload.first == 0)
    server.remote.stop()
    for number in 1..<50 {
      #expect(RawSocket.readFrame(connections[0])?.payload.first == UInt8(number))
    }
    for (index, connection) in connections.enumerated() {
      let frame = try #require(RawSocket.readFrame(connection), "\(index)")
      #expect(frame.opcode == 8)
      #expect(frame.payload == [0x03, 0xe9])
    }
    let start = systemTime()
    server.stop()
    #expect(systemTime() - start < .milliseconds(600))
    #expect(throws: SystemFailure.self) { try RawConnection(port: server.port) }
  }

  @Test func finishesAnswersWhenItStops() throws {
    let asked = Guarded(false)
    let server = try echoServer { handler, connections in
      var waiting: Channel?
      var due: Instant?
      handler.respond = { channel, _, _ in
        waiting = channel
        due = systemTime() + .milliseconds(100)
        asked.change { $0 = true }
        return nil
      }
      handler.due = { due }
      handler.fire = { _ in
        due = nil
        if let waiting { connections.answer(waiting, Response(200, body: "late")) }
      }
    }
    let connection = try RawConnection(port: server.port)
    connection.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(asked.wait { $0 ? true : nil } != nil)
    server.stop()
    #expect(connection.readMessage().body == "late")
  }
}
