import Testing

@testable import Shell

@Suite struct ColumnsTests {
  @Test(arguments: [
    ("abc", 3), ("", 0), ("学", 2), ("e\u{301}", 1), ("👍", 2), ("한", 2), ("▸ ●", 3), ("é", 1),
    ("ｱ", 1), ("Ａ", 2),
  ])
  func countsWhatTextTakesOnAScreen(_ text: String, _ columns: Int) {
    #expect(DisplayColumns.of(text) == columns)
  }

  @Test func fillsUpToAWidth() {
    #expect(Columns.left("学", 4) == "学  ")
    #expect(Columns.right("7", 3) == "  7")
    #expect(Columns.left("too long", 3) == "too long")
    #expect(Columns.right("too long", 3) == "too long")
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("学学学", 5, "学学…"), ("学学学", 4, "学…"),
    ("abc", 1, "…"),
  ])
  func cutsToAWidth(_ text: String, _ width: Int, _ cut: String) {
    #expect(Columns.cut(text, width) == cut)
    #expect(DisplayColumns.of(cut) <= width)
  }

  @Test func countsWithNouns() {
    #expect([0, 1, 2].map { Plural.of($0, "day") } == ["0 days", "1 day", "2 days"])
  }
}

@Suite struct MillisecondsTests {
  @Test(arguments: [
    (0, "0 ms"), (184, "184 ms"), (999, "999 ms"), (1000, "1 s"), (1049, "1 s"), (2300, "2.3 s"),
    (59_999, "60 s"),
  ])
  func readWell(_ count: Int, _ text: String) {
    #expect(Milliseconds.text(.milliseconds(count)) == text)
  }
}
