import Testing
import Wellness

@testable import Coach

/// Who asks is told something before they're comforted, also by the voice that comforts.
@Suite struct AdviceFirstTests {
  @Test(arguments: [
    ("what do i do when a craving comes", AdviceScene.smoke, "A craving builds, peaks and fades"),
    ("im having a craving", AdviceScene.smoke, "It's uncomfortable, I know"),
    ("how do i wake up earlier", AdviceScene.sleep, "Move the alarm 15 minutes earlier"),
    ("waking up is hard", AdviceScene.sleep, "It's hard to leave a warm bed"),
    ("what do i do the moment a craving comes", AdviceScene.smoke, "A craving builds"),
    ("what do i do when a craving comes, they bother me so", AdviceScene.smoke, "A craving builds"),
    ("didnt manage again. whats the point", AdviceScene.meditate, "you've lost nothing"),
    ("didnt manage again. whats even the point", AdviceScene.meditate, "you've lost nothing"),
  ])
  func comfortsWhoAsksForNothing(
    _ message: String, _ goal: CoachFacts.GoalFacts, _ expected: String
  ) {
    let facts = CoachFacts(persona: .wellnessSpecialist, goal: goal, today: Scene.today, said: [])
    let text = RuleBasedCoach().reply(to: message, facts).text
    #expect(text.contains(expected), "\(text)")
  }
}
