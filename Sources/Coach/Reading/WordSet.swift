import Wellness

/// Which words a message has, by their hashes: some rules ask for a hundred, and all messages of a
/// chat are read at every reply.
struct WordSet: Sendable {
  private let hashes: [UInt64]
  /// A bit for each word, which some share: it tells at once that most words aren't there.
  private let marks: UInt64

  init(_ words: [String]) {
    hashes = words.map { WordSet.hash($0) }
    marks = hashes.reduce(0) { $0 | WordSet.mark($1) }
  }

  func contains(_ word: String) -> Bool {
    let hash = WordSet.hash(word)
    return marks & WordSet.mark(hash) != 0 && hashes.contains(hash)
  }

  /// Whether none of some words is there.
  func isDisjoint(with words: some Sequence<String>) -> Bool {
    for word in words where contains(word) { return false }
    return true
  }

  private static func mark(_ hash: UInt64) -> UInt64 { 1 << (hash >> 58) }

  private static func hash(_ word: String) -> UInt64 {
    word.utf8.withContiguousStorageIfAvailable { WordHash($0).value } ?? WordHash(word.utf8).value
  }
}
