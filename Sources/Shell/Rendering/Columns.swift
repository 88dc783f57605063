import Time

/// Fits short texts into columns of a table.
enum Columns {
  /// The text with blanks behind it, up to a width.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayColumns.of(text)))
  }

  /// The text with blanks before it, up to a width.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - DisplayColumns.of(text))) + text
  }

  /// The text cut to a width, with an ellipsis where something is missing.
  static func cut(_ text: String, _ width: Int) -> String {
    guard DisplayColumns.of(text) > width else { return text }
    var kept = ""
    var columns = 1
    for character in text {
      columns += DisplayColumns.of(String(character))
      if columns > width { break }
      kept.append(character)
    }
    return kept + "…"
  }
}

/// How many columns a text takes on a screen, near enough for a table: East Asian wide characters
/// and emoji take two, combining marks none.
enum DisplayColumns {
  static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x300: return 1
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f900...0x1f9ff, 0x20000...0x3fffd:
      return 2
    default:
      let category = scalar.properties.generalCategory
      let isMark = category == .nonspacingMark || category == .enclosingMark
      return isMark || category == .format ? 0 : 1
    }
  }
}

/// A count with its noun.
enum Plural {
  static func of(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// Times between two moments, as people read them.
enum Milliseconds {
  /// `184 ms`, `2.3 s`.
  static func text(_ duration: Duration) -> String {
    let count = duration.milliseconds
    guard count >= 1000 else { return "\(count) ms" }
    let tenths = (count + 50) / 100
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}
