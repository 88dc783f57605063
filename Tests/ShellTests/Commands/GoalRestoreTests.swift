import Testing

@testable import Shell

@Suite struct GoalRestoreTests {
  @Test func takesANameOrNone() throws {
    #expect(try parse("/goal restore", as: GoalRestore.self).name == nil)
    #expect(try parse("/goal restore Walk 10k", as: GoalRestore.self).name == "Walk 10k")
  }
}
