import Testing

@testable import Shell

@Suite struct GoalPauseTests {
  @Test func takesANameOrNone() throws {
    #expect(try parse("/goal pause", as: GoalPause.self).name == nil)
    #expect(try parse("/goal pause Walk 10k", as: GoalPause.self).name == "Walk 10k")
  }
}
