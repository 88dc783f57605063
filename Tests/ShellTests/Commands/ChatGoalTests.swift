import Testing
import Wellness

@testable import Shell

@Suite struct ChatGoalTests {
  @Test func readsGoalPersonaAndText() throws {
    let chat = try parse(
      "/chat goal Walk 10k --persona nutritionist -- How --persona \"x\"?", as: ChatGoal.self)
    #expect(chat.name == "Walk 10k")
    #expect(chat.persona == .nutritionist)
    #expect(chat.text == "How --persona \"x\"?")
  }

  @Test func leavesOpenWhatIsNotNamed() throws {
    let chat = try parse("/chat goal", as: ChatGoal.self)
    #expect(chat.name == nil && chat.persona == nil && chat.text == nil)
    #expect(try parse("/chat goal --", as: ChatGoal.self).text == "")
    #expect(try parse("/chat goal 1 -- two\nlines", as: ChatGoal.self).text == "two\nlines")
  }

  @Test func tellsWhatIsNoPersona() {
    let error = #expect(throws: UsageProblem.self) {
      try parse("/chat goal --persona nutritonist", as: ChatGoal.self)
    }
    #expect(
      error.map { ProblemText.sentence($0, ChatGoal.usage) }
        == "\"nutritonist\" doesn't fit --persona: did you mean nutritionist?")
  }
}
