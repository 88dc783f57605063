/// Sentences and words of a text, as the rules of an answer count them.
enum Sentences {
  /// The sentences of a text, trimmed, in order: cut behind a full stop, question or exclamation
  /// mark that is followed by white space, and at line ends.
  static func of(_ text: String) -> [String] {
    var found: [String] = []
    var start = text.utf8.startIndex
    var previous: UInt8 = 0
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      let isSpace = byte == 0x20 || byte == 0x0A
      if byte == 0x0A || (isSpace && ends.contains(previous)) {
        append(text[start..<index], to: &found)
        start = text.utf8.index(after: index)
      }
      previous = byte
    }
    append(text[start...], to: &found)
    return found
  }

  private static let ends: Set<UInt8> = [0x2E, 0x21, 0x3F]

  private static func append(_ part: Substring, to found: inout [String]) {
    let trimmed = part.drop { $0 == " " }
    if !trimmed.isEmpty { found.append(String(trimmed)) }
  }

  /// How many words a text has: what stands between white space.
  static func wordCount(_ text: String) -> Int {
    var count = 0
    var isInWord = false
    for byte in text.utf8 {
      let isSpace = byte == 0x20 || byte == 0x0A || byte == 0x09
      if !isSpace, !isInWord { count += 1 }
      isInWord = !isSpace
    }
    return count
  }

  /// The last words of a text, without marks, in lower case.
  static func ending(_ text: String, words count: Int) -> [Substring] {
    let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }
    return Array(words.suffix(count))
  }
}
