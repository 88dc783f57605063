import Edge
import Testing

@testable import Terminal

@Suite struct InputLayoutTests {
  private func layout(
    _ text: String, cursor: Int? = nil, limit: Int = 5, top: Int = 0, prompt: Row = Row()
  ) -> InputLayout {
    let line = Array(text.unicodeScalars)
    return InputLayout(
      prompt: prompt, line: line, cursor: cursor ?? line.count, width: 10, limit: limit, top: top,
      glyphs: Glyphs(isASCII: false))
  }

  private func texts(_ layout: InputLayout) -> [String] {
    layout.rows.map { $0.runs.map(\.text).joined() }
  }

  @Test(arguments: [
    ("", [""], 0, 0), ("abc", ["abc"], 0, 3), ("abcdefghij", ["abcdefghij", ""], 1, 0),
    ("abcdefghijk", ["abcdefghij", "k"], 1, 1), ("a\nb", ["a", "b"], 1, 1),
    ("abcdefghij\n", ["abcdefghij", ""], 1, 0), ("a\tb", ["a       b"], 0, 9),
    ("a\t\tb", ["a       ", "        b"], 1, 9), ("学习学习a学", ["学习学习a", "学"], 1, 1),
    ("\u{1}", ["^A"], 0, 2), ("e\u{301}x", ["e\u{301}x"], 0, 3),
    ("abcdefghie\u{301}", ["abcdefghie\u{301}", ""], 1, 0),
    ("a\u{202e}b", ["ab"], 0, 2),
  ])
  func findsTheCursor(text: String, rows: [String], row: Int, length: Int) {
    let layout = layout(text)
    #expect(texts(layout) == rows)
    #expect(layout.cursorRow == row)
    #expect(layout.cursorLength == length)
  }

  /// Thai, Hindi, Hangul in parts, accents in a stack, characters of no width and emoji.
  @Test(arguments: [
    "กำลังเดิน", "हिन्दी में", "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}",
    "e\u{301}\u{302}\u{303}x", "a\u{200b}b\u{2060}c", "👨\u{200d}👩\u{200d}👧 x", "👍🏽x",
  ])
  func drawsWhatIsInMemoryWhereverTheCursorIs(text: String) {
    let scalars = Array(text.unicodeScalars)
    for cursor in 0...scalars.count {
      let layout = layout(text, cursor: cursor)
      #expect(texts(layout).joined() == text)
      let before =
        layout.rows.prefix(layout.cursorRow).reduce(0) { $0 + $1.length } + layout.cursorLength
      #expect(before == cursor)
    }
  }

  @Test func neverPartsWhatATerminalJoins() {
    let rows = texts(layout("12345678👨\u{200d}👩\u{200d}👧", limit: 9))
    #expect(rows.first == "12345678👨\u{200d}👩\u{200d}👧")
  }

  @Test func scrollsInsideAndTellsHowMuchIsAboveAndBelow() {
    let text = (0..<9).map { "row \($0)" }.joined(separator: "\n")
    let end = layout(text, limit: 4)
    #expect(texts(end) == ["… 6 rows above", "row 6", "row 7", "row 8"])
    #expect(end.cursorRow == 3)
    let up = layout(text, cursor: 3 * 6 + 2, limit: 4, top: end.top)
    #expect(texts(up) == ["… 3 rows above, 3 rows below", "row 3", "row 4", "row 5"])
    #expect(up.cursorRow == 1)
    let near = layout(text, cursor: 4 * 6, limit: 4, top: up.top)
    #expect(near.top == up.top)
    #expect(near.cursorRow == 2)
    let start = layout(text, cursor: 0, limit: 4, top: near.top, prompt: Row("> "))
    #expect(texts(start) == ["… 6 rows below", "> row 0", "row 1", "row 2"])
    #expect(texts(layout("a\nb\nc", cursor: 0, limit: 2)) == ["… 2 rows below", "a"])
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 3), (9, 3), (12, 4), (24, 8), (50, 16)])
  func takesAThirdOfTheScreen(height: Int, rows: Int) {
    #expect(InputLayout.limit(height: height) == rows)
  }
}
