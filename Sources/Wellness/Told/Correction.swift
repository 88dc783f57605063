/// Numbers that somebody takes back for others: `40, no wait 30`.
package enum Correction {
  /// A text with the number that is meant in place of the one that was taken back: `I saved 30
  /// euros` for `I saved 40 euros, no wait 30`; `nil` where none was.
  package static func applied(to text: String) -> String? {
    let words = TextWord.all(in: text)
    guard words.contains(where: { marks.contains($0.text) || $0.text == "should" }) else {
      return nil
    }
    let numbers = SaidNumber.all(in: words.map(\.text))
    for (old, new) in zip(numbers, numbers.dropFirst()) {
      let end = old.word + old.span
      guard end <= new.word, let start = turn(words, from: end, to: new.word),
        stands(new, in: words, like: old)
      else { continue }
      let last = new.word + new.span - 1
      let isUnitAgain = !new.unit.isEmpty && UnitWords.base(new.unit) == UnitWords.base(old.unit)
      let rest = isUnitAgain && last + 1 < words.count ? last + 1 : last
      return replacing(
        words[old.word].range.lowerBound..<words[end - 1].range.upperBound, of: text,
        with: words[new.word].range.lowerBound..<words[last].range.upperBound,
        upTo: words[max(start, end) - 1].range.upperBound, from: words[rest].range.upperBound)
    }
    return nil
  }

  /// What was said before, with the number that a text has for it: `I saved 30 today` for `I saved 40
  /// today` and `sorry, it was 30`; `nil` for a text that says anything else.
  package static func applied(to earlier: String, by text: String) -> String? {
    guard let number = number(in: text) else { return nil }
    let source = Correction.applied(to: earlier) ?? earlier
    let words = TextWord.all(in: source)
    let numbers = SaidNumber.all(in: words.map(\.text))
    guard let old = numbers.first, numbers.count == 1 else { return nil }
    let start = words[old.word].range.lowerBound
    let end = words[old.word + old.span - 1].range.upperBound
    return String(source[..<start]) + number + String(source[end...])
  }

  /// A text with one part in place of another, and without what stands between two places.
  private static func replacing(
    _ old: Range<String.Index>, of text: String, with new: Range<String.Index>,
    upTo turn: String.Index, from rest: String.Index
  ) -> String {
    var meant = String(text[..<old.lowerBound])
    meant += text[new]
    meant += text[old.upperBound..<turn]
    meant += text[rest...]
    return meant
  }

  /// The number of a text that only corrects what was said before.
  private static func number(in text: String) -> Substring? {
    guard !text.contains("?") else { return nil }
    let words = TextWord.all(in: text)
    let numbers = SaidNumber.all(in: words.map(\.text)).filter { number in
      number.word == 0 || !["not", "of"].contains(words[number.word - 1].text)
    }
    guard words.count <= 10, let number = numbers.first, numbers.count == 1,
      words.contains(where: { marks.contains($0.text) && $0.text != "no" }) || isDenied(words),
      words.contains(where: { verbs.contains($0.text) }) || number.value > 4
    else { return nil }
    let isAll = words.indices.allSatisfy { index in
      let word = words[index].text
      let isNumber = index >= number.word && index <= number.word + number.span
      return isNumber || marks.contains(word) || fillers.contains(word) || verbs.contains(word)
        || word.first?.isNumber ?? false || UnitWords.base(word) == UnitWords.base(number.unit)
        || days.contains(word)
    }
    guard isAll else { return nil }
    let last = words[number.word + number.span - 1]
    return text[words[number.word].range.lowerBound..<last.range.upperBound]
  }

  /// Whether it begins as `no, 500` does, and not as `no 500 of them`.
  private static func isDenied(_ words: [TextWord]) -> Bool {
    words.count > 1 && words[0].text == "no" && words[0].clause != words[1].clause
  }

  /// Where the words begin that take back what stands before them; `nil` where none do.
  private static func turn(_ words: [TextWord], from end: Int, to number: Int) -> Int? {
    var start = number
    while start > end, isTurn(words[start - 1].text) { start -= 1 }
    let between = words[start..<number].map(\.text)
    // `I wrote 1.5 but it should have been 1.05`
    if between.contains("should"), between.contains("been") || between.contains("be") {
      return start
    }
    guard between.contains(where: marks.contains), !between.contains("not") else { return nil }
    // `40, no 30`, not `no 30 of them`.
    let isNo = between.allSatisfy { !marks.contains($0) || $0 == "no" }
    return isNo && words[start].clause == words[start - 1].clause ? nil : start
  }

  private static func isTurn(_ word: String) -> Bool {
    marks.contains(word) || fillers.contains(word) || verbs.contains(word)
  }

  /// Whether a number counts the same as another.
  private static func stands(
    _ number: SaidNumber, in words: [TextWord], like other: SaidNumber
  ) -> Bool {
    let next = number.word + number.span
    return next >= words.count || words[next].clause != words[number.word].clause
      || ToldAmountFinder.endings.contains(words[next].text)
      || UnitWords.base(number.unit) == UnitWords.base(other.unit)
  }

  /// Words that take something back.
  static let marks: Set<String> = [
    "no", "wait", "sorry", "actually", "mean", "meant", "correction", "rather", "oops", "scratch",
    "whoops", "mistake", "typo",
  ]
  /// What may stand beside them.
  private static let fillers: Set<String> = [
    "i", "it", "its", "that", "thats", "make", "or", "oh", "hang", "hold", "on", "only", "just",
    "to", "say", "a", "my", "hmm", "ah", "ok", "more", "like", "not", "the", "in", "fact", "all",
    "but",
  ]
  private static let verbs: Set<String> = [
    "was", "were", "is", "had", "did", "should", "be", "have", "been", "said",
  ]
  private static let days: Set<String> = ["today", "though", "tho", "instead"]
}
