/// Joins the chunks of a body (RFC 9112 §7.1), in any cuts. Extensions and trailers are skipped.
struct ChunkedBody {
  private enum State {
    /// The digits of a size so far, with their number.
    case size(Int, digits: Int)
    case afterSize(Int)
    case data(Int)
    /// The end of the line behind a chunk's data.
    case afterData
    /// The lines behind the last chunk; whether the current one is empty so far.
    case trailer(isEmpty: Bool)
    case ended
  }

  /// The most bytes of sizes, extensions and trailers together.
  private static let longestOverhead = 16 << 10

  private var state = State.size(0, digits: 0)
  private var overhead = 0

  /// Takes the next bytes, and puts those of the data behind the body.
  ///
  /// - Returns: whether that was the end; `nil` for what are no chunks.
  mutating func decode(
    _ bytes: Slice<UnsafeRawBufferPointer>, into body: inout [UInt8]
  ) -> Bool? {
    var rest = bytes
    while let byte = rest.first {
      if case .ended = state { break }
      if case .data(let count) = state {
        let part = rest.prefix(count)
        body += part
        rest = rest.dropFirst(part.count)
        state = part.count == count ? .afterData : .data(count - part.count)
        continue
      }
      rest = rest.dropFirst()
      overhead += 1
      guard overhead <= ChunkedBody.longestOverhead, let next = next(byte) else { return nil }
      state = next
    }
    if case .ended = state { return true } else { return false }
  }

  private func next(_ byte: UInt8) -> State? {
    let isEnd = byte == UInt8(ascii: "\n")
    let isIgnored = byte == UInt8(ascii: "\r")
    switch state {
    case .size(let size, let digits):
      if let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
        // Fifteen digits are less than 2^60.
        return digits < 15 ? .size(size << 4 | digit, digits: digits + 1) : nil
      }
      guard digits > 0, isIgnored || isEnd || byte == UInt8(ascii: ";") else { return nil }
      return isEnd ? begin(size) : .afterSize(size)
    case .afterSize(let size): return isEnd ? begin(size) : state
    case .afterData: return isEnd ? .size(0, digits: 0) : isIgnored ? state : nil
    case .trailer(let isEmpty):
      if isEnd { return isEmpty ? .ended : .trailer(isEmpty: true) }
      return .trailer(isEmpty: isEmpty && isIgnored)
    case .data, .ended: return nil
    }
  }

  private func begin(_ size: Int) -> State {
    size == 0 ? .trailer(isEmpty: true) : .data(size)
  }
}
