import Edge
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("abc", 3), ("", 0), ("学", 2), ("e\u{301}", 1), ("👍", 2), ("한", 2), ("▸ ●", 3), ("é", 1),
    ("ｱ", 1), ("Ａ", 2), ("🚀", 2), ("█░", 2), ("\u{ad}", 1), ("\u{600}", 1), ("\u{1b}\n\t\u{85}", 0),
    ("\u{1100}\u{1161}", 2), ("\u{200b}", 0),
  ])
  func countsWhatTextTakesOnAScreen(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("学学学", 5, "学学…"), ("学学学", 4, "学…"),
    ("abc", 1, "…"), ("ab cd", 4, "ab…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func shortensToAWidth(_ text: String, _ width: Int, _ short: String) {
    #expect(DisplayWidth.shortened(text, to: width) == short)
    #expect(DisplayWidth.columns(of: short) <= width)
  }

  @Test func aMarkThatDoesNotFitIsLeftOut() {
    #expect(DisplayWidth.shortened("abcdef", to: 2, mark: "...") == "ab")
    #expect(DisplayWidth.shortened("abcdef", to: 5, mark: "...") == "ab...")
  }
}
