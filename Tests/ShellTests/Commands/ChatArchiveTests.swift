import Testing

@testable import Shell

@Suite struct ChatArchiveTests {
  @Test func meansTheActiveChatOrTheOneThatIsNamed() throws {
    #expect(try parse("/chat archive", as: ChatArchive.self).name == nil)
    #expect(try parse("/chat archive Run far", as: ChatArchive.self).name == "Run far")
    #expect(throws: UsageProblem.unknownFlag("--yes")) {
      try parse("/chat archive --yes", as: ChatArchive.self)
    }
  }
}
