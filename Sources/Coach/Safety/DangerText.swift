import Wellness

/// A message in words, as the rules about danger read it: slang written out, typing errors in
/// telling words mended. Every message of a chat is read at every reply, so words are numbers here.
struct DangerText: Sendable {
  /// One word.
  struct Word: Sendable {
    let text: String
    /// Counts commas, full stops and line ends before it.
    let clause: Int
    /// The hashes of its beginnings (FNV-1a, 64 bits), the whole word's last.
    let hashes: [UInt64]
    /// Its beginning as a mark.
    let marks: WordMarks

    init(_ text: String, clause: Int) {
      self.text = text
      self.clause = clause
      (hashes, marks) = text.withBytes {
        (DangerText.hashes(of: $0), WordMarks(WordCode.key(of: $0)))
      }
    }

    var hash: UInt64 { hashes.last ?? 0 }
  }

  let words: [Word]
  let hasQuestionMark: Bool

  init(_ message: String, _ typed: [TextWord], _ spelling: DangerSpelling) {
    hasQuestionMark = message.utf8.contains(UInt8(ascii: "?"))
    var words: [Word] = []
    func append(_ word: Word) {
      if let last = words.last, Contractions.begin(with: last.hash),
        let short = DangerText.pairs[last.hash ^ (word.hash &* 3)]
      {
        words[words.count - 1] = Word(short, clause: last.clause)
      } else {
        words.append(word)
      }
    }
    for typed in typed {
      let text = DangerText.squeezed(typed.text)
      if let slang = Slang.words(for: text) {
        for word in slang { append(Word(word, clause: typed.clause)) }
      } else {
        append(spelling.mended(Word(text, clause: typed.clause)))
      }
    }
    self.words = words
  }

  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  static func hashes(of bytes: some Collection<UInt8>) -> [UInt64] {
    var hash = seed
    var hashes: [UInt64] = []
    hashes.reserveCapacity(bytes.count)
    for byte in bytes {
      hash = step(hash, byte)
      hashes.append(hash)
    }
    return hashes
  }

  static func hash(_ text: String) -> UInt64 { text.utf8.reduce(seed, step) }

  /// `sooo` as `so`, `feeel` as `feel`: three of a letter and more stand for one or two.
  private static func squeezed(_ word: String) -> String {
    var last: UInt8 = 0
    var run = 1
    var isLong = false
    for byte in word.utf8 {
      run = byte == last ? run + 1 : 1
      last = byte
      isLong = isLong || run == 3 && byte >= 0x61
    }
    guard isLong else { return word }
    var bytes: [UInt8] = []
    for byte in word.utf8 where bytes.last != byte { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Two words that are mostly written as one.
  private static let pairs: [UInt64: String] = {
    var pairs: [UInt64: String] = [:]
    for (first, second, short) in [
      ("i", "am", "im"), ("you", "are", "youre"), ("do", "not", "dont"), ("does", "not", "doesnt"),
      ("did", "not", "didnt"), ("is", "not", "isnt"), ("are", "not", "arent"),
      ("was", "not", "wasnt"), ("can", "not", "cant"), ("could", "not", "couldnt"),
      ("have", "not", "havent"), ("has", "not", "hasnt"), ("will", "not", "wont"),
      ("would", "not", "wouldnt"), ("should", "not", "shouldnt"), ("what", "is", "whats"),
      ("it", "is", "its"), ("that", "is", "thats"),
    ] {
      pairs[hash(first) ^ (hash(second) &* 3)] = short
    }
    return pairs
  }()
}

/// Mends typing errors in the words that tell of danger.
struct DangerSpelling: Sendable {
  /// All words that are right as they are, with those that an error may stand for.
  private var vocabulary = Vocabulary(count: 8192)

  /// Adds a word that an error may stand for.
  mutating func add(_ word: UnsafeBufferPointer<UInt8>, hash: WordHash) {
    vocabulary.add(word, hash: hash)
  }

  /// Adds words that are no error.
  mutating func add(ordinary words: WordTable) {
    for hash in words.hashes { vocabulary.add(known: hash) }
  }

  /// The same, of a text.
  mutating func add(ordinary text: String) {
    var text = text
    text.withUTF8 { bytes in
      var hash = WordHash()
      for byte in bytes {
        if byte == 0x20 || byte == 0x0A {
          vocabulary.add(known: hash.value)
          hash = WordHash()
        } else {
          hash.add(byte)
        }
      }
      vocabulary.add(known: hash.value)
    }
  }

  /// The word that is meant; the word itself where it is no error.
  func mended(_ word: DangerText.Word) -> DangerText.Word {
    let count = word.hashes.count
    guard (4..<31).contains(count), !vocabulary.has(value: word.hash), !isInflected(word),
      word.text.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return word }
    let bytes = Array(word.text.utf8)
    var best: (rank: Int, bytes: ArraySlice<UInt8>)?
    for candidate in vocabulary.near(bytes) {
      // Swapped and missing letters are likelier than others.
      let length = candidate.count
      let rank =
        length == count && candidate.sorted() == bytes.sorted() ? 0 : length > count ? 1 : 2
      if best.map({ rank < $0.rank }) ?? true { best = (rank, candidate) }
    }
    return best.map {
      DangerText.Word(String(decoding: $0.bytes, as: UTF8.self), clause: word.clause)
    } ?? word
  }

  /// Whether a word is a known one with an ending.
  private func isInflected(_ word: DangerText.Word) -> Bool {
    for ending in DangerSpelling.endings where word.text.hasSuffix(ending) {
      let length = word.hashes.count - ending.utf8.count
      guard length >= 3 else { continue }
      let stem = word.hashes[length - 1]
      if vocabulary.has(value: stem) || vocabulary.has(value: DangerText.step(stem, 0x65)) {
        return true
      }
    }
    return false
  }

  private static let endings = ["s", "es", "ed", "d", "ing", "ly", "er", "y"]
}
