import Wellness

/// A pattern of words, as the coach's tables write it.
///
/// `word` is that word, `word*` one that begins so, `a/b` one of several, `(two words/or three)` one of
/// several groups of words, `[word]` one that may be missing, `_` any one word, `..` up to four words
/// of any kind in the same clause, `^` the beginning and `$` the end of the message. Written in lower
/// case without apostrophes.
///
/// It's compiled whenever a message may have it, so its parts are numbers.
struct Phrase: Sendable {
  /// A word, or the beginning of one, that fits.
  struct Alternative: Sendable {
    /// The hash of a whole word; `WordCode.beginning` of a beginning.
    let value: UInt64
    /// How many bytes of a word it is about; 0 for whole words.
    let prefix: UInt32
    /// The first three bytes.
    let key: UInt32

    /// A whole word.
    init(_ word: UnsafeBufferPointer<UInt8>, _ hash: WordHash) {
      (value, prefix, key) = (hash.value, 0, WordCode.key(of: word))
    }

    init(_ word: WordCode) { (value, prefix, key) = (word.hash.value, 0, word.key) }

    init(beginning: Slice<UnsafeBufferPointer<UInt8>>) {
      let code = WordCode(beginning)
      value = code.beginning(code.length)
      (prefix, key) = (UInt32(code.length), code.key)
    }

    func fits(_ word: WordCode) -> Bool {
      if prefix == 0 { return word.hash.value == value }
      return word.length >= Int(prefix) && word.beginning(Int(prefix)) == value
    }

    /// In which messages a word that fits may be; all of them for what is shorter than a key.
    var marks: WordMarks { prefix == 0 || prefix >= 3 ? WordMarks(key) : .all }
  }

  /// One word of the pattern.
  struct Element: Sendable {
    /// Those that fit, of the alternatives of all phrases; none where any word does.
    var first: UInt32
    var count: UInt16
    /// How many words may stand before it.
    var gap: UInt8 = 0
    var isOptional = false

    /// The places of those that fit.
    var alternatives: Range<Int> { Int(first)..<Int(first) + Int(count) }
  }

  /// Of the elements of all phrases.
  var first: UInt32
  var end: UInt32
  /// How telling it is, in quarters: words that carry a meaning count 4, the others 1.
  var quarters: UInt16 = 0
  var startsMessage = false
  var endsMessage = false

  /// Longest run of words that `..` stands for.
  static let longestGap = 4
}

/// Which words are in a message, roughly: a bit for each beginning of three letters, which some
/// share. It tells at once that most phrases are not in it.
struct WordMarks: Sendable {
  private(set) var bits: UInt64

  static let none = WordMarks(bits: 0)
  static let all = WordMarks(bits: ~0)

  private init(bits: UInt64) { self.bits = bits }

  /// - Parameter key: the first three bytes of a word.
  init(_ key: UInt32) { bits = 1 << UInt64(WordMarks.number(of: key)) }

  /// Which bit a beginning has.
  static func number(of key: UInt32) -> UInt32 { (key &* 0x9E37_79B1) >> 26 }

  mutating func add(_ other: WordMarks) { bits |= other.bits }

  func meets(_ other: WordMarks) -> Bool { bits & other.bits != 0 }
}
