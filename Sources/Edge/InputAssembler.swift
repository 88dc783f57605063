/// Joins the lines of one input: a block between two lines that are exactly `"""`, or lines that
/// end in a single backslash. A command that goes on in this way stays one line; text keeps its
/// lines.
///
/// Joined before the inbox, so that a line inside a block is never taken for a command.
package struct InputAssembler: Sendable {
  private enum State: Sendable {
    case between
    case block([String])
    case continued([String])
  }

  private var state = State.between

  package init() {}

  /// Whether an input has begun that is not complete.
  package var isOpen: Bool {
    if case .between = state { false } else { true }
  }

  /// Takes one line without its newline; answers the input that it completes, if it does.
  package mutating func receive(_ line: String) -> String? {
    switch state {
    case .block(let lines):
      if line == "\"\"\"" {
        state = .between
        return lines.joined(separator: "\n")
      }
      state = .block(lines + [line])
      return nil
    case .between where line == "\"\"\"":
      state = .block([])
      return nil
    case .between:
      return proceed([], line)
    case .continued(let lines):
      return proceed(lines, line)
    }
  }

  /// The same for a line of a file or a pipe, which may be a comment: `#` before white space, before a
  /// `!` or alone, where no input is open.
  package mutating func receive(scripted line: String) -> String? {
    let isComment = line == "#" || ["# ", "#\t", "#!"].contains { line.hasPrefix($0) }
    return isComment && !isOpen ? nil : receive(line)
  }

  /// Leaves what was begun, as Ctrl-C does; or completes it, as the end of input does.
  package mutating func abandon() -> String? {
    defer { state = .between }
    switch state {
    case .between: return nil
    case .block(let lines): return lines.joined(separator: "\n")
    case .continued(let lines): return InputAssembler.joined(lines)
    }
  }

  /// The inputs of a text of several lines that begins with a command: its lines as if each had
  /// been typed, without white space before a command, and without blank ones and comments (`#`
  /// and a space). `nil` for any other text, which is one input.
  ///
  /// Lines behind a command whose text (` -- `) they go on with belong to it, and so do those that
  /// end what it has in quotes.
  package static func commands(in text: String) -> [String]? {
    guard text.contains("\n") else { return nil }
    var lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }[...]
    guard let first = lines.first(where: { !isComment($0) }), isCommand(bare(first)) else {
      return nil
    }
    var assembler = InputAssembler()
    var inputs: [String] = []
    while let line = lines.popFirst() {
      let isInside = assembler.isOpen
      if !isInside, isComment(line) { continue }
      let isText = !isInside && !isCommand(bare(line))
      if isText, line != "\"\"\"", let last = inputs.last, takesLines(last) {
        inputs[inputs.count - 1] = last + "\n" + line
      } else if let input = assembler.receive(isInside || isText ? String(line) : bare(line)) {
        inputs.append(isCommand(input) ? quoted(input, &lines) : input)
      }
    }
    return inputs + [assembler.abandon()].compactMap { $0 }
  }

  /// A command that leaves a quote open, with the lines that close it, as one line.
  private static func quoted(_ command: String, _ lines: inout ArraySlice<Substring>) -> String {
    guard leavesQuoteOpen(command), !takesLines(command),
      let end = lines.firstIndex(where: { isCommand(bare($0)) || leavesQuoteOpen($0) }),
      !isCommand(bare(lines[end]))
    else { return command }
    defer { lines = lines[(end + 1)...] }
    return ([command] + lines[...end].map(bare)).joined(separator: " ")
  }

  private static func leavesQuoteOpen(_ line: some StringProtocol) -> Bool {
    !line.count { $0 == "\"" }.isMultiple(of: 2)
  }

  /// A text that is pasted onto an empty line, as it is inserted: without the white space before a
  /// command, as in examples that are indented. White space that is typed stays: it says that what
  /// follows is text.
  package static func pasted(_ text: String) -> String {
    let bare = String(text.drop(while: \.isWhitespace))
    return isCommand(bare) ? bare : text
  }

  private static func bare(_ line: Substring) -> String {
    String(line.drop(while: \.isWhitespace))
  }

  private static func isComment(_ line: Substring) -> Bool {
    let bare = bare(line)
    return bare == "#" || bare.hasPrefix("# ")
  }

  /// Whether a command has a text that may have further lines.
  private static func takesLines(_ input: String) -> Bool {
    isCommand(input) && hasText(input)
  }

  /// Whether a text begins behind ` -- `. `contains` would cost the first input 250,000 instructions.
  package static func hasText(_ input: some StringProtocol) -> Bool {
    input.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .dropFirst().dropLast().contains { $0.elementsEqual("--".utf8) }
  }

  /// Whether a line is a command: a slash and a name. With a second slash or a dot in its first
  /// word it is text, so that paths pass.
  package static func isCommand(_ line: String) -> Bool {
    guard line.first == "/" else { return false }
    let word = line.dropFirst().prefix { !$0.isWhitespace }
    let isName =
      word.first.map { $0.isASCII && $0.isLowercase } ?? false
      && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") }
    let isPath = word.contains("/") || word.contains(".")
    return isName || (!isPath && word.first.map(\.isLetter) ?? false)
  }

  private mutating func proceed(_ lines: [String], _ line: String) -> String? {
    if line.hasSuffix("\\"), !line.hasSuffix("\\\\") {
      state = .continued(lines + [String(line.dropLast())])
      return nil
    }
    state = .between
    return InputAssembler.joined(lines + [line])
  }

  /// The text behind ` -- ` of a command has lines of its own.
  private static func joined(_ lines: [String]) -> String {
    let isCommand =
      lines.first.map { InputAssembler.isCommand($0) && !hasText($0) } ?? false
    return lines.joined(separator: isCommand ? " " : "\n")
  }
}
