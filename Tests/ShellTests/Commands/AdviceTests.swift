import Testing

@testable import Shell

@Suite struct AdviceTests {
  @Test func takesANameOrNone() throws {
    #expect(try parse("/tips", as: Tips.self).name == nil)
    #expect(try parse("/tips Walk 10k", as: Tips.self).name == "Walk 10k")
    #expect(try parse("/suggest", as: Suggest.self).name == nil)
    #expect(try parse("/suggest Walk 10k --fresh", as: Suggest.self).name == "Walk 10k")
    #expect(try parse("/analyze", as: Analyze.self).name == nil)
    #expect(try parse("/analyze 2", as: Analyze.self).name == "2")
  }

  @Test func asksForFreshOnesOnlyWhenTold() throws {
    #expect(try parse("/tips --fresh 1", as: Tips.self).isFresh)
    #expect(try !parse("/tips fresh", as: Tips.self).isFresh)
    #expect(try parse("/suggest --fresh", as: Suggest.self).isFresh)
    #expect(throws: UsageProblem.unknownFlag("--fresh")) {
      try parse("/analyze --fresh", as: Analyze.self)
    }
  }

  @Test func tipsAreListedByPriority() throws {
    try expectTranscript(
      """
      > /goal new Swim far --target 5 km --by 31 may
      | Goal 1 saved: Swim far (0 of 5 km, due 2026-05-31).
      > /tips
      | Tips for Swim far
      | First
      |~ 1. *
      |~ 2. *
      | Then
      |~ 3. *
      |~ 4. *
      |~ 5. *
      | When there's time
      |~ 6. *
      |...
      """)
  }
}
