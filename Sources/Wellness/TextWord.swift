/// A word of a text, for rules that look at where it stands.
package struct TextWord: Sendable {
  /// Lowercased, without apostrophes; numbers keep their point, comma or colon.
  package let text: String
  /// Where it stands in the text.
  package let range: Range<String.Index>
  /// Counts commas, full stops and line ends before it.
  package let clause: Int

  /// The words of a text, in order.
  package static func all(in text: String) -> [TextWord] {
    var cutter = WordCutter()
    return cutter.cut(text)
  }
}

/// Cuts a text into words: runs of letters and digits, with apostrophes dropped and with points,
/// commas and colons kept between digits.
private struct WordCutter {
  private var words: [TextWord] = []
  private var word: [UInt8] = []
  private var start: String.Index?
  private var clause = 0

  mutating func cut(_ source: String) -> [TextWord] {
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
    words.append(
      TextWord(text: String(decoding: word, as: UTF8.self), range: start..<end, clause: clause))
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
