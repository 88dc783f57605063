/// Words that are right as they are, although one letter makes them a word of the tables.
enum CommonWords {
  static let hashes = WordIndex.listed("CommonWords.hashes")
}
