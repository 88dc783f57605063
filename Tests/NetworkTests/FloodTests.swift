import Edge
import TestSupport
import Testing
import Threads
import Time

@testable import Network

@Suite(.timeLimit(.minutes(10)))
struct FloodTests {
  /// A server that sends as fast as the client reads.
  @Test func isNotReadAheadOfItsUse() throws {
    let count = 1000
    let progress = Guarded(0)
    let raw = try RawServer { connection, _ in
      connection.write(RawSocket.acceptance(of: connection.readHead()))
      for number in 0..<count {
        let payload = Array("\(number) ".utf8) + [UInt8](repeating: 0x61, count: 16_000)
        guard connection.write(RawSocket.frame(1, payload)) else { return }
        progress.change { $0 = number + 1 }
      }
      connection.write(RawSocket.frame(8, [0x03, 0xe8]))
      _ = connection.readAll()
    }
    let client = try RunningClient(port: raw.port)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel) == .opened(channel))
    // Until nothing is sent for a while, though much has come. That a wait has ended says nothing.
    let limit = NetworkOptions().waitingLimit
    var last = -1
    var since = ContinuousClock.now
    progress.waiting { number in
      let now = ContinuousClock.now
      if number != last { (last, since) = (number, now) }
      let left = .milliseconds(300) - (now - since)
      let isStill = left <= .zero && client.inbox.waitingBytes >= limit / 2
      return isStill ? .done(()) : .wait(max(left, .milliseconds(10)))
    }
    #expect(progress.withLock { $0 } < count)
    // At most the limit and what a single read brings.
    #expect(client.inbox.waitingBytes <= limit + limit / 4)
    for number in 0..<count {
      guard case .text(let text) = client.next(on: channel).frame else {
        Issue.record("frame \(number) is missing")
        return
      }
      if !text.hasPrefix("\(number) ") { Issue.record("\(number) is \(text.prefix(8))") }
    }
    #expect(client.next(on: channel) == .closed(channel, .normal, reason: ""))
  }

  @Test(arguments: [
    (RawSocket.frame(1, [0xff, 0xfe]), ConnectionFailure.badText, 1007),
    (RawSocket.masked(1, [0x61]), .badFrame, 1002), (RawSocket.frame(3, []), .badFrame, 1002),
    (RawSocket.frame(2, Array(repeating: 0, count: 2000)), .tooLarge, 1009),
  ])
  func isEndedByWhatIsNoMessage(
    frame: [UInt8], failure: ConnectionFailure, code: Int
  ) throws {
    let closing = Guarded<[UInt8]?>(nil)
    let raw = try RawServer { connection, _ in
      connection.write(RawSocket.acceptance(of: connection.readHead()))
      connection.write(frame)
      let answer = RawSocket.readFrame(connection)?.payload ?? []
      closing.change { $0 = answer }
    }
    var options = NetworkOptions()
    options.bodyLimit = 1000
    let client = try RunningClient(port: raw.port, options: options)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel) == .opened(channel))
    #expect(client.next(on: channel).failure == failure)
    let answer = try #require(closing.wait { $0 })
    #expect(answer.prefix(2) == [UInt8(code >> 8), UInt8(code & 0xff)])
    #expect(client.next(on: channel, within: .zero) == .deadline)
  }

  enum Endless: CaseIterable {
    case frame, fragments
  }

  /// A message that is longer than the limit in the middle of a frame, and goes on.
  @Test(arguments: Endless.allCases) func isEndedByAMessageWithoutEnd(kind: Endless) throws {
    let part = [UInt8](repeating: 0x61, count: 60_000)
    let beginning: [UInt8]
    let piece: [UInt8]
    let limit: Int
    switch kind {
    case .frame:
      (beginning, piece, limit) = ([0x82, 0x7f, 0, 0, 1, 0, 0, 0, 0, 0], part, 0)
    case .fragments:
      beginning = RawSocket.frame(2, [], isFinal: false)
      piece = RawSocket.frame(0, part, isFinal: false)
      limit = NetworkOptions().bodyLimit
    }
    let taken = Guarded<Int?>(nil)
    let raw = try RawServer { connection, _ in
      connection.write(RawSocket.acceptance(of: connection.readHead()))
      connection.write(RawSocket.frame(1, Array("connected".utf8)) + beginning)
      var count = 0
      while count < 256 << 20, connection.write(piece) { count += piece.count }
      let whole = count
      taken.change { $0 = whole }
    }
    let client = try RunningClient(port: raw.port)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel) == .opened(channel))
    #expect(client.next(on: channel).frame == .text("connected"))
    #expect(client.next(on: channel).failure == .tooLarge)
    // No more than what the system holds for both ends was sent beside the message.
    let count = try #require(taken.wait { $0 })
    #expect(count < limit + 32 << 20)
    #expect(client.next(on: channel, within: .zero) == .deadline)
    #expect(client.inbox.waitingBytes == 0)
  }

  @Test func joinsFragmentsOfAnyCut() throws {
    let text = Array("aé😀".utf8)
    let raw = try RawServer { connection, _ in
      connection.write(RawSocket.acceptance(of: connection.readHead()))
      for first in 0...text.count {
        for second in first...text.count {
          connection.write(RawSocket.frame(1, Array(text[..<first]), isFinal: false))
          connection.write(RawSocket.frame(0, Array(text[first..<second]), isFinal: false))
          connection.write(RawSocket.frame(0, Array(text[second...])))
        }
      }
      _ = connection.readAll()
    }
    let client = try RunningClient(port: raw.port)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel) == .opened(channel))
    for _ in 0..<36 { #expect(client.next(on: channel).frame == .text("aé😀")) }
  }
}
