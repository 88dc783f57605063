import Testing
import Wellness

@testable import Shell

@Suite struct ChatRenameTests {
  @Test func takesAllWordsAsTheTitle() throws {
    #expect(try parse("/chat rename Morning  walks ", as: ChatRename.self).title == "Morning walks")
    let longest = String(repeating: "a", count: 100)
    #expect(try parse("/chat rename \(longest)", as: ChatRename.self).title == longest)
  }

  @Test func refusesWhatIsNoTitle() {
    #expect(throws: UsageProblem.missing("TITLE")) {
      try parse("/chat rename", as: ChatRename.self)
    }
    #expect(throws: UsageProblem.self) { try parse("/chat rename \" \"", as: ChatRename.self) }
    let long = String(repeating: "a", count: 101)
    #expect(throws: UsageProblem.self) { try parse("/chat rename \(long)", as: ChatRename.self) }
  }
}
