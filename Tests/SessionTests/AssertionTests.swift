import Session
import Testing

@Suite struct AssertionTests {
  @Test(arguments: [
    (Assertion.has("15 pounds"), "Lose 15  Pounds by May.", true),
    (.has("15 pounds"), "Lose 15\npounds.", true),
    (.has("15 pounds"), "Lose 5 pounds.", false),
    (.lacks("which goal"), "Which  goal do you mean?", false),
    (.lacks("which goal"), "Your goal is near.", true),
    (.words(.less, 3), "two words", true),
    (.words(.less, 2), "two words", false),
    (.words(.atMost, 2), "two words", true),
    (.words(.more, 2), "two words", false),
    (.words(.atLeast, 2), "two words", true),
    (.words(.equal, 2), "two\n\nwords", true),
    (.words(.equal, 0), "  ", true),
    (.asks, "How do you feel today?", true),
    (.asks, "**How do you feel today?** ", true),
    (.asks, "(How do you \"feel?\")\n", true),
    (.asks, "How? Well.", true),
    (.asks, "Which moment is it?\nI am built in.", true),
    (.asks, "- Is it late?!\n- Rest.", true),
    (.asks, "See https://example.org/?page=2 for more.", false),
    (.asks, "You wrote \u{201C}How do I start?\u{201D}, so walk.", false),
    (.asks, "You wrote \"How do I start?\", so walk.", false),
    (.asks, "5\" or more? Say so.", true),
    (.asks, "Type `who?` there.", false),
    (.asks, "```\nwho?\n```\nThat is all.", false),
    (.asks, "", false),
    (.matches(Glob("Start*week?")), "Start with\nthis week.", true),
    (.matches(Glob("Start*week")), "Start with\nthis week.", false),
    (.finds(SearchPattern(#"\b\d+ km\b"#)), "Walk 5 km.", true),
    (.finds(SearchPattern(#"\b\d+ km\b"#)), "Walk 5 kms.", false),
    (.finds(SearchPattern("(?i)grüße.$")), "Viele GRÜSSE, viele GRÜßE!", true),
    // One that goes round in circles ends, and proves nothing.
    (.finds(SearchPattern("(a+)+$")), String(repeating: "a", count: 60) + "b", false),
  ])
  func holdsForAnAnswer(_ assertion: Assertion, _ answer: String, _ holds: Bool) {
    #expect(assertion.holds(for: answer) == holds)
  }

  static let session = """
    lume-session 1
    | Hello.
    > one two three
    |? has "TWO"
    # One run still.
    |? lacks "four"
    |? words = 9
    |? matches You said\\none*
    > /quit
    | Bye.
    end 2 turns, exit 0

    """
    .replacing("matches You said\\none*", with: "matches You said*")

  @Test func aRunOfAssertionsStandsForAnAnswer() throws {
    try verify(try parse(AssertionTests.session))
    #expect(try UpdateTests.update(AssertionTests.session) == AssertionTests.session)
  }

  @Test(arguments: [
    ("has \"TWO\"", "has \"seven\"", 4), ("lacks \"four\"", "lacks \"one\"", 6),
    ("words = 9", "words > 9", 7), ("matches You said*", "matches I said*", 8),
    ("matches You said*", "asks", 8),
  ])
  func oneThatFailsIsNamed(_ old: String, _ new: String, _ line: Int) throws {
    let text = AssertionTests.session.replacing(old, with: new)
    let difference = try #require(try difference(text))
    #expect(difference.kind == .assertionFailed && difference.line == line)
    #expect(difference.expected == ["|? " + new])
    #expect(!difference.kind.isAcceptable)
    // An update leaves it, and says so.
    let playback = Playback(try parse(text), mode: .collecting)
    let exit = try MiniCore.run(.replaying(playback, peer: MiniBackend().peer))
    try playback.finish(exitCode: exit)
    #expect(String(decoding: playback.updated(), as: UTF8.self) == text)
    #expect(playback.unheldAssertions.map(\.line) == [line])
  }

  @Test func anAnswerThatDoesNotComeIsTold() throws {
    let text = AssertionTests.session.replacing("> one two three", with: "> /status\n|~ Online*")
    #expect(try difference(text)?.kind == .assertionFailed)
    #expect(try difference(text)?.detail?.hasPrefix("no answer of the coach is here") ?? false)
    #expect(try UpdateTests.update(text) == text)
  }

  @Test(arguments: ["", "|...\n", "| Online at 0.\n|...\n"])
  func whatACommandPrintsIsNoAnswer(_ before: String) throws {
    let text = "lume-session 1\n| Hello.\n> /status\n\(before)|? has \"Online\"\n> /quit\n| Bye.\n"
    #expect(try difference(text)?.kind == .assertionFailed)
    let playback = Playback(try parse(text), mode: .collecting)
    let exit = try MiniCore.run(.replaying(playback, peer: MiniBackend().peer))
    try playback.finish(exitCode: exit)
    #expect(String(decoding: playback.updated(), as: UTF8.self) == text + "end 2 turns, exit 0\n")
    #expect(playback.unheldAssertions.count == 1)
  }

  @Test func aSaidLineIsNoAnswer() throws {
    let text = AssertionTests.session.replacing("> one two three", with: "> /status")
    #expect(try difference(text)?.line == 4)
    #expect(try UpdateTests.update(text) == text)
  }

  @Test func linesAroundTheAnswerAreCompared() throws {
    let text = """
      lume-session 1
      layer wire

      | Hello.
      > one
      -> w1 open /api/v1/chat/ws
      <- w1 +1 101
      -> w1 {"content": "one"}
      <- w1 +1 {"content": "One, ", "type": "stream_chunk"}
      <- w1 +1 {"content": "two.", "type": "stream_chunk"}
      @ +5000 deadline
      |? has "One, two."
      ! Too slow.
      > /quit
      -> w1 close 1000
      | Bye.
      end 2 turns, exit 0

      """
    try verify(try parse(text))
    #expect(try difference(text.replacing("! Too slow.", with: "! Slow."))?.kind == .outputDiffers)
    #expect(try difference(text.replacing("! Too slow.\n", with: ""))?.kind == .outputExtra)
    #expect(
      try UpdateTests.update(text.replacing("! Too slow.", with: "! Slow.")) == text)
    let strict = text.replacing("layer wire", with: "layer wire\norder strict")
    try verify(try parse(strict))
  }

  @Test func anExpressionIsSearchedForInAnAnswer() throws {
    let text = AssertionTests.session.replacing(
      "matches You said*", with: #"matches re/You said\s\w+\b/"#)
    try verify(try parse(text))
    #expect(try UpdateTests.update(text) == text)
    let wrong = text.replacing("You said", with: "I said")
    let difference = try #require(try difference(wrong))
    #expect(difference.kind == .assertionFailed && difference.line == 8)
    let endless = SearchPattern("(a+)+$")
    #expect(
      Assertion.finds(endless).reason(for: String(repeating: "a", count: 60) + "b")
        == "the search for re/(a+)+$/ takes too many steps: make it simpler")
    let error = #expect(throws: SessionSyntaxError.self) {
      try parse("lume-session 1\n|? matches re/(a/\n")
    }
    #expect(error?.line == 2 && error?.column == 17)
  }

  @Test func itsPlaceIsTold() throws {
    let found = try parse(AssertionTests.session).assertions
    #expect(found.map(\.line) == [4, 6, 7, 8])
    #expect(found.allSatisfy { $0.turn == 1 && $0.run == 0 })
    #expect(found.map(\.text).first == "|? has \"TWO\"")
    #expect(found.first?.assertion == .has("TWO"))
  }

  @Test(arguments: [
    "|? ", "|?has", "|? has one", "|? has \"one", "|? has \"one\" two", "|? words 5",
    "|? words < x", "|? words << 5", "|? asks now", "|? matches", "|? matches ", "|? hat \"a\"",
    "|? asks\n   more", "|? has \"a\\q\"",
  ])
  func whatIsNoneIsAnError(_ line: String) {
    #expect(throws: SessionSyntaxError.self) { try parse("lume-session 1\n> a\n\(line)\n") }
  }
}
