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

  /// What somebody's life has no room for isn't suggested, unless it's asked for.
  @Test(arguments: [
    ("i live in one room", "the phone is my alarm", ["hall", "another room"]),
    ("my knee is shot", "plan for the week", ["squat", "lunge"]),
    ("i work nights", "can i take a nap", ["in the afternoon", "before 3"]),
    ("im vegetarian", "what has a lot of protein", ["chicken", "fish", "meat"]),
  ])
  func whatALifeRulesOutIsNotSuggested(told: String, asked: String, unfit: [String]) {
    let goal = Scene.goal(
      "Lose 10 kg", 80, "kg", initial: 90, from: -28, to: 121, type: .weight, [(-3, 86)])
    let texts = (1...3).map { count in
      ChatScene.answer(goal, ["hi", told] + Array(repeating: asked, count: count))
    }
    #expect(!texts.contains { text in unfit.contains { text.contains($0) } }, "\(texts)")
  }

  @Test func whatIsAskedForIsAnsweredAllTheSame() {
    let goal = Scene.goal("Get stronger", 30, "workouts", from: -28, to: 121, [(-3, 8)])
    let text = ChatScene.answer(
      goal, ["hi", "i have a bad knee", "are squats bad for my bad knee?"])
    #expect(text.contains("squat") || text.contains("Squat"), "\(text)")
  }

  /// A word inside another, another's life, and the gym that was closed today rule nothing out.
  @Test(arguments: [
    "my husband works night shifts", "no gym today, it was closed", "i only smoke on nights out",
  ])
  func whatIsNobodysLifeRulesNothingOut(message: String) {
    #expect(Circumstance.told(in: TextWord.all(in: message)).isEmpty)
  }

  @Test func aWordInsideAnotherIsAllowed() {
    let knees = Circumstance.told(in: TextWord.all(in: "i have a bad knee"))
    #expect(!Circumstance.isUnfit("Go shopping with a list.", for: knees, asked: ""))
    #expect(Circumstance.isUnfit("Do ten squats.", for: knees, asked: ""))
    #expect(!Circumstance.isUnfit("Do ten squats.", for: knees, asked: "are squats bad"))
  }

  @Test func eachCircumstanceIsToldWithAKey() {
    for told in Circumstance.all.flatMap(\.told) {
      let words = told.split(separator: " ").map(String.init)
      #expect(!Circumstance.keys.isDisjoint(with: words), "\(told)")
    }
  }
}
