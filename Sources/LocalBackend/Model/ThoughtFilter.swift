/// Leaves away what a model thinks aloud before its answer, between `<think>` and `</think>`.
///
/// Servers that know of thoughts send them apart from the content; the others send them so.
struct ThoughtFilter {
  private enum State {
    /// What has come may be the beginning of the mark.
    case beginning(String)
    /// What has come may end with a beginning of the closing mark.
    case thinking(String)
    /// The answer has not begun; white space before it is of no use.
    case between
    case answering
  }

  private static let opening = "<think>"
  private static let closing = "</think>"
  private var state = State.beginning("")

  /// Takes a piece; answers what of it belongs to the answer.
  mutating func take(_ piece: String) -> String {
    switch state {
    case .answering: return piece
    case .between:
      let rest = piece.drop(while: \.isWhitespace)
      if !rest.isEmpty { state = .answering }
      return String(rest)
    case .beginning(let earlier):
      let text = String((earlier + piece).drop(while: \.isWhitespace))
      if text.hasPrefix(ThoughtFilter.opening) {
        state = .thinking("")
        return take(String(text.dropFirst(ThoughtFilter.opening.count)))
      }
      if ThoughtFilter.opening.hasPrefix(text) {
        state = .beginning(text)
        return ""
      }
      state = .answering
      return text
    case .thinking(let earlier):
      let text = earlier + piece
      guard let end = ThoughtFilter.end(of: ThoughtFilter.closing, in: text) else {
        state = .thinking(String(text.suffix(ThoughtFilter.closing.count)))
        return ""
      }
      state = .between
      return take(String(text[end...]))
    }
  }

  /// Nothing more comes; answers what was held back.
  mutating func end() -> String {
    guard case .beginning(let text) = state else { return "" }
    state = .answering
    return text
  }

  private static func end(of mark: String, in text: String) -> String.Index? {
    var rest = text[...]
    while !rest.isEmpty {
      if rest.hasPrefix(mark) { return rest.index(rest.startIndex, offsetBy: mark.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
