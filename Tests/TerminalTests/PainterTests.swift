import Edge
import Numbers
import TestSupport
import Testing

@testable import Terminal

/// An answer that streams while a window is dragged, of which the prompt hears late.
@Suite struct PainterTests {
  private static let sizes = [(20, 8), (33, 12), (47, 6), (64, 16), (25, 10), (80, 24)]

  private func canvas(_ size: (width: Int, height: Int)) -> Canvas {
    Canvas(
      width: size.width, height: size.height, palette: Palette(hasColor: false),
      glyphs: Glyphs(isASCII: false))
  }

  /// What is typed, as it looks at a width, up to the most rows that an input has.
  private func area(_ typed: Int, _ canvas: Canvas) -> InputArea {
    let line = Array(String(repeating: "~", count: typed).unicodeScalars)
    let layout = InputLayout(
      prompt: Row("lume ▸ "), line: line, cursor: typed, width: canvas.width,
      limit: InputLayout.limit(height: canvas.height), glyphs: canvas.glyphs)
    return InputArea(
      rows: layout.rows, cursorRow: layout.cursorRow, cursorLength: layout.cursorLength)
  }

  @Test(arguments: 0..<(isThorough ? 400 : 60))
  func keepsEveryWordOnceAndInOrderWhateverTheWidthIs(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    var size = PainterTests.sizes[below(6)]
    var canvas = canvas(size)
    var painter = Painter()
    var screen = ReflowingScreen(width: size.0, height: size.1)
    var wanted: [String] = []
    for number in 0..<400 {
      let letters = String(number).unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x11) }
      let word =
        "W" + String(String.UnicodeScalarView(letters))
        + String(repeating: "X", count: below(9))
      wanted.append(word)
      canvas.answer(word + (below(20) == 0 ? "\n" : " "))
      if below(3) == 0 {
        screen.write(painter.frame(&canvas, area(below(300), canvas), holdsCursor: true))
      }
      if below(12) == 0 {
        size = PainterTests.sizes[below(6)]
        screen.resize(width: size.0, height: size.1)
      }
      if below(8) == 0, size != (canvas.width, canvas.height) {
        painter.resize(width: size.0, height: size.1, reflows: true)
        canvas.resize(width: size.0, height: size.1)
      }
    }
    canvas.endAnswer()
    screen.write(painter.leave(&canvas))
    // A word may be broken at a margin, and the input may have been drawn too high for a screen
    // that is smaller than known; but no letter is lost, and none stands twice.
    let shown = screen.rows.joined().filter { ("A"..."Z").contains($0) }
    #expect(shown == wanted.joined())
  }

  @Test func drawsNothingButTheCharacterThatWasTyped() {
    var canvas = canvas((20, 8))
    var painter = Painter()
    _ = painter.frame(&canvas, area(3, canvas), holdsCursor: false)
    let written = painter.frame(&canvas, area(4, canvas), holdsCursor: false)
    #expect(written == "~")
  }

  @Test func standsWhereTheLineIsEdited() {
    var canvas = canvas((20, 8))
    var painter = Painter()
    var screen = ReflowingScreen(width: 20, height: 8)
    canvas.say("said")
    let area = InputArea(rows: [Row("> abc"), Row("def")], cursorRow: 0, cursorLength: 3)
    screen.write(painter.frame(&canvas, area, holdsCursor: false))
    #expect(screen.rows == ["said", "> abc", "def"])
    #expect(screen.cursor == (1, 3))
  }

  /// The input has three rows, of which each becomes two.
  @Test func leavesNothingOfTheInputBehindAfterAnotherWidth() {
    var canvas = canvas((40, 12))
    var painter = Painter()
    var screen = ReflowingScreen(width: 40, height: 12)
    canvas.say("said")
    screen.write(painter.frame(&canvas, area(100, canvas), holdsCursor: false))
    for width in [20, 50, 31] {
      screen.resize(width: width, height: 12)
      painter.resize(width: width, height: 12, reflows: true)
      canvas.resize(width: width, height: 12)
      screen.write(painter.frame(&canvas, area(5, canvas), holdsCursor: false))
      #expect(screen.rows == ["said", "lume ▸ ~~~~~"])
      screen.write(painter.frame(&canvas, area(100, canvas), holdsCursor: false))
    }
  }
}

/// A terminal of which nothing is expected, and one that is read out.
@Suite struct PlainPainterTests {
  private func canvas() -> Canvas {
    var canvas = Canvas(
      width: 40, height: 10, palette: Palette(hasColor: false), glyphs: Glyphs(isASCII: true))
    canvas.keepsRows = true
    return canvas
  }

  @Test func writesTheAnswerBeforeThePromptAndNothingTwice() {
    var canvas = canvas()
    var painter = PlainPainter()
    func frame(_ prompt: String?, _ line: String) -> String {
      let line = Array(line.unicodeScalars)
      return painter.frame(
        &canvas, prompt: prompt.map { Row($0) }, line: line, cursor: line.count)
    }
    var text = frame("> ", "") + frame("> ", "h") + frame("> ", "hi")
    let isAccepted = painter.accept("hi", canvas)
    #expect(isAccepted)
    canvas.answer("one ")
    text += frame(nil, "")
    canvas.answer("“two” █░ ")
    text += frame(nil, "ahead")
    canvas.say("notice")
    text += frame(nil, "ahead")
    canvas.answer("three ")
    canvas.endAnswer()
    text += frame("> ", "ahead")
    #expect(text == "> hi\r\none \"two\" #.\r\nnotice\r\nthree\r\n> ahead")
  }

  @Test(arguments: [
    ("abc", 3, "ab", 2, "\u{8} \u{8}"), ("abc", 3, "abc", 1, "\u{8}\u{8}"),
    ("abc", 1, "axbc", 2, "xbc\u{8}\u{8}"), ("abc", 1, "abc", 3, "bc"),
    ("abc", 3, "", 0, "\u{8}\u{8}\u{8}   \u{8}\u{8}\u{8}"), ("a", 1, "a\nb", 3, "\r\nb"),
    ("a\nb", 3, "a", 1, "\r\n> a"),
  ])
  func editsWithBackspacesAlone(
    before: String, from: Int, after: String, to: Int, written: String
  ) {
    var canvas = canvas()
    var painter = PlainPainter()
    _ = painter.frame(
      &canvas, prompt: Row("> "), line: Array(before.unicodeScalars),
      cursor: before.unicodeScalars.count)
    _ = painter.frame(
      &canvas, prompt: Row("> "), line: Array(before.unicodeScalars), cursor: from)
    let text = painter.frame(
      &canvas, prompt: Row("> "), line: Array(after.unicodeScalars), cursor: to)
    #expect(text == written)
  }
}

@Suite struct ASCIITextTests {
  @Test(arguments: [
    ("plain", "plain"), ("“Café” – 5 × 3…", "\"Cafe\" - 5 x 3..."), ("██░░", "##.."),
    ("▁▃▅█", "_-=#"), ("学", "?"), ("ß", "ss"), ("→", "->"),
  ])
  func folds(text: String, expected: String) {
    UserLocale.pin()
    #expect(ASCIIText.folded(text) == expected)
  }
}
