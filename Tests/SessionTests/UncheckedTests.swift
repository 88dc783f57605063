import Testing

@testable import Session

@Suite struct UncheckedTests {
  private func unchecked(_ records: String, _ header: String = "") throws -> Unchecked? {
    try parse("lume-session 1\n\(header)\n\(records)").unchecked
  }

  @Test(arguments: ["", "# nothing\n\n"])
  func aFileWithoutRecordsChecksNothing(_ records: String) throws {
    #expect(try unchecked(records) == .empty)
  }

  @Test func aRecordingWithoutItsEndChecksNothing() throws {
    let header = "recorded yes\n"
    #expect(try unchecked("> /status\n| Online at 0.\n", header) == .cut)
    #expect(try unchecked("> /status\n| Online at 0.\nend 1 turns, exit 0\n", header) == nil)
    #expect(try unchecked("> /status\n| Online at 0.\n") == nil)
  }

  @Test(arguments: [
    "end 1 turns, exit 0", "|...", "|~ *", "!~ **", "|? has \"\"", "|? words >= 0", "|? words >= 1",
    "|? words > 0", "|~ ?*", "|~ *?", "|? matches ?*", "|? matches re/.+/", "|? matches *",
    "|? matches re/.*/",
    "@ caption \"Look\"", "|...\n|~ *\nend 1 turns, exit 0",
  ])
  func whatHoldsForAnythingAssertsNothing(_ lines: String) throws {
    #expect(try unchecked("> /status\n\(lines)\n") == .assertsNothing)
  }

  @Test(arguments: [
    "|", "| a", "! a", "|~", "|~ a*", "|~ ?", "|~ ??*", "|? has \"a\"", "|? lacks \"\"",
    "|? words > 1", "|? words >= 2",
    "|? asks", "|? matches *a", "|? matches re/a/",
  ])
  func whatMayBeOtherwiseIsChecked(_ line: String) throws {
    #expect(try unchecked("> /status\n\(line)\n") == nil)
  }

  @Test func whatIsSentIsChecked() throws {
    #expect(try unchecked("> /sync\n-> h1 cancel\n", "layer wire\n") == nil)
    #expect(try unchecked("> /sync\n<- h1 +1 200\n", "layer wire\n") == .assertsNothing)
  }

  @Test(arguments: [
    ("<- h1 +1 200\n   {\"a\":", 5), ("-> w1 {\"a\": [1, }", 4), ("<- w1 +1 {\"a\": 1} x", 4),
    ("-> h1 POST /a\n   {\"a\":\n    1,\n    b}", 7), ("<- w1 +1 [1, 2", 4),
  ])
  func jsonThatCantBeReadHasItsPlace(_ lines: String, _ line: Int) throws {
    let file = try parse("lume-session 1\nlayer wire\n\n\(lines)\n")
    #expect(file.brokenJSON()?.line == line)
  }

  @Test(arguments: ["{\"a\": [1, 2],\n    \"b\": \"\\u00e4\"}", "'{", "b64:e30=", "12", "\"a\""])
  func jsonThatCanBeReadIsNotBroken(_ body: String) throws {
    let file = try parse(
      "lume-session 1\nlayer wire\n\n-> h1 POST /a\n   \(body)\n<- h1 +1 200\n   \(body)\n")
    #expect(file.brokenJSON() == nil)
  }
}
