// Eight bytes at a time: in the results below the high bit of the lowest marked byte is exact,
// higher marks may be false, which is enough to find the first one.

private let ones: UInt64 = 0x0101_0101_0101_0101
private let highBits: UInt64 = 0x8080_8080_8080_8080

/// Eight bytes, the first one lowest.
@inline(__always)
func word(at bytes: UnsafePointer<UInt8>) -> UInt64 {
  UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
}

/// Marks the bytes equal to one.
@inline(__always)
private func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
  let difference = word ^ (ones &* UInt64(byte))
  return (difference &- ones) & ~difference & highBits
}

/// Marks quotes, backslashes and bytes below 0x20: where a run of plain text in a string ends.
@inline(__always)
func stringMarks(_ word: UInt64) -> UInt64 {
  marks(of: UInt8(ascii: "\""), in: word) | marks(of: UInt8(ascii: "\\"), in: word)
    | ((word &- ones &* 0x20) & ~word & highBits)
}

/// Marks what `stringMarks` does, 0x7F, and every byte that is not ASCII.
@inline(__always)
func writingMarks(_ word: UInt64) -> UInt64 {
  stringMarks(word) | marks(of: 0x7F, in: word) | word & highBits
}

/// Marks bytes that are not ASCII, all of them exactly.
@inline(__always)
func highMarks(_ word: UInt64) -> UInt64 {
  word & highBits
}

/// How many bytes go on with a scalar that began before them.
@inline(__always)
func continuations(in word: UInt64) -> Int {
  (word >> 7 & ~(word >> 6) & ones).nonzeroBitCount
}

/// Whether a single byte would be marked by `stringMarks`.
@inline(__always)
func endsPlainText(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}

/// How many bytes two texts have in common at the front.
@inline(__always)
func sharedPrefix(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
  guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else { return 0 }
  let count = min(left.count, right.count)
  var offset = 0
  while count - offset >= 8 {
    let difference = word(at: leftBase + offset) ^ word(at: rightBase + offset)
    if difference != 0 { return offset + (difference.trailingZeroBitCount >> 3) }
    offset += 8
  }
  while offset < count, leftBase[offset] == rightBase[offset] { offset += 1 }
  return offset
}
