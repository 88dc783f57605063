import Edge

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
