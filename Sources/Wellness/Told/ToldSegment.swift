/// A piece of a message in which something may be told: a clause without the question behind it.
struct ToldSegment: Sendable {
  /// The places of its words in the message.
  let range: Range<Int>
  /// Which sentence it belongs to.
  let sentence: Int

  /// The clauses of a message that tell, in order: not those that ask, wish, deny, or tell of
  /// somebody else or of a habit.
  static func all(_ words: [TextWord], of text: String) -> [ToldSegment] {
    var segments: [ToldSegment] = []
    for sentence in sentences(words, of: text) {
      for clause in clauses(words, in: sentence.range) {
        let isLast = clause.upperBound == sentence.range.upperBound
        let told = withoutQuestion(words, clause, isAsked: sentence.isQuestion && isLast)
        if !told.isEmpty, tells(words[told].map(\.text)) {
          segments.append(ToldSegment(range: told, sentence: sentence.range.lowerBound))
        }
      }
    }
    return segments
  }

  private static func sentences(
    _ words: [TextWord], of text: String
  ) -> [(range: Range<Int>, isQuestion: Bool)] {
    var sentences: [(range: Range<Int>, isQuestion: Bool)] = []
    var start = 0
    for index in words.indices {
      let end = index + 1 < words.count ? words[index + 1].range.lowerBound : text.endIndex
      let between = text[words[index].range.upperBound..<end]
      // Most words have a space between them.
      if index + 1 < words.count, between.utf8.elementsEqual(CollectionOfOne(0x20)) { continue }
      let isQuestion = between.contains("?")
      guard
        isQuestion || index + 1 == words.count || between.contains(where: { ".!\n".contains($0) })
      else { continue }
      sentences.append((start..<index + 1, isQuestion))
      start = index + 1
    }
    return sentences
  }

  private static func clauses(_ words: [TextWord], in range: Range<Int>) -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var start = range.lowerBound
    for index in range {
      let isEnd = index + 1 == range.upperBound
      let next = isEnd ? "" : words[index + 1].text
      guard isEnd || words[index + 1].clause != words[index].clause || turns.contains(next)
      else { continue }
      clauses.append(start..<index + 1)
      start = index + 1
    }
    return clauses
  }

  /// Words with which something else begins.
  private static let turns = Set([
    "but", "though", "although", "because", "cause", "cos", "none", "nothing",
  ])

  /// What of a clause stands before the question in it.
  private static func withoutQuestion(
    _ words: [TextWord], _ clause: Range<Int>, isAsked: Bool
  ) -> Range<Int> {
    let isRequest = words[clause].contains { adding.contains($0.text) }
    for index in clause {
      let word = words[index].text
      let next = index + 1 < clause.upperBound ? words[index + 1].text : ""
      guard !isRequest, asks(word, next, isFirst: index == clause.lowerBound, isAsked: isAsked)
      else { continue }
      return clause.lowerBound..<index
    }
    return clause
  }

  private static func asks(_ word: String, _ next: String, isFirst: Bool, isAsked: Bool) -> Bool {
    if ["how", "what", "why", "when"].contains(word), asking.contains(next) { return true }
    switch word {
    case "was": return ["that", "it", "this", "i"].contains(next) && (isAsked || isFirst)
    case "is": return ["that", "it", "this"].contains(next) && isAsked || isFirst
    case "am", "are", "do", "does", "can", "could", "should", "shall", "will", "would", "which",
      "how", "what", "whats", "when", "where", "why", "hows":
      return isFirst || isAsked
    case "so", "and", "ok": return false
    case "good", "bad", "ok?": return isAsked && isFirst
    default: return false
    }
  }

  /// Words that stand behind `how` and `what` where somebody asks, and not where they tell.
  private static let asking: Set<String> = [
    "do", "can", "should", "would", "could", "shall", "am", "if", "about",
  ]

  /// Words with which somebody asks to have something noted.
  static let adding: Set<String> = ["add", "log", "note", "record"]

  private static let tellers: Set<String> = ["i", "ive", "im", "we"]

  private static func tells(_ words: [String]) -> Bool {
    let isRequest = words.contains(where: adding.contains)
    if !isRequest, !ToldWords.isStated(words),
      words.indices.contains(where: { vetoes.contains(words[$0]) && !isOfNothing(words, at: $0) })
    {
      return false
    }
    // `Two years ago` is no day that values are told of.
    if words.contains("ago"), words.contains(where: { longAgo.contains($0) }) { return false }
    if isRequest, words.contains(where: habits.contains) { return false }
    if !words.contains(where: tellers.contains), isOfOthers(words) { return false }
    // A pace is no value.
    for (word, next) in zip(words, words.dropFirst())
    where ["a", "per", "each"].contains(word) && ["day", "week", "month", "night"].contains(next) {
      return false
    }
    return true
  }

  /// Whether a word that denies says that there was nothing of something: `didn't smoke`, `not one`.
  private static func isOfNothing(_ words: [String], at index: Int) -> Bool {
    let next = words.dropFirst(index + 1).first ?? ""
    switch words[index] {
    case "didnt": return ToldWords.vices.contains(next) || next == "sleep"
    case "not": return next == "a" || next == "one"
    default: return false
    }
  }

  private static let longAgo: Set<String> = ["month", "months", "year", "years", "decades"]

  /// Whether words tell of somebody who isn't only there: not `with my sister`.
  private static func isOfOthers(_ words: [String]) -> Bool {
    words.indices.contains { index in
      others.contains(words[index])
        && Set(words[max(0, index - 2)..<index]).isDisjoint(with: ["with", "w", "at", "for"])
    }
  }

  /// Words of a clause that tells of nothing that was done.
  private static let vetoes = ToldWords.wishes.union(habits)
  private static let others = ToldWords.others

  private static let habits: Set<String> = [
    "usually", "normally", "always", "often", "every", "each", "than", "average", "per", "daily",
    "limit", "max", "maximum", "instead", "least", "typically", "used", "nearly", "almost", "dont",
    "wont", "cant", "couldnt", "wasnt", "wish", "imagine", "suppose", "say", "maybe", "supposed",
    "tmrw", "tmr", "next", "gonna", "let", "lets", "id", "ill", "takes", "lasts", "planning",
    "expect", "expecting", "expected", "promised", "owes", "upcoming",
  ]

}
