import Testing

@testable import Shell

@Suite struct TokensTests {
  @Test(arguments: [
    ("", []), ("  ", []), ("one", ["one"]), (" one\ttwo \n three ", ["one", "two", "three"]),
    ("\"two words\" x", ["two words", "x"]), ("a\"b c\"d", ["ab cd"]), ("\"\"", [""]),
    ("\"a \\\"quoted\\\" b\"", ["a \"quoted\" b"]), ("\"a\\\\\"", ["a\\"]), ("a\\b", ["a\\b"]),
    ("it's", ["it's"]), ("'two words' x", ["two words", "x"]), ("''", [""]),
    ("don't 'run it's far' James' x", ["don't", "run it's far", "James'", "x"]),
    ("'tis so", ["'tis", "so"]), ("--title='a b' c", ["--title=a b", "c"]),
    ("‘a b’ it’s", ["a b", "it’s"]), ("’til noon", ["’til", "noon"]),
    ("\"two\nlines\"", ["two\nlines"]), ("学 é", ["学", "é"]),
  ])
  func cutAtBlanksOutsideOfQuotes(_ text: String, _ words: [String]) throws {
    #expect(try Tokens.of(text).map(\.text) == words)
  }

  @Test(arguments: [
    ("--by", [false]), ("\"--by\"", [true]), ("--by \"\"", [false, true]), ("-\"-by\"", [true]),
  ])
  func rememberWhetherTheyWereQuoted(_ text: String, _ isQuoted: [Bool]) throws {
    #expect(try Tokens.of(text).map(\.isQuoted) == isQuoted)
  }

  @Test(arguments: ["\"", "one \"two", "\"a\\\"", "\"a\" \"b", "“a", "\"a”"])
  func tellAQuoteThatIsNotClosed(_ text: String) {
    #expect(throws: UsageProblem.openQuote) { try Tokens.of(text) }
  }

  @Test(arguments: [
    ("“two words” x", ["two words", "x"]), ("“two words\" x", ["two words", "x"]),
    ("”two words” x", ["two words", "x"]), ("„two words“ x", ["two words", "x"]),
    ("«two words» x", ["two words", "x"]), ("\"say “hi” now\"", ["say “hi” now"]),
  ])
  func takeTheQuotesOfAWordProcessor(_ text: String, _ words: [String]) throws {
    #expect(try Tokens.of(text).map(\.text) == words)
  }
}
