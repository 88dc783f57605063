import Testing
import Wellness

@testable import Coach

/// Who feels bad about a value hears a word of comfort before the figure.
@Suite struct ComfortTests {
  @Test(arguments: [
    (AdviceScene.steps, "i feel awful, only 2000 today", "2,000"),
    (AdviceScene.steps, "feeling so bad, i missed yesterday, 900 only", "900"),
    (AdviceScene.steps, "ugh only 2600 today i hate myself", "2,600"),
    (AdviceScene.smoke, "im so ashamed, smoked 6 today", "6 cigarettes"),
    (AdviceScene.weight, "177 this morning, feel like a failure", "177"),
    (AdviceScene.tenKilometres, "ran it in 63:10 today and i feel terrible about it", "1:03:10"),
  ])
  func comesBeforeTheFigure(goal: CoachFacts.GoalFacts, message: String, figure: String) {
    let text = ChatScene.answer(goal, ["hi", message])
    let first = SentenceText.first(of: text)
    #expect(ChatScene.texts("comfort", of: .guide).contains(first), "\(text)")
    #expect(!first.contains(figure) && text.contains(figure), "\(text)")
  }

  @Test(arguments: [
    (AdviceScene.steps, "2000 today"), (AdviceScene.steps, "only 2000 today, bad weather"),
    (AdviceScene.weight, "177 this morning, not feeling bad about it"),
  ])
  func isNotForEveryValue(goal: CoachFacts.GoalFacts, message: String) {
    let first = SentenceText.first(of: ChatScene.answer(goal, ["hi", message]))
    #expect(!ChatScene.texts("comfort", of: .guide).contains(first), "\(first)")
  }
}
