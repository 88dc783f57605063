import Edge

/// Turns styles into the sixteen colours of a terminal, or into nothing.
package struct Palette: Hashable, Sendable {
  /// When to colour.
  package enum Choice: String, Sendable {
    case auto, always, never
  }

  /// Whether anything is coloured at all.
  package var hasColor: Bool

  package init(hasColor: Bool) {
    self.hasColor = hasColor
  }

  /// Decides by what the user chose, whether the output is a terminal, and the values of `NO_COLOR`
  /// (https://no-color.org: set and not empty) and `TERM`.
  package init(_ choice: Choice, isTerminal: Bool, noColor: String?, term: String?) {
    switch choice {
    case .always: hasColor = true
    case .never: hasColor = false
    case .auto: hasColor = isTerminal && (noColor ?? "").isEmpty && term != "dumb"
    }
  }

  /// A line with the escape sequences of its styles.
  package func render(_ line: Styled) -> String {
    line.spans.reduce(into: "") { $0 += render($1.text, $1.style) }
  }

  func render(_ row: Row) -> String {
    row.runs.reduce(into: "") { $0 += render($1.text, $1.style) }
  }

  func render(_ text: String, _ style: Styled.Style) -> String {
    guard hasColor, let on = Palette.code(of: style) else { return text }
    return "\u{1b}[\(on)m\(text)\u{1b}[0m"
  }

  /// The parameters of the escape sequence that begins a style (ECMA-48 §8.3.117, SGR).
  static func code(of style: Styled.Style) -> String? {
    switch style {
    case .plain: nil
    case .heading: "1;36"
    case .strong: "1"
    case .faint: "2"
    case .good: "32"
    case .warning: "33"
    case .bad: "31"
    case .accent: "36"
    }
  }
}

extension Styled {
  /// The line with its flexible span cut so that all of it fits, where that helps.
  func fitted(to width: Int, mark: String) -> Styled {
    let columns = spans.map { DisplayWidth.columns(of: $0.text) }
    let excess = columns.reduce(0, +) - width
    guard excess > 0, let index = spans.firstIndex(where: \.isFlexible) else { return self }
    let room = max(DisplayWidth.columns(of: mark), columns[index] - excess)
    var line = Styled("")
    for (place, span) in spans.enumerated() {
      let text =
        place == index
        ? DisplayWidth.shortened(span.text, to: room, mark: mark) : span.text
      line += Styled(text, span.style)
    }
    return line
  }
}
