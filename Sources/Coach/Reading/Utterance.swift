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
    var cutter = WordCutter(tolerant: tolerant)
    words = cutter.cut(source)
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

/// Cuts a text into words: runs of letters and digits, with apostrophes dropped and with points,
/// commas and colons kept between digits.
private struct WordCutter {
  let tolerant: Bool
  private var words: [Utterance.Word] = []
  private var word: [UInt8] = []
  private var start: String.Index?
  private var clause = 0

  init(tolerant: Bool) { self.tolerant = tolerant }

  mutating func cut(_ source: String) -> [Utterance.Word] {
    let scalars = source.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if WordCutter.isLetter(scalar) {
        if start == nil { start = index }
        append(scalar)
      } else if !WordCutter.isApostrophe(scalar) {
        let follows = next < scalars.endIndex ? scalars[next] : " "
        if WordCutter.isInNumber(scalar), word.last.map(WordCutter.isDigit) ?? false,
          follows.isASCII, WordCutter.isDigit(UInt8(follows.value & 0x7F))
        {
          word.append(UInt8(scalar.value))
        } else {
          finish(at: index)
          if WordCutter.isBreak(scalar) { clause += 1 }
        }
      }
      index = next
    }
    finish(at: scalars.endIndex)
    return words
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      let byte = UInt8(scalar.value)
      word.append((0x41...0x5A).contains(byte) ? byte + 32 : byte)
    } else {
      word.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
    }
  }

  private mutating func finish(at end: String.Index) {
    guard let start else { return }
    let terms = Lexicon.shared.terms(of: word, tolerant: tolerant)
    words.append(
      Utterance.Word(
        text: String(decoding: word, as: UTF8.self), range: start..<end, clause: clause,
        terms: terms))
    word.removeAll(keepingCapacity: true)
    self.start = nil
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0..<0xAA: false
    default: scalar.properties.isAlphabetic
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "’" || scalar == "ʼ"
  }

  private static func isInNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "," || scalar == ":"
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", "\n", "\r", "(", ")", "—", "–", "…", "。", "、", "，": true
    default: false
    }
  }
}
