/// Texts of the coach are gone through byte by byte before a first answer, so it's done in their
/// memory; no pointer outlives the call that it was made for.
extension StringProtocol {
  /// Calls with the bytes of a text, where they stand if that can be.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The place of the first such byte from a place on; the end where there is none.
  func end(from start: Int, at byte: UInt8) -> Int {
    var place = start
    while place < count, self[place] != byte { place &+= 1 }
    return place
  }

  /// The same for what is far away, eight bytes at a time.
  func farEnd(from start: Int, at byte: UInt8) -> Int {
    guard let base = UnsafeRawPointer(baseAddress) else { return count }
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var place = start
    while place &+ 8 <= count {
      // A byte that is equal becomes 0, and only a 0 borrows from its highest bit.
      let rest = base.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ pattern
      if (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080 != 0 { break }
      place &+= 8
    }
    return end(from: place, at: byte)
  }

  func begins(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    for place in 0..<text.utf8CodeUnitCount where self[place] != text.utf8Start[place] {
      return false
    }
    return true
  }

  /// The bytes between two places, which have to be in it.
  @inline(__always)
  func part(_ start: Int, _ end: Int) -> UnsafeBufferPointer {
    UnsafeBufferPointer(start: baseAddress.map { $0 + start }, count: end &- start)
  }
}
