import Session
import Testing

@Suite struct LintTests {
  private func lint(_ records: String, header: String = "") throws -> [String] {
    let file = try parse("lume-session 1\n\(header)\n\(records)")
    return Lint(file).findings.map { "\($0.line) \($0.rule.rawValue): \($0.sentence)" }
  }

  @Test func aSoundFileHasNothing() throws {
    #expect(try lint("> /goals\n|~ * goals\n|...\n# a comment\n") == [])
  }

  @Test(arguments: [
    "| ghp_R4nd0mT0kenV4lueAbCdEf0123456789", "# AKIAIOSFODNN7EXAMPLE", "> ask me@home.net",
    "! https://a.example/b?client_secret=Zx81kLmnQ2vT9", "| Bearer Zx81kLmnQ2vT9abc",
  ])
  func aSecretIsFoundWhereItWasPlanted(_ line: String) throws {
    let findings = try lint("> a\n\(line)\n> b\n")
    #expect(findings.count == 1, "\(findings)")
    #expect(findings.first?.hasPrefix("4 secret: column ") ?? false, "\(findings)")
  }

  @Test(arguments: ["|~ *", "|~ ***", "!~ *"]) func aPatternForEverythingProvesNothing(
    _ pattern: String
  ) throws {
    let findings = try lint("> /goals\n\(pattern)\n")
    #expect(findings.count == 1 && findings[0].hasPrefix("4 pattern: this pattern fits every line"))
  }

  @Test(arguments: [
    "|? has \"\"", "|? words > 0", "|? words >= 0", "|? matches *", "|? matches re/.*/",
  ])
  func anAssertionForEveryAnswerProvesNothing(_ assertion: String) throws {
    let findings = try lint("> hello\n\(assertion)\n|? asks\n")
    #expect(
      findings.count == 1
        && findings[0].hasPrefix("4 pattern: this assertion holds for every answer that has a word")
    )
  }

  @Test func aPatternForOneLineIsThatLine() throws {
    #expect(
      try lint("> /goals\n|~ No goals.\n!~ a \\* b\n") == [
        "4 pattern: this pattern has neither * nor ?: write | in place of |~",
        "5 pattern: this pattern has neither * nor ?: write ! in place of !~",
      ])
  }

  @Test func headersThatAreNoneOrTwiceAreTold() throws {
    let findings = try lint(
      "> a\n", header: "colour red\nclock 2026-03-02T07:30:00Z\nseed 1\nseed 2\n")
    #expect(findings.count == 2)
    #expect(findings[0].hasPrefix("2 header: the header colour is not known"))
    #expect(findings[1].hasPrefix("5 header: the header seed is there twice"))
  }

  @Test(arguments: [
    ("\"/goals\"", "/goals", true), ("\"/goal\" \"s\"", "/goals", true),
    ("\"/gaols\" backspace backspace backspace backspace \"oals\"", "/goals", true),
    ("\"/go\" tab \"--target 5\"", "/goal new x --target 5", true),
    ("\"x\" ctrl-u \"/goals\"", "/goals", true), ("\"/go\" left \"x\"", "/gxo", true),
    ("\"/goal\"", "/goals", false), ("\"/go\" tab \"s\"", "/goal list", false),
    ("\"a b\" word-backspace \"c\"", "a c", true), ("up", "/anything", true),
  ])
  func whatIsTypedEndsInTheInput(_ strokes: String, _ input: String, _ isSound: Bool) throws {
    let findings = try lint("@ type \(strokes)\n> \(input)\n")
    #expect(findings.isEmpty == isSound, "\(findings)")
    if !isSound { #expect(findings[0].hasPrefix("3 typing: what is typed ends in ")) }
  }

  @Test func typingNeedsAnInput() throws {
    #expect(
      try lint("> a\n@ type \"b\"\n") == ["4 typing: no input follows that is typed like this"])
  }

  @Test func aRunShowsWhatIsNeverReachedOrMet() throws {
    let text = "lume-session 1\n\n| Hello.\n> /quit\n|~ B?e!*\n| Bye.\n> more\n"
    let playback = Playback(try parse(text), mode: .collecting)
    let end = #expect(throws: Difference.self) {
      let exit = try MiniCore.run(.replaying(playback, peer: MiniBackend().peer))
      try playback.finish(exitCode: exit)
    }
    let found = Lint(playback.file).findings(of: playback.differences() + [try #require(end)])
    #expect(found.map(\.rule) == [.unused, .unreachable])
    #expect(found.map(\.line) == [5, 7])
  }

  @Test(arguments: [
    ("> call me at +49 170 1234567", 14), ("| (212) 555-7890", 3), ("| 212-867-5309 it is", 3),
    ("> 0170 1234567", 3), ("|~ * 020 7946 1958 *", 6), ("# tel. +442079461958", 8),
    ("> 030/12345678", 3),
  ])
  func telephoneNumbersAreFound(_ line: String, _ column: Int) throws {
    #expect(
      try lint("> a\n\(line)\n") == [
        "4 personal: column \(column) has a telephone number; put a stand-in such as "
          + "+1 202 555 0123 in its place"
      ])
  }

  @Test(arguments: [
    "> 4929 1234 5678 9015", "| paid with 5457632890012344.", "> 3782-891234-56785",
  ])
  func paymentCardsAreFound(_ line: String) throws {
    let findings = try lint("> a\n\(line)\n")
    #expect(findings.count == 1, "\(findings)")
    #expect(findings.first?.contains("has the number of a payment card; put a") ?? false)
  }

  @Test func bankAccountsAreFound() throws {
    #expect(
      try lint("> DE62 3704 0044 0532 0137 77\n> DE89370400440532013000, DE61370400440532013777\n")
        == [
          "3 personal: column 3 has the number of a bank account; put a stand-in such as "
            + "DE89 3704 0044 0532 0130 00 in its place"
        ])
  }

  /// What has the shape of something else, and what nobody has.
  @Test(arguments: [
    "| due 2026-04-01, 07:30 to 08:15", "| 10,000 steps, 1 000 000 more", "> 01-02-2026",
    "| 2026-03-02T07:30:00+01:00", "> /log 1234567890123456", "> 4012888888881882",
    "| 8b6b93aa-6ac1-4a07-9d49-5f5b1c0b7d11", "> +1 202 555 0123", "| 4111 1111 1111 1111",
    "| 0.12345678901", "> 12345678-1234-1234-1234-123456789012", "| 1772440200123 ms",
    "> /set pace 40 60 80 100", "| id 0170-abc 1234567", "| 212.867.53 9", "| +20 % +30 % +40 %",
    "| https://a.example/0170/1234567", "> 5105105105105100", "| 3714 496353 98431",
  ])
  func otherNumbersAreLeftAlone(_ line: String) throws {
    let findings = try lint("> a\n\(line)\n")
    #expect(findings == [])
  }

  /// The time of a record is none of its text.
  @Test func timesOfRecordsAreNoNumbersOfAnybody() throws {
    let records = """
      >+86400000 a
      -> w1 open /ws
      <- w1 +600000000 101
      <- w1 +600000000 {"at": 600000000, "b": "+49 170 1234567"}

      """
    let findings = try lint(records, header: "layer wire\n")
    #expect(findings.count == 1)
    #expect(
      findings.first?.hasPrefix("7 personal: column 42 has a telephone") ?? false, "\(findings)")
  }

  @Test func aBodyThatIsNoJSONIsNamed() throws {
    #expect(
      try lint(
        "-> w1 open /ws\n<- w1 +3 {\"a\": ]}\n<- w1 +3 '{\"a\": ]}\n", header: "layer wire\n")
        == [
          "5 json: column 16: the JSON wants a value here; a text that is no JSON begins with an apostrophe: '"
        ])
  }

  /// What a completion has done is known to whoever has drawn it.
  @Test func whatWasDrawnIsToldAtItsAct() throws {
    let file = try parse(
      "lume-session 1\n\n> /goals\n@ type \"/go\" tab\n> /goals\n@ type \"a\"\n> b\n")
    let lint = Lint(file)
    #expect(lint.hasTyping)
    #expect(
      lint.findings(typed: [("/goal new", "/goals"), ("a", "b")]).map {
        "\($0.line) \($0.sentence)"
      }
        == ["4 what is typed ends in \"/goal new\", and the input in line 5 is \"/goals\""])
  }
}
