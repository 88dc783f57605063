import Testing

@testable import Shell

@Suite struct GoalCompleteTests {
  @Test func takesANameOrNone() throws {
    #expect(try parse("/goal complete", as: GoalComplete.self).name == nil)
    #expect(try parse("/goal complete Walk 10k", as: GoalComplete.self).name == "Walk 10k")
  }
}
