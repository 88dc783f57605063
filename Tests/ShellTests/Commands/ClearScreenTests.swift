import Testing

@testable import Shell

@Suite struct ClearScreenTests {
  @Test func takesNothingAndRunsWhileAnAnswerStreams() throws {
    _ = try parse("/clear", as: ClearScreen.self)
    #expect(Registry.mayRunAtOnce("/clear"))
    #expect(throws: UsageProblem.unexpected("all")) {
      try parse("/clear all", as: ClearScreen.self)
    }
  }
}
