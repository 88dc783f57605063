import Edge

/// Which of the sixteen colours the styles are shown in. What a line means never depends on it.
package enum Theme: String, CaseIterable, Sendable {
  /// For a dark screen, where faint text is grey.
  case dark
  /// For a light screen, on which yellow and cyan cannot be read.
  case light
  /// The bright half of the colours, for a screen that is hard to see.
  case bright
  /// No colours: bold, faint, underlined and reversed text.
  case plain

  /// The parameters of the escape sequence that begins a style (ECMA-48 §8.3.117, SGR); `nil` for
  /// text as it is.
  func code(of style: Styled.Style) -> String? {
    switch (self, style) {
    case (_, .plain): nil
    case (_, .strong): "1"
    case (.bright, .faint): "37"
    case (_, .faint): "2"
    case (.dark, .heading): "1;36"
    case (.light, .heading): "1;34"
    case (.bright, .heading): "1;96"
    case (.plain, .heading): "1;4"
    case (.dark, .good), (.light, .good): "32"
    case (.bright, .good): "92"
    case (.plain, .good): "1"
    case (.dark, .warning): "33"
    case (.light, .warning): "35"
    case (.bright, .warning): "93"
    case (.plain, .warning): "4"
    case (.dark, .bad), (.light, .bad): "31"
    case (.bright, .bad): "91"
    case (.plain, .bad): "7"
    case (.dark, .accent): "36"
    case (.light, .accent): "34"
    case (.bright, .accent): "96"
    case (.plain, .accent): "1"
    }
  }
}

/// Turns styles into the sixteen colours of a terminal, or into nothing.
package struct Palette: Hashable, Sendable {
  /// When to colour.
  package enum Choice: String, Sendable {
    case auto, always, never
  }

  /// Whether anything is coloured at all.
  package var hasColor: Bool
  /// In which colours.
  package var theme = Theme.dark

  package init(hasColor: Bool) {
    self.hasColor = hasColor
  }

  /// Decides by what the user chose, whether the output is a terminal, and the values of `NO_COLOR`
  /// (https://no-color.org: set and not empty) and `TERM`.
  package init(_ choice: Choice, isTerminal: Bool, noColor: String?, term: String?) {
    switch choice {
    case .always: hasColor = true
    case .never: hasColor = false
    case .auto: hasColor = isTerminal && (noColor ?? "").isEmpty && Palette.hasColor(term: term)
    }
  }

  /// Whether a terminal may have colours: those of DEC and monochrome ones have none.
  private static func hasColor(term: String?) -> Bool {
    let term = term ?? ""
    let isVT = term.hasPrefix("vt") && term.dropFirst(2).first?.isNumber == true
    let isMonochrome = isVT || term.hasSuffix("-m") || term.hasSuffix("-mono")
    return !isMonochrome && Terminal.canPaint(term: term)
  }

  /// A line with the escape sequences of its styles.
  package func render(_ line: Styled) -> String {
    line.spans.reduce(into: "") { $0 += render($1.text, $1.style) }
  }

  func render(_ row: Row) -> String {
    row.runs.reduce(into: "") { $0 += render($1.text, $1.style) }
  }

  func render(_ text: String, _ style: Styled.Style) -> String {
    guard hasColor, let on = theme.code(of: style) else { return text }
    return "\u{1b}[\(on)m\(text)\u{1b}[0m"
  }
}

/// The signs of the prompt and of what is shown beside it, in full or in ASCII.
struct Glyphs: Hashable, Sendable {
  let isASCII: Bool

  var arrow: String { isASCII ? ">" : "▸" }
  var separator: String { isASCII ? "-" : "·" }
  var pending: String { isASCII ? "^" : "↑" }
  var ellipsis: String { isASCII ? "..." : "…" }
  var spinner: [String] {
    isASCII
      ? ["|", "/", "-", "\\"] : ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  }

  func sign(of connection: PromptState.Connection) -> String {
    switch connection {
    case .online: isASCII ? "*" : "●"
    case .offline: isASCII ? "o" : "○"
    case .connecting: isASCII ? "~" : "◌"
    case .reconnecting: isASCII ? "%" : "◐"
    case .failed: isASCII ? "x" : "✗"
    }
  }

  /// A text as the terminal can show it.
  func text(_ text: String) -> String {
    isASCII ? ASCIIText.folded(text) : text
  }

  /// A line as the terminal can show it.
  func line(_ line: Styled) -> Styled {
    guard isASCII else { return line }
    return line.spans.reduce(into: Styled("")) { sum, span in
      sum += span.with(text(span.text))
    }
  }
}
