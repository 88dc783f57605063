import Wellness

/// A message in its sentences, what it quotes at length left aside.
struct SaidMessage: Sendable {
  /// A yes, a no or nothing of both that a sentence begins with.
  enum Lead: Sendable { case yes, no }

  /// One sentence, without the little words in front.
  struct Part: Sendable {
    let said: SaidText
    /// Whether it asks for something: a question, or a request such as `give me …`.
    let isQuestion: Bool
    let lead: Lead?
  }

  /// Without what is quoted at length.
  let text: String
  /// All of its own words, as they were typed.
  let typed: [TextWord]
  /// All of its own words.
  let whole: SaidText
  /// In their order.
  let parts: [Part]
  /// What it quotes at length: a post, a letter; somebody else's words.
  let quoted: SaidText?

  /// - Parameter tables: whose words a typing error may stand for.
  init(_ text: String, _ tables: [PhraseTable]) {
    let (own, quote) = LongQuote.cut(text)
    self.text = own
    typed = TextWord.all(in: own)
    whole = SaidText(own, typed, Spelling(tables: tables))
    quoted = quote.map { SaidText($0, tables) }
    let whole = whole
    parts = SentenceCutter(text: own, words: typed).parts { text, isWhole in
      isWhole ? whole : SaidText(text, tables)
    }
  }

  /// Whether any part asks for something.
  var asks: Bool { parts.contains(where: \.isQuestion) }
}

/// What stands between quotation marks in a message and is longer than a phrase.
enum LongQuote {
  /// Fewer words are a title or a phrase, and the user's own.
  private static let fewestWords = 12

  /// - Returns: the message without its longest quotation, and that quotation.
  static func cut(_ text: String) -> (own: String, quote: String?) {
    guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0xE2 }),
      let open = text.firstIndex(where: { $0 == "\"" || $0 == "“" }),
      let close = text.lastIndex(where: { $0 == "\"" || $0 == "”" }), open < close
    else { return (text, nil) }
    let quote = text[text.index(after: open)..<close]
    guard quote.split(separator: " ").count >= fewestWords else { return (text, nil) }
    let own = text[..<open] + " " + text[text.index(after: close)...]
    return (String(own), String(quote))
  }
}

/// Cuts a message into sentences, and where a question is joined on with `and` or `but`.
struct SentenceCutter {
  let text: String
  /// Of the text.
  let words: [TextWord]

  /// - Parameter read: reads a sentence as it was typed, without the little words in front, which may
  ///   be all of the message.
  func parts(_ read: (_ text: String, _ isWhole: Bool) -> SaidText) -> [SaidMessage.Part] {
    ranges.map { part($0, read) }
  }

  private var ranges: [Range<Int>] {
    guard !words.isEmpty else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    for index in words.indices.dropFirst() where isEnd(before: index) {
      ranges.append(start..<index)
      start = index
    }
    ranges.append(start..<words.count)
    return ranges
  }

  private func gap(before index: Int) -> Substring {
    text[words[index - 1].range.upperBound..<words[index].range.lowerBound]
  }

  private func isEnd(before index: Int) -> Bool {
    let gap = gap(before: index)
    let isSpace = gap.utf8.elementsEqual(CollectionOfOne(0x20))
    if !isSpace, gap.contains(where: { ".!?\n…".contains($0) }) { return true }
    guard
      ["and", "but", "so", "also", "or"].contains(words[index].text)
        || !isSpace && gap.contains(",")
    else { return false }
    let isJoined = SentenceCutter.listed.joints.contains(words[index].text)
    return isOpening(at: isJoined ? index + 1 : index, isStrict: true)
  }

  private func part(_ range: Range<Int>, _ read: (String, Bool) -> SaidText) -> SaidMessage.Part {
    var first = range.lowerBound
    var lead: SaidMessage.Lead?
    while first + 1 < range.upperBound, isLead(first) {
      if SentenceCutter.listed.yes.contains(words[first].text) { lead = .yes }
      if SentenceCutter.listed.no.contains(words[first].text) { lead = .no }
      first += 1
    }
    let end =
      range.upperBound == words.count
      ? text.endIndex : words[range.upperBound].range.lowerBound
    let start = words[first].range.lowerBound
    let isMarked = text[words[range.upperBound - 1].range.upperBound..<end].contains("?")
    let isAsking =
      isMarked || isOpening(at: first, isStrict: false) || isTail(range)
      || isAlternative(range, from: first)
    let isWhole = range == words.indices && first == 0
    return SaidMessage.Part(
      said: read(String(text[start..<end]), isWhole), isQuestion: isAsking, lead: lead)
  }

  /// `and if i read instead`.
  private func isAlternative(_ range: Range<Int>, from first: Int) -> Bool {
    words[range.lowerBound].text == "and" && words[first].text == "if" && range.count <= 8
      && words[range].contains { $0.text == "instead" }
  }

  private func isLead(_ index: Int) -> Bool {
    let word = words[index].text
    if SentenceCutter.listed.little.contains(word) { return true }
    let isAside = words[index + 1].clause != words[index].clause
    if SentenceCutter.listed.aside.contains(word) {
      return isAside || SentenceCutter.listed.asking.contains(words[index + 1].text)
    }
    if SentenceCutter.listed.no.contains(word) {
      return isAside || word != "no"
        || SentenceCutter.listed.pronouns.contains(words[index + 1].text)
    }
    return SentenceCutter.listed.yes.contains(word)
  }

  private static let listed = ListedWords("SentenceCutter")

  // MARK: - Questions

  /// Whether a question or a request begins at a word.
  ///
  /// - Parameter isStrict: whether somebody must be asked about: `and is it …`, not `and is`.
  private func isOpening(at index: Int, isStrict: Bool) -> Bool {
    guard words.indices.contains(index) else { return false }
    let word = words[index].text
    let next = index + 1 < words.count ? words[index + 1].text : ""
    if word == "does", !isStrict { return true }
    if SentenceCutter.listed.verbs.contains(word) {
      return SentenceCutter.listed.subjects.contains(next)
        || !isStrict && ["is", "are"].contains(word) && index + 2 < words.count
    }
    switch word {
    case "when", "whenever": return SentenceCutter.listed.verbs.contains(next)
    case "what": return next != "a" && next != "an"
    case "how", "why", "which", "whats", "hows", "who", "where", "whos", "wheres":
      return !isStrict || next != "" || word == "why"
    default: return !isStrict && SentenceCutter.listed.requests.contains(word)
    }
  }

  /// Whether it ends as a question does: `or what`, `y/n`.
  private func isTail(_ range: Range<Int>) -> Bool {
    let tails = [["or", "what"], ["or", "not"], ["y", "n"], ["or", "nah"]]
    return tails.contains(words[range].suffix(2).map(\.text))
  }
}
