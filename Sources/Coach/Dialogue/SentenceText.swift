/// Sentences of a text.
enum SentenceText {
  /// Up to the first full stop, question or exclamation mark that ends a sentence.
  static func first(of text: String) -> String {
    let bytes = Array(text.utf8)
    for index in bytes.indices.dropLast() {
      let isEnd = bytes[index] == 0x2E || bytes[index] == 0x3F || bytes[index] == 0x21
      if isEnd, bytes[index + 1] == 0x20 || bytes[index + 1] == 0x0A {
        return String(decoding: bytes[...index], as: UTF8.self)
      }
    }
    return text
  }

  /// Up to the first mark, at most four words: `Fair enough`.
  static func opening(of text: String) -> String {
    let clause = text.utf8.prefix { !".,:;?!\n".utf8.contains($0) }
    let words = clause.split(separator: 0x20, maxSplits: 4).prefix(4)
    return words.map { String(Substring($0)) }.joined(separator: " ")
  }

  /// Without a capital at its front.
  static func uncapitalized(_ text: String) -> String {
    text.hasPrefix("I ") || text.hasPrefix("I'")
      ? text : text.prefix(1).lowercased() + text.dropFirst()
  }

  /// With a capital at its front.
  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
