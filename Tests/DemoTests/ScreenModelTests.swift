import Testing

@testable import Demo

@Suite struct ScreenModelTests {
  private static func screen(_ text: String, columns: Int = 10, rows: Int = 4) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: rows)
    screen.write(Array(text.utf8))
    return screen
  }

  private static func lines(_ screen: ScreenModel) -> [String] {
    screen.lines.indices.map { screen.text($0) }
  }

  private static let table: [(String, [String], row: Int, column: Int)] = [
    ("abc", ["abc"], 0, 3),
    ("abc\r\ndef", ["abc", "def"], 1, 3),
    ("abc\rx", ["xbc"], 0, 1),
    ("abc\u{8}x", ["abx"], 0, 3),
    // A row that is full begins another with the next character, and not before.
    ("0123456789", ["0123456789"], 0, 9),
    ("0123456789a", ["0123456789", "a"], 1, 1),
    ("0123456789\ra", ["a123456789"], 0, 1),
    ("0123456789\r\na", ["0123456789", "a"], 1, 1),
    // ECMA-48 §8.3.22, CUU, and its kin.
    ("a\r\nb\r\nc\u{1b}[2Ax", ["ax", "b", "c"], 0, 2),
    ("a\r\nb\u{1b}[9Ax", ["ax", "b"], 0, 2),
    ("abc\u{1b}[2Dx\u{1b}[Cy", ["axcy"], 0, 4),
    ("abc\u{1b}[6Gx", ["abc  x"], 0, 6),
    ("abc\u{1b}[Hx", ["xbc"], 0, 1),
    // §8.3.39, ED, and §8.3.41, EL.
    ("abc\r\ndef\u{1b}[A\r\u{1b}[C\u{1b}[J", ["a", ""], 0, 1),
    ("abc\u{1b}[D\u{1b}[K", ["ab"], 0, 2),
    ("ab\r\ncd\u{1b}[H\u{1b}[2Jx", ["x", ""], 0, 1),
    // §8.3.26, DCH, and §8.3.64, ICH.
    ("abcd\r\u{1b}[2P", ["cd"], 0, 0),
    ("abcd\r\u{1b}[2@", ["  abcd"], 0, 0),
    ("\u{1b}[?2004h\u{1b}[?2026ha\u{1b}[?2026l", ["a"], 0, 1),
    // §8.3.21, CUP, and its kin; §8.3.38, ECH; tabs.
    ("\u{1b}[2;3Hx\u{1b}[1;1fy\u{1b}[2dz", ["y", " zx"], 1, 2),
    ("abc\u{1b}[1Kx", ["   x"], 0, 4),
    ("abcd\u{1b}[2G\u{1b}[2Xx", ["ax d"], 0, 2),
    ("a\tb", ["a       b"], 0, 9),
    ("a\r\nb\u{1b}Mc", ["ac", "b"], 0, 2),
    ("ab\u{1b}[9999999999999999999999Cx", ["ab       x"], 0, 9),
    // A wide character has two columns and never half of them.
    ("a日b", ["a日b"], 0, 4),
    ("012345678日", ["012345678", "日"], 1, 2),
    ("日\u{1b}[Dx", [" x"], 0, 2),
    ("日\rx", ["x"], 0, 1),
    // Marks stand on the character before them.
    ("e\u{301}x", ["e\u{301}x"], 0, 2),
    ("👩\u{200d}💻x", ["👩\u{200d}💻x"], 0, 5),
    ("שלום", ["שלום"], 0, 4),
  ]

  @Test func aCharacterKeepsThirtyMarks() {
    let screen = ScreenModelTests.screen("e" + String(repeating: "\u{301}", count: 100) + "x")
    #expect(screen.text(0).unicodeScalars.count == 32)
  }

  @Test(arguments: table)
  func showsWhatATerminalShows(_ text: String, _ lines: [String], _ row: Int, _ column: Int) {
    let screen = ScreenModelTests.screen(text)
    #expect(ScreenModelTests.lines(screen) == lines)
    #expect((screen.row, screen.column) == (row, column))
    #expect(screen.unknown == [])
    // However the bytes are cut between characters and sequences.
    var other = ScreenModel(columns: 10, rows: 4)
    for scalar in text.unicodeScalars where !text.contains("\u{1b}") {
      other.write(Array(String(scalar).utf8))
    }
    if !text.contains("\u{1b}") { #expect(ScreenModelTests.lines(other) == lines) }
  }

  @Test func keepsWhatHasScrolledAway() {
    let screen = ScreenModelTests.screen("1\r\n2\r\n3\r\n4\r\n5\r\n6", rows: 4)
    #expect(ScreenModelTests.lines(screen) == ["1", "2", "3", "4", "5", "6"])
    #expect(screen.top == 2)
    var up = screen
    up.write(Array("\u{1b}[9A\rx".utf8))
    #expect(up.text(2) == "x")
  }

  @Test(arguments: ["\u{1b}[5n", "\u{1b}[?1049h", "\u{1b}]0;a\u{7}", "\u{1b}[48;5;1m", "\u{1b}[3J"])
  func namesWhatItDoesNotKnow(_ text: String) {
    #expect(ScreenModelTests.screen(text).unknown != [])
  }

  /// What programs write to others, as a title for the window, is not on the screen.
  @Test(arguments: [
    "\u{1b}]0;title\u{7}", "\u{1b}]0;title\u{1b}\\", "\u{1b}P1$r0m\u{1b}\\", "\u{1b}(B",
    "\u{1b}[>4;1m", "\u{1b}[!p", "\u{1b}[2 q", "\u{1b}[38;5;1m",
    "\u{1b}[?1049heditor\r\n\u{1b}[2J\u{1b}[?1049l",
  ])
  func showsNothingOfWhatIsNotText(_ text: String) {
    #expect(ScreenModelTests.screen("a" + text + "b").text(0) == "ab")
  }

  @Test func knowsTheStylesOfThePrompt() {
    let screen = ScreenModelTests.screen("\u{1b}[1;36mab\u{1b}[0mc\u{1b}[2md\u{1b}[91me")
    let styles = screen.lines[0].map(\.style)
    #expect(styles[0].isBold && styles[0].color == 6 && styles[0] == styles[1])
    #expect(styles[2] == .plain)
    #expect(styles[3].isFaint && styles[3].color == nil)
    #expect(styles[4].isFaint && styles[4].color == 9)
    #expect(screen.styled(0) == "\u{1b}[0;1;36mab\u{1b}[0mc\u{1b}[0;2md\u{1b}[0;2;91me")
  }

  @Test func takesAnotherSize() {
    var screen = ScreenModelTests.screen("1\r\n2\r\n3\r\n4")
    screen.resize(columns: 5, rows: 2)
    #expect(screen.top == 2)
    screen.write(Array("\r\n123456".utf8))
    #expect(ScreenModelTests.lines(screen) == ["1", "2", "3", "4", "12345", "6"])
    #expect(screen.top == 4)
  }
}
