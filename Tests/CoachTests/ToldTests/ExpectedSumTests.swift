import Testing
import Time
import Wellness

@testable import Coach

/// Money that is still to come isn't saved, and what somebody thinks of a number is no report.
@Suite struct ExpectedSumTests {
  private func told(_ text: String, _ goal: CoachFacts.GoalFacts) -> ToldValues {
    var told = ToldValues(CoachFacts(persona: .generalWellness, goal: goal, today: Scene.today))
    told.hear(text)
    return told
  }

  private func ask(_ text: String, _ goal: CoachFacts.GoalFacts) -> NumberAsk? {
    NumberAskReader(text, standing: Scene.standing(goal), today: Scene.today).ask(tells: false)
  }

  @Test(arguments: [
    "i get a bonus of 500 next month", "my boss promised me a bonus of 500",
    "there's a bonus of 500 coming", "my landlord owes me 500", "im expecting 500 from my refund",
    "salary lands friday, planning 500 of it", "i'm due 500 in overtime",
    "selling my bike for 500 this weekend", "500 more will arrive at the end of the month",
    "getting 500 from my grandma for my birthday in june",
  ])
  func whatIsStillToComeIsNotCounted(message: String) {
    let told = told(message, AdviceScene.save)
    #expect(!told.tells && !told.isDateNew)
    #expect(ask(message, AdviceScene.save)?.isOfOther == true)
  }

  @Test(arguments: ["got 500 as a bonus", "my bonus of 500 came in", "sold my bike for 500"])
  func whatIsThereCounts(message: String) {
    #expect(told(message, AdviceScene.save).latest.map(\.amount) == [500])
    #expect(ask(message, AdviceScene.save)?.isOfOther != true)
  }

  @Test(arguments: ["what if i skip the bonus", "and without the tax refund?", "skip the bonus"])
  func withoutItTheGoalStandsAsItDoes(message: String) {
    #expect(ask(message, AdviceScene.save)?.answer?.hasPrefix("Without it") == true)
  }

  @Test(arguments: [
    "34 minutes doesn't sound so horrible", "34 minutes today doesn't seem too bad",
    "did 34 minutes sound so horrible?", "55 minutes would be nice but doesn't sound doable",
  ])
  func anOpinionOfANumberTellsNothing(message: String) {
    for goal in [AdviceScene.spanish, AdviceScene.meditate, AdviceScene.tenKilometres] {
      #expect(!told(message, goal).tells, "\(goal.title)")
    }
  }

  @Test func aCalculationIsCheckedByWhatItTakes() {
    let message = "34 minutes doesn't sound so horrible… did I do the sum wrong?"
    let (spanish, run) = (AdviceScene.spanish, AdviceScene.tenKilometres)
    #expect(ask(message, spanish)?.answer == Scene.standing(spanish).answer(.perDay))
    #expect(ask(message, run)?.answer == Scene.standing(run).answer(.gap))
  }

  @Test func somebodyWhoExpectsMoneyIsNotPregnant() {
    #expect(DangerReader("im expecting 300 from my tax refund").raised == nil)
    #expect(DangerReader("im expecting a bonus in may").raised == nil)
    #expect(DangerReader("im expecting, can i still run").raised?.danger == .pregnancy)
  }
}
