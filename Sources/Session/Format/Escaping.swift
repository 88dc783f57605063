/// A scalar that a session file may not show as it is: controls, separators that end a line for
/// some readers, bidi controls, the byte order mark.
func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}

/// A scalar that is written as an escape: also bidi marks, which JSON shows as they are.
func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x061C, 0x200E, 0x200F: true
  default: isForbidden(scalar)
  }
}

/// How a hidden scalar is written.
func escape(of scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\u{1B}": "\\e"
  case "\r": "\\r"
  case "\t": "\\t"
  case "\n": "\\n"
  default: "\\u{\(String(scalar.value, radix: 16))}"
  }
}

/// A text as the lines of a record show it: the first after its sigil, the others as
/// continuations.
///
/// - Parameters:
///   - newline: whether a newline begins a continuation; otherwise it is written as `\n`.
///   - isOpen: whether the text ends without a newline of its own.
func escaped(_ text: String, continued newline: Bool = false, isOpen: Bool = false) -> String {
  let needsNone = text.utf8.allSatisfy {
    $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\")
  }
  if needsNone, !isOpen, text.utf8.last != 0x20 { return text }
  var result = ""
  let scalars = Array(text.unicodeScalars)
  var isLineEmpty = true
  for (index, scalar) in scalars.enumerated() {
    let isLast = index + 1 == scalars.count
    switch scalar {
    case "\\":
      result += "\\\\"
    case " " where isLast && !isOpen || !isLast && newline && scalars[index + 1] == "\n":
      result += "\\s"
    case "\n" where newline:
      result += isLineEmpty && index > 0 ? "\\z\n   " : "\n   "
      isLineEmpty = true
      continue
    default:
      if isHidden(scalar) {
        result += escape(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    isLineEmpty = false
  }
  if isLineEmpty, !scalars.isEmpty { result += "\\z" }
  return isOpen ? result + "\\c" : result
}

/// What an escape stands for.
enum Escape {
  case scalar(Unicode.Scalar)
  /// `\z`, which holds the place of an empty line.
  case nothing
  /// `\c`, which says that the line has no newline.
  case open
  /// `\*` and `\?`, which mean themselves in a pattern.
  case literal(Unicode.Scalar)

  /// Reads the escape whose backslash stands at an offset.
  ///
  /// - Returns: what it means and its length in bytes; `nil` when it is not one.
  init?(at offset: Int, end: Int, in bytes: UnsafePointer<UInt8>, length: inout Int) {
    guard offset + 1 < end else { return nil }
    length = 2
    switch bytes[offset + 1] {
    case UInt8(ascii: "\\"): self = .scalar("\\")
    case UInt8(ascii: "e"): self = .scalar("\u{1B}")
    case UInt8(ascii: "r"): self = .scalar("\r")
    case UInt8(ascii: "t"): self = .scalar("\t")
    case UInt8(ascii: "n"): self = .scalar("\n")
    case UInt8(ascii: "s"): self = .scalar(" ")
    case UInt8(ascii: "["): self = .scalar("[")
    case UInt8(ascii: "z"): self = .nothing
    case UInt8(ascii: "c"): self = .open
    case UInt8(ascii: "*"): self = .literal("*")
    case UInt8(ascii: "?"): self = .literal("?")
    case UInt8(ascii: "u"):
      guard let scalar = Escape.scalar(at: offset, end: end, in: bytes, length: &length) else {
        return nil
      }
      self = .scalar(scalar)
    default: return nil
    }
  }

  /// Reads `\u{…}`: one to six hexadecimal digits.
  private static func scalar(
    at offset: Int, end: Int, in bytes: UnsafePointer<UInt8>, length: inout Int
  ) -> Unicode.Scalar? {
    guard offset + 2 < end, bytes[offset + 2] == UInt8(ascii: "{") else { return nil }
    var value: UInt32 = 0
    var place = offset + 3
    while place < end, place < offset + 9, let digit = hexDigit(bytes[place]) {
      value = value << 4 | UInt32(digit)
      place += 1
    }
    guard place > offset + 3, place < end, bytes[place] == UInt8(ascii: "}") else { return nil }
    length = place + 1 - offset
    return Unicode.Scalar(value)
  }
}

func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
