import Testing
import Time
import Wellness

@testable import Coach

/// What is turned down by name stays away for the rest of the chat.
@Suite struct RefusalTests {
  @Test(arguments: ["no gum pls", "I don't want gum", "please don't suggest gum"])
  func whatIsTurnedDownIsNotOfferedAgain(refusal: String) {
    var said: [CoachFacts.Said] = []
    func answer(_ message: String) -> String {
      let facts = CoachFacts(
        persona: .generalWellness, goal: AdviceScene.smoke, today: Scene.today, said: said)
      let answer = RuleBasedCoach().reply(to: message, facts)
      for (role, text) in [(Message.Role.user, message), (.assistant, answer)] {
        said.append(.init(role: role, text: text, at: Instant(milliseconds: Int64(said.count))))
      }
      return answer
    }
    _ = answer("craving right now")
    _ = answer(refusal)
    for question in ["another one", "what else", "what do i do with my hands", "give me tips"] {
      let text = answer(question)
      #expect(!text.lowercased().contains("gum"), "\(question): \(text)")
    }
  }

  @Test func aWishToStopSomethingIsNoRefusal() {
    let facts = CoachFacts(
      persona: .generalWellness, goal: AdviceScene.smoke, today: Scene.today, said: [])
    var dialogue = Dialogue(CoachScene(facts))
    #expect(dialogue.hear("i dont want to smoke anymore").act != .say(.refusal))
  }
}
