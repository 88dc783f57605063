import Wellness

/// What of a word is compared: its hash, its length and its first 16 bytes.
struct WordCode: Sendable {
  let hash: WordHash
  let length: Int
  /// The first eight bytes and the next, filled up with zeros.
  private let front: UInt64
  private let next: UInt64

  init(_ word: String) { self = word.withBytes { WordCode($0) } }

  init(_ bytes: some Sequence<UInt8>) {
    var hash = WordHash()
    var length = 0
    var parts: (front: UInt64, next: UInt64) = (0, 0)
    for byte in bytes {
      hash.add(byte)
      if length < 8 {
        parts.front |= UInt64(byte) << UInt64(56 - 8 * length)
      } else if length < 16 {
        parts.next |= UInt64(byte) << UInt64(120 - 8 * length)
      }
      length += 1
    }
    (self.hash, self.length, front, next) = (hash, length, parts.front, parts.next)
  }

  /// The first three bytes as a number; fewer where there are fewer.
  var key: UInt32 {
    UInt32(truncatingIfNeeded: front >> (length >= 3 ? 40 : UInt64(64 - 8 * length)))
  }

  /// The first three bytes of a word as a number; fewer where there are fewer.
  @inline(__always)
  static func key(of word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard word.count >= 3 else { return word.reduce(0) { $0 << 8 | UInt32($1) } }
    return UInt32(word[0]) << 16 | UInt32(word[1]) << 8 | UInt32(word[2])
  }

  /// The first so many bytes as a number; of more than 16, the first 16.
  func beginning(_ length: Int) -> UInt64 {
    if length <= 8 { return front & WordCode.mask(length) }
    return front ^ (next & WordCode.mask(min(length, 16) - 8)) &* 0x9E37_79B9_7F4A_7C15
  }

  private static func mask(_ length: Int) -> UInt64 {
    length == 0 ? 0 : ~0 << UInt64(64 - 8 * length)
  }
}

extension WordHash {
  /// As classifiers and the index of examples number it, in 30 bits.
  var feature: UInt32 { UInt32(truncatingIfNeeded: value >> 20) & 0x3FFF_FFFF }
}
