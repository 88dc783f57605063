/// One word of a command line.
struct Token: Hashable, Sendable {
  var text: String
  /// Whether any of it stood in quotes, so that it is no flag.
  var isQuoted: Bool
}

/// Cuts a command line into words at white space; double quotes hold together, a backslash inside
/// them takes the next character as it is. The curly quotes of a word processor count as quotes
/// where a straight one has not begun.
enum Tokens {
  static func of(_ text: String) throws(UsageProblem) -> [Token] {
    var tokens: [Token] = []
    var current: Token?
    /// What ends the quotes that the text stands in.
    var closing = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        current?.text.append(character)
        isEscaped = false
      } else if closing.contains(character) {
        closing = ""
      } else if !closing.isEmpty {
        if character == "\\" { isEscaped = true } else { current?.text.append(character) }
      } else if character == "\"" || character == "“" || character == "”" {
        current = Token(text: current?.text ?? "", isQuoted: true)
        closing = character == "\"" ? "\"" : "\"“”"
      } else if character.isWhitespace {
        if let token = current { tokens.append(token) }
        current = nil
      } else {
        current = Token(
          text: (current?.text ?? "") + String(character), isQuoted: current?.isQuoted ?? false)
      }
    }
    if !closing.isEmpty { throw .openQuote }
    if let token = current { tokens.append(token) }
    return tokens
  }
}
