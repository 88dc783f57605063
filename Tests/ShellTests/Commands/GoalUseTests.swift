import Testing

@testable import Shell

@Suite struct GoalUseTests {
  @Test func needsAName() throws {
    #expect(try parse("/goal use 1", as: GoalUse.self).name == "1")
    #expect(throws: UsageProblem.missing("GOAL")) { try parse("/goal use", as: GoalUse.self) }
  }
}
