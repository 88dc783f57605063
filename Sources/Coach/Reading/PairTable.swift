import Wellness

extension Sequence<String> {
  func isDisjoint(with words: WordIndex) -> Bool { !contains(where: words.contains) }
}

/// Pairs of words that follow each other, by their hashes.
struct PairTable: Sendable {
  private var index: WordIndex

  /// - Parameter text: pairs that commas and line ends separate.
  init(_ text: some StringProtocol) {
    index = WordIndex(count: text.utf8.count / 10)
    for pair in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == 0x0A }) {
      _ = index.add(WordHash(pair.drop { $0 == 0x20 }).value)
    }
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
