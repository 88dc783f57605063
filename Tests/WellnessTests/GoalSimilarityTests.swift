import Testing
import Wellness

/// Backend contract, "Suggestions from a consultation".
@Suite struct RepetitionTests {
  @Test(arguments: [
    ("Walk after dinner", GoalType.activity, "WALK AFTER DINNER", GoalType.sleep, true),
    ("Walk after dinner every day", .activity, "Walk after dinner every", .sleep, true),
    ("Walk after dinner", .activity, "Walk after lunch", .sleep, false),
    ("Walk after dinner", .activity, "Walk after lunch", .activity, true),
    ("Walk every day", .activity, "Swim every day", .activity, false),
    ("Walk", .activity, "Rest", .activity, false),
    ("The day", .activity, "A day", .activity, false),
  ])
  func sameTitleMostWordsOrHalfOfWhatMatters(
    _ title: String, _ type: GoalType, _ other: String, _ otherType: GoalType, _ isOne: Bool
  ) {
    #expect(GoalSimilarity.isDuplicate(title, type, of: other, otherType) == isOne)
  }
}
