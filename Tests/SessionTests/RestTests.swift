import Session
import Testing

@Suite struct RestTests {
  private static func session(_ lines: String) -> String {
    "lume-session 1\n| Hello.\n> a b c\n\(lines)\n> /quit\n| Bye.\nend 2 turns, exit 0\n"
  }

  /// What is printed is: You said, a b c, and that is all. (with a space behind it)
  @Test(arguments: [
    "|...", "| You said\n|...", "|...\n| and that is all.\\s", "| You said\n|...\n|~ and*",
    "|...\n| You said\n|...\n|~ *\n|...\n|~ and*\n|...", "|...\n|~ *\n|~ *\n|~ *",
    "|...\n|...", "|...\n|? has \"said\"", "# None.\n|...\n\n|? has \"b\"\n|? words < 10\n|...",
  ])
  func standsForAnyNumberOfLines(_ lines: String) throws {
    let text = RestTests.session(lines)
    try verify(try parse(text))
    #expect(try UpdateTests.update(text) == text)
  }

  @Test(arguments: [
    ("|...\n| You say", Difference.Kind.outputMissing, 5),
    ("| You said\n|...\n| never", .outputMissing, 6),
    ("|...\n|~ *\n|~ *\n|~ *\n|~ *", .outputMissing, 8),
    ("| You said", .outputExtra, 5),
    ("|...\n|? has \"seven\"", .assertionFailed, 5),
    ("|...\n|? has \"b\"\n| more", .outputMissing, 6),
  ])
  func whatIsNotThereIsFound(_ lines: String, _ kind: Difference.Kind, _ line: Int) throws {
    let difference = try #require(try difference(RestTests.session(lines)))
    #expect(difference.line == line)
    #expect(difference.kind == kind)
    #expect(difference.kind.isAcceptable == (kind != .assertionFailed))
  }

  @Test func isAcrossTheEndOfTheInput() throws {
    try verify(try parse("lume-session 1\n|...\n"))
    try verify(try parse("lume-session 1\n| Hello.\n> /status\n|...\n| Bye.\n"))
    #expect(try difference("lume-session 1\n|...\n| By.\n")?.line == 3)
  }

  @Test func anUpdateChangesWhatStandsAroundIt() throws {
    let old = RestTests.session("| You say\n|...\n| and all.")
    let new = try UpdateTests.update(old)
    #expect(new == RestTests.session("| You said\n|...\n| and that is all.\\s"))
    try verify(try parse(new))
  }

  @Test func takesNothingElse() {
    #expect(throws: SessionSyntaxError.self) { try parse("lume-session 1\n> a\n|... b\n") }
    #expect(throws: SessionSyntaxError.self) { try parse("lume-session 1\n> a\n|..\n") }
    #expect(throws: SessionSyntaxError.self) { try parse("lume-session 1\n> a\n!...\n") }
  }
}
