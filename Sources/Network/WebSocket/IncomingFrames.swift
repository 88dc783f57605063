import Edge

/// Joins the frames of the other end to messages and holds them against the rules of RFC 6455 §5.
struct IncomingFrames {
  /// What a whole message or control frame said.
  enum Content: Equatable {
    case message(Frame)
    case ping([UInt8])
    case pong
    case close(CloseCode, reason: String)
  }

  /// What is no frame, or none that is wanted, with the code to close the socket with (§7.4.1).
  struct ProtocolError: Error, Equatable {
    let code: CloseCode
  }

  private let areMasked: Bool
  private let limit: Int
  /// How much of the current frame's payload is still to come; `nil` between two frames.
  private var rest: UInt64?
  /// The message whose fragments are coming.
  private var message: (isText: Bool, bytes: [UInt8])?
  /// The payload of a control frame, which may come between fragments (§5.4).
  private var control: [UInt8] = []

  /// - Parameters:
  ///   - areMasked: whether they must be masked, as a client's, or must not be (§5.1).
  ///   - limit: the most bytes of a message.
  init(areMasked: Bool, limit: Int) {
    self.areMasked = areMasked
    self.limit = limit
  }

  /// Takes a part of a frame's payload. Nothing of a frame that is refused has been kept.
  ///
  /// - Returns: what is whole with it.
  mutating func receive(
    _ head: FrameCodec.Head, _ part: UnsafeRawBufferPointer
  ) throws(ProtocolError) -> Content? {
    guard let opcode = head.opcode else { throw ProtocolError(code: .protocolError) }
    let rest: UInt64
    if let current = self.rest {
      rest = current
    } else {
      try begin(opcode, head)
      rest = head.length
    }
    if opcode.isControl {
      control.append(contentsOf: part)
    } else {
      message?.bytes.append(contentsOf: part)
    }
    self.rest = rest - UInt64(part.count)
    guard self.rest == 0 else { return nil }
    self.rest = nil
    return opcode.isControl ? try endControl(opcode) : head.isFinal ? try endMessage() : nil
  }

  private mutating func begin(
    _ opcode: FrameCodec.Opcode, _ head: FrameCodec.Head
  ) throws(ProtocolError) {
    guard head.reserved == 0, head.isMasked == areMasked else {
      throw ProtocolError(code: .protocolError)
    }
    if opcode.isControl { return }
    guard (opcode == .continuation) == (message != nil) else {
      throw ProtocolError(code: .protocolError)
    }
    let bytes = message?.bytes.count ?? 0
    guard head.length <= UInt64(max(0, limit - bytes)) else { throw ProtocolError(code: .tooBig) }
    if message == nil { message = (opcode == .text, []) }
  }

  private mutating func endMessage() throws(ProtocolError) -> Content? {
    guard let (isText, bytes) = message else { return nil }
    message = nil
    guard isText else { return .message(.binary(bytes)) }
    guard let text = String(wellFormed: bytes) else { throw ProtocolError(code: .invalidPayload) }
    return .message(.text(text))
  }

  private mutating func endControl(_ opcode: FrameCodec.Opcode) throws(ProtocolError) -> Content {
    let payload = control
    control = []
    switch opcode {
    case .ping: return .ping(payload)
    case .pong: return .pong
    case .close, .continuation, .text, .binary: break
    }
    // A code and a reason, or nothing (§5.5.1).
    guard !payload.isEmpty else { return .close(.noStatus, reason: "") }
    guard payload.count >= 2 else { throw ProtocolError(code: .protocolError) }
    let code = CloseCode(rawValue: Int(payload[0]) << 8 | Int(payload[1]))
    guard code.mayBeSent else { throw ProtocolError(code: .protocolError) }
    guard let reason = String(wellFormed: Array(payload[2...])) else {
      throw ProtocolError(code: .invalidPayload)
    }
    return .close(code, reason: reason)
  }
}

extension CloseCode {
  static let protocolError = CloseCode(rawValue: 1002)
  /// There was none in the close frame; never in one itself (RFC 6455 §7.1.5).
  static let noStatus = CloseCode(rawValue: 1005)
  static let invalidPayload = CloseCode(rawValue: 1007)

  /// Whether it may stand in a close frame: those that RFC 6455 §7.4 and IANA's registry define,
  /// and those of libraries and applications.
  var mayBeSent: Bool {
    switch rawValue {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}

extension String {
  /// The text, or `nil` for bytes that are no UTF-8.
  init?(wellFormed bytes: [UInt8]) {
    // What is not well formed is replaced, and differs then.
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
