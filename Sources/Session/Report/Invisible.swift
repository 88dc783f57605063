/// Makes seen by what two texts differ that look alike: `U+00A0` for a space that is none.
enum Invisible {
  /// Two texts that differ, with what cannot be seen by its number.
  static func shown(_ old: String, _ new: String) -> (old: String, new: String) {
    if differOnlyInSpaces(old, new) {
      return (spelled(old) { $0 == " " }, spelled(new) { $0 == " " })
    }
    // The same letter written as one scalar and as two.
    if old == new { return (spelled(old) { !$0.isASCII }, spelled(new) { !$0.isASCII }) }
    let isLetterForLetter = skeleton(old) == skeleton(new)
    return (
      spelled(old) { isHidden($0) || isLetterForLetter && isForeign($0) },
      spelled(new) { isHidden($0) || isLetterForLetter && isForeign($0) }
    )
  }

  /// Whether one has a space or several that the other lacks, and all else is the same.
  static func differOnlyInSpaces(_ old: String, _ new: String) -> Bool {
    !haveSameBytes(old, new)
      && old.utf8.lazy.filter { $0 != 0x20 }.elementsEqual(new.utf8.lazy.filter { $0 != 0x20 })
  }

  /// Whether they look alike and differ all the same.
  static func lookAlike(_ old: String, _ new: String) -> Bool {
    if haveSameBytes(old, new) { return false }
    return old == new || plain(old) == plain(new) || skeleton(old) == skeleton(new)
  }

  private static func spelled(
    _ text: String, _ isSpelled: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isSpelled(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// White space that is no space, and what has no width.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace && scalar != " " && scalar != "\n"
      || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .format
  }

  /// Greek and Cyrillic, which have letters that look Latin.
  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    (0x370..<0x530).contains(scalar.value)
  }

  /// The text with a space for all white space and without what has no width.
  private static func plain(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        result.append(" ")
      } else if !isHidden(scalar) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The same with Latin letters for Greek and Cyrillic ones that look like them.
  private static func skeleton(_ text: String) -> String {
    var result = ""
    for scalar in plain(text).unicodeScalars {
      result.unicodeScalars.append(latin[scalar] ?? scalar)
    }
    return result
  }

  private static let latin: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = zip(
      "асеорхуіјѕАВЕКМНОРСТХαοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars,
      "aceopxyijsABEKMHOPCTXaoABEZHIKMNOPTYX".unicodeScalars)
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1) })
  }()
}
