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
}
