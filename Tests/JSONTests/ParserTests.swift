import JSON
import Testing

struct ParserTests {
  @Test(
    arguments: [
      ("null", .null), (" true ", true), ("\t\r\n false", false), ("0", 0), ("-0", 0), ("10", 10),
      ("1.5", 1.5), ("1E+2", 100), ("1e-2", 0.01), ("\"\"", ""), ("[]", []), ("{}", [:]),
      ("[ ]", []), ("{ }", [:]), ("[1,[2],{}]", [1, [2], [:]]),
      ("{ \"a\" : { \"b\" : [ null ] } }", ["a": ["b": [.null]]]),
    ] as [(String, JSON)])
  func readsWhatTheGrammarAllows(text: String, value: JSON) throws {
    #expect(try JSON(parsing: text) == value)
    #expect(try JSON(parsing: Array(text.utf8)) == value)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
    (#""\uD834\uDD1E""#, "\u{1D11E}"), (#""\u0000""#, "\0"), (#""\uFFFF""#, "\u{FFFF}"),
    (#""é日🏃""#, "é日🏃"), (#""a long enough text, then \u0021""#, "a long enough text, then !"),
  ])
  func replacesEscapes(text: String, string: String) throws {
    #expect(try JSON(parsing: text).stringValue.map { Array($0.utf8) } == Array(string.utf8))
  }

  @Test(
    arguments: [
      ("", 0, .value), (" ", 1, .value), ("nul", 0, .value), ("nulL", 0, .value), ("+1", 0, .value),
      (".5", 0, .value), ("NaN", 0, .value), ("'a'", 0, .value), ("\u{FEFF}1", 0, .value),
      ("\u{A0}1", 0, .value), ("\0", 0, .value), ("truex", 4, .end), ("1 2", 2, .end),
      ("01", 1, .end), ("-01", 2, .end), ("1.", 2, .digit), ("-", 1, .digit), ("-a", 1, .digit),
      ("1e", 2, .digit), ("1e+", 3, .digit), ("1.e1", 2, .digit), ("0x1", 1, .end),
      ("[", 1, .value), ("[1", 2, .commaOrBracket), ("[1,]", 3, .value), ("[,]", 1, .value),
      ("[1 2]", 3, .commaOrBracket), ("[1}", 2, .commaOrBracket), ("]", 0, .value),
      ("{", 1, .keyOrEnd), ("{1", 1, .keyOrEnd), ("{\"a\"", 4, .colon), ("{\"a\":", 5, .value),
      ("{\"a\" 1}", 5, .colon), ("{\"a\":1", 6, .commaOrBrace), ("{\"a\":1,}", 7, .key),
      ("{\"a\":1]", 6, .commaOrBrace), ("{a:1}", 1, .keyOrEnd), ("\"", 1, .closingQuote),
      ("\"abc", 4, .closingQuote), ("\"abcdefghijk", 12, .closingQuote),
      ("\"a\nb\"", 2, .escapedControl), ("\"\u{1F}\"", 1, .escapedControl),
      (#""\x""#, 2, .escape), (#""\"#, 2, .escape), (#""\u12G4""#, 5, .hexDigit),
      (#""\u12"#, 5, .hexDigit), (#""\uD800""#, 1, .surrogatePair),
      (#""\uDC00""#, 1, .surrogatePair),
      (#""\uD800\n""#, 1, .surrogatePair), (#""a\uD800\uD800""#, 2, .surrogatePair),
      (#""\uD800\u00"#, 11, .hexDigit), ("[1] // no", 4, .end),
    ] as [(String, Int, JSON.SyntaxError.Expectation)])
  func refusesTheRestAndSaysWhere(
    text: String, offset: Int, expected: JSON.SyntaxError.Expectation
  ) {
    #expect(throws: JSON.SyntaxError(offset: offset, expected: expected)) {
      try JSON(parsing: text)
    }
  }

  /// Unicode 16, table 3-7: each sequence just outside of what is well-formed.
  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x9F, 0x80], [0xE2, 0x82],
      [0xE2, 0x82, 0x41], [0xED, 0xA0, 0x80], [0xEF, 0x41, 0x80], [0xF0, 0x8F, 0x80, 0x80],
      [0xF0, 0x9F, 0x8F], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func refusesWhatIsNotUTF8(sequence: [UInt8]) {
    for padding in [0, 3, 9] {
      let front = [UInt8(ascii: "\"")] + Array(repeating: UInt8(ascii: "a"), count: padding)
      #expect(throws: JSON.SyntaxError(offset: front.count, expected: .utf8)) {
        try JSON(parsing: front + sequence + [UInt8(ascii: "\"")])
      }
    }
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func nestsTwoHundredLevelsAndNoMore(open: String, close: String) throws {
    func nested(_ levels: Int) -> String {
      String(repeating: open, count: levels - 1) + "[]"
        + String(repeating: close, count: levels - 1)
    }
    #expect(throws: Never.self) { try JSON(parsing: nested(200)) }
    let offset = 200 * open.utf8.count
    #expect(throws: JSON.SyntaxError(offset: offset, expected: .shallowerNesting)) {
      try JSON(parsing: nested(201))
    }
  }

  @Test func keepsTheLastValueOfARepeatedKey() throws {
    let value = try JSON(parsing: #"{"a":1,"b":2,"\u0061":3}"#)
    #expect(value.objectValue?.map(\.key) == ["b", "a"])
    #expect(value["a"] == 3)
    let many = (0..<100).map { "\"k\($0 % 60)\":\($0)" }.joined(separator: ",")
    let members = try #require(try JSON(parsing: "{\(many)}").objectValue)
    #expect(members.count == 60)
    #expect(members.first { $0.key == "k39" }?.value == 99)
    #expect(members.first { $0.key == "k40" }?.value == 40)
  }

  @Test func tellsKeysApartThatOnlyLookAlike() throws {
    let value = try JSON(parsing: "{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(value["\u{E9}"] == 1)
    #expect(value["e\u{301}"] == 2)
    #expect(JSON.string("\u{E9}") != JSON.string("e\u{301}"))
  }

  @Test func saysWhatItExpected() {
    let error = JSON.SyntaxError(offset: 12, expected: .colon)
    #expect(error.description == "expected ':' at byte 12")
  }
}
