import Testing

@testable import Shell

@Suite struct SuggestTests {
  @Test func takesANameOrNone() throws {
    #expect(try parse("/suggest", as: Suggest.self).name == nil)
    #expect(try parse("/suggest Walk 10k --fresh", as: Suggest.self).name == "Walk 10k")
    #expect(try parse("/suggest --fresh", as: Suggest.self).isFresh)
  }
}
