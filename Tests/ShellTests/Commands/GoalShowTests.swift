import Testing

@testable import Shell

@Suite struct GoalShowTests {
  @Test func takesANameOrNone() throws {
    #expect(try parse("/goal show", as: GoalShow.self).name == nil)
    #expect(try parse("/goal show Walk 10k", as: GoalShow.self).name == "Walk 10k")
    #expect(try parse("/goal show \"Walk 10k\"", as: GoalShow.self).name == "Walk 10k")
  }
}
