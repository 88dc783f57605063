import Testing

@testable import Shell

@Suite struct InsightArchiveTests {
  @Test func takesANumberOrAnID() throws {
    #expect(try parse("/insight archive 2", as: InsightArchive.self).name == "2")
    #expect(try parse("/insight archive 7ab8", as: InsightArchive.self).name == "7ab8")
    #expect(throws: UsageProblem.missing("N")) {
      try parse("/insight archive", as: InsightArchive.self)
    }
  }
}
