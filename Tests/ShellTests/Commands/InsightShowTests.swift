import Testing

@testable import Shell

@Suite struct InsightShowTests {
  @Test func takesANumberOrAnID() throws {
    #expect(try parse("/insight show 2", as: InsightShow.self).name == "2")
    #expect(try parse("/insight show 7ab8", as: InsightShow.self).name == "7ab8")
    #expect(throws: UsageProblem.missing("N")) {
      try parse("/insight show", as: InsightShow.self)
    }
  }
}
