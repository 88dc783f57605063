import Testing

@testable import Shell

@Suite struct GoalDeleteTests {
  @Test func takesANameAndAYes() throws {
    let asked = try parse("/goal delete Walk 10k", as: GoalDelete.self)
    #expect(asked.name == "Walk 10k" && !asked.isForced)
    let forced = try parse("/goal delete --yes 1", as: GoalDelete.self)
    #expect(forced.name == "1" && forced.isForced)
  }
}
