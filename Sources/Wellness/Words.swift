import Numbers
@_spi(_Unicode) import Swift

/// The words of a text, for rules that look at them.
package enum Words {
  /// The runs of letters and digits in a text, lowercased, in order; apostrophes inside a word are
  /// dropped (`don't` is `dont`).
  package static func of(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if character == "'" || character == "’" {
        continue
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// A text lowercased and without the marks on its letters: `bucher` for `Bücher`.
  package static func unmarked(_ text: String) -> String {
    let lower = text.lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    var letters = String.UnicodeScalarView()
    letters.append(
      contentsOf: lower._nfd.filter { $0.properties.canonicalCombiningClass == .notReordered })
    return String(letters)
  }

  /// How alike two texts are by their sets of words: shared words over all words, 0 to 1 (Jaccard).
  package static func likeness(_ left: String, _ right: String) -> Double {
    likeness(Set(of(left)), Set(of(right)))
  }

  /// How alike two sets of words are.
  package static func likeness(_ left: Set<String>, _ right: Set<String>) -> Double {
    let all = left.union(right).count
    return all == 0 ? 0 : Double(left.intersection(right).count) / Double(all)
  }
}

/// A word as a number: its bytes, hashed (FNV-1a, 64 bits).
///
/// Tens of thousands of words are hashed before a first answer, so other modules have it in line.
@usableFromInline
package struct WordHash: Hashable, Sendable {
  @usableFromInline package var value: UInt64

  @inlinable
  package init() { value = 0xCBF2_9CE4_8422_2325 }

  @inlinable
  package init(_ bytes: some Sequence<UInt8>) {
    self.init()
    for byte in bytes { add(byte) }
  }

  @inlinable
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  package mutating func add(_ word: String) {
    var hash = self
    let isDone: Void? = word.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { hash.add(byte) }
    }
    if isDone == nil { for byte in word.utf8 { hash.add(byte) } }
    self = hash
  }
}

/// When a goal that is suggested says what an active one says already.
package enum GoalSimilarity {
  /// Whether the titles are the same, or most of their words, or, of goals of one type, half of the
  /// words of the suggestion that matter (backend contract, "Suggestions from a consultation").
  package static func isDuplicate(
    _ title: String, _ type: GoalType, of other: String, _ otherType: GoalType
  ) -> Bool {
    if title.lowercased() == other.lowercased() { return true }
    if Words.likeness(title, other) > 0.7 { return true }
    guard type == otherType else { return false }
    let own = keywords(title)
    let shared = own.intersection(keywords(other))
    return !own.isEmpty && Double(shared.count) / Double(own.count) > 0.5
  }

  private static func keywords(_ title: String) -> Set<String> {
    Set(Words.of(title).filter { $0.count > 2 && !fillers.contains($0) })
  }

  private static let fillers: Set<String> = [
    "the", "and", "for", "with", "day", "days", "week", "weeks", "every", "each", "more", "less",
    "goal", "times", "per", "get", "from",
  ]
}

extension String {
  /// The text in the letters and digits that it looks like, for rules that must not be passed by
  /// because of how something was typed or pasted: without characters that nobody sees; with wide,
  /// circled and mathematical letters and all decimal digits as ASCII; and with the letter of ASCII
  /// for Cyrillic and Greek ones that look like it, in words that have no others. Any other text
  /// stays as it is.
  package var withPlainLetters: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    var plain = UnicodeScalarView()
    var word: [Unicode.Scalar] = []
    func endWord() {
      let letters = word.map { PlainLetters.lookalikes[$0] ?? $0 }
      plain.append(contentsOf: letters.allSatisfy(\.isASCII) ? letters : word)
      word = []
    }
    for scalar in unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      let letter = PlainLetters.ascii(scalar)
      if letter.properties.isAlphabetic {
        word.append(letter)
      } else {
        endWord()
        plain.append(letter)
      }
    }
    endWord()
    return String(plain)
  }
}

private enum PlainLetters {
  /// Cyrillic, Greek and other letters that many fonts draw as one of ASCII.
  static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = zip(
      "аеорсухіѕјԁһԛԝкмтӏАВЕКМНОРСТУХІЅЈαονρικυτεΑΒΕΖΗΙΚΜΝΟΡΤΥΧıɑɡ".unicodeScalars,
      "aeopcyxisjdhqwkmtlABEKMHOPCTYXISJaovpikuteABEZHIKMNOPTYXiag".unicodeScalars)
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// A form of an ASCII character as that character.
  static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    let value = scalar.value
    switch value {
    case 0x3000: return " "
    case 0xFF01...0xFF5E: return letter(value - 0xFEE0)
    case 0x24B6...0x24CF: return letter(value - 0x24B6 + 0x41)
    case 0x24D0...0x24E9: return letter(value - 0x24D0 + 0x61)
    // Alphabets of 26 capitals and 26 small letters.
    case 0x1D400...0x1D6A3:
      let place = (value - 0x1D400) % 52
      return letter(place < 26 ? place + 0x41 : place - 26 + 0x61)
    // Those that stood elsewhere before.
    case 0x210A: return "g"
    case 0x210E: return "h"
    case 0x2113: return "l"
    case 0x212F: return "e"
    case 0x2134: return "o"
    default:
      guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue
      else { return scalar }
      return letter(UInt32(Int(clamping: digit)) + 0x30)
    }
  }

  private static func letter(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? "?" }
}
