/// The offset of the first byte that does not belong to well-formed UTF-8 (Unicode 16, table 3-7).
///
/// - Returns: `nil` when all of it is well-formed. Runs of ASCII cost an eighth of a step a byte.
func firstInvalidUTF8(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  guard let base = bytes.baseAddress else { return nil }
  var offset = 0
  while offset < bytes.count {
    if bytes.count - offset >= 8, highMarks(word(at: base + offset)) == 0 {
      offset += 8
      continue
    }
    guard let length = sequenceLength(at: offset, in: bytes) else { return offset }
    offset += length
  }
  return nil
}

private func sequenceLength(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  let second: ClosedRange<UInt8>
  let length: Int
  switch bytes[offset] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return nil
  }
  guard bytes.count - offset >= length, second.contains(bytes[offset + 1]) else { return nil }
  for position in 2..<max(length, 2) where bytes[offset + position] & 0xC0 != 0x80 { return nil }
  return length
}
