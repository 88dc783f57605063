import Testing

@testable import Shell

@Suite struct InsightDeleteTests {
  @Test func takesANumberOrAnID() throws {
    #expect(try parse("/insight delete 2", as: InsightDelete.self).name == "2")
    #expect(try parse("/insight delete 7ab8", as: InsightDelete.self).name == "7ab8")
    #expect(throws: UsageProblem.missing("N")) {
      try parse("/insight delete", as: InsightDelete.self)
    }
  }

  @Test func isSureOnlyWhenTold() throws {
    #expect(try parse("/insight delete 1 --yes", as: InsightDelete.self).isSure)
    #expect(try !parse("/insight delete 1", as: InsightDelete.self).isSure)
  }
}
