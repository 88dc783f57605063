import Testing

@testable import Shell

@Suite struct ColumnsTests {
  @Test func fillsUpToAWidth() {
    #expect(Columns.left("学", 4) == "学  ")
    #expect(Columns.right("7", 3) == "  7")
    #expect(Columns.left("too long", 3) == "too long")
    #expect(Columns.right("too long", 3) == "too long")
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
