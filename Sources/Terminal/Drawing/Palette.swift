import Edge

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
