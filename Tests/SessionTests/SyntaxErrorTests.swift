import Testing

@testable import Session

@Suite struct SyntaxErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let column: Int
    let problem: SessionSyntaxError.Problem

    init(_ text: String, _ line: Int, _ column: Int, _ problem: SessionSyntaxError.Problem) {
      self.text = text
      self.line = line
      self.column = column
      self.problem = problem
    }

    var testDescription: String { text }
  }

  static let frames = "a status, a frame, close, fail or end"
  static let sends = "a method such as GET, open, a frame, close or cancel"
  static let acts =
    "wait, interrupt, deadline, eof, terminate, resize, net down, net up, type, pause, caption or marker"
  static let durations = "a duration such as 1500ms, 2s, 5m, 1h or 1d"
  static let ends = "\"end N turns, exit N\""

  static let cases = [
    Case("hello\n", 1, 1, .notASession),
    Case("lume-session one\n", 1, 14, .notASession),
    Case("lume-session 2\n", 1, 14, .unsupportedVersion),
    Case("lume-session 1\r\n", 1, 15, .carriageReturn),
    Case("lume-session 1\n\n> a\r\n", 3, 4, .carriageReturn),
    Case("lume-session 1\n\n>\ta\n", 3, 2, .tabInSigil),
    Case("lume-session 1\n\n\t> a\n", 3, 1, .tabInSigil),
    Case("lume-session 1\n\n@\twait 2s\n", 3, 2, .tabInSigil),
    Case("lume-session 1\n\n> a\tb\n", 3, 4, .control("\t")),
    Case("lume-session 1\n\n> é\u{1B}[0m\n", 3, 4, .control("\u{1B}")),
    Case("lume-session 1\n\n| a\u{2028}b\n", 3, 4, .control("\u{2028}")),
    Case("lume-session 1\n\n| \u{FEFF}\n", 3, 3, .control("\u{FEFF}")),
    Case("lume-session 1\n\n| a\u{85}\n", 3, 4, .control("\u{85}")),
    Case("lume-session 1\n\nhello\n", 3, 1, .unknownSigil),
    Case("lume-session 1\n\n$ a\n", 3, 1, .unknownSigil),
    Case("lume-session 1\n\n-- a\n", 3, 1, .unknownSigil),
    Case("lume-session 1\n\n>a\n", 3, 2, .missingSpace),
    Case("lume-session 1\n\n|a\n", 3, 2, .missingSpace),
    Case("lume-session 1\n\n>+5a\n", 3, 4, .missingSpace),
    Case("lume-session 1\n\n>+ a\n", 3, 3, .wants("milliseconds")),
    Case("lume-session 1\n\n>* password\n", 3, 4, .wants("a space and [secret:NAME]")),
    Case("lume-session 1\n\n   a\n", 3, 1, .strayContinuation),
    Case("lume-session 1\n\n# a\n   b\n", 4, 1, .strayContinuation),
    Case("lume-session 1\n\n@ wait 2s\n   b\n", 4, 1, .strayContinuation),
    Case("lume-session 1\n\n> a\n  b\n", 4, 1, .strayContinuation),
    Case("lume-session 1\n\n> a\\q\n", 3, 4, .unknownEscape),
    Case("lume-session 1\n\n> a\\\n", 3, 4, .unknownEscape),
    Case("lume-session 1\n\n> \\u{110000}\n", 3, 3, .unknownEscape),
    Case("lume-session 1\n\n> \\u{}\n", 3, 3, .unknownEscape),
    Case("lume-session 1\n\n> a\\c\n", 3, 4, .unknownEscape),
    Case("lume-session 1\n\n| a\\cb\n", 3, 4, .unknownEscape),
    Case("lume-session 1\n\n| a\\*\n", 3, 4, .unknownEscape),
    Case("lume-session 1\n\n> a\n   \\x\n", 4, 4, .unknownEscape),
    Case("lume-session 1\n\n@ dance\n", 3, 3, .wants(acts)),
    Case("lume-session 1\n\n@ wait 5\n", 3, 9, .wants(durations)),
    Case("lume-session 1\n\n@ wait 5w\n", 3, 9, .wants(durations)),
    Case("lume-session 1\n\n@ wait 99999999999d\n", 3, 8, .numberTooLarge),
    Case("lume-session 1\n\n@ wait 11575d\n", 3, 8, .numberTooLarge),
    Case("lume-session 1\n\n@ wait 1000000000000ms\n", 3, 8, .numberTooLarge),
    Case("lume-session 1\n\n@ +99999999999999999999 interrupt\n", 3, 4, .numberTooLarge),
    Case("lume-session 1\n\n>+1000000000000 a\n", 3, 3, .numberTooLarge),
    Case("lume-session 1\nlayer wire\n\n<- h1 +1000000000000 200\n", 4, 8, .numberTooLarge),
    Case("lume-session 1\n\n@ resize 1000000000000x24\n", 3, 10, .numberTooLarge),
    Case("lume-session 1\n\n@ net sideways\n", 3, 7, .wants("down or up")),
    Case("lume-session 1\n\n@ resize 80\n", 3, 12, .wants("a size such as 80x24")),
    Case("lume-session 1\n\n@ eof now\n", 3, 6, .wants("the end of the line")),
    Case("lume-session 1\n\n@ deadline\n", 3, 3, .notInLayerShell),
    Case("lume-session 1\n\n<- h1 +1 200\n", 3, 1, .notInLayerShell),
    Case("lume-session 1\n\n-> h1 GET /\n", 3, 1, .notInLayerShell),
    Case(
      "lume-session 1\nlayer wire\n\n<- x1 +1 200\n", 4, 4, .wants("a channel such as h1 or w1")),
    Case("lume-session 1\nlayer wire\n\n<- h1 200\n", 4, 7, .wants("+milliseconds")),
    Case("lume-session 1\nlayer wire\n\n<- h1 +5\n", 4, 9, .wants("a space and " + frames)),
    Case("lume-session 1\nlayer wire\n\n<- h1 +5 true\n", 4, 10, .wants(frames)),
    Case("lume-session 1\nlayer wire\n\n<- h1 +5 b64:?\n", 4, 14, .wants("base64 on one line")),
    Case(
      "lume-session 1\nlayer wire\n\n<- h1 +5 fail sadly\n", 4, 15,
      .wants(
        "one of timeout, refused, reset, dns, tls, truncated, wrong-name, untrusted, redirect, elsewhere, too-large, protocol, frame, text, library"
      )),
    Case("lume-session 1\nlayer wire\n\n-> h1 SING /\n", 4, 7, .wants(sends)),
    Case(
      "lume-session 1\nlayer wire\n\n-> h1 GET \n", 4, 11, .wants("a path such as /api/v1/goals")),
    Case("lume-session 1\nlayer wire\n\n-> w1 close 1\n   a\n", 5, 1, .strayContinuation),
    Case(
      "lume-session 1\nlayer wire\n\n-> h1 GET /\n   what is this\n", 5, 4,
      .wants("a header such as content-type: text/plain, or a body")),
    Case("lume-session 1\n\nend 2 turn, exit 0\n", 3, 7, .wants(ends)),
    Case("lume-session 1\n\nend 04 turns, exit 0\n", 3, 5, .wants(ends)),
    Case("lume-session 1\n\nend 4 turns, exit 00\n", 3, 19, .wants(ends)),
    Case("lume-session 1\n\nending\n", 3, 1, .unknownSigil),
    Case("lume-session 1\n\nend 0 turns, exit 0\n> a\n", 4, 1, .afterEnd),
    Case("lume-session 1\ntitle\n", 2, 6, .wants("a space and the value of title")),
    Case("lume-session 1\nlayer   both\n", 2, 9, .header(key: "layer", wants: "wire or shell")),
    Case(
      "lume-session 1\nclock noon\n", 2, 7,
      .header(key: "clock", wants: "a time such as 2026-03-02T07:30:00Z, of the years 0 to 9999")),
    Case("lume-session 1\nsize 80\n", 2, 6, .header(key: "size", wants: "a size such as 80x24")),
    Case(
      "lume-session 1\nseed x\n", 2, 6,
      .header(key: "seed", wants: "a number of at most 64 bits")),
    Case("lume-session 1\nrecorded no\n", 2, 10, .header(key: "recorded", wants: "yes")),
  ]

  @Test(arguments: cases) func everyMistakeIsNamedWithItsPlace(_ example: Case) throws {
    let error = #expect(throws: SessionSyntaxError.self) { try parse(example.text) }
    #expect(error?.problem == example.problem)
    #expect(error?.line == example.line)
    #expect(error?.column == example.column)
    #expect(error?.sentence.hasSuffix(".") ?? false || example.problem == .notASession)
  }

  @Test(arguments: [
    [0xC3, 0x28], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2],
  ])
  func bytesThatAreNotUTF8AreFound(_ bad: [UInt8]) throws {
    let bytes = Array("lume-session 1\n\n> é".utf8) + bad + Array("\n".utf8)
    let error = #expect(throws: SessionSyntaxError.self) { try SessionFile(parsing: bytes) }
    #expect(error == SessionSyntaxError(problem: .invalidUTF8, line: 3, column: 4))
  }

  @Test func aLineOfMoreThan16MiBIsRefused() throws {
    let limit = 16 * 1024 * 1024
    let fits = "lume-session 1\n\n> " + String(repeating: "a", count: limit - 2) + "\n"
    #expect(try parse(fits).turns == 1)
    let error = #expect(throws: SessionSyntaxError.self) {
      try parse(String(fits.dropLast()) + "a\n")
    }
    #expect(error?.problem == .lineTooLong)
    #expect(error?.line == 3)
  }

  @Test func anotherVersionIsToldApart() throws {
    let newer = #expect(throws: SessionSyntaxError.self) { try parse("lume-session 12\n") }
    #expect(newer?.problem == .unsupportedVersion)
    let other = #expect(throws: SessionSyntaxError.self) { try parse("{}\n") }
    #expect(try #require(other).problem != .unsupportedVersion)
  }

  @Test(arguments: ["end 1 turn, exit 0", "end 1 turns, exit 0", "end 0 turns, exit 10"])
  func anEndMayCountOneTurn(_ end: String) throws {
    #expect(try parse("lume-session 1\n\n\(end)\n").hasEnd)
  }
}
