import Testing
import Time
import Wellness

@testable import Coach

/// What is turned down by name stays away for the rest of the chat.
@Suite struct RefusalTests {
  @Test(arguments: ["no gum pls", "I don't want gum", "please don't suggest gum", "also no gum"])
  func whatIsTurnedDownIsNotOfferedAgain(refusal: String) {
    var said: [CoachFacts.Said] = []
    func answer(_ message: String) -> String {
      let facts = CoachFacts(
        persona: .generalWellness, goal: AdviceScene.smoke, today: Scene.today, said: said)
      let reply = RuleBasedCoach().reply(to: message, facts)
      let at = Instant(milliseconds: Int64(said.count))
      said.append(.init(role: .user, text: message, at: at))
      said.append(said: reply, at: at)
      return reply.text
    }
    _ = answer("craving right now")
    _ = answer("no apps please")
    _ = answer(refusal)
    for question in ["another one", "what else", "what do i do with my hands", "give me tips"] {
      let text = answer(question)
      #expect(!text.lowercased().contains("gum"), "\(question): \(text)")
    }
  }

  @Test(arguments: [
    ("nah, not swimming, i want pushups", ["swimm"]), ("i don't want gum", ["gum"]),
    ("no yoga. i want to run", ["yoga"]),
  ])
  func whatIsWantedInsteadIsNotTurnedDown(message: String, stems: [String]) {
    #expect(Refusal.stems(in: Library.shared.read(message)) == stems)
  }

  /// What the chats of a goal turn down is left out of its tips and next steps too.
  @Test func adviceLeavesOutWhatWasTurnedDown() {
    let refused = CoachFacts.refusals(in: ["i don't want breathing exercises", "how am i doing"])
    #expect(refused.contains("breath"))
    let goal = AdviceScene.meditate
    for number in 0..<8 {
      let facts = CoachFacts.GoalFacts(
        title: goal.title, type: goal.type, unit: goal.unit, target: goal.target,
        start: goal.start, recurrence: goal.recurrence, given: .init(tips: number, steps: number),
        refused: refused)
      let advice = RuleBasedCoach().suggestions(for: facts, today: Scene.today)
      let lines =
        RuleBasedCoach().tips(for: facts, today: Scene.today).dropFirst() + advice.suggestions
      #expect(!lines.contains { $0.lowercased().contains("breath") }, "\(lines)")
    }
  }

  /// A receipt doesn't begin with the same words twice in a chat.
  @Test func receiptsVary() {
    var said: [CoachFacts.Said] = []
    var openings: [String] = []
    for message in ["no gum please", "also no patches", "no apps please", "my cat is asleep"] {
      let facts = CoachFacts(
        persona: .generalWellness, goal: AdviceScene.smoke, today: Scene.today, said: said)
      let reply = RuleBasedCoach().reply(to: message, facts)
      openings.append(SentenceText.opening(of: reply.text))
      let at = Instant(milliseconds: Int64(said.count))
      said.append(.init(role: .user, text: message, at: at))
      said.append(said: reply, at: at)
    }
    #expect(Set(openings).count == openings.count, "\(openings)")
  }

  @Test func aWishToStopSomethingIsNoRefusal() {
    let facts = CoachFacts(
      persona: .generalWellness, goal: AdviceScene.smoke, today: Scene.today, said: [])
    var dialogue = Dialogue(CoachScene(facts))
    #expect(dialogue.hear("i dont want to smoke anymore").act != .say(.refusal))
  }
}
