import Session
import Testing

/// Files of which not all records are kept.
@Suite struct LargeFileTests {
  private static let turns = 600

  private static func text(_ header: String = "") -> String {
    let turns = (1...turns).map {
      "# \($0)\n> say \($0)\n-> w1 {\"text\": \"\($0)\"}\n<- w1 +5 {\"a\": \($0)}\n| \($0)\n"
    }
    return "lume-session 1\nlayer wire\n\(header)\n" + turns.joined()
  }

  @Test func areReadAsSmallOnesAre() throws {
    for text in [LargeFileTests.text(), LargeFileTests.text() + "end 600 turns, exit 0\n"] {
      let bytes = Array(text.utf8)
      let large = try SessionFile(parsing: bytes, large: 0)
      let small = try SessionFile(parsing: bytes)
      #expect(large.isLarge && !small.isLarge)
      #expect(large.turns == LargeFileTests.turns)
      #expect(large.formatted() == small.formatted())
      #expect(large.hasEnd == small.hasEnd)
    }
  }

  @Test func endWhereARecorderWasCutOff() throws {
    for cut in stride(from: 1, to: 40, by: 3) {
      let bytes = Array(LargeFileTests.text("recorded yes\n").utf8.dropLast(cut))
      let large = try SessionFile(parsing: bytes, large: 0)
      let small = try SessionFile(parsing: bytes)
      #expect(large.isIncomplete && small.isIncomplete)
      #expect(large.turns == small.turns)
    }
  }

  @Test func tellTheLineOfWhatDoesNotFit() throws {
    let bytes = Array((LargeFileTests.text() + "?\n").utf8)
    let error = #expect(throws: SessionSyntaxError.self) {
      try SessionFile(parsing: bytes, large: 0)
    }
    #expect(error?.line == 4 + 5 * LargeFileTests.turns)
  }

  @Test func replayOverSeveralPages() throws {
    let turn = ">\n! Say something.\n"
    let text =
      "lume-session 1\nlayer wire\n\n| Hello.\n" + String(repeating: turn, count: 1500)
      + "> /quit\n| Bye.\nend 1501 turns, exit 0\n"
    for large in [0, .max] {
      try verify(try SessionFile(parsing: Array(text.utf8), large: large))
    }
    let other = Array((text.dropLast(7) + "exit 1\n").utf8)
    #expect(throws: Difference.self) { try verify(try SessionFile(parsing: other, large: 0)) }
  }

  @Test func replayWhatWasRecorded() throws {
    try verify(try SessionFile(parsing: Array(RecorderTests.wire.utf8), large: 0))
  }
}
