import StreamSafe

/// Where a value or key lies in the bytes, and enough about it to read it without looking again.
struct Token: Sendable {
  enum Kind: Sendable {
    case null, yes, no, number, string
    /// A string with at least one escape.
    case escaped
    case object, array
  }

  let kind: Kind
  /// The first byte; of a string the one after the quote.
  let start: Int
  /// After the last byte; of a string the closing quote.
  let end: Int
}

extension Token {
  /// The text of a number, or of a string with its escapes replaced and long runs of combining marks
  /// broken.
  ///
  /// - Parameter base: the bytes that the token was read from.
  func text(in base: UnsafePointer<UInt8>) -> String {
    let raw = UnsafeBufferPointer(start: base + start, count: end - start)
    return kind == .escaped ? unescaped(raw).streamSafe : String(streamSafe: raw)
  }

  /// The text as it was written, whatever its marks.
  func fullText(in base: UnsafePointer<UInt8>) -> String {
    let raw = UnsafeBufferPointer(start: base + start, count: end - start)
    return kind == .escaped ? unescaped(raw) : String(decoding: raw, as: UTF8.self)
  }
}

/// Replaces the escapes of a string that the reader has accepted.
private func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String {
  String(unsafeUninitializedCapacity: raw.count) { target in
    var length = 0
    var position = 0
    while position < raw.count {
      // What is copied too far is written over by what comes next.
      if raw.count - position >= 8, let from = raw.baseAddress, let to = target.baseAddress {
        let bytes = word(at: from + position)
        UnsafeMutableRawPointer(to + length).storeBytes(of: bytes.littleEndian, as: UInt64.self)
        let marks = stringMarks(bytes)
        let plain = marks == 0 ? 8 : marks.trailingZeroBitCount >> 3
        (position, length) = (position + plain, length + plain)
        if plain == 8 { continue }
      }
      let byte = raw[position]
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        target[length] = byte
        length += 1
        continue
      }
      let letter = raw[position]
      position += 1
      if letter == UInt8(ascii: "u") {
        // An escape is never shorter than the UTF-8 of its scalar: 6 bytes for at most 3, 12 for 4.
        for unit in scalar(at: &position, in: raw).utf8 {
          target[length] = unit
          length += 1
        }
      } else {
        target[length] = meaning(ofEscape: letter)
        length += 1
      }
    }
    return length
  }
}

/// Reads the digits after `\u`, and the low surrogate after a high one.
private func scalar(at position: inout Int, in raw: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar {
  let high = codeUnit(at: position, in: raw)
  position += 4
  guard UTF16.isLeadSurrogate(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
  let low = codeUnit(at: position + 2, in: raw)
  position += 6
  let value = 0x10000 + (UInt32(high) & 0x3FF) << 10 + UInt32(low) & 0x3FF
  return Unicode.Scalar(value) ?? "\u{FFFD}"
}

private func codeUnit(at position: Int, in raw: UnsafeBufferPointer<UInt8>) -> UInt16 {
  raw[position..<position + 4].reduce(0) { $0 << 4 | UInt16(hexValue($1) ?? 0) }
}

private func meaning(ofEscape letter: UInt8) -> UInt8 {
  switch letter {
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "t"): 0x09
  default: letter
  }
}

/// The value of a hexadecimal digit of either case.
func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
