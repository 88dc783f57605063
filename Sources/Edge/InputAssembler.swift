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
  package mutating func take(_ line: String) -> String? {
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

  /// Leaves what was begun, as Ctrl-C does; or completes it, as the end of input does.
  package mutating func abandon() -> String? {
    defer { state = .between }
    switch state {
    case .between: return nil
    case .block(let lines): return lines.joined(separator: "\n")
    case .continued(let lines): return InputAssembler.joined(lines)
    }
  }

  /// The commands of a text of several lines, each without white space before it; `nil` unless
  /// every line that is not blank is one. Only as a whole is such a text more than a message.
  package static func commands(in text: String) -> [String]? {
    guard text.contains("\n") else { return nil }
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty }.map(String.init)
    return !lines.isEmpty && lines.allSatisfy(isCommand) ? lines : nil
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
      lines.first.map { InputAssembler.isCommand($0) && !$0.contains(" -- ") } ?? false
    return lines.joined(separator: isCommand ? " " : "\n")
  }
}
