/// One word of a command line.
struct Token: Hashable, Sendable {
  var text: String
  /// Whether any of it stood in quotes, so that it is no flag.
  var isQuoted: Bool
}

/// Cuts a command line into words at white space; double quotes hold together, a backslash inside
/// them takes the next character as it is.
enum Tokens {
  static func of(_ text: String) throws(UsageProblem) -> [Token] {
    var tokens: [Token] = []
    var current: Token?
    var isInQuotes = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        current?.text.append(character)
        isEscaped = false
      } else if isInQuotes {
        switch character {
        case "\\": isEscaped = true
        case "\"": isInQuotes = false
        default: current?.text.append(character)
        }
      } else if character == "\"" || character == "“" || character == "”" {
        current = Token(text: current?.text ?? "", isQuoted: true)
        isInQuotes = character == "\""
      } else if character.isWhitespace {
        if let token = current { tokens.append(token) }
        current = nil
      } else {
        current = Token(
          text: (current?.text ?? "") + String(character), isQuoted: current?.isQuoted ?? false)
      }
    }
    if isInQuotes { throw .openQuote }
    if let token = current { tokens.append(token) }
    return tokens
  }
}
