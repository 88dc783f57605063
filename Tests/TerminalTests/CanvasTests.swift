import Edge
import Numbers
import Testing

@testable import Terminal

@Suite struct CanvasTests {
  private func canvas(width: Int = 20, height: Int = 10) -> Canvas {
    Canvas(
      width: width, height: height, palette: Palette(hasColor: false),
      glyphs: Glyphs(isASCII: false))
  }

  private func apply(_ effect: Effect, _ canvas: inout Canvas) {
    switch effect {
    case .answer(let piece): canvas.answer(piece)
    case .answered: canvas.endAnswer()
    case .say(let line), .complain(let line): canvas.say(line)
    default: break
    }
  }

  private let area = InputArea(rows: [Row("> ")], cursorRow: 0, cursorLength: 2)

  /// The rows of the screen after the effects, with a frame after each of some of them.
  private func rows(
    _ effects: [Effect], framing: (Int) -> Bool = { _ in true }
  ) -> [String] {
    var canvas = canvas()
    var painter = Painter()
    var screen = ReflowingScreen(width: 20, height: 10)
    for (index, effect) in effects.enumerated() {
      apply(effect, &canvas)
      if framing(index) { screen.write(painter.frame(&canvas, area, holdsCursor: index % 3 > 0)) }
    }
    screen.write(painter.frame(&canvas, area, holdsCursor: false))
    return screen.rows
  }

  @Test func aPartThatDoesNotFitBeginsARowOfItsOwn() {
    let wide = Styled("  --by    ") + .below("by when it is", indent: 4) + Styled(".")
    #expect(rows([.say(wide)]).prefix(2) == ["  --by", "    by when it is."])
    let narrow = Styled("  --by    ") + .below("by when", indent: 4)
    #expect(rows([.say(narrow)]).first == "  --by    by when")
    let table = Styled.table([narrow, wide]).map { Effect.say($0) }
    #expect(rows(table).prefix(2) == ["  --by", "    by when"])
  }

  @Test func goesOnWithTheOpenRowWhereItStood() {
    let effects: [Effect] = [.answer("one "), .answer("two "), .answer("three "), .answered]
    #expect(rows(effects) == ["one two three", ">"])
  }

  /// Rows that are over stay where they are.
  @Test func putsASaidLineAboveTheOpenRow() {
    let effects: [Effect] = [
      .answer("a first line\nand one that is long enough "), .say("notice"), .answer("to wrap "),
      .answered,
    ]
    #expect(
      rows(effects) == [
        "a first line", "and one that is long", "notice", "enough to wrap", ">",
      ])
  }

  @Test func endsAnOpenLineWithTheAnswer() {
    #expect(
      rows([.answer("first"), .answered, .say("second")]) == ["first", "second", ">"])
  }

  /// Such as what was typed ahead and isn't run.
  @Test func aNoticeAboveTheLineIsBrokenBetweenWords() {
    let rows = canvas(width: 24).passingRows(of: Styled("What you typed ahead was not run", .faint))
    #expect(rows == [Row("What you typed ahead was", .faint), Row("not run", .faint)])
  }

  /// What the user has said stands out, and a blank row stands before it where something was shown.
  @Test func anInputIsToldApart() {
    var canvas = canvas(width: 40)
    canvas.palette = Palette(hasColor: true)
    var prompt = Row("Walk", .strong)
    prompt.append(" ▸ ", .accent)
    canvas.echo(prompt, "one")
    canvas.say("done")
    canvas.echo(prompt, "two")
    #expect(
      canvas.drain().text == """
        \u{1b}[2mWalk\u{1b}[0m\u{1b}[36m ▸ \u{1b}[0m\u{1b}[1mone\u{1b}[0m\r
        done\r
        \r
        \u{1b}[2mWalk\u{1b}[0m\u{1b}[36m ▸ \u{1b}[0m\u{1b}[1mtwo\u{1b}[0m\r

        """)
  }

  @Test func keepsEmptyLines() {
    #expect(rows([.answer("one\n\ntwo\n"), .answered, .say("")]) == ["one", "", "two", "", ">"])
  }

  @Test(arguments: 0..<60)
  func dependsNotOnWhenFramesAreDrawn(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let effects: [Effect] = (0..<40).map { index in
      switch random.next() % 8 {
      case 0: .say(Styled("said \(index)"))
      case 1: .complain(Styled("complained at some length about \(index)"))
      case 2: .answered
      case 3: .answer("end\(index)\n")
      default: .answer("word\(index) ")
      }
    }
    let whole = rows(effects, framing: { _ in false })
    let frames = effects.map { _ in random.next() % 3 == 0 }
    #expect(rows(effects, framing: { frames[$0] }) == whole)
  }

  @Test func losesNothingAboveALineOfManyRows() {
    let words = (0..<60).map { "word\($0) " }
    let effects = words.map { Effect.answer($0) } + [.say("notice"), .answer("last"), .answered]
    let rows = rows(effects)
    #expect(rows.filter { $0 == "notice" }.count == 1)
    let text = rows.dropLast().filter { $0 != "notice" }.joined(separator: " ")
    #expect(text.split(separator: " ").map { $0 + " " } == (words + ["last "]).map { $0[...] + "" })
  }

  @Test func takesPassingRowsAwayAgain() {
    var canvas = canvas()
    var painter = Painter()
    var screen = ReflowingScreen(width: 20, height: 10)
    let passing = InputArea(
      rows: [Row("working…"), Row("hint"), Row("> ")], cursorRow: 2, cursorLength: 2)
    screen.write(painter.frame(&canvas, passing, holdsCursor: true))
    #expect(screen.rows == ["working…", "hint", ">"])
    canvas.say("done")
    screen.write(painter.frame(&canvas, area, holdsCursor: false))
    #expect(screen.rows == ["done", ">"])
  }

  @Test func shortensOnlyTheFlexibleSpan() {
    let line = Styled("1 ") + .flexible("a goal with a long title") + Styled(" 50 %")
    #expect(rows([.say(line)]) == ["1 a goal with… 50 %", ">"])
  }

  @Test func letsNoControlsThrough() {
    #expect(rows([.answer("a\u{1b}[2Jb\u{7}\u{9b}1mc"), .answered]) == ["a[2Jb1mc", ">"])
    #expect(rows([.say("a\u{1b}]0;title\u{7}b")]) == ["a]0;titleb", ">"])
  }
}
