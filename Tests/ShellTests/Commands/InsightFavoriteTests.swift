import Testing

@testable import Shell

@Suite struct InsightFavoriteTests {
  @Test func takesANumberOrAnID() throws {
    #expect(try parse("/insight favorite 2", as: InsightFavorite.self).name == "2")
    #expect(try parse("/insight favorite 7ab8", as: InsightFavorite.self).name == "7ab8")
    #expect(throws: UsageProblem.missing("N")) {
      try parse("/insight favorite", as: InsightFavorite.self)
    }
  }
}
