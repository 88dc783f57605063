import Testing

@testable import Shell

@Suite struct GoalProgressTests {
  @Test(arguments: [
    ("7400", 7400, []), ("7,400", 7400, []), ("7400 steps", 7400, ["steps"]), ("75kg", 75, ["kg"]),
    ("2.5 Run far", 2.5, ["Run", "far"]), ("2.5km \"Run far\"", 2.5, ["km", "Run far"]),
    ("0", 0, []),
  ])
  func readsTheValueAndWhatFollows(_ rest: String, _ value: Double, _ words: [String]) throws {
    let progress = try parse("/goal progress \(rest)", as: GoalProgress.self)
    #expect(progress.value == value)
    #expect(progress.words == words)
  }

  @Test(arguments: ["-5", "many", "steps 7400"])
  func tellsWhatIsNoValue(_ rest: String) {
    let first = String(rest.prefix { $0 != " " })
    #expect(
      throws: UsageProblem.bad(
        first, for: "the value", expected: Usage.Kind.quantity.expectation)
    ) { try parse("/goal progress \(rest)", as: GoalProgress.self) }
  }

  @Test func needsAValue() {
    #expect(throws: UsageProblem.missing("N")) {
      try parse("/goal progress", as: GoalProgress.self)
    }
  }
}
