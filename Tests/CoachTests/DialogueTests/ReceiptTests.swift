import Testing
import Wellness

@testable import Coach

/// Where nothing is understood of what somebody tells, the goal is gone on with.
@Suite struct ReceiptTests {
  @Test(arguments: AdviceScene.goals)
  func whatIsNotUnderstoodLeadsBackToTheGoal(goal: CoachFacts.GoalFacts) {
    for message in ["my car is green", "the neighbours painted their fence"] {
      let text = ChatScene.answer(goal, [message])
      #expect(!text.contains("Got it"), "\(text)")
      #expect(text.hasSuffix("?") || text.hasSuffix("."), "\(text)")
    }
    #expect(ChatScene.answer(goal, ["qwert zuiop asd"]).hasSuffix("?"))
  }

  @Test(arguments: [
    ("my wife is on my case about it", "unsupportive partner", DomainID.general),
    ("she smokes too", "family smokes", .smoking),
    ("i ruined it", "back to zero", .smoking),
    ("ten days, apart from the 4 i had", "clean but for a few", .smoking),
    ("two weeks clean except one at a party", "clean but for a few", .smoking),
    ("a week smoke free bar two on saturday", "clean but for a few", .smoking),
  ])
  func whatSmokersTellIsUnderstood(message: String, topic: String, domain: DomainID) {
    let text = ChatScene.said(ChatScene.answer(AdviceScene.smoke, ["hi", "thanks", message]))
    #expect(ChatScene.texts(topic, of: domain).contains(text), "\(text)")
  }

  @Test(arguments: [
    (AdviceScene.sleep, "cant sleep again", "cant fall asleep", DomainID.sleep),
    (AdviceScene.sleep, "i slept 5 hours", "one bad night", .sleep),
    (AdviceScene.coffee, "i get a headache if i skip", "coffee headache", .eating),
    (AdviceScene.save, "i get 2000 a month", "my income", .money),
    (AdviceScene.healthy, "my gf left in march", "breakup", .general),
  ])
  func otherTellingsAreUnderstood(
    goal: CoachFacts.GoalFacts, message: String, topic: String, domain: DomainID
  ) {
    let text = ChatScene.said(ChatScene.answer(goal, ["hi", "thanks", message]))
    #expect(ChatScene.texts(topic, of: domain).contains(text), "\(text)")
  }
}
