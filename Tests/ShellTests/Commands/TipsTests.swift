import Testing

@testable import Shell

@Suite struct TipsTests {
  @Test func takesANameOrNone() throws {
    #expect(try parse("/tips", as: Tips.self).name == nil)
    #expect(try parse("/tips Walk 10k", as: Tips.self).name == "Walk 10k")
  }

  @Test func asksForFreshOnesOnlyWhenTold() throws {
    #expect(try parse("/tips --fresh 1", as: Tips.self).isFresh)
    #expect(try !parse("/tips fresh", as: Tips.self).isFresh)
  }
}
