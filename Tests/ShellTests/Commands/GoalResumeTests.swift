import Testing

@testable import Shell

@Suite struct GoalResumeTests {
  @Test func takesANameOrNone() throws {
    #expect(try parse("/goal resume", as: GoalResume.self).name == nil)
    #expect(try parse("/goal resume Walk 10k", as: GoalResume.self).name == "Walk 10k")
  }
}
