import CWslay

/// Takes frames apart and puts them together (RFC 6455 §5.2) with the frame functions of wslay
/// (https://tatsuhiro-t.github.io/wslay/), which check their form: lengths in as few bytes as
/// possible and below 2^63, and control frames that are whole and have at most 125 bytes. What
/// frames mean is no business of the codec's.
///
/// wslay's functions for messages aren't used: they allocate a block for each fragment and queue an
/// answer to each ping, so that the other end could make them take memory without bounds.
final class FrameCodec {
  /// What a frame is (§11.8).
  enum Opcode: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  /// What stands before a frame's payload.
  struct Head {
    let isFinal: Bool
    /// The three bits that extensions alone use.
    let reserved: UInt8
    /// `nil` for one that is reserved.
    let opcode: Opcode?
    let isMasked: Bool
    /// How many bytes the payload has.
    let length: UInt64
  }

  /// What wslay's callbacks read and write.
  fileprivate final class Buffers {
    /// What is left of the bytes that are taken apart.
    var input = UnsafeRawBufferPointer(start: nil, count: 0)
    var output: [UInt8] = []
  }

  private let context: wslay_frame_context_ptr
  private let buffers = Buffers()
  private let masks: Bool

  /// - Parameter masks: whether frames are masked on their way out, as a client's are (§5.3).
  /// - Returns: `nil` without memory.
  init?(masks: Bool) {
    var callbacks = wslay_frame_callbacks(
      send_callback: writeOutput, recv_callback: giveInput, genmask_callback: giveMask)
    var context: wslay_frame_context_ptr?
    let user = Unmanaged.passUnretained(buffers).toOpaque()
    guard wslay_frame_context_init(&context, &callbacks, user) == 0, let context
    else { return nil }
    self.context = context
    self.masks = masks
  }

  deinit { wslay_frame_context_free(context) }

  /// Takes the next bytes apart.
  ///
  /// - Parameter body: given a frame's payload as it comes: all of an empty one, or at least one
  ///   byte, which is valid for the call alone. Answers whether to go on; if not, the bytes behind
  ///   are lost, and this must not be called again.
  /// - Returns: whether the bytes were frames; if not, this must not be called again.
  func decode(
    _ bytes: UnsafeRawBufferPointer, _ body: (Head, UnsafeRawBufferPointer) -> Bool
  ) -> Bool {
    buffers.input = bytes
    defer { buffers.input = UnsafeRawBufferPointer(start: nil, count: 0) }
    while true {
      var frame = wslay_frame_iocb()
      let result = wslay_frame_recv(context, &frame)
      if result == Int(WSLAY_ERR_WANT_READ.rawValue) { return true }
      guard result >= 0 else { return false }
      let head = Head(
        isFinal: frame.fin == 1, reserved: frame.rsv, opcode: Opcode(rawValue: frame.opcode),
        isMasked: frame.mask == 1, length: frame.payload_length)
      let payload = UnsafeRawBufferPointer(start: frame.data, count: frame.data_length)
      guard body(head, payload) else { return true }
    }
  }

  /// Puts a frame behind the bytes.
  func encode(
    _ opcode: Opcode, _ payload: ArraySlice<UInt8>, isFinal: Bool, into bytes: inout [UInt8]
  ) {
    swap(&buffers.output, &bytes)
    defer { swap(&buffers.output, &bytes) }
    payload.withUnsafeBufferPointer { payload in
      var frame = wslay_frame_iocb()
      frame.fin = isFinal ? 1 : 0
      frame.opcode = opcode.rawValue
      frame.mask = masks ? 1 : 0
      frame.payload_length = UInt64(payload.count)
      frame.data = payload.baseAddress
      frame.data_length = payload.count
      // The buffer takes everything, so that one call is enough.
      let count = wslay_frame_send(context, &frame)
      precondition(count == payload.count, "wslay takes every frame that the codec makes")
    }
  }
}

private func buffers(_ user: UnsafeMutableRawPointer?) -> FrameCodec.Buffers? {
  user.map { Unmanaged<FrameCodec.Buffers>.fromOpaque($0).takeUnretainedValue() }
}

private func giveInput(
  _ room: UnsafeMutablePointer<UInt8>?, _ size: Int, _: Int32, _ user: UnsafeMutableRawPointer?
) -> Int {
  guard let buffers = buffers(user) else { return -1 }
  let part = UnsafeRawBufferPointer(rebasing: buffers.input.prefix(size))
  UnsafeMutableRawBufferPointer(start: room, count: size).copyMemory(from: part)
  buffers.input = UnsafeRawBufferPointer(rebasing: buffers.input.dropFirst(size))
  // 0 says that there's no more for now.
  return part.count
}

private func writeOutput(
  _ bytes: UnsafePointer<UInt8>?, _ size: Int, _: Int32, _ user: UnsafeMutableRawPointer?
) -> Int {
  buffers(user)?.output.append(contentsOf: UnsafeBufferPointer(start: bytes, count: size))
  return size
}

/// A key of the system's random numbers, which no page in a browser could guess (§10.3).
private func giveMask(
  _ room: UnsafeMutablePointer<UInt8>?, _ size: Int, _: UnsafeMutableRawPointer?
) -> Int32 {
  for index in 0..<size { room?[index] = .random(in: .min ... .max) }
  return 0
}
