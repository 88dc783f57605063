import Wellness

extension Sequence<String> {
  func isDisjoint(with words: WordIndex) -> Bool { !contains(where: words.contains) }
}

/// Pairs of words that follow each other, by their hashes.
struct PairTable: Sendable {
  private let index: WordIndex

  /// A list of `words.txt`.
  static func listed(_ name: String) -> PairTable {
    PairTable(index: WordIndex([String].listed(name)))
  }

  /// Whether one of the pairs stands in a text.
  func isPart(of words: some Collection<String>) -> Bool {
    zip(words, words.dropFirst()).contains { first, second in
      var pair = WordHash()
      pair.add(first)
      pair.add(0x20)
      pair.add(second)
      return index.contains(pair)
    }
  }
}
