import Edge
import Testing

@Suite struct StyledTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\u{1b}[31mred\u{7}", "a[31mred"), ("\u{9b}2J\u{7f}x", "2Jx"),
    ("lines\n\tstay", "lines\n\tstay"), ("·é学👍", "·é学👍"), ("\r\n", "\n"), ("\u{0}", ""),
  ])
  func noControlCharacterComesThrough(_ text: String, _ clean: String) {
    #expect(text.withoutControls == clean)
    #expect(Styled(text, .strong).plain == clean)
    #expect(Styled.flexible(text).plain == clean)
    #expect((Styled("") + Styled(text)).plain == clean)
    #expect(Styled("\(text)").plain == clean)
    #expect(Styled(text).spans.allSatisfy { !$0.text.isEmpty })
  }

  @Test func takingControlsOutMakesNoMarksWithoutEnd() {
    let marks = String(repeating: "\u{301}", count: 30)
    let clean = "a\(marks)\u{200e}\(marks)\u{7f}\(marks)".withoutControls
    #expect(
      Array(clean.utf8) == Array("a\(marks)\u{200b}\(marks)\u{200b}\(marks)".utf8))
  }
}
