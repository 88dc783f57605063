import Testing

@testable import Shell

@Suite struct ChatAbandonTests {
  @Test func meansTheActiveChatOrTheOneThatIsNamed() throws {
    #expect(try parse("/chat abandon", as: ChatAbandon.self).name == nil)
    #expect(try parse("/chat abandon Run far", as: ChatAbandon.self).name == "Run far")
    #expect(throws: UsageProblem.unknownFlag("--yes")) {
      try parse("/chat abandon --yes", as: ChatAbandon.self)
    }
  }
}
