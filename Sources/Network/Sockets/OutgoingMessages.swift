import CLibWebSockets
import Edge

/// The messages that wait to be written to a socket, and the close frame behind them.
struct OutgoingMessages {
  private struct Message {
    let bytes: [UInt8]
    let kind: lws_write_protocol
    var offset = 0
  }

  private var messages: [Message] = []
  private var head = 0
  /// How many bytes wait.
  private(set) var byteCount = 0
  /// With what the socket is closed once everything is written; nothing is queued after it.
  private(set) var closing: CloseCode?

  /// Whether no message waits.
  var isEmpty: Bool { head == messages.count }
  /// Whether neither a message nor the close frame waits.
  var isAtEnd: Bool { isEmpty && closing == nil }

  /// What a message costs beside its bytes, so that many empty ones are bounded too.
  private static let overhead = 16

  /// How much longer the queue gets by a frame.
  static func size(of frame: Frame) -> Int {
    switch frame {
    case .text(let text): text.utf8.count + overhead
    case .binary(let bytes): bytes.count + overhead
    }
  }

  mutating func append(_ frame: Frame) {
    guard closing == nil else { return }
    byteCount += OutgoingMessages.size(of: frame)
    switch frame {
    case .text(let text): messages.append(Message(bytes: Array(text.utf8), kind: LWS_WRITE_TEXT))
    case .binary(let bytes): messages.append(Message(bytes: bytes, kind: LWS_WRITE_BINARY))
    }
  }

  /// Closes the socket behind what waits.
  mutating func close(_ code: CloseCode) {
    closing = closing ?? code
  }

  /// Closes the socket next, in place of what waits.
  mutating func drop(closing code: CloseCode) {
    self = OutgoingMessages()
    closing = code
  }

  /// Writes the next piece, at most `WriteBuffer.capacity` bytes: longer messages go as fragments
  /// (RFC 6455 §5.4). There must be one.
  ///
  /// - Returns: whether the socket still works.
  mutating func writePiece(to wsi: OpaquePointer, with buffer: WriteBuffer) -> Bool {
    let message = messages[head]
    let end = min(message.bytes.count, message.offset + WriteBuffer.capacity)
    let isFirst = message.offset == 0
    let isLast = end == message.bytes.count
    var kind = isFirst ? message.kind.rawValue : LWS_WRITE_CONTINUATION.rawValue
    if !isLast { kind |= LWS_WRITE_NO_FIN.rawValue }
    let works = buffer.write(
      message.bytes[message.offset..<end], to: wsi, as: lws_write_protocol(rawValue: kind))
    byteCount -= end - message.offset
    if isLast { removeFirst() } else { messages[head].offset = end }
    return works
  }

  private mutating func removeFirst() {
    byteCount -= OutgoingMessages.overhead
    messages[head] = Message(bytes: [], kind: LWS_WRITE_TEXT)
    head += 1
    if head > 64, head * 2 > messages.count {
      messages.removeFirst(head)
      head = 0
    }
  }
}
