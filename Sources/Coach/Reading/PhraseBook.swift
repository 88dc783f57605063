/// Many phrases, found in a message in one go.
struct PhraseBook<Key: Sendable>: Sendable {
  /// Where a phrase was found.
  struct Hit: Sendable {
    let key: Key
    /// Of the words of the message.
    let range: Range<Int>
    let weight: Double
    /// Whether a word of denial stands right before it.
    let isNegated: Bool
  }

  let table: PhraseTable
  /// What the lines stand for.
  private let keys: [Key]

  /// - Parameters:
  ///   - name: what the index calls its table.
  ///   - lines: patterns that are separated by `|`, with what they stand for.
  ///   - telling: more words that a typing error may stand for.
  ///   - addKnown: adds more words that are no typing error.
  init(
    _ name: String, _ lines: [(patterns: Substring, key: Key)], telling: String = "",
    addKnown: (inout WordIndex) -> Void = { _ in }
  ) {
    keys = lines.map(\.key)
    table = PhraseTable(name, lines.map(\.patterns), telling: telling, addKnown: addKnown)
  }

  /// All that matches, by place.
  func hits(in text: SaidText) -> [Hit] {
    table.hits(in: text).map { hit in
      Hit(
        key: keys[hit.line], range: hit.range, weight: hit.weight,
        isNegated: Negation.stands(before: hit.range.lowerBound, in: text))
    }
  }
}

/// Words that deny what follows them.
enum Negation {
  private static let words = WordIndex.listed("Negation.words")
  /// What may stand between a denial and what is denied.
  private static let between = WordIndex.listed("Negation.between")

  /// Whether the word at a place is denied by the one or two before it in the same clause.
  static func stands(before place: Int, in text: SaidText) -> Bool {
    let words = text.words
    var index = place - 1
    while index >= 0, place - index <= 3, words[index].clause == words[place].clause {
      if Negation.words.contains(words[index].hash) { return true }
      guard between.contains(words[index].hash) else { return false }
      index -= 1
    }
    return false
  }
}
