import Testing

@testable import Session

@Suite struct GlobTests {
  @Test(arguments: [
    ("*", "", true), ("*", "anything", true), ("a*c", "abc", true), ("a*c", "ac", true),
    ("a*c", "abcd", false), ("*b*b", "abab", true), ("*b*b", "aba", false), ("a?c", "aéc", true),
    ("a?c", "ac", false), ("?", "e\u{301}", false), ("??", "e\u{301}", true),
    ("\\*\\?", "*?", true), ("\\*", "x", false), ("after * ms", "after 184 ms", true),
    ("\\\\*", "\\n", true), ("", "", true), ("", "a", false), ("a\\tb*", "a\tbc", true),
  ])
  func aPatternFitsWholeLines(_ pattern: String, _ line: String, _ doesFit: Bool) throws {
    let file = try parse("lume-session 1\n\n|~ \(pattern)\n")
    guard case .pattern(.output, let text) = file.items[0].record else {
      Issue.record("a pattern")
      return
    }
    #expect(file.glob(text).matches(line) == doesFit)
  }

  @Test func aPatternForDiagnosticsIsOne() throws {
    guard case .pattern(.diagnostics, _) = try parse("lume-session 1\n\n!~ a*\n").items[0].record
    else {
      Issue.record("a pattern")
      return
    }
  }
}
