import JSON
import Numbers

/// JSON as models and the servers before them write it: nearly.
extension JSON {
  /// Reads a value; where a string in it has an escape that there isn't, half of a surrogate pair
  /// or a bare control character, only that is replaced.
  ///
  /// - Throws: `SyntaxError` for what is no JSON with that mended.
  init(mending text: String) throws(SyntaxError) {
    do throws(SyntaxError) {
      self = try JSON(parsing: text)
    } catch {
      self = try JSON(parsing: JSON.mended(text))
    }
  }

  /// The same text with every string in it well formed.
  private static func mended(_ text: String) -> String {
    var mended = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    var isInString = false
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        isInString.toggle()
        mended.append(scalar)
      case "\\" where isInString: mended.append(contentsOf: escape(&rest).unicodeScalars)
      case _ where isInString && scalar.value < 0x20:
        mended.append(contentsOf: control(scalar).unicodeScalars)
      default: mended.append(scalar)
      }
    }
    return String(mended)
  }

  /// Takes what stands behind a backslash; gives an escape that there is.
  private static func escape(_ rest: inout Substring.UnicodeScalarView) -> String {
    guard let letter = rest.popFirst() else { return "" }
    switch letter {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": return "\\" + String(letter)
    case "u": return unit(&rest)
    case _ where letter.value < 0x20: return control(letter)
    default: return String(letter)
    }
  }

  /// Takes the four digits of a code unit, and those of its other half.
  private static func unit(_ rest: inout Substring.UnicodeScalarView) -> String {
    guard let first = digits(rest) else { return "u" }
    let after = rest.dropFirst(4)
    guard (0xd800..<0xe000).contains(first.value) else {
      rest = after
      return "\\u" + first.text
    }
    if first.value < 0xdc00, after.starts(with: "\\u".unicodeScalars),
      let second = digits(after.dropFirst(2)), (0xdc00..<0xe000).contains(second.value)
    {
      rest = after.dropFirst(6)
      return "\\u\(first.text)\\u\(second.text)"
    }
    rest = after
    return "\u{fffd}"
  }

  private static func digits(
    _ rest: Substring.UnicodeScalarView
  ) -> (value: UInt32, text: String)? {
    let text = String(Substring(rest.prefix(4)))
    return UInt32(hexadecimal: text, digits: 4...4).map { ($0, text) }
  }

  private static func control(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: " "
    }
  }
}
