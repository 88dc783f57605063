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
}
