/// The words of a text, for rules that look at them.
package enum Words {
  /// The runs of letters and digits in a text, lowercased, in order; apostrophes inside a word are
  /// dropped (`don't` is `dont`).
  package static func of(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if character == "'" || character == "’" {
        continue
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// How alike two texts are by their sets of words: shared words over all words, 0 to 1 (Jaccard).
  package static func likeness(_ left: String, _ right: String) -> Double {
    likeness(Set(of(left)), Set(of(right)))
  }

  /// How alike two sets of words are.
  package static func likeness(_ left: Set<String>, _ right: Set<String>) -> Double {
    let all = left.union(right).count
    return all == 0 ? 0 : Double(left.intersection(right).count) / Double(all)
  }
}
