import Testing

@testable import Shell

@Suite struct HistoryClearTests {
  @Test func asksUnlessItIsToldNotTo() throws {
    #expect(try !parse("/history clear", as: HistoryClear.self).isForced)
    #expect(try parse("/history clear --yes", as: HistoryClear.self).isForced)
    #expect(throws: UsageProblem.unexpected("all")) {
      try parse("/history clear all", as: HistoryClear.self)
    }
  }
}
