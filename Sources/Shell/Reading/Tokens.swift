/// One word of a command line.
struct Token: Hashable, Sendable {
  var text: String
  /// Whether any of it stood in quotes, so that it is no flag.
  var isQuoted: Bool

  /// A flag with its hyphens, also where a word processor has made a dash of them (`—by`); `nil` for
  /// what is none.
  var flag: String? {
    guard !isQuoted else { return nil }
    if text.hasPrefix("--") { return text.count > 2 ? text : nil }
    let dashes = text.prefix { "-–—".contains($0) }
    let name = text.dropFirst(dashes.count)
    guard dashes.contains(where: { $0 != "-" }), name.first?.isLetter ?? false else { return nil }
    return "--" + name
  }
}

/// Cuts a command line into words at white space; quotes hold together, a backslash inside them takes
/// the next character as it is. The quotes of a word processor count as quotes where a straight one
/// has not begun; a single one begins only before a word and ends behind one, so that `it's` is one.
enum Tokens {
  static func of(_ text: String) throws(UsageProblem) -> [Token] {
    try cut(text, upToText: false).tokens
  }

  /// The words before a `--` that stands alone, and where the text behind it begins; `nil` where none
  /// stands alone.
  static func beforeText(
    _ text: String
  ) throws(UsageProblem) -> (tokens: [Token], textStart: String.Index?) {
    try cut(text, upToText: true)
  }

  private static func cut(
    _ text: String, upToText: Bool
  ) throws(UsageProblem) -> (tokens: [Token], textStart: String.Index?) {
    var tokens: [Token] = []
    var current: Token?
    /// What ends the quotes that the text stands in.
    var closing = ""
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        current?.text.append(character)
        isEscaped = false
      } else if closing.contains(character), isEnd(at: index, in: text, closing) {
        closing = ""
      } else if !closing.isEmpty {
        if character == "\\" { isEscaped = true } else { current?.text.append(character) }
      } else if let end = closings[character],
        !isSingle(character) || isStart(current) && closes(text, behind: index, end)
      {
        current = Token(text: current?.text ?? "", isQuoted: true)
        closing = end
      } else if character.isWhitespace {
        if let token = current { tokens.append(token) }
        current = nil
        if upToText, tokens.last == Tokens.lone {
          return (tokens.dropLast(), index)
        }
      } else {
        current = Token(
          text: (current?.text ?? "") + String(character), isQuoted: current?.isQuoted ?? false)
      }
    }
    if !closing.isEmpty { throw .openQuote }
    if let token = current { tokens.append(token) }
    if upToText, tokens.last == Tokens.lone { return (tokens.dropLast(), text.endIndex) }
    return (tokens, nil)
  }

  private static let lone = Token(text: "--", isQuoted: false)

  /// What ends the quotes that a character begins.
  private static let closings: [Character: String] = [
    "\"": "\"", "“": "\"“”", "”": "\"“”", "„": "\"“”", "«": "»", "'": "'", "‘": "’'", "’": "’'",
  ]

  private static func isSingle(_ character: Character) -> Bool { "'‘’".contains(character) }

  /// Whether quotes may begin behind what there is of a word: at its start and behind `--title=`.
  private static func isStart(_ current: Token?) -> Bool {
    current.map { $0.flag != nil && $0.text.hasSuffix("=") } ?? true
  }

  /// Whether quotes that begin at a place end somewhere behind it.
  private static func closes(
    _ text: String, behind index: String.Index, _ closing: String
  ) -> Bool {
    text.indices[index...].dropFirst().contains {
      closing.contains(text[$0]) && isEnd(at: $0, in: text, closing)
    }
  }

  /// Whether a closing quote ends what it stands in, and is no apostrophe.
  private static func isEnd(at index: String.Index, in text: String, _ closing: String) -> Bool {
    guard closing.contains("'") else { return true }
    let next = text.index(after: index)
    return next == text.endIndex || text[next].isWhitespace
  }
}
