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
    return cutter.cutPlain(text) ?? cutter.cut(text)
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

  /// The same, byte by byte, for a text of ASCII alone, as most are; `nil` for others.
  mutating func cutPlain(_ source: String) -> [TextWord]? {
    source.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte >= 0x80 { return nil }
      words.reserveCapacity(bytes.count / 4 + 1)
      var first = -1
      // The last byte of the word so far; 0 before its first.
      var last: UInt8 = 0
      // Whether the word has to be written in another way than it stands there.
      var isChanged = false
      for place in 0..<bytes.count {
        let byte = bytes[place]
        switch byte {
        case 0x30...0x39, 0x61...0x7A: last = byte
        case 0x41...0x5A:
          last = byte
          isChanged = true
        case UInt8(ascii: "'"):
          isChanged = true
          continue
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"):
          if WordCutter.isDigit(last), place + 1 < bytes.count,
            WordCutter.isDigit(bytes[place + 1])
          {
            last = byte
          } else {
            fallthrough
          }
        default:
          if first >= 0 { add(source, bytes, first..<place, isChanged: isChanged) }
          (first, last, isChanged) = (-1, 0, false)
          if WordCutter.isBreak(Unicode.Scalar(byte)) { clause += 1 }
          continue
        }
        if first < 0 { first = place }
      }
      if first >= 0 { add(source, bytes, first..<bytes.count, isChanged: isChanged) }
      return words
    } ?? nil
  }

  /// Adds the word that stands in some bytes of a text.
  private mutating func add(
    _ source: String, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isChanged: Bool
  ) {
    let start = source.utf8.index(source.startIndex, offsetBy: range.lowerBound)
    let end = source.utf8.index(start, offsetBy: range.count)
    let part = UnsafeBufferPointer(rebasing: bytes[range])
    let text: String
    if isChanged {
      let letters = part.lazy.filter { $0 != UInt8(ascii: "'") }
        .map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
      text = String(decoding: Array(letters), as: UTF8.self)
    } else {
      text = String(decoding: part, as: UTF8.self)
    }
    words.append(TextWord(text: text, range: start..<end, clause: clause))
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
