import Testing

@testable import Shell

@Suite struct InsightUnarchiveTests {
  @Test func takesANumberOrAnID() throws {
    #expect(try parse("/insight unarchive 2", as: InsightUnarchive.self).name == "2")
    #expect(try parse("/insight unarchive 7ab8", as: InsightUnarchive.self).name == "7ab8")
    #expect(throws: UsageProblem.missing("N")) {
      try parse("/insight unarchive", as: InsightUnarchive.self)
    }
  }
}
