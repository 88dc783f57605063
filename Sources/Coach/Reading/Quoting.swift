/// The user's own words that an answer takes up.
struct Quoting {
  /// What was recognised, or else the longest word that says something.
  let words: String?
  /// Up to seven words of the clause around it.
  let quote: String?

  /// - Parameter most: the most words of the quote, about.
  init(_ utterance: Utterance, around range: ClosedRange<Int>?, most: Int = 7) {
    let all = utterance.words
    guard !all.isEmpty else {
      let sign = Quoting.clean(utterance.source.prefix(4).filter { !$0.isWhitespace })
      (words, quote) = sign.isEmpty ? (nil, nil) : (sign, sign)
      return
    }
    let core = range.map { Quoting.rounded($0, all) } ?? Quoting.telling(all)
    words = Quoting.clean(utterance.text(core))
    let clause = all[core.lowerBound].clause
    var first = core.lowerBound
    var last = core.upperBound
    while first > 0, all[first - 1].clause == clause, last - first < most - 1 { first -= 1 }
    while last + 1 < all.count, all[last + 1].clause == clause, last - first < most - 1 {
      last += 1
    }
    while first < core.lowerBound, Quoting.joints.contains(all[first].text) { first += 1 }
    while last > core.upperBound, Quoting.loose.contains(all[last].text) { last -= 1 }
    quote = Quoting.clean(utterance.text(first...last))
  }

  /// The words with as much beside them as makes a phrase of them, at most six: `wake up at` goes
  /// on to `3am`, and `degrees` begins at `35`.
  private static func rounded(
    _ range: ClosedRange<Int>, _ words: [Utterance.Word]
  ) -> ClosedRange<Int> {
    var first = range.lowerBound
    var last = min(range.upperBound, first + 4)
    let clause = words[first].clause
    while last - first < 5, last + 1 < words.count, words[last + 1].clause == clause,
      last > first || openers.contains(words[last].text),
      CommonWords.stop.contains(words[last].text) || leading.contains(words[last].text)
    {
      last += 1
    }
    if last + 1 < words.count, words[last + 1].clause == clause, isNumber(words[last + 1]) {
      last += 1
    }
    if last + 1 < words.count, words[last + 1].clause == clause, isNumber(words[last]),
      words[last].text.utf8.last.map({ $0 < 0x3A }) ?? false
    {
      last += 1
    }
    if first > 0, words[first - 1].clause == clause,
      isNumber(words[first - 1]) || words[first].text == "like"
    {
      first -= 1
    }
    while last > range.upperBound, loose.contains(words[last].text) { last -= 1 }
    return first...last
  }

  /// Words that nothing begins with that is quoted, and that nothing ends with.
  private static let joints: Set<String> = ["but", "so", "and", "or", "because", "then", "cause"]
  private static let loose: Set<String> = [
    "but", "so", "and", "or", "because", "on", "to", "for", "with", "a", "the", "at", "in", "of",
    "my", "that", "this", "i", "is", "if", "as", "than", "from", "by", "an", "your", "im", "we",
  ]

  private static func isNumber(_ word: Utterance.Word) -> Bool {
    word.text.utf8.first.map { (0x30...0x39).contains($0) } ?? false
  }

  /// Words that say nothing by themselves.
  private static let openers: Set<String> = ["didnt", "havent", "start", "skip", "stop", "behind"]

  /// Words that ask for another one behind them.
  private static let leading: Set<String> = [
    "hasnt", "wont", "isnt", "brings", "entire", "whole", "around", "front", "stop", "without",
    "says", "right", "feel", "didnt", "havent", "feels", "start", "hitting", "am", "are",
  ]

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
