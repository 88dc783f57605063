import Edge
import Testing

@testable import Network

extension WebSocket {
  /// Takes bytes in pieces.
  fileprivate func receive(_ bytes: [UInt8], cuts: [Int] = []) -> [Event] {
    var events: [Event] = []
    var start = 0
    for end in cuts + [bytes.count] {
      events += bytes[start..<end].withUnsafeBytes { receive($0) }
      start = end
    }
    return events
  }

  /// Everything that waits.
  fileprivate func output() -> [UInt8] {
    var bytes: [UInt8] = []
    while hasOutput {
      flush {
        bytes += $0
        return $0.count
      }
    }
    return bytes
  }
}

/// Frames in and out, without a connection.
@Suite(.timeLimit(.minutes(10)))
struct WebSocketTests {
  init() throws { try NetworkLibraries.loadClient() }

  private func socket(
    _ role: WebSocket.Role = .client, limit: Int = 1 << 20
  ) throws -> WebSocket {
    try #require(WebSocket(role, messageLimit: limit))
  }

  private static let hello = Array("Hello".utf8)
  private static let mask: [UInt8] = [0x37, 0xfa, 0x21, 0x3d]
  private static let maskedHello = mask + [0x7f, 0x9f, 0x4d, 0x51, 0x58]
  private static let many = (0..<65_536).map { UInt8(truncatingIfNeeded: $0) }

  /// RFC 6455 §5.7.
  @Test(arguments: [
    (WebSocket.Role.client, [0x81, 0x05] + hello, [WebSocket.Event.message(.text("Hello"))], []),
    (.server, [0x81, 0x85] + maskedHello, [.message(.text("Hello"))], []),
    (
      .client, [0x01, 0x03, 0x48, 0x65, 0x6c] + [0x80, 0x02, 0x6c, 0x6f],
      [.message(.text("Hello"))], []
    ),
    (.server, [0x89, 0x85] + maskedHello, [], [0x8a, 0x05] + hello),
    (.server, [0x8a, 0x85] + maskedHello, [.pong], []),
    (
      .client, [0x82, 0x7e, 0x01, 0x00] + many[..<256], [.message(.binary(Array(many[..<256])))],
      []
    ),
    (.client, [0x82, 0x7f, 0, 0, 0, 0, 0, 1, 0, 0] + many, [.message(.binary(many))], []),
  ])
  func readsTheExamplesOfTheStandard(
    role: WebSocket.Role, bytes: [UInt8], events: [WebSocket.Event], answer: [UInt8]
  ) throws {
    let socket = try socket(role)
    #expect(socket.receive(bytes) == events)
    #expect(socket.output() == answer)
    #expect(socket.isReceiving)
  }

  @Test func readsFramesOfAnyCut() throws {
    let bytes =
      RawSocket.frame(1, Array("aé".utf8), isFinal: false) + RawSocket.frame(9, [])
      + RawSocket.frame(0, [], isFinal: false) + RawSocket.frame(10, [1])
      + RawSocket.frame(0, Array("😀".utf8)) + RawSocket.frame(2, Array(WebSocketTests.many[..<130]))
      + RawSocket.frame(8, [0x0f, 0xa1] + Array("é".utf8))
    let events: [WebSocket.Event] = [
      .pong, .message(.text("aé😀")), .message(.binary(Array(WebSocketTests.many[..<130]))),
      .closed(CloseCode(rawValue: 4001), reason: "é"),
    ]
    for first in 0...bytes.count {
      #expect(try socket().receive(bytes, cuts: [first]) == events)
      #expect(try socket().receive(bytes, cuts: [first, min(first + 1, bytes.count)]) == events)
    }
    #expect(try socket().receive(bytes, cuts: Array(0..<bytes.count)) == events)
  }

  /// A server's frames, which a client refuses with 1002, 1007 or 1009.
  @Test(arguments: [
    // Masked; with reserved bits; of kinds that are reserved.
    (RawSocket.masked(1, [0x61]), CloseCode.protocolError),
    (RawSocket.frame(0x41, [0x61]), .protocolError), (RawSocket.frame(0x21, []), .protocolError),
    (RawSocket.frame(0x19, []), .protocolError), (RawSocket.frame(3, [0x61]), .protocolError),
    (RawSocket.frame(0xb, []), .protocolError),
    // A control frame that is too long or in fragments.
    (RawSocket.frame(9, Array(repeating: 0, count: 126)), .protocolError),
    (RawSocket.frame(9, [], isFinal: false), .protocolError),
    // Fragments of nothing, and a message inside of another.
    (RawSocket.frame(0, [0x61]), .protocolError),
    (RawSocket.frame(1, [], isFinal: false) + RawSocket.frame(1, []), .protocolError),
    // Lengths that take more bytes than they need to, or more than there can be.
    ([0x81, 0x7e, 0, 125], .protocolError),
    ([0x81, 0x7f, 0, 0, 0, 0, 0, 0, 0xff, 0xff], .protocolError),
    ([0x82, 0x7f, 0x80, 0, 0, 0, 0, 0, 0, 0], .protocolError),
    ([0x82, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], .protocolError),
    // Close frames without a whole code or with one that must not be sent.
    (RawSocket.frame(8, [3]), .protocolError), (RawSocket.frame(8, [0x03, 0xed]), .protocolError),
    (RawSocket.frame(8, [0x03, 0xee]), .protocolError),
    (RawSocket.frame(8, [0, 0]), .protocolError),
    (RawSocket.frame(8, [0x13, 0x88]), .protocolError),
    // No UTF-8: in one frame, cut off, a surrogate, in a reason.
    (RawSocket.frame(1, [0xff]), .invalidPayload), (RawSocket.frame(1, [0xc3]), .invalidPayload),
    (RawSocket.frame(1, [0xed, 0xa0, 0x80]), .invalidPayload),
    (RawSocket.frame(8, [0x03, 0xe8, 0xff]), .invalidPayload),
    // More than a thousand bytes, as soon as it is certain.
    (RawSocket.frame(1, Array(repeating: 0x61, count: 1001)), .tooBig),
    ([0x82, 0x7f, 0, 0, 1, 0, 0, 0, 0, 0, 0x61], .tooBig),
    ([0x82, 0x7f, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x61], .tooBig),
    (
      RawSocket.frame(2, Array(repeating: 0, count: 600), isFinal: false)
        + RawSocket.frame(0, Array(repeating: 0, count: 401)), .tooBig
    ),
  ])
  func refusesWhatTheRulesForbid(bytes: [UInt8], code: CloseCode) throws {
    for cuts in [[], Array(0..<bytes.count)] {
      let socket = try socket(limit: 1000)
      socket.send(.text("never seen"))
      #expect(socket.receive(bytes + RawSocket.frame(1, [0x61]), cuts: cuts) == [.refused(code)])
      #expect(socket.receive(RawSocket.frame(1, [0x61])).isEmpty)
      #expect(!socket.isReceiving && socket.isClosing)
      let close = socket.output()
      #expect(close.first == 0x88)
      #expect(unmasked(close) == [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xff)])
      #expect(!socket.hasOutput)
    }
  }

  /// The payload of a masked frame of at most 125 bytes.
  private func unmasked(_ frame: [UInt8]) -> [UInt8] {
    guard frame.count >= 6, frame[1] & 0x80 != 0 else { return [] }
    return frame[6...].enumerated().map { $1 ^ frame[2 + $0 % 4] }
  }

  @Test func refusesFramesOfAClientThatAreNotMasked() throws {
    let socket = try socket(.server)
    #expect(socket.receive([0x81, 0x05] + WebSocketTests.hello) == [.refused(.protocolError)])
    #expect(socket.output() == [0x88, 2, 0x03, 0xea])
  }

  @Test func takesMessagesUpToTheLimit() throws {
    let socket = try socket(limit: 1000)
    let whole = [UInt8](repeating: 7, count: 1000)
    let bytes = RawSocket.frame(2, whole) + RawSocket.frame(2, whole, isFinal: false)
    #expect(
      socket.receive(bytes + RawSocket.frame(0, []))
        == Array(repeating: .message(.binary(whole)), count: 2))
  }

  @Test(arguments: [
    ([], CloseCode(rawValue: 1005), ""), ([0x03, 0xe8], .normal, ""),
    ([0x03, 0xe9, 0x62, 0x79, 0x65], .goingAway, "bye"),
  ])
  func answersACloseFrameWithItsCode(payload: [UInt8], code: CloseCode, reason: String) throws {
    let socket = try socket(.server)
    socket.send(.text("never seen"))
    #expect(socket.receive(RawSocket.masked(8, payload)) == [.closed(code, reason: reason)])
    let answer = Array(payload.prefix(2))
    #expect(socket.output() == [0x88, UInt8(answer.count)] + answer)
    socket.close(.internalError)
    socket.send(.text("never seen"))
    socket.ping()
    #expect(!socket.hasOutput && socket.queuedBytes == 0)
  }

  @Test func answersOnlyTheLastOfManyPings() throws {
    let socket = try socket(.server)
    for number in 0..<10_000 {
      let payload = Array(String(number).utf8)
      #expect(socket.receive(RawSocket.masked(9, payload)).isEmpty)
    }
    #expect(socket.output() == RawSocket.frame(10, Array("9999".utf8)))
  }

  @Test func keepsNothingOfEndlessEmptyFragments() throws {
    let socket = try socket(.server, limit: 10)
    #expect(socket.receive(RawSocket.masked(1, [0x61], isFinal: false)).isEmpty)
    let empty = RawSocket.masked(0, [], isFinal: false)
    for _ in 0..<10_000 { #expect(socket.receive(empty).isEmpty) }
    #expect(socket.receive(RawSocket.masked(0, [])) == [.message(.text("a"))])
  }

  // What goes out

  @Test(arguments: [
    (Frame.text("Hello"), [0x81, 0x05] + hello), (.text(""), [0x81, 0]),
    (.binary([0]), [0x82, 1, 0]),
    (.binary(Array(many[..<256])), [0x82, 0x7e, 1, 0] + many[..<256]),
    (
      .binary(many + [9]),
      [0x02, 0x7f, 0, 0, 0, 0, 0, 1, 0, 0] + many + [0x80, 1, 9]
    ),
  ])
  func writesMessagesInFragmentsOfABoundedSize(frame: Frame, bytes: [UInt8]) throws {
    let socket = try socket(.server)
    socket.send(frame)
    #expect(socket.queuedBytes == WebSocket.size(of: frame))
    #expect(socket.output() == bytes)
    #expect(socket.queuedBytes == 0)
  }

  @Test func masksAClientsFramesEachWithAKeyOfItsOwn() throws {
    let client = try socket(.client)
    let server = try socket(.server)
    let frames: [Frame] = [
      .text("Hello"), .text("Hello"), .binary(WebSocketTests.many), .text("é"),
    ]
    var keys: Set<[UInt8]> = []
    for frame in frames {
      client.send(frame)
      let bytes = client.output()
      keys.insert(Array(bytes[(bytes[1] == 0xff ? 10 : 2)...].prefix(4)))
      #expect(server.receive(bytes) == [.message(frame)])
    }
    #expect(keys.count == frames.count)
  }

  @Test func handsOverAgainWhatWasNotWritten() throws {
    let client = try socket(.client)
    let server = try socket(.server)
    let frames = (0..<50).map { Frame.text("\($0) " + String(repeating: "é", count: $0 * 700)) }
    for frame in frames { client.send(frame) }
    client.close(.normal)
    var events: [WebSocket.Event] = []
    var size = 0
    while client.hasOutput {
      size = (size + 997) % 5000
      client.flush { bytes in
        let part = bytes.prefix(size)
        events += server.receive(UnsafeRawBufferPointer(rebasing: part))
        return part.count
      }
    }
    #expect(events == frames.map { .message($0) } + [.closed(.normal, reason: "")])
    #expect(client.queuedBytes == 0)
  }

  @Test func offersTheSameBytesUntilTheyAreTaken() throws {
    let socket = try socket(.client)
    var seen: [UnsafeRawPointer?] = []
    var sizes: Set<Int> = []
    for number in 0..<20 {
      socket.send(.text(String(repeating: "x", count: 100 * number)))
      #expect(socket.receive(RawSocket.frame(9, [])).isEmpty)
      socket.flush {
        seen.append($0.baseAddress)
        sizes.insert($0.count)
        return 0
      }
    }
    #expect(Set(seen).count == 1 && sizes.count == 1)
  }

  @Test func answersAPingBetweenTheFragmentsOfAMessage() throws {
    let socket = try socket(.server)
    socket.send(.binary(WebSocketTests.many + [9]))
    var bytes: [UInt8] = []
    while socket.hasOutput {
      socket.flush {
        bytes += $0
        return $0.count
      }
      if bytes.last != 9 { #expect(socket.receive(RawSocket.masked(9, [7])).isEmpty) }
    }
    #expect(bytes.suffix(6) == [0x8a, 1, 7, 0x80, 1, 9])
  }

  @Test func dropsWhatWaitsForItsCloseFrame() throws {
    let socket = try socket(.server)
    for _ in 0..<3 { socket.send(.binary(WebSocketTests.many)) }
    socket.ping()
    let first = socket.flush { min($0.count, 100) }
    #expect(first == 100)
    socket.drop(closing: .goingAway)
    #expect(socket.output().suffix(4) == [0x88, 2, 0x03, 0xe9])
    socket.drop(closing: .normal)
    #expect(!socket.hasOutput)
  }

  @Test func asksForASignOfLife() throws {
    let socket = try socket(.server)
    socket.ping()
    socket.ping()
    #expect(socket.output() == [0x89, 0])
  }

  /// RFC 6455 §1.3.
  @Test func provesThatItHasUnderstoodTheOpening() {
    #expect(Handshake.accept(for: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    let keys = (0..<3).map { _ in Handshake.key() }
    #expect(keys.allSatisfy { $0.utf8.count == 24 && $0.hasSuffix("==") })
    #expect(Set(keys).count == 3)
  }
}
