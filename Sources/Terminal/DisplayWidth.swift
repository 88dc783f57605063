private import CLibEdit

/// How many columns of a terminal a text takes.
package enum DisplayWidth {
  /// Whether the user's locale is UTF-8, so that symbols outside ASCII can be shown.
  ///
  /// The first use sets the locale of the process (`LC_CTYPE`), which widths depend on.
  package static let isUTF8 = lume_locale_begin() == 1

  /// The columns of one scalar: 0 for a combining mark and for a control character, 2 for a wide
  /// one. As `wcwidth` has it, since the line editor counts the same way.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7f { return scalar.value < 0x20 ? 0 : 1 }
    _ = isUTF8
    return max(0, Int(lume_width(scalar.value)))
  }

  /// The columns that a text takes, by its scalars.
  package static func columns(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The longest front of a text that fits, and whether that is all of it.
  static func prefix(of text: String, columns limit: Int) -> (text: String, isWhole: Bool) {
    var front = String.UnicodeScalarView()
    var used = 0
    for scalar in text.unicodeScalars {
      used += columns(of: scalar)
      if used > limit { return (String(front), false) }
      front.append(scalar)
    }
    return (text, true)
  }

  /// A text in at most so many columns, its end replaced by a mark where it is too long.
  package static func shortened(_ text: String, to limit: Int, mark: String = "…") -> String {
    if columns(of: text) <= limit { return text }
    let room = limit - columns(of: mark)
    if room < 0 { return prefix(of: text, columns: limit).text }
    var front = prefix(of: text, columns: room).text
    while front.hasSuffix(" ") { front.removeLast() }
    return front + mark
  }
}
