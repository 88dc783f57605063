import Edge

/// What waits to be sent on a socket, in the order in which it goes out: control frames between the
/// fragments of messages, and the close frame behind everything.
struct OutgoingFrames {
  /// A frame to be written next.
  struct Next: Equatable {
    let opcode: FrameCodec.Opcode
    let payload: ArraySlice<UInt8>
    let isFinal: Bool
  }

  /// The most bytes of a fragment. Longer messages go in several (RFC 6455 §5.4), so that what is
  /// ready to be written is bounded and control frames don't wait for the end of a message.
  static let longestFragment = 64 << 10
  /// What a message costs beside its bytes, so that many empty ones are bounded too.
  private static let overhead = 16

  private struct Message {
    let opcode: FrameCodec.Opcode
    let bytes: [UInt8]
    var offset = 0
  }

  private enum Closing {
    case no
    case waiting([UInt8])
    case written
  }

  private var messages: [Message] = []
  private var head = 0
  /// The answer to the last ping. An end that gets more pings than it can answer may answer the
  /// last alone (§5.5.3), and so nobody makes this grow.
  private var pong: [UInt8]?
  private var isPingDue = false
  private var closing = Closing.no
  /// How many bytes of messages wait, with what they cost beside them.
  private(set) var byteCount = 0

  /// Whether the close frame waits or is written, so that nothing is queued any more.
  var isClosing: Bool {
    if case .no = closing { false } else { true }
  }

  /// Whether nothing waits.
  var isEmpty: Bool {
    if case .waiting = closing { return false }
    return head == messages.count && pong == nil && !isPingDue
  }

  /// How much longer the queue gets by a message.
  static func size(of frame: Frame) -> Int {
    switch frame {
    case .text(let text): text.utf8.count + overhead
    case .binary(let bytes): bytes.count + overhead
    }
  }

  mutating func append(_ frame: Frame) {
    guard !isClosing else { return }
    byteCount += OutgoingFrames.size(of: frame)
    switch frame {
    case .text(let text): messages.append(Message(opcode: .text, bytes: Array(text.utf8)))
    case .binary(let bytes): messages.append(Message(opcode: .binary, bytes: bytes))
    }
  }

  mutating func ping() {
    if !isClosing { isPingDue = true }
  }

  mutating func answerPing(_ payload: [UInt8]) {
    if !isClosing { pong = payload }
  }

  /// Queues the close frame, unless there is one already.
  mutating func close(_ code: CloseCode) {
    if case .no = closing { closing = .waiting(OutgoingFrames.payload(code)) }
  }

  /// Forgets what waits. A message of which a part is written stays cut off, so that nothing but
  /// the close frame may follow, which goes next.
  mutating func drop(closing code: CloseCode) {
    (messages, head, byteCount) = ([], 0, 0)
    (pong, isPingDue) = (nil, false)
    if case .written = closing { return }
    closing = .waiting(OutgoingFrames.payload(code))
  }

  /// Takes the frame that goes next.
  mutating func removeFirst() -> Next? {
    if let payload = pong {
      pong = nil
      return Next(opcode: .pong, payload: payload[...], isFinal: true)
    }
    if isPingDue {
      isPingDue = false
      return Next(opcode: .ping, payload: [], isFinal: true)
    }
    if head < messages.count { return removeFragment() }
    guard case .waiting(let payload) = closing else { return nil }
    closing = .written
    return Next(opcode: .close, payload: payload[...], isFinal: true)
  }

  private mutating func removeFragment() -> Next {
    let message = messages[head]
    let end = min(message.bytes.count, message.offset + OutgoingFrames.longestFragment)
    let isFinal = end == message.bytes.count
    byteCount -= end - message.offset
    if isFinal { removeMessage() } else { messages[head].offset = end }
    return Next(
      opcode: message.offset == 0 ? message.opcode : .continuation,
      payload: message.bytes[message.offset..<end], isFinal: isFinal)
  }

  private mutating func removeMessage() {
    byteCount -= OutgoingFrames.overhead
    messages[head] = Message(opcode: .text, bytes: [])
    head += 1
    if head == messages.count || head > 64 && head * 2 > messages.count {
      messages.removeFirst(head)
      head = 0
    }
  }

  /// A code without a reason (§5.5); nothing for a code that must not be sent.
  private static func payload(_ code: CloseCode) -> [UInt8] {
    code.mayBeSent ? [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xff)] : []
  }
}
