import CNettle
import Edge

/// One end of a socket after its opening (RFC 6455): bytes in and bytes out, without a descriptor.
///
/// Pings are answered by itself. After the first of `.closed` and `.refused`, which come once, no
/// byte is looked at any more, and what waits is dropped for the close frame; its owner writes that
/// and ends the connection.
final class WebSocket {
  /// Which end it is.
  enum Role {
    case client, server
  }

  /// What the other end said.
  enum Event: Equatable {
    case message(Frame)
    /// A sign of life.
    case pong
    /// Its close frame; 1005 when it gave no code.
    case closed(CloseCode, reason: String)
    /// What the rules forbid: 1002 against the protocol, 1007 a text that is no UTF-8, 1009 a
    /// message that is too long, which is told with the first bytes of the frame that makes it so.
    case refused(CloseCode)
  }

  /// How many bytes are made ready to be written together, if so many wait.
  private static let writeSize = 16 << 10

  private let codec: FrameCodec
  private var incoming: IncomingFrames
  private var outgoing = OutgoingFrames()
  /// Frames that are ready to be written, and how many bytes of them are.
  private var ready: [UInt8] = []
  private var written = 0

  /// Whether the other end may still say something.
  private(set) var isReceiving = true

  /// - Parameter messageLimit: the most bytes of a message that comes; nothing is kept of one that
  ///   is longer.
  /// - Returns: `nil` without memory.
  init?(_ role: Role, messageLimit: Int) {
    guard let codec = FrameCodec(masks: role == .client) else { return nil }
    self.codec = codec
    incoming = IncomingFrames(areMasked: role == .server, limit: messageLimit)
  }

  /// Takes what has come on the connection, in any cuts.
  ///
  /// What it keeps is bounded by the limit of a message. An event needs two bytes only (an empty
  /// message), so give it some kilobytes at a time.
  func receive(_ bytes: UnsafeRawBufferPointer) -> [Event] {
    guard isReceiving else { return [] }
    var events: [Event] = []
    let areFrames = codec.decode(bytes) { head, part in
      do throws(IncomingFrames.ProtocolError) {
        guard let content = try incoming.receive(head, part) else { return true }
        if let event = obey(content) { events.append(event) }
      } catch {
        events.append(refuse(error.code))
      }
      return isReceiving
    }
    if !areFrames { events.append(refuse(.protocolError)) }
    return events
  }

  private func obey(_ content: IncomingFrames.Content) -> Event? {
    switch content {
    case .message(let frame): return .message(frame)
    case .pong: return .pong
    case .ping(let payload):
      outgoing.answerPing(payload)
      return nil
    case .close(let code, let reason):
      isReceiving = false
      outgoing.drop(closing: code)
      return .closed(code, reason: reason)
    }
  }

  private func refuse(_ code: CloseCode) -> Event {
    isReceiving = false
    outgoing.drop(closing: code)
    return .refused(code)
  }

  // What goes out

  /// Whether the close frame waits or is written, so that nothing else can be sent.
  var isClosing: Bool { outgoing.isClosing }

  /// Whether there is something to be written. When there is nothing and it is closing, the
  /// connection may end.
  var hasOutput: Bool { written < ready.count || !outgoing.isEmpty }

  /// How many bytes wait to be written, with some for what a message costs beside them.
  var queuedBytes: Int { outgoing.byteCount + ready.count - written }

  /// How much `queuedBytes` grows by a message.
  static func size(of frame: Frame) -> Int { OutgoingFrames.size(of: frame) }

  /// Queues a message, unless it is closing.
  func send(_ frame: Frame) {
    outgoing.append(frame)
  }

  /// Asks for a sign of life (§5.5.2), unless it is closing.
  func ping() {
    outgoing.ping()
  }

  /// Closes the socket behind what waits, unless it is closing.
  ///
  /// - Parameter code: one that must not be sent (§7.4.1) becomes none.
  func close(_ code: CloseCode) { outgoing.close(code) }

  /// Closes the socket in place of what waits, except for frames that are ready to be written, one
  /// of which may have been begun; with this code, if another one waits to be sent.
  func drop(closing code: CloseCode) { outgoing.drop(closing: code) }

  /// Hands over what is to be written next, at most some 80 KB, if there is something. What was not
  /// written comes again at the same place in memory, as a library for TLS wants it.
  ///
  /// - Parameter write: given at least one byte; answers how many of them need not come again.
  /// - Returns: the same number; 0 when there is nothing.
  @discardableResult
  func flush(_ write: (UnsafeRawBufferPointer) -> Int) -> Int {
    if ready.isEmpty {
      while ready.count < WebSocket.writeSize, let next = outgoing.removeFirst() {
        codec.encode(next.opcode, next.payload, isFinal: next.isFinal, into: &ready)
      }
    }
    guard !ready.isEmpty else { return 0 }
    let count = ready.withUnsafeBytes { bytes in
      write(UnsafeRawBufferPointer(rebasing: bytes[written...]))
    }
    precondition((0...ready.count - written).contains(count), "no more than there was")
    written += count
    if written == ready.count {
      ready.removeAll(keepingCapacity: !outgoing.isEmpty)
      written = 0
    }
    return count
  }
}

/// The proof in the opening of a socket that the server has understood it (RFC 6455 §1.3).
enum Handshake {
  /// A key for `Sec-WebSocket-Key`: 16 random bytes in base64.
  static func key() -> String {
    Base64.encode((0..<16).map { _ in .random(in: .min ... .max) })
  }

  /// What `Sec-WebSocket-Accept` must be for a key.
  static func accept(for key: String) -> String {
    let bytes = Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)
    var context = sha1_ctx()
    var digest = [UInt8](repeating: 0, count: Int(SHA1_DIGEST_SIZE))
    nettle_sha1_init(&context)
    nettle_sha1_update(&context, bytes.count, bytes)
    nettle_sha1_digest(&context, digest.count, &digest)
    return Base64.encode(digest)
  }
}
