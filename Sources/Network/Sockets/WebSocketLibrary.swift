import CLibWebSockets

/// What both ends need of libwebsockets (https://libwebsockets.org/lws-api-doc-main/html).
enum WebSocketLibrary {
  /// A function that the library calls; `lws_callback_function` itself is no type of a C function
  /// to Swift.
  typealias Callback =
    @convention(c) (
      OpaquePointer?, lws_callback_reasons, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int
    ) -> Int32

  /// Keeps the library from writing to stderr; before its first context.
  static let silence: Void = { lws_set_log_level(0, nil) }()

  /// Monotonic, in microseconds.
  static var now: Int64 { lws_now_usecs() }

  /// The number that a connection was given, or 0. Never what the library calls user data: some
  /// callbacks have another's.
  static func number(of wsi: OpaquePointer) -> Int {
    Int(bitPattern: lws_get_opaque_user_data(wsi))
  }

  /// Ends a connection at once. Not inside a callback for it.
  static func kill(_ wsi: OpaquePointer) {
    lws_set_timeout(wsi, PENDING_TIMEOUT_KILLED_BY_PARENT, LWS_TO_KILL_SYNC)
  }

  /// Takes away whatever time the library has set for what it waits for.
  static func stopTimer(_ wsi: OpaquePointer) {
    lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0)
  }

  /// Prepares the close frame that is sent when the callback answers -1.
  static func prepareClose(_ wsi: OpaquePointer, _ code: Int, reason: String = "") {
    // At most 125 bytes with the code (RFC 6455 §5.5), and whole characters.
    var text = reason
    while text.utf8.count > 123 { text.removeLast() }
    var bytes = Array(text.utf8)
    lws_close_reason(
      wsi, lws_close_status(rawValue: UInt32(truncatingIfNeeded: code)), &bytes, bytes.count)
  }

  /// The code and the reason of a close frame's body; 1005 for none (RFC 6455 §7.1.5).
  static func closeReason(_ bytes: UnsafeRawBufferPointer) -> (code: Int, reason: String) {
    guard bytes.count >= 2 else { return (1005, "") }
    let code = Int(bytes[0]) << 8 | Int(bytes[1])
    return (code, String(decoding: bytes.dropFirst(2), as: UTF8.self))
  }
}

/// Texts and tables in C's memory that a context reads as long as it lives.
final class LibraryMemory {
  /// The name of the only protocol, which the callback is for.
  private(set) var name: UnsafePointer<CChar>?
  private var texts: [UnsafeMutablePointer<CChar>] = []
  private let protocols = UnsafeMutablePointer<lws_protocols>.allocate(capacity: 2)
  private let patience = UnsafeMutablePointer<lws_retry_bo_t>.allocate(capacity: 1)

  /// - Parameter ping: seconds of silence after which a socket is asked for a sign of life, which
  ///   it has the same time to give.
  init(_ callback: @escaping WebSocketLibrary.Callback, ping: Int) {
    protocols.initialize(repeating: lws_protocols(), count: 2)
    patience.initialize(to: lws_retry_bo_t())
    patience.pointee.secs_since_valid_ping = UInt16(ping)
    patience.pointee.secs_since_valid_hangup = UInt16(ping * 2)
    name = text("http")
    protocols[0].name = name
    protocols[0].callback = callback
  }

  deinit {
    for text in texts { text.deallocate() }
    protocols.deallocate()
    patience.deallocate()
  }

  /// The description of a context with one callback for everything.
  func information() -> lws_context_creation_info {
    var information = lws_context_creation_info()
    information.options = lume_lws_explicit_vhosts
    information.port = CONTEXT_PORT_NO_LISTEN
    information.gid = -1
    information.uid = -1
    information.protocols = UnsafePointer(protocols)
    information.retry_and_idle_policy = UnsafePointer(patience)
    // Empty, so that the environment's is not used either.
    information.http_proxy_address = text("")
    information.alpn = text("http/1.1")
    return information
  }

  /// A copy that lives as long as this.
  func text(_ text: String) -> UnsafePointer<CChar> {
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { (copy + index).initialize(to: byte) }
    texts.append(copy)
    return UnsafePointer(copy)
  }
}

/// Makes the library return from its waiting at a time.
final class LoopTimer {
  private let timer = UnsafeMutablePointer<lume_lws_timer>.allocate(capacity: 1)

  init() {
    timer.initialize(to: lume_lws_timer())
  }

  deinit {
    timer.deallocate()
  }

  /// Sets it to a time of `WebSocketLibrary.now`, or to none.
  func set(_ context: OpaquePointer, to time: Int64?) {
    lume_lws_timer_cancel(timer)
    guard let time else { return }
    lume_lws_timer_set(timer, context, max(1, time - WebSocketLibrary.now))
  }
}

/// A buffer with the room in front of it that the library writes into.
final class WriteBuffer {
  /// The most bytes of one write.
  static let capacity = 64 << 10

  private let bytes = UnsafeMutablePointer<UInt8>.allocate(
    capacity: Int(lume_lws_pre) + WriteBuffer.capacity)

  deinit {
    bytes.deallocate()
  }

  /// Writes some bytes, at most `capacity`; answers whether that went well.
  func write(
    _ piece: some Collection<UInt8>, to wsi: OpaquePointer, as kind: lws_write_protocol
  ) -> Bool {
    let start = bytes + Int(lume_lws_pre)
    let room = UnsafeMutableBufferPointer(start: start, count: WriteBuffer.capacity)
    let (_, end) = room.update(from: piece)
    return lws_write(wsi, start, end, kind) >= end
  }
}
