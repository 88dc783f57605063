import Testing
import Wellness

@testable import Shell

@Suite struct ChatHistoryTests {
  @Test func showsTwentyUnlessToldOtherwise() throws {
    let plain = try parse("/chat history", as: ChatHistory.self)
    #expect(plain.count == 20 && plain.name == nil)
    let full = try parse("/chat history 50 --chat \"Run far\"", as: ChatHistory.self)
    #expect(full.count == 50 && full.name == "Run far")
  }

  @Test(arguments: ["0", "-1", "1001", "many"])
  func refusesWhatIsNoCount(_ text: String) {
    #expect(throws: UsageProblem.self) { try parse("/chat history \(text)", as: ChatHistory.self) }
  }
}
