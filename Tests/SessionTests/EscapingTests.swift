import Testing

@testable import Session

@Suite struct EscapingTests {
  static let texts: [(text: String, written: String)] = [
    ("", ""),
    ("plain", "plain"),
    (" leading", " leading"),
    ("trailing ", "trailing\\s"),
    ("  ", " \\s"),
    ("a\\b", "a\\\\b"),
    ("\u{1B}[31m", "\\e[31m"),
    ("a\tb\r", "a\\tb\\r"),
    ("a\u{0}\u{7F}\u{9B}", "a\\u{0}\\u{7f}\\u{9b}"),
    (
      "\u{2028}\u{2029}\u{202E}\u{2066}\u{FEFF}\u{200F}",
      "\\u{2028}\\u{2029}\\u{202e}\\u{2066}\\u{feff}\\u{200f}"
    ),
    ("Grüße 🧘‍♀️ 日本", "Grüße 🧘‍♀️ 日本"),
    ("e\u{301}", "e\u{301}"),
  ]

  @Test(arguments: texts) func aTextReadsBackAsItWasWritten(
    _ text: String, _ written: String
  ) throws {
    #expect(escaped(text) == written)
    #expect(try printed(written) == text)
    #expect(try typed(written) == text)
  }

  static let continued: [(text: String, written: String)] = [
    ("a\nb", "a\n   b"),
    ("a\n\nb", "a\n   \\z\n   b"),
    ("a\n", "a\n   \\z"),
    ("\n", "\n   \\z"),
    ("\n\n", "\n   \\z\n   \\z"),
    ("a \n b ", "a\\s\n    b\\s"),
    ("a\n   \nb", "a\n     \\s\n   b"),
  ]

  @Test(arguments: continued) func linesBecomeContinuations(
    _ text: String, _ written: String
  ) throws {
    #expect(escaped(text, continued: true) == written)
    #expect(try typed(written) == text)
    #expect(try typed(escaped(text)) == text)
  }

  @Test(arguments: [
    ("\\s", " "), ("\\[x", "[x"), ("\\z", ""), ("\\u{1F9D8}", "🧘"), ("\\n", "\n"),
    ("\\\\n", "\\n"), ("a\\z", "a"),
  ])
  func escapesThatAreNeverWrittenAreRead(_ written: String, _ text: String) throws {
    #expect(try typed(written) == text)
  }

  @Test func anOpenLineIsMarked() throws {
    #expect(escaped("a ", isOpen: true) == "a \\c")
    let file = try parse("lume-session 1\n\n| a \\c\n| b\n")
    guard case .printed(_, let open) = file.items[0].record,
      case .printed(_, let whole) = file.items[1].record
    else {
      Issue.record("two printed lines")
      return
    }
    #expect(file.isOpen(open))
    #expect(file.string(open) == "a ")
    #expect(!file.isOpen(whole))
  }

  private func typed(_ written: String) throws -> String {
    let file = try parse("lume-session 1\n\n>\(written.isEmpty ? "" : " ")\(written)\n")
    guard case .typed(_, let text) = file.items[0].record else { return "(not typed)" }
    return file.string(text)
  }

  private func printed(_ written: String) throws -> String {
    let file = try parse("lume-session 1\n\n| \(written)\n")
    guard case .printed(_, let text) = file.items[0].record else { return "(not printed)" }
    return file.string(text)
  }
}
