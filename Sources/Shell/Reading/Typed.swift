/// What one input is, before anybody asks what it means.
enum Typed: Hashable, Sendable {
  /// Nothing that can be seen.
  case empty
  /// Text for the coach.
  case message(String)
  /// A slash and a name, with what follows; the name without its slash.
  case command(name: String, rest: String)

  /// A command begins with a slash and a name of lowercase letters and hyphens. With a second
  /// slash or a dot in its first word it is text, so that paths pass; so is what begins with a
  /// space, and `//x` is the text `/x`.
  init(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }) else {
      self = .empty
      return
    }
    guard line.first == "/" else {
      self = .message(line.first == " " ? String(line.dropFirst()) : line)
      return
    }
    if line.hasPrefix("//") {
      self = .message(String(line.dropFirst()))
      return
    }
    let word = line.dropFirst().prefix { !$0.isWhitespace }
    let isName =
      word.first.map { $0.isASCII && $0.isLowercase } ?? false
      && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") }
    let isPath = word.contains("/") || word.contains(".")
    if isName || (!isPath && word.first.map(\.isLetter) ?? false) {
      self = .command(name: String(word), rest: String(line.dropFirst(word.count + 1)))
    } else {
      self = .message(line)
    }
  }
}
