import CMicroHTTPD

/// A long body of a response, which the library asks for piece by piece.
///
/// A copy for each client that is slow to take it would add up; so they share the text, of which the
/// system and one piece are all that is held for each.
final class LongBody {
  /// Bytes of a piece. What fits into one is copied at once, which is quicker.
  private static let pieceSize = 16 << 10

  private var text: String

  private init(_ text: String) {
    self.text = text
  }

  /// A response with that body, or `nil` for one that is short.
  static func response(_ text: String) -> OpaquePointer? {
    let size = text.utf8.count
    guard size > pieceSize else { return nil }
    let body = Unmanaged.passRetained(LongBody(text)).toOpaque()
    guard
      let response = MHD_create_response_from_callback(
        UInt64(size), pieceSize, LongBody.read, body, LongBody.release)
    else {
      LongBody.release(body)
      return nil
    }
    return response
  }

  private func copy(from position: Int, to room: UnsafeMutableRawBufferPointer) -> Int {
    text.withUTF8 { bytes in
      let part = bytes[position...].prefix(room.count)
      room.copyBytes(from: part)
      return part.count
    }
  }

  private static let read:
    @convention(c) (UnsafeMutableRawPointer?, UInt64, UnsafeMutablePointer<CChar>?, Int) -> Int = {
      body, position, start, size in
      guard let body, let start else { return -2 }
      let room = UnsafeMutableRawBufferPointer(start: start, count: size)
      return Unmanaged<LongBody>.fromOpaque(body).takeUnretainedValue()
        .copy(from: Int(position), to: room)
    }

  private static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { body in
    if let body { Unmanaged<LongBody>.fromOpaque(body).release() }
  }
}
