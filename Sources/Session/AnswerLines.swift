/// Puts the pieces of an answer together to lines.
///
/// The lines depend on the text alone, never on how it was cut.
struct AnswerLines {
  /// What was not handed out yet: complete lines, then the open one.
  private var text = ""

  var isEmpty: Bool { text.isEmpty }

  mutating func append(_ piece: String) {
    text += piece
  }

  /// Takes the lines that have their newline.
  mutating func takeComplete() -> [String] {
    guard let last = text.utf8.lastIndex(of: 0x0A) else { return [] }
    let lines = text[..<last].utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    text = String(text[text.utf8.index(after: last)...])
    return lines
  }

  /// Takes the line that has no newline yet, if there is one.
  mutating func takeOpen() -> String? {
    guard !text.isEmpty else { return nil }
    defer { text = "" }
    return text
  }
}
