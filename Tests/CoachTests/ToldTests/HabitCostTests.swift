import Testing
import Wellness

@testable import Coach

/// What is bought day by day is summed up.
@Suite struct HabitCostTests {
  /// 9 × 365 = 3,285; 0.75 × 14 × 365 = 3,832.5; 2 × 14 / 7 × 365 = 1,460.
  @Test(arguments: [
    ("a pack a day at 9 bucks", "$63 a week, about $274 a month and $3,290 a year"),
    ("i smoke 15 cigarettes a day, a pack is £14", "£3,830 a year"),
    ("14 quid a pack and i smoke two a week", "£28 a week"),
    ("one pack costs 9 euros, i need one a day", "€63 a week"),
    ("i spend 6 dollars a day on lunch", "$42 a week"),
    ("i keep buying lunch at work, 11 bucks a day", "$77 a week"),
    ("two packs a day at 8.50", "$119 a week"),
    ("14 dollars a pack, half a pack daily", "$49 a week"),
    ("20 a day at 12 quid a pack", "£84 a week, about £365 a month"),
    ("a pack a day at 9 bucks, for 12 years", "over 12 years it comes to about $39,400"),
  ])
  func isWorkedOut(message: String, sum: String) {
    let text = ChatScene.answer(AdviceScene.smoke, ["hi", message])
    #expect(text.contains(sum), "\(text)")
  }

  @Test(arguments: [
    "i bought a pack today", "a coffee a day", "smoked 9 today", "saved 20 dollars this week",
    "the patch costs 20 dollars", "i get 2000 a month",
  ])
  func isReadOnlyFromPriceAndNumber(message: String) {
    #expect(HabitCost(message) == nil)
  }

  @Test(arguments: [AdviceScene.steps, AdviceScene.save, nil])
  func isWorkedOutInEveryChat(goal: CoachFacts.GoalFacts?) {
    let text = ChatScene.answer(goal, ["hi", "a pack a day at 9 bucks"])
    #expect(text.hasPrefix("That's $63 a week"), "\(text)")
  }

  @Test(arguments: [
    "how much is that a year", "how much is that a yr", "and a month?", "whats that per month",
  ])
  func isGoneOnWith(question: String) {
    let text = ChatScene.answer(AdviceScene.smoke, ["a pack a day at 9 bucks", question])
    #expect(text.contains("$274 a month"), "\(text)")
  }

  @Test func isRememberedForAQuestion() {
    let text = ChatScene.answer(
      AdviceScene.smoke, ["a pack a day at 9 bucks", "she smokes too", "how much would i save"])
    #expect(text.contains("$3,290 in a year"), "\(text)")
  }
}
