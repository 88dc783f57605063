import Session
import Testing

/// What people read of a difference, beyond where it is.
@Suite struct ReportTests {
  private func report(
    _ old: String, _ new: String, in text: String = DifferenceTests.session, coach: String? = nil
  ) throws -> [String] {
    let changed = text.replacing(old, with: new)
    #expect(changed != text)
    return try difference(changed)?.report(path: "a.session", coach: coach) ?? []
  }

  /// A file of layer shell in which the small core prints a line.
  private func printed(_ line: String) -> String {
    "lume-session 1\ncoach rules 1\n\n| \(line)\n> /quit\n| Bye.\n"
  }

  @Test func whatCannotBeSeenIsShownByItsNumber() throws {
    let report = try report("| Hello.", "| Hello\u{200B}.")
    #expect(report.contains("      - | Hello<U+200B>."))
    #expect(report.contains("      + | Hello."))
    #expect(report.contains { $0.hasPrefix("  likely: they look alike") })
    #expect(try self.report("| Hello.", "| Не\u{200B}llo.").contains { $0.contains("<U+041D>") })
    let space = try self.report("| Status 201 after", "| Status\u{A0}201 after")
    #expect(space.contains("      - | Status<U+00A0>201 after 184 ms."))
  }

  @Test func wordsThatChangedInALongLineAreTold() throws {
    let words = "the quick brown fox jumps over the lazy dog and runs into the deep green wood"
    let session = DifferenceTests.session.replacing("One\\\\ntwo", with: "\(words)\\\\ntwo")
      .replacing("One\\ntwo", with: "\(words)\\ntwo").replacing("| One", with: "| \(words)")
    let report = try report("| \(words)", "| \(words.replacing("lazy", with: "old"))", in: session)
    #expect(report.contains("        changed: old → lazy"))
    #expect(report.contains("      + | \(words)"))
  }

  @Test func theMiddleOfAVeryLongLineIsLeftOut() throws {
    let words = (1...80).map { "word\($0)" }.joined(separator: " ")
    let session = DifferenceTests.session.replacing("One\\ntwo", with: "\(words)\\ntwo")
      .replacing("| One", with: "| \(words)")
    let report = try report(
      "word40 word41 word42 word43", "word40 lord41 word42 word43", in: session
    )
    .filter { $0.hasPrefix("      - ") || $0.hasPrefix("      + ") }
    // The answer is changed with the line: it is the file's own.
    #expect(report.allSatisfy { $0.count < 160 })
  }

  @Test(arguments: [
    ("184 ms.\n<-", "184 ms.\n<-", ""),
    ("| Status 201 after 184 ms", "| Status 201 after 5184 ms", "the clock: it starts at"),
    ("| Hello.", "| hello.", "upper and lower case"),
    ("idempotency-key: key-1", "idempotency-key: key-2", "a header is compared because"),
  ])
  func theLikelyReasonIsTold(_ old: String, _ new: String, _ reason: String) throws {
    guard old != new else { return }
    let report = try report(old, new)
    #expect(report.contains { $0.hasPrefix("  likely: \(reason)") }, "\(report)")
  }

  @Test func anotherCoachIsAReason() throws {
    let report = try report(
      "| Hello.", "| Hello you.", in: printed("Hello."), coach: "rules 2")
    #expect(
      report.contains(
        "  likely: another coach: the file was recorded with rules 1, and this is rules 2"))
    let same = try self.report(
      "| Hello.", "| Hello you.", in: printed("Hello."), coach: "rules 1")
    #expect(!same.contains { $0.contains("likely") })
  }

  @Test func anIDIsAReason() throws {
    let id = "13c232ac-0c91-4b7e-b5a9-b3c594ac7fea"
    let other = "7ab821e7-9e74-49ca-a964-5ba7b8086de2"
    let session = DifferenceTests.session.replacing("One", with: id)
    let report = try report("| \(id)", "| \(other)", in: session)
    #expect(report.contains { $0.hasPrefix("  likely: an id: ids are drawn") })
  }

  @Test func aPathIsQuotedForAShell() throws {
    let difference = try #require(
      try difference(DifferenceTests.session.replacing("| Hello.", with: "| Hi.")))
    #expect(
      difference.report(path: "it's a.session").last
        == "  accept with:  lume update 'it'\\''s a.session'")
    #expect(!difference.report(path: "/dev/stdin").contains { $0.contains("accept") })
  }

  /// What a run in mode `collecting` stops with.
  private func stop(_ text: String) throws -> Difference {
    let playback = Playback(try parse(text), mode: .collecting)
    do {
      let exit = try MiniCore.run(.replaying(playback, peer: nil))
      try playback.finish(exitCode: exit)
    } catch let difference as Difference {
      return difference
    }
    throw SessionDraftMissing()
  }

  private struct SessionDraftMissing: Error {}

  @Test func whatIsWaitedForIsWrittenOut() throws {
    let header = "lume-session 1\nlayer wire\n\n| Hello.\n"
    let reply = try stop(header + "> /sync\n").report(path: "a").last
    #expect(
      reply
        == "  by hand:  it waits for a reply to POST /api/v1/goals: write <- h1 +1 200 before line 6 "
        + "and its body below, three spaces in front, as in    {\"data\": {}}; or write <- h1 +1 fail "
        + "refused, or @ +2000 deadline if none comes")
    let time = try stop(header + "> /nap\n").report(path: "a").last
    #expect(time == "  by hand:  it waits for time to pass: write @ +1000 deadline before line 6")
    let opening = try stop(header + "> hi\n").report(path: "a").last
    #expect(opening?.contains("to open /api/v1/chat/ws: write <- w1 +1 101 before line 6") ?? false)
    let message = try stop(header + "> hi\n-> w1 open /api/v1/chat/ws\n<- w1 +1 101\n")
    #expect(
      message.report(path: "a").last?.contains(
        "it waits for a message on w1: write one as <- w1 +1 {\"type\": \"stream_complete\"}")
        ?? false)
  }

  @Test func aReplyToWhatWasNeverAskedSaysWhatToType() throws {
    let text = "lume-session 1\nlayer wire\n\n| Hello.\n-> h1 GET /api/v1/x?limit=1\n<- h1 +1 200\n"
    #expect(
      try stop(text).report(path: "a").last
        == "  by hand:  GET /api/v1/x was never asked: write the input that leads to it before line 5, "
        + "or remove request and reply")
  }

  @Test func allDifferencesAreFoundInTheirOrder() throws {
    let text = DifferenceTests.session.replacing("| Hello.", with: "| Hallo.")
      .replacing("\"target_value\": 5", with: "\"target_value\": 6")
      .replacing("| two\n", with: "| 2\n| three\n").replacing("exit 0", with: "exit 1")
    let playback = Playback(try parse(text), mode: .collecting)
    let exit = try MiniCore.run(.replaying(playback, peer: nil))
    try playback.finish(exitCode: exit)
    let found = playback.differences()
    #expect(found.map(\.line) == [5, 10, 21, 26])
    #expect(found.map(\.kind) == [.outputDiffers, .requestDiffers, .outputDiffers, .exitCode])
    #expect(found.map(\.turn) == [0, 1, 2, 3])
    #expect(found[2].expected == ["| 2", "| three"] && found[2].actual == ["| two"])
  }

  /// A file may say what is sent behind what is printed, and be it done before.
  @Test(arguments: [
    ("-> w1 close 1000", "-> w1 close 1001", 24, Difference.Kind.requestDiffers),
    ("| Bye.", "| By.", 23, .outputDiffers),
    ("| Bye.\n", "| Bye.\n| More.\n", 24, .outputMissing),
  ])
  func anotherOrderIsNoDifference(
    _ old: String, _ new: String, _ line: Int, _ kind: Difference.Kind
  ) throws {
    let order = DifferenceTests.session.replacing(
      "-> w1 close 1000\n| Bye.\n", with: "| Bye.\n-> w1 close 1000\n")
    let playback = Playback(
      try parse(order.replacing(old, with: new)), mode: .collecting)
    try playback.finish(exitCode: try MiniCore.run(.replaying(playback, peer: nil)))
    #expect(playback.differences().map(\.line) == [line])
    #expect(playback.differences().map(\.kind) == [kind])
  }

  @Test func aFileThatFitsHasNoDifferences() throws {
    let playback = Playback(try parse(DifferenceTests.session), mode: .collecting)
    let exit = try MiniCore.run(.replaying(playback, peer: nil))
    try playback.finish(exitCode: exit)
    #expect(playback.differences() == [])
  }

  /// The answers of a file of layer wire are to what was typed when it was recorded.
  @Test func aChangedInputIsToldAsThat() throws {
    let report = try report("> hi\n", "> good day\n")
    #expect(
      report.suffix(2) == [
        "  likely: the input was changed: what came is in it, and what was expected is not",
        "  the answers in the file are to the old input; type all of it anew with:  "
          + "lume record --again a.session",
      ])
    // The program sends something else than what is typed.
    let other = try self.report(#""content": "hi""#, #""content": "hi there""#)
    #expect(other.last == "  accept with:  lume update a.session")
  }

  /// Whoever wrote the answers by hand knows where they are from.
  @Test(arguments: ["recorded yes\n", ""])
  func aRecordingThatGoesAstrayMayHaveAnotherInput(_ header: String) throws {
    let text = DifferenceTests.session.replacing("layer wire\n", with: "layer wire\n\(header)")
    let report = try report("184 ms.\n", "184 ms.\n<- h1 +5 204\n", in: text)
    let hint = "  if an input was changed:  lume record --again a.session"
    #expect(report.contains(hint) == !header.isEmpty)
    #expect(report.last?.hasPrefix("  by hand:  ") ?? false)
  }

  @Test(arguments: [
    (#""title": "Run"}"#, #""title": "Run""#, "line 10, the JSON ends too early"),
    (#"["a", "b"]"#, #"["a" "b"]"#, "line 10, column 18: the JSON wants ',' or ']' here"),
    (
      #" "target_value":"#, "\n    \"target_value\"",
      "line 11, column 20: the JSON wants ':' here"
    ),
  ])
  func brokenJSONIsNamed(_ old: String, _ new: String, _ sentence: String) throws {
    let report = try report(old, new)
    #expect(
      report.contains("  likely: \(sentence)"), "\(report)")
    #expect(
      report.last == "  by hand:  mend the JSON; a text that is none begins with an apostrophe: '")
  }

  @Test func aSpaceAtTheEndIsShown() throws {
    let report = try report("| Hello.", "| Hello. ")
    #expect(report.contains("      - | Hello.<U+0020>"))
    #expect(report.contains("      + | Hello."))
    #expect(report.contains("  likely: only spaces differ; each of those is shown as <U+0020>"))
  }
}
