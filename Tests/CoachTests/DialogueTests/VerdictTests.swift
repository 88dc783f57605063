import Testing
import Time
import Wellness

@testable import Coach

/// A question that wants a yes or a no gets its verdict first, whoever answers.
@Suite struct VerdictTests {
  @Test(arguments: ["so no alarm at night?", "do i need an alarm for bedtime"])
  func anAlarmAtNightIsNotNeeded(message: String) {
    let text = ChatScene.answer(AdviceScene.sleep, ["hi", message])
    #expect(ChatScene.texts("bedtime alarm", of: .sleep).contains(text), "\(text)")
    #expect(Verdict.opens(text[...]), "\(text)")
  }

  @Test(arguments: ["can i train today", "can i go running tonight?", "should i work out today"])
  func trainingIsAllowedWhereNothingHurts(message: String) {
    let text = ChatScene.said(ChatScene.answer(AdviceScene.sleep, ["hi", message]))
    #expect(ChatScene.texts("training today", of: .sleep).contains(text), "\(text)")
    for goal in [AdviceScene.smoke, AdviceScene.save, AdviceScene.healthy] {
      let text = ChatScene.said(ChatScene.answer(goal, ["hi", message]))
      #expect(ChatScene.texts("training today", of: .general).contains(text), "\(text)")
      let hurt = ChatScene.answer(goal, ["hi", "i twisted my ankle badly", message])
      #expect(!hurt.contains("Yes"), "\(hurt)")
    }
  }

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
      let answer = RuleBasedCoach().reply(to: message, facts).text
      #expect(Verdict.opens(answer[...]), "\(persona) \(message): \(answer)")
    }
  }
}
