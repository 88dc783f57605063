import Wellness

/// The words that a table of phrases has.
struct Vocabulary: Sendable {
  private var index: WordIndex
  /// What words begin with that are no words of it, or not known to be: `knit` of `knit*`.
  private var beginnings = WordIndex()
  /// The letters of the words that a typing error may stand for, one word after the other.
  private var letters: [UInt8] = []
  private var words: [Entry] = []
  /// The first and the last word with a first letter and a length, by both.
  private var lists = [(first: Int32, last: Int32)](
    repeating: (-1, -1), count: 26 * Vocabulary.lengths)

  /// A word that a typing error may stand for.
  private struct Entry {
    let start: Int32
    let length: Int32
    /// Which letters it has, a bit for each.
    let letters: UInt32
    /// The next of the same first letter and length.
    var next: Int32
  }

  /// - Parameter count: of how many words it takes without growing.
  init(count: Int = 8) {
    index = WordIndex(count: count)
    words.reserveCapacity(count)
    letters.reserveCapacity(count * 8)
  }

  /// Adds a word of a table.
  @inline(__always)
  mutating func add(_ word: UnsafeBufferPointer<UInt8>, hash: WordHash) {
    let known = index.count
    if index.add(hash.value) == known { list(word) }
  }

  /// Notes the letters of a new word.
  private mutating func list(_ word: UnsafeBufferPointer<UInt8>) {
    guard let list = Vocabulary.list(first: word.first, length: word.count) else { return }
    let place = Int32(words.count)
    let start = Int32(letters.count)
    var marks: UInt32 = 0
    for byte in word {
      letters.append(byte)
      marks |= Vocabulary.mark(byte)
    }
    words.append(Entry(start: start, length: Int32(word.count), letters: marks, next: -1))
    let last = lists[list].last
    if last < 0 { lists[list].first = place } else { words[Int(last)].next = place }
    lists[list].last = place
  }

  /// Adds words that no table has.
  ///
  /// - Parameters:
  ///   - telling: words that a typing error may stand for.
  ///   - addKnown: adds words that no typing error stands for.
  mutating func add(_ telling: String, addKnown: (inout WordIndex) -> Void) {
    telling.withBytes { bytes in WordIndex.eachWord(of: bytes) { add($0, hash: $1) } }
    addKnown(&index)
  }

  /// Adds the beginning of words that isn't mended.
  ///
  /// - Parameter hash: the value of its hash.
  mutating func add(beginning hash: UInt64) { _ = beginnings.add(hash) }

  func has(_ word: WordHash) -> Bool { index.contains(word) }

  /// Whether words of it begin with all of a text.
  func hasBeginning(_ text: WordHash) -> Bool { beginnings.contains(text) }

  static let shortest = 4
  /// Longer words are not mended.
  private static let lengths = 32

  private static func list(first: UInt8?, length: Int) -> Int? {
    guard let first, (0x61...0x7A).contains(first), (shortest..<lengths).contains(length)
    else { return nil }
    return Int(first - 0x61) * lengths + length
  }

  /// The words that one slip of the finger makes of another: one letter too many, too few, changed,
  /// or two swapped; the first letter stays. The shortest first.
  func near(_ word: [UInt8]) -> [ArraySlice<UInt8>] {
    var near: [ArraySlice<UInt8>] = []
    let marks = word.reduce(0) { $0 | Vocabulary.mark($1) }
    for length in (word.count - 1)...(word.count + 1) {
      guard let list = Vocabulary.list(first: word.first, length: length) else { continue }
      var place = lists[list].first
      while place >= 0 {
        let entry = words[Int(place)]
        let range = Int(entry.start)..<Int(entry.start + entry.length)
        if Vocabulary.areClose(marks, entry.letters), isNear(word, range) {
          near.append(letters[range])
        }
        place = entry.next
      }
    }
    return near
  }

  private static func mark(_ letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }

  /// Whether no more than two letters are in one word and not in the other: one slip changes no more.
  private static func areClose(_ left: UInt32, _ right: UInt32) -> Bool {
    let more = left ^ right
    let rest = more & (more &- 1)
    return rest & (rest &- 1) == 0
  }

  private func isNear(_ word: [UInt8], _ range: Range<Int>) -> Bool {
    let shorter = min(word.count, range.count)
    var front = 1
    while front < shorter, word[front] == letters[range.lowerBound + front] { front += 1 }
    var back = 0
    while back < shorter - front,
      word[word.count - 1 - back] == letters[range.upperBound - 1 - back]
    {
      back += 1
    }
    let left = word.count - front - back
    let right = range.count - front - back
    if left <= 1, right <= 1 { return true }
    let place = range.lowerBound + front
    return left == 2 && right == 2 && word[front] == letters[place + 1]
      && word[front + 1] == letters[place]
  }
}

/// Mends typing errors by the words of some tables.
struct Spelling {
  let tables: [PhraseTable]

  /// The word that a typing error stands for; the word itself where it is none.
  func corrected(_ word: String) -> String {
    let bytes = Array(word.utf8)
    guard bytes.count >= Vocabulary.shortest, bytes.allSatisfy({ (0x61...0x7A).contains($0) }),
      !isKnown(word), !isInflected(word), !isBeginning(word)
    else { return word }
    let sorted = bytes.sorted()
    let near = tables.lazy.flatMap { $0.vocabulary.near(bytes) }.map { candidate in
      // Swapped and missing letters are likelier than others.
      let rank = candidate.sorted() == sorted ? 0 : bytes.count < candidate.count ? 1 : 2
      return (rank: rank, word: String(decoding: candidate, as: UTF8.self))
    }
    return near.min { ($0.rank, $0.word) < ($1.rank, $1.word) }?.word ?? word
  }

  func isKnown(_ word: String) -> Bool { isKnown(WordHash(word.utf8)) }

  private func isKnown(_ hash: WordHash) -> Bool {
    Spelling.commonWords.contains(hash) || tables.contains { $0.vocabulary.has(hash) }
  }

  private func isBeginning(_ word: String) -> Bool {
    let hash = WordHash(word.utf8)
    return tables.contains { $0.vocabulary.hasBeginning(hash) }
  }

  func isKnownOrInflected(_ word: String) -> Bool {
    isKnown(word) || FillerWords.has(word) || isInflected(word)
  }

  /// Whether a word is a known one with an ending.
  private func isInflected(_ word: String) -> Bool {
    Spelling.endings.contains { ending in
      let length = word.utf8.count - ending.utf8.count
      guard length >= 3, word.hasSuffix(ending) else { return false }
      var stem = WordHash(word.utf8.prefix(length))
      if isKnown(stem) { return true }
      stem.add(UInt8(ascii: "e"))
      return isKnown(stem)
    }
  }

  /// Words that are right as they are, although one letter makes them a word of the tables.
  private static let commonWords = WordIndex.listed("Spelling.commonWords")
  private static let endings = ["s", "es", "ed", "d", "ing", "ly", "er", "y"]
}

/// Words that say little by themselves.
enum FillerWords {
  static let hashes = WordIndex.listed("FillerWords.hashes")

  static func has(_ word: String) -> Bool { hashes.contains(WordHash(word.utf8)) }
}
