import Testing
import Time
import Wellness

@testable import Coach

/// A question that wants a yes or a no gets its verdict first, whoever answers.
@Suite struct VerdictTests {
  @Test(arguments: [
    ("does tea count", true), ("so can i split it", true), ("is it ok to nap?", true),
    ("i walked, does that count", true), ("what should i do", false), ("how do i start", false),
    ("i can do that", false), ("tell me why", false),
  ])
  func isKnownByItsForm(message: String, isAsked: Bool) {
    #expect(Verdict.isAsked(message) == isAsked)
  }

  @Test(arguments: [
    Persona.generalWellness, .fitnessCoach, .nutritionist, .wellnessSpecialist, .triage,
  ])
  func everyPersonaBeginsWithIt(persona: Persona) {
    for (goal, message) in [
      (AdviceScene.water, "does coffee count"), (AdviceScene.books, "do audiobooks count"),
      (AdviceScene.sleep, "do naps count"), (AdviceScene.smoke, "does a cigar count"),
      (AdviceScene.meditate, "does a walk count"), (AdviceScene.weight, "could i just skip dinner"),
    ] {
      let said = [
        CoachFacts.Said(role: .user, text: "hi", at: Instant(milliseconds: 0)),
        .init(role: .assistant, text: "Hello there.", at: Instant(milliseconds: 1)),
      ]
      let facts = CoachFacts(persona: persona, goal: goal, today: Scene.today, said: said)
      let answer = RuleBasedCoach().reply(to: message, facts)
      #expect(Verdict.opens(answer[...]), "\(persona) \(message): \(answer)")
    }
  }
}
