import Testing

@testable import Shell

@Suite struct ChatCompleteTests {
  @Test func meansTheActiveChatOrTheOneThatIsNamed() throws {
    #expect(try parse("/chat complete", as: ChatComplete.self).name == nil)
    #expect(try parse("/chat complete Run far", as: ChatComplete.self).name == "Run far")
    #expect(throws: UsageProblem.unknownFlag("--yes")) {
      try parse("/chat complete --yes", as: ChatComplete.self)
    }
  }
}
