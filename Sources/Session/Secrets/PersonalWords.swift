/// Names and dates of birth that are looked for, at the boundaries of words.
struct PersonalWords {
  struct Word {
    let bytes: [UInt8]
    let standIn: [UInt8]
    let kind: SecretKind
  }

  /// Where nothing is looked for.
  static let none = PersonalWords()

  /// The longest first.
  private var words: [Word] = []
  private var beginnings = [Bool](repeating: false, count: 256)

  var isEmpty: Bool { words.isEmpty }

  /// The longest, in bytes.
  var longest: Int { words.first?.bytes.count ?? 0 }

  /// Looks for a text from now on.
  mutating func add(_ text: String, _ standIn: String, _ kind: SecretKind) {
    let word = Word(bytes: Array(text.utf8), standIn: Array(standIn.utf8), kind: kind)
    guard let first = word.bytes.first, text != standIn,
      !words.contains(where: { $0.bytes == word.bytes })
    else { return }
    words.append(word)
    words.sort { $0.bytes.count > $1.bytes.count }
    beginnings[Int(first)] = true
  }

  /// Whether one of them stands anywhere in a text.
  func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !isEmpty else { return false }
    return beginnings.withUnsafeBufferPointer { beginnings in
      bytes.indices.contains { place in
        beginnings[Int(bytes[place])] && word(at: place, in: bytes) != nil
      }
    }
  }

  /// The longest that stands at a place, between boundaries.
  func word(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Word? {
    guard beginnings[Int(bytes[place])] else { return nil }
    let rest = UnsafeBufferPointer(rebasing: bytes[place...])
    return words.first { word in
      guard rest.count >= word.bytes.count, rest.starts(with: word.bytes) else { return false }
      let before = PersonalWords.lead(before: place, in: bytes)
      let after = rest.count > word.bytes.count ? rest[word.bytes.count] : 0x20
      if word.kind == .dateOfBirth {
        return !(0x30...0x39).contains(before) && !(0x30...0x39).contains(after)
      }
      // What is written without spaces has no boundaries to look for.
      if let first = word.bytes.first, first >= 0xE3 { return true }
      return !PersonalWords.isPartOfWord(before) && !PersonalWords.isPartOfWord(after)
    }
  }

  /// Where the last part of a text begins that may be the beginning of one; its end where there is
  /// none.
  func openTail(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let start = max(0, bytes.count - longest + 1)
    for place in start..<max(start, bytes.count) where beginnings[Int(bytes[place])] {
      let tail = UnsafeBufferPointer(rebasing: bytes[place...])
      if words.contains(where: { $0.bytes.count > tail.count && $0.bytes.starts(with: tail) }) {
        return place
      }
    }
    return bytes.count
  }

  /// The first byte of the character before a place.
  private static func lead(before place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    var lead = place - 1
    while lead > 0, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
    return lead >= 0 ? bytes[lead] : 0x20
  }

  /// Whether a character that begins with a byte is a letter or digit, and not such as a quotation
  /// mark.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || (0xC3...0xE1).contains(byte)
  }
}
