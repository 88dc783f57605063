import Testing

@testable import Shell

@Suite struct GoalArchiveTests {
  @Test func takesANameOrNone() throws {
    #expect(try parse("/goal archive", as: GoalArchive.self).name == nil)
    #expect(try parse("/goal archive Walk 10k", as: GoalArchive.self).name == "Walk 10k")
  }
}
