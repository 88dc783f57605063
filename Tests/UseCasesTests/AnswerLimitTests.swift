import Contract
import Edge
import SQLite
import ServiceClient
import ServiceHost
import Store
import Testing
import Threads
import Time
import Wellness

@testable import UseCases

/// Answers that go on and on.
@Suite(.timeLimit(.minutes(10))) struct AnswerLimitTests {
  private static let limit = Turn.longestAnswer
  private let device: Device
  private let chat: Consultation
  /// What the socket answers the next message with.
  private let pieces = Guarded<[String]>([])

  init() throws {
    let peer = try Device.backend().peer()
    device = try Device(peer: peer.streaming { [pieces] in pieces.withLock { $0 } })
    chat = try device.chats.open(.generalWellness).consultation
  }

  private func answer(_ pieces: [String]) throws -> (text: String, end: TurnEnd) {
    self.pieces.withLock { $0 = pieces }
    return try device.say("hello", in: chat)
  }

  private func cut(_ text: String, by size: Int) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return stride(from: 0, to: scalars.count, by: size).map { start in
      String(String.UnicodeScalarView(scalars[start..<min(scalars.count, start + size)]))
    }
  }

  @Test func anAnswerOfTheLimitIsWhole() throws {
    let text = String(repeating: "x", count: AnswerLimitTests.limit)
    let (told, end) = try answer(cut(text, by: 1 << 16))
    #expect(told == text && end == .complete(after: .zero))
    #expect(try device.messages(chat).last?[2] == "complete")
    #expect(device.sent.last == "send")
  }

  @Test func marksWithoutEndAreBrokenAcrossPieces() throws {
    let marks = String(repeating: "\u{301}", count: 20)
    let (told, _) = try answer(["a" + marks, "\u{200e}" + marks, marks])
    #expect(told.unicodeScalars.split(separator: "\u{200b}").map(\.count) == [31, 30])
    #expect(try Array(device.messages(chat).last?[1].utf8 ?? "".utf8) == Array(told.utf8))
  }

  @Test func aLongerAnswerEndsThere() throws {
    let text = String(repeating: "x", count: AnswerLimitTests.limit)
    let (told, end) = try answer([text, "y", "z"])
    #expect(told == text && end == .tooLong)
    let kept = try device.messages(chat)
    #expect(kept == [["user", "hello", "sent"], ["assistant", text, "interrupted"]])
    #expect(device.sent.last == "close 1009")
    // The shell goes on over another socket, and nothing is sent twice.
    let before = device.sent.count
    let next = try answer(["well done"])
    #expect(next.text == "well done")
    #expect(next.end == .complete(after: .zero))
    #expect(device.sent[before...] == ["open", "send"])
    #expect(try device.messages(chat).map { $0[2] } == ["sent", "interrupted", "sent", "complete"])
  }

  /// What is kept depends on the text and not on how it came, within a character too.
  @Test(arguments: [1_048_576, 70_001, 4096])
  func theEndDependsNotOnTheCut(size: Int) throws {
    let text = String(repeating: "学é x", count: AnswerLimitTests.limit / 6)
    let (told, end) = try answer(cut(text, by: size))
    #expect(end == .tooLong)
    #expect(told == text.front(bytes: AnswerLimitTests.limit))
    #expect(try device.messages(chat).last == ["assistant", told, "interrupted"])
  }

  @Test func aLongAnswerThatDoesNotStreamEndsThereToo() throws {
    let text = String(repeating: "x", count: AnswerLimitTests.limit + 1)
    let message = #"{"role": "assistant", "content": "\#(text)"}"#
    let frames = [
      #"{"type": "message_received"}"#, #"{"type": "message", "message": \#(message)}"#,
    ]
    let socket = try Device(peer: Device.backend().peer().sending { frames })
    let chat = try socket.chats.open(.generalWellness).consultation
    let (told, end) = try socket.say("hello", in: chat)
    #expect(told == text.dropLast() && end == .tooLong)
    #expect(socket.sent.last == "close 1009")
    #expect(try socket.messages(chat).last?[2] == "interrupted")
  }
}

extension Peer {
  /// This peer, but messages on its sockets are answered here, at once.
  fileprivate func streaming(_ pieces: @escaping () -> [String]) -> Peer {
    sending {
      let room = Consultation.BackendID("room")
      let frames = [.messageReceived] + pieces().map { ServerFrame.chunk($0) } + [.complete]
      return frames.map { $0.text(in: room, at: Device.start) }
    }
  }

  /// This peer, but messages on its sockets are answered with these frames, at once.
  fileprivate func sending(_ frames: @escaping () -> [String]) -> Peer {
    let waiting = Guarded<[Arrival]>([])
    var peer = self
    peer.emit = { effect, now in
      switch effect {
      case .send(let channel, _):
        let arrivals = frames().map { Arrival.frame(channel, .text($0)) }
        waiting.withLock { $0 += arrivals }
      case .close:
        waiting.withLock { $0 = [] }
        try emit(effect, now)
      default: try emit(effect, now)
      }
    }
    peer.due = { waiting.withLock { $0.isEmpty } ? due() : Device.start }
    peer.take = { now in
      let next = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      return try next ?? take(now)
    }
    return peer
  }
}
