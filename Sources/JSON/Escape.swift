/// A scalar of the text that the canonical form does not show as it is.
struct Escape {
  let codeUnit: UInt16
  /// UTF-8 bytes of the scalar in the text.
  let length: Int

  /// The scalar that begins at an offset, or `nil` when it is written as it is.
  init?(at offset: Int, in text: UnsafeBufferPointer<UInt8>) {
    let byte = text[offset]
    switch byte {
    case 0x00...0x1F, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"):
      (codeUnit, length) = (UInt16(byte), 1)
    case 0xC2:
      let second = text[offset + 1]
      guard second < 0xA0 else { return nil }
      (codeUnit, length) = (UInt16(second), 2)
    case 0xE2, 0xEF:
      let unit =
        UInt16(byte & 0x0F) << 12 | UInt16(text[offset + 1] & 0x3F) << 6
        | UInt16(text[offset + 2] & 0x3F)
      guard Escape.isInvisible(unit) else { return nil }
      (codeUnit, length) = (unit, 3)
    default:
      return nil
    }
  }

  /// Separators that end a line for some readers, bidi controls, and the byte order mark.
  private static func isInvisible(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// The character after the backslash, for those that have a short escape.
  var letter: Unicode.Scalar? {
    switch codeUnit {
    case 0x08: "b"
    case 0x09: "t"
    case 0x0A: "n"
    case 0x0C: "f"
    case 0x0D: "r"
    case 0x22: "\""
    case 0x5C: "\\"
    default: nil
    }
  }
}
