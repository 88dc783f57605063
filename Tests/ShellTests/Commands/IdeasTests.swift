import Testing

@testable import Shell

@Suite struct IdeasTests {
  @Test func takesNothing() throws {
    _ = try parse("/ideas", as: Ideas.self)
    #expect(throws: UsageProblem.unknownSubcommand(command: "ideas", word: "now")) {
      try parse("/ideas now", as: Ideas.self)
    }
  }

  @Test func everyDifficultyHasItsWords() {
    #expect(Set((1...5).map(Ideas.difficulty)).count == 5)
  }
}
