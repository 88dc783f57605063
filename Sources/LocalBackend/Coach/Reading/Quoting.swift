/// The user's own words that an answer takes up.
struct Quoting {
  /// What was recognised, or else the longest word that says something.
  let words: String?
  /// Up to seven words of the clause around it.
  let quote: String?

  init(_ utterance: Utterance, around range: ClosedRange<Int>?) {
    let all = utterance.words
    guard !all.isEmpty else {
      let sign = utterance.source.first { !$0.isWhitespace }.map(String.init)
      (words, quote) = (sign, sign)
      return
    }
    let core = range.map(Quoting.trimmed) ?? Quoting.telling(all)
    words = Quoting.clean(utterance.text(core))
    let clause = all[core.lowerBound].clause
    var first = core.lowerBound
    var last = core.upperBound
    while first > 0, all[first - 1].clause == clause, last - first < 6 { first -= 1 }
    while last + 1 < all.count, all[last + 1].clause == clause, last - first < 6 { last += 1 }
    quote = Quoting.clean(utterance.text(first...last))
  }

  /// At most five words.
  private static func trimmed(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
    range.count > 5 ? range.lowerBound...(range.lowerBound + 4) : range
  }

  private static func telling(_ words: [Utterance.Word]) -> ClosedRange<Int> {
    var best = 0
    var length = 0
    for (index, word) in words.prefix(60).enumerated() where !CommonWords.stop.contains(word.text) {
      if word.text.utf8.count > length, word.text.utf8.count <= 24 {
        best = index
        length = word.text.utf8.count
      }
    }
    return best...best
  }

  /// Without line ends, quotation marks and marks that would end a sentence, at most 60 characters.
  static func clean(_ text: String) -> String {
    var clean = ""
    for character in text.prefix(60) {
      switch character {
      case "\n", "\r", "\r\n", "\t": clean.append(" ")
      case "!", "?", "“", "”", "\"", "`", "{", "}": continue
      default: clean.append(character)
      }
    }
    return clean.split(separator: " ").joined(separator: " ")
  }
}
