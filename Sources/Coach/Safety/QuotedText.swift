import Wellness

/// A message, taken apart into what the user says and what is quoted or pasted in it.
///
/// A diet in somebody's post is nobody's state. What a person is quoted with may be: `she wrote me
/// "i want to die"`.
struct QuotedText {
  /// Who speaks in a quotation.
  enum Speaker: Equatable {
    /// The user, as in `i told him "i want to die"`.
    case user
    /// A person, as the coach calls them.
    case person(String)
    /// A post, where somebody may write about themselves.
    case post
    /// An advertisement, an article, a recipe, a letter.
    case paper
    case unknown
  }

  struct Quotation {
    let text: String
    let speaker: Speaker
  }

  /// Without the quotations of others.
  private(set) var own = ""
  private(set) var quotations: [Quotation] = []

  /// - Parameter message: as it was typed.
  init(_ message: String) {
    // Most messages quote nothing, and all of a chat are read at every reply.
    guard QuotedText.mayQuote(message) else {
      own = message
      return
    }
    let letters = Array(message)
    var start = 0
    while let quote = QuotedText.quote(in: letters, from: start) {
      let before = String(letters[..<quote.lowerBound])
      let text = String(letters[quote].drop { !$0.isLetter && !$0.isNumber })
      let rest = String(letters[quote.upperBound...])
      let speaker = QuotedText.speaker(before, rest, length: TextWord.all(in: text).count)
      own += String(letters[start..<quote.lowerBound])
      if speaker == .user {
        own += text
      } else {
        quotations.append(Quotation(text: text, speaker: speaker))
      }
      own += " . "
      start = quote.upperBound
    }
    own += String(letters[start...])
    if TextWord.all(in: own).count < 2, let only = quotations.first, quotations.count == 1,
      TextWord.all(in: only.text).count < QuotedText.longest
    {
      // All in quotation marks, and short: said by the user.
      own = only.text
      quotations = []
    }
  }

  /// More words than this are pasted and not said.
  private static let longest = 25

  /// Whether a message has a mark that may begin a quotation; apostrophes and `23:30` don't.
  private static func mayQuote(_ message: String) -> Bool {
    var last: UInt8 = 0x20
    var beforeLast: UInt8 = 0
    for byte in message.utf8 {
      if byte == 0x22 || byte == 0x27 && last == 0x20 { return true }
      if last == 0x3A, byte == 0x20 || byte == 0x0A || byte == 0x22 || byte == 0xE2 { return true }
      // “ ” „ ‘ in three bytes, « and » in two.
      if beforeLast == 0xE2, last == 0x80, byte == 0x98 || (0x9C...0x9E).contains(byte) {
        return true
      }
      if last == 0xC2, byte == 0xAB || byte == 0xBB { return true }
      (beforeLast, last) = (last, byte)
    }
    return false
  }

  // Where

  /// The next quotation of more than two words, its marks included.
  private static func quote(in letters: [Character], from start: Int) -> Range<Int>? {
    var index = start
    while index < letters.count {
      if let end = end(of: index, in: letters) {
        if TextWord.all(in: String(letters[index..<end])).count > 2 { return index..<end }
        index = end
      } else {
        index += 1
      }
    }
    return nil
  }

  /// The end of what begins at a mark; `nil` where none begins.
  private static func end(of start: Int, in letters: [Character]) -> Int? {
    let mark = letters[start]
    if mark == ":" { return pasted(after: start, in: letters) ? letters.count : nil }
    guard let closing = closings[mark] else { return nil }
    let isSingle = mark == "'" || mark == "‘"
    if isSingle, start > 0, !(letters[start - 1].isWhitespace || letters[start - 1] == ":") {
      return nil
    }
    for index in letters.indices.dropFirst(start + 1) where closing.contains(letters[index]) {
      let isInside = isSingle && index + 1 < letters.count && letters[index + 1].isLetter
      if !isInside { return index + 1 }
    }
    return isSingle ? nil : letters.count
  }

  /// Whether a colon ends the announcement of something that somebody else wrote.
  private static func pasted(after colon: Int, in letters: [Character]) -> Bool {
    let rest = letters.dropFirst(colon + 1).drop { $0.isWhitespace }
    guard let first = rest.first, closings[first] == nil,
      TextWord.all(in: String(rest)).count >= 6
    else { return false }
    let before = TextWord.all(in: String(letters[..<colon])).suffix(6).map(\.text)
    return switch announced(before) {
    case .paper, .post: true
    case .person: !before.isDisjoint(with: listed.writing)
    case .user, .unknown: false
    }
  }

  private static let closings: [Character: Set<Character>] = [
    "\"": ["\"", "”"], "“": ["”", "\"", "“"], "„": ["“", "”", "\""], "”": ["”", "\""],
    "«": ["»"], "»": ["«"], "'": ["'", "’"], "‘": ["’", "'"],
  ]

  // Who

  private static func speaker(_ before: String, _ after: String, length: Int) -> Speaker {
    let announced = announced(TextWord.all(in: before).suffix(18).map(\.text))
    if announced != .unknown { return announced }
    let told = QuotedText.announced(TextWord.all(in: after).prefix(5).map(\.text))
    if told != .unknown { return told }
    return length >= longest ? .paper : .unknown
  }

  /// By the words before a quotation, the nearest first.
  private static func announced(_ words: [String]) -> Speaker {
    for (index, word) in words.enumerated().reversed() {
      let next = words[(index + 1)...].prefix(3)
      let isMine = DangerContext.areMine(words[..<index])
      if isMine, listed.mine.contains(word) { return .user }
      if listed.posts.contains(word) { return .post }
      if listed.papers.contains(word) { return .paper }
      if let person = DangerContext.person(word), !next.contains("about") {
        return .person(isMine ? "your " + person : "them")
      }
      if ["he", "she", "they", "he's", "she's"].contains(word) {
        return .person(DangerContext.named(in: words[..<index]) ?? "them")
      }
      if ["i", "im", "i'm", "ive", "i've"].contains(word) {
        if next.contains(where: listed.saying.contains) { return .user }
        if next.contains(where: listed.reading.contains) { return .paper }
      }
    }
    return .unknown
  }

  private static let listed = ListedWords("QuotedText")
}
