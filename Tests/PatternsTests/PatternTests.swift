import Testing

@testable import Patterns

@Suite struct PatternTests {
  @Test func fitsAnywhereInAText() throws {
    let pattern = try Pattern(#"\b(\d+) (steps|kg)\b(!)?"#)
    #expect(try pattern.matches("You walked 10000 steps."))
    #expect(try !pattern.matches("You walked far."))
    #expect(try !pattern.matches(""))
    let match = try #require(try pattern.match(in: "Ü 10 kg"))
    #expect(match.range == 3..<8)
    #expect(match.groups == [3..<5, 6..<8])
  }

  @Test func groupsThatTookNoPartAreNil() throws {
    let match = try #require(try Pattern("(a)|(b)").match(in: "b"))
    #expect(match.groups == [nil, 0..<1])
  }

  @Test func anEmptyExpressionFitsAnEmptyText() throws {
    #expect(try Pattern("").match(in: "")?.range == 0..<0)
  }

  @Test(arguments: [
    ("a(b", 3, "missing closing parenthesis"),
    ("a**", 2, "quantifier does not follow a repeatable item"),
    ("[z-a]", 3, "range out of order in character class"),
    (#"\C"#, 2, #"using \C is disabled by the application"#),
  ])
  func whatIsNoExpressionSaysWhereAndWhy(_ text: String, _ offset: Int, _ reason: String) {
    #expect(throws: PatternError.syntax(offset: offset, reason: reason)) {
      try Pattern(text)
    }
  }

  @Test func charactersAreBytesOrThoseOfUnicode() throws {
    #expect(try Pattern("(?i)É", .unicode).matches("é"))
    #expect(try Pattern("^.$", .unicode).matches("é"))
    #expect(try !Pattern("^.$").matches("é"))
  }

  @Test func bytesThatAreNoTextAreSearchedToo() throws {
    let bytes: [UInt8] = [0xFF, 0xC3, 0x61, 0x31, 0xFE]
    let outcome = try bytes.withUnsafeBufferPointer {
      try Pattern(#"\w\d"#, .unicode).search($0)
    }
    #expect(outcome == .match(Pattern.Match(range: 2..<4, groups: [], mark: nil)))
  }

  @Test(arguments: [
    ("my key is abc", Pattern.Outcome.partial(from: 10)),
    ("my key is abc1", .partial(from: 10)),
    ("my key is abc1.", .match(Pattern.Match(range: 10..<14, groups: [], mark: "key"))),
    ("my key is ab1", .none),
  ])
  func ofATextThatGoesOnItTellsWhatMayBecomeAMatch(
    _ text: String, _ outcome: Pattern.Outcome
  ) throws {
    let pattern = try Pattern(#"abc\d+(*MARK:key)"#, mayBePartial: true)
    var text = text
    #expect(try text.withUTF8 { try pattern.search($0, goesOn: true) } == outcome)
  }

  @Test func aSearchBeginsWhereItIsTold() throws {
    let pattern = try Pattern(#"\ba"#)
    var text = "aa a"
    #expect(
      try text.withUTF8 { try pattern.search($0, from: 1) }
        == .match(Pattern.Match(range: 3..<4, groups: [], mark: nil)))
  }

  @Test func aSearchThatWouldTakeHoursIsGivenUp() throws {
    let text = String(repeating: "a", count: 40) + "!"
    let start = ContinuousClock.now
    #expect(throws: PatternLimit()) { try Pattern("^(a+)+$").matches(text) }
    #expect(throws: PatternLimit()) { try Pattern("(*NO_JIT)^(a+)+$").matches(text) }
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func whatNeedsMoreThanTheStackIsFoundAllTheSame() throws {
    let text = String(repeating: "ab", count: 10_000) + "!"
    #expect(try Pattern("^(a|ab)(c|bcd|b?)*?(?:(a)(b))*!$").matches(text))
    #expect(try Pattern("^(?:(a)|(b))*!$").matches(text))
  }

  @Test func theLibraryTellsItsVersion() throws {
    #expect(try Pattern.libraryVersion().wholeMatch(of: /PCRE2 10\.\d+/) != nil)
  }

  @Test func threadsShareAPattern() async throws {
    let pattern = try Pattern(#"(\d+)x"#)
    let found = try await withThrowingTaskGroup(of: Int?.self) { group in
      for number in 0..<200 {
        group.addTask { try pattern.match(in: "\(number)x")?.groups.first??.count }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let digits = found.reduce(0) { $0 + ($1 ?? 0) }
    #expect(digits == 10 + 90 * 2 + 100 * 3)
  }
}
