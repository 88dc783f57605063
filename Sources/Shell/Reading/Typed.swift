import Edge
import UseCases

/// What one input is, before anybody asks what it means.
enum Typed: Hashable, Sendable {
  /// Nothing that can be seen.
  case empty
  /// Text for the coach.
  case message(String)
  /// A slash and a name, with what follows; the name without its slash.
  case command(name: String, rest: String)
  /// Plain words that mean a command, which is named instead of run.
  case hint(String)

  /// A command begins with a slash and a name, and is one line. A slash alone or before `?` asks what
  /// commands there are. What begins with a space is text, and so is a command with other lines below it;
  /// `//x` is the text `/x`. Plain words that mean a command and nothing else are that.
  init(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }) else {
      self = .empty
      return
    }
    guard line.first == "/" else {
      switch PlainWords(line) {
      case _ where line.first == " ": self = .message(String(line.dropFirst()))
      case .command(let name, let rest): self = .command(name: name, rest: rest)
      case .hint(let hint): self = .hint(hint)
      case nil: self = .message(line)
      }
      return
    }
    if ["", "?"].contains(String(line.dropFirst()).trimmed) {
      self = .command(name: Help.usage.name, rest: "")
      return
    }
    if line.trimmed == "//" {
      self = .hint("// stands before a text that begins with a slash; /help lists the commands.")
      return
    }
    if line.hasPrefix("//") {
      self = .message(String(line.dropFirst()))
      return
    }
    guard InputAssembler.isCommand(line), Typed.isOneCommand(line) else {
      self = .message(line)
      return
    }
    let word = line.dropFirst().prefix { !$0.isWhitespace }
    self = .command(name: String(word), rest: String(line.dropFirst(word.count + 1)))
  }

  /// Whether what begins as a command has no other lines, but for those of a text behind ` -- `.
  private static func isOneCommand(_ text: String) -> Bool {
    let first = text.prefix { !$0.isNewline }
    return text[first.endIndex...].allSatisfy(\.isWhitespace) || InputAssembler.hasText(first)
  }
}
