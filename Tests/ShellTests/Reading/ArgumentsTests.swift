import Testing
import Wellness

@testable import Shell

@Suite struct ArgumentsTests {
  private static let usage = Usage(
    words: ["try"], group: .shell,
    parameters: [Usage.Parameter(name: "TEXT", kind: .text, isRequired: false, isLong: true)],
    flags: [
      Usage.Flag(name: "target", kind: .quantity, placeholder: "N UNIT", help: ""),
      Usage.Flag(name: "by", kind: .date, placeholder: "DATE", help: ""),
      Usage.Flag(name: "type", kind: .choice(["a", "bc"]), placeholder: "TYPE", help: ""),
      Usage.Flag(name: "all", kind: .none, placeholder: "", help: ""),
    ],
    takesText: true, help: "", example: "/try")

  private func read(_ text: String) throws(UsageProblem) -> Arguments {
    try Arguments(text, for: ArgumentsTests.usage)
  }

  @Test func sortsWordsFlagsAndText() throws {
    let arguments = try read("Walk \"more or less\" --all often --type a -- and --by then")
    #expect(arguments.joined == "Walk more or less often")
    #expect(arguments.has("all") && !arguments.has("by"))
    #expect(try arguments.choice("type", of: ["a", "bc"]) == "a")
    #expect(arguments.text == "and --by then")
    #expect(try read("").joined == nil)
    #expect(try read("x").text == nil)
  }

  @Test(
    arguments: [
      ("--target 5 km Run", "5 km", "Run"), ("--target 5km Run", "5km", "Run"),
      ("--target 10,000 steps a day", "10,000 steps a day", nil), ("--target 5 --all", "5", nil),
      ("--target 5 \"Run far\"", "5", "Run far"), ("--target 5", "5", nil),
      ("--target 3 times a week Run", "3 times a week", "Run"),
      ("--target 3 per week Run", "3 per week", "Run"),
      ("--target 10 minutes daily Sit", "10 minutes daily", "Sit"),
      ("--target 5 km a Run", "5 km", "a Run"), ("--target 23:00 daily", "23:00 daily", nil),
      ("--target=5 km Run", "5 km", "Run"), ("--target \"5 km\" Run", "5 km", "Run"),
    ] as [(String, String, String?)])
  func anAmountTakesItsUnit(_ line: String, _ value: String, _ words: String?) throws {
    let arguments = try read(line)
    #expect(arguments.string("target") == value)
    #expect(arguments.joined == words)
  }

  @Test(
    arguments: [
      ("--by 31 jan Run", "31 jan", "Run"), ("--by jan 31 Run", "jan 31", "Run"),
      ("--by friday Run", "friday", "Run"), ("--by +30d Run", "+30d", "Run"),
      ("--by=31 jan Run", "31 jan", "Run"), ("--by \"31 jan\" Run", "31 jan", "Run"),
      ("--by 2027-01-31 Run", "2027-01-31", "Run"), ("--by 31 --all", "31", nil),
      ("--by end of year Run", "end of year", "Run"), ("--by june Run", "june", "Run"),
      ("--by 31 dec 2027 Run", "31 dec 2027", "Run"), ("--by in 6 weeks Run", "in 6 weeks", "Run"),
    ] as [(String, String, String?)])
  func aDateTakesItsMonth(_ line: String, _ value: String, _ words: String?) throws {
    let arguments = try read(line)
    #expect(arguments.string("by") == value)
    #expect(arguments.joined == words)
  }

  @Test(
    arguments: [
      ("-- hello", nil, "hello"), ("--  two  blanks", nil, "two  blanks"), ("--", nil, ""),
      ("Run -- \"quoted\" it's", "Run", "\"quoted\" it's"), ("\"a -- b\" -- c", "a -- b", "c"),
      ("Run--fast", "Run--fast", nil), ("-- a\nb", nil, "a\nb"), ("'a -- b' -- c", "a -- b", "c"),
      ("“a -- b” -- “c", "a -- b", "“c"), ("-- 'tis \"so", nil, "'tis \"so"),
    ] as [(String, String?, String?)])
  func whatFollowsTwoHyphensIsText(_ line: String, _ words: String?, _ text: String?) throws {
    let arguments = try read(line)
    #expect(arguments.joined == words)
    #expect(arguments.text == text)
  }

  @Test(arguments: [
    ("--nope", UsageProblem.unknownFlag("--nope")), ("--nope=5", .unknownFlag("--nope")),
    ("--all --all", .repeatedFlag("--all")), ("--by today --by=friday", .repeatedFlag("--by")),
    ("--type", .missingValue(flag: "--type", expected: "one of a, bc")),
    (
      "--target --all",
      .missingValue(flag: "--target", expected: "an amount such as 10000 steps, 5 km or 23:00")
    ), ("\"open", .openQuote),
  ])
  func tellsWhatIsWrong(_ line: String, _ problem: UsageProblem) {
    #expect(throws: problem) { try read(line) }
  }

  @Test func aQuotedFlagIsAWord() throws {
    #expect(try read("\"--all\" -5 -").joined == "--all -5 -")
    #expect(try read("--type \"--all\"").string("type") == "--all")
  }

  @Test(arguments: ["–", "—", "––", "-–", "--"])
  func dashesOfAWordProcessorMakeAFlag(_ dashes: String) throws {
    let arguments = try read("Run — fast \(dashes)target 5 km \(dashes)type=bc \(dashes)all")
    #expect(arguments.joined == "Run — fast" && arguments.has("all"))
    #expect(arguments.string("target") == "5 km" && arguments.string("type") == "bc")
    #expect(Arguments.asksForHelp("Run \(dashes)help"))
    #expect(throws: UsageProblem.unknownFlag("--nope")) { try read("\(dashes)nope") }
  }

  @Test func aPointThatMayMeanThousandsIsAskedAbout() throws {
    let problem = UsageProblem.ambiguous("5.000 steps", 5, 5000)
    #expect(throws: problem) { try read("--target 5.000 steps").quantity("target") }
    #expect(
      ProblemText.sentence(problem, nil) == "5.000 is 5 or 5,000: which? Type 5 or 5000")
    #expect(
      ProblemText.sentence(.ambiguous("12.345", 12.345, 12345), nil)
        == "12.345 is 12.345 or 12,345: which? Type 12.3450 or 12345")
    #expect(try read("--target 42.195 km").quantity("target") == Quantity(42.195, "km"))
    #expect(try read("--target 4k steps Walk").quantity("target") == Quantity(4000, "steps"))
  }

  @Test func takesNoMoreWordsThanTheCommandDoes() {
    #expect(throws: UsageProblem.unexpected("more")) {
      try Arguments("one two more words", for: Settings.usage)
    }
  }

  @Test func readsValuesByTheirKind() throws {
    let arguments = try read("--target 7.5 km --by +2w --type BC")
    #expect(try arguments.quantity("target") == Quantity(7.5, "km"))
    #expect(try arguments.date("by") == .inDays(14))
    #expect(try arguments.choice("type", of: ["a", "bc"]) == "bc")
    #expect(try read("").quantity("target") == nil)
    #expect(try read("").date("by") == nil)
    #expect(try read("").choice("type", of: ["a"]) == nil)
  }

  @Test func namesAValueThatDoesNotFit() throws {
    let arguments = try read("--target many --by someday --type d")
    let quantity = Usage.Kind.quantity.expectation
    #expect(throws: UsageProblem.bad("many", for: "--target", expected: quantity)) {
      try arguments.quantity("target")
    }
    #expect(
      throws: UsageProblem.bad("someday", for: "--by", expected: Usage.Kind.date.expectation)
    ) { try arguments.date("by") }
    #expect(
      throws: UsageProblem.bad(
        "d", for: "--type", expected: "one of a, bc", known: ["a", "bc"])
    ) { try arguments.choice("type", of: ["a", "bc"]) }
  }
}
