import Edge

/// Joins the fragments of a socket's messages (RFC 6455 §5.4).
struct IncomingMessage {
  /// What a fragment came to.
  enum Step: Equatable {
    case more
    case whole(Frame)
    /// The socket has to be closed with this code: 1007 for a text that is no UTF-8, 1009 for a
    /// message that is too long (§7.4.1).
    case refused(CloseCode)
  }

  private let limit: Int
  private var bytes: [UInt8] = []

  /// - Parameter limit: the most bytes of a message.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes the next fragment.
  ///
  /// - Parameter isBinary: what the message is, of which every fragment tells.
  mutating func take(_ part: UnsafeRawBufferPointer, isBinary: Bool, isLast: Bool) -> Step {
    guard bytes.count + part.count <= limit else { return .refused(.tooBig) }
    bytes.append(contentsOf: part)
    guard isLast else { return .more }
    let whole = bytes
    bytes = []
    if isBinary { return .whole(.binary(whole)) }
    guard let text = String(wellFormed: whole) else { return .refused(.invalidPayload) }
    return .whole(.text(text))
  }
}
