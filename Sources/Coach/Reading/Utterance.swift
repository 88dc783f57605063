import Wellness

/// A text of the user, cut into words once, for rules that look at it.
struct Utterance: Sendable {
  struct Word: Sendable {
    /// Lowercased, without apostrophes; numbers keep their point, comma or colon.
    let text: String
    /// Where it stands in the text.
    let range: Range<String.Index>
    /// Counts commas, full stops and line ends before it.
    let clause: Int
    /// What the lexicon knows it as.
    let terms: [Int]
  }

  let source: String
  let words: [Word]

  /// - Parameter tolerant: whether words that are unknown may be known ones with one typing error.
  init(_ source: String, tolerant: Bool = true) {
    self.source = source
    words = TextWord.all(in: source).map { word in
      Word(
        text: word.text, range: word.range, clause: word.clause,
        terms: Lexicon.shared.terms(of: Array(word.text.utf8), tolerant: tolerant))
    }
  }

  /// Whether no lower case letter is in it and several upper case ones are.
  var isShouted: Bool {
    var upper = 0
    for byte in source.utf8 {
      if (0x61...0x7A).contains(byte) { return false }
      if (0x41...0x5A).contains(byte) { upper += 1 }
    }
    return upper > 3
  }

  /// Whether it asks something, by its mark or its first word.
  var isQuestion: Bool {
    source.utf8.contains(UInt8(ascii: "?"))
      || (words.first.map { Utterance.asking.contains($0.text) } ?? false)
  }

  private static let asking: Set<String> = [
    "what", "whats", "how", "which", "why", "when", "who", "where", "is", "are", "do", "does",
    "can", "could", "should", "would", "will", "am", "tell", "explain", "show", "give", "write",
  ]

  /// The words of a range as the user wrote them.
  func text(_ range: ClosedRange<Int>) -> String {
    let text = String(
      source[words[range.lowerBound].range.lowerBound..<words[range.upperBound].range.upperBound])
    return isShouted ? text.lowercased() : text
  }
}
