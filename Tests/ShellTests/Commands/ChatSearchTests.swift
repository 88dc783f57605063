import Edge
import Testing
import Wellness

@testable import Shell

@Suite struct ChatSearchTests {
  @Test func takesAllWords() throws {
    #expect(try parse("/chat search morning walk", as: ChatSearch.self).text == "morning walk")
    #expect(throws: UsageProblem.missing("TEXT")) { try parse("/chat search", as: ChatSearch.self) }
    #expect(throws: UsageProblem.self) { try parse("/chat search ***", as: ChatSearch.self) }
  }

  @Test(arguments: [
    ("I \u{1}walk\u{2} home", "I [walk] home"),
    ("first\nthen \u{1}walk\u{2}, \u{1}walk\u{2} on\nlast", "then [walk], [walk] on"),
    ("\u{1}walk\u{2}", "[walk]"), ("\u{1}walk", "[walk]"), ("none", "none"), ("", ""),
    (
      "when it rains all day long and more I cannot \u{1}walk\u{2} home",
      "…long and more I cannot [walk] home"
    ),
    ("\u{1}a\u{2} \u{1b}[31mred", "[a] [31mred"),
  ])
  func marksTheHitInItsLine(_ marked: String, _ line: String) {
    #expect(ChatSearch.line(marked).plain == line)
  }

  @Test func cutsWhatIsFarBehind() {
    let line = ChatSearch.line("\u{1}walk\u{2} " + String(repeating: "on and ", count: 50)).plain
    #expect(line.hasPrefix("[walk] on and") && line.hasSuffix("…") && line.count <= 62)
  }
}
