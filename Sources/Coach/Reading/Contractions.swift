import Wellness

/// Two words that are mostly written as one.
enum Contractions {
  /// `dont` for `do` and `not`; `nil` for what stays two words.
  ///
  /// - Parameters:
  ///   - first: the hash of a word.
  ///   - second: that of the next.
  static func short(_ first: UInt64, _ second: UInt64) -> String? {
    firsts.number(of: first) == nil ? nil : shorts[first ^ second &* 3]
  }

  /// How many letters the second word has at most.
  static let longestSecond = 3

  /// The words that one may begin with.
  private static let firsts = WordIndex(
    words: "i you do does did is are was can could have has will would should what it that how who")

  private static let pairs = [
    ("i", "am", "im"), ("you", "are", "youre"), ("do", "not", "dont"), ("does", "not", "doesnt"),
    ("did", "not", "didnt"), ("is", "not", "isnt"), ("are", "not", "arent"),
    ("was", "not", "wasnt"), ("can", "not", "cant"), ("could", "not", "couldnt"),
    ("have", "not", "havent"), ("has", "not", "hasnt"), ("will", "not", "wont"),
    ("would", "not", "wouldnt"), ("should", "not", "shouldnt"), ("what", "is", "whats"),
    ("it", "is", "its"), ("that", "is", "thats"), ("how", "is", "hows"), ("who", "is", "whos"),
  ]

  private static let shorts: [UInt64: String] = {
    var shorts: [UInt64: String] = [:]
    for (first, second, short) in pairs {
      shorts[WordHash(first.utf8).value ^ WordHash(second.utf8).value &* 3] = short
    }
    return shorts
  }()
}

// MARK: - Patterns

extension Contractions {
  /// Whether a word may be written as one with the next, by its hash.
  static func begin(with word: UInt64) -> Bool { firsts.number(of: word) != nil }

  /// The first three bytes of what a word may become with the next: `don` for `do`.
  static func keys(beginningWith word: UInt64) -> [UInt32] {
    beginnings.compactMap { $0.first == word ? $0.key : nil }
  }

  private static let beginnings = pairs.map { first, _, short in
    (first: WordHash(first.utf8).value, key: WordCode(short).key)
  }

  /// The words that one stands for: patterns may have it in two.
  static func parts(of word: WordHash) -> [WordCode] {
    wholes.number(of: word.value).map { parts[$0] } ?? []
  }

  private static let wholes: WordIndex = {
    var wholes = WordIndex(count: 32)
    for (_, _, short) in pairs { _ = wholes.add(WordHash(short.utf8).value) }
    return wholes
  }()

  private static let parts = pairs.map { first, second, _ in
    [WordCode(first.utf8), WordCode(second.utf8)]
  }
}
