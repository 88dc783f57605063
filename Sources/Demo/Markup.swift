/// Text for a file, appended piece by piece.
struct Markup {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ text: String) {
    bytes += text.utf8
  }

  mutating func put(_ number: Int) {
    if (0..<10).contains(number) { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
    bytes += String(number).utf8
  }

  /// Milliseconds as seconds, e.g. `1.250`.
  mutating func put(milliseconds: Int) {
    put(milliseconds / 1000)
    put(".")
    for digit in [100, 10, 1] { put(milliseconds / digit % 10) }
  }

  /// A number over a power of ten, without zeros at its end.
  mutating func put(decimal number: Int, digits: Int) {
    var (number, digits) = (number, digits)
    while digits > 0, number % 10 == 0 { (number, digits) = (number / 10, digits - 1) }
    guard digits > 0 else { return put(number) }
    let power = (0..<digits).reduce(1) { power, _ in power * 10 }
    if number < 0 { put("-") }
    let magnitude = abs(number)
    if magnitude >= power { put(magnitude / power) }
    let rest = String(magnitude % power)
    put(".")
    for _ in 0..<(digits - rest.utf8.count) { put("0") }
    put(rest)
  }

  /// Text between tags or in an attribute (XML 1.0 §2.4).
  mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "&": put("&amp;")
    case "<": put("&lt;")
    case ">": put("&gt;")
    case "\"": put("&quot;")
    case "\t", "\n", "\u{20}"..."\u{7e}": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    // No other control character is one of XML, and neither are these two.
    case "\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{fffe}", "\u{ffff}": put("\u{fffd}")
    default: bytes += String(scalar).utf8
    }
  }

  mutating func escape(_ text: String) {
    for scalar in text.unicodeScalars { escape(scalar) }
  }

  static func += (left: inout Markup, right: Markup) {
    left.bytes += right.bytes
  }
}
