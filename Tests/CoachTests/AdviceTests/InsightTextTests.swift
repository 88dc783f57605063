import Testing
import Wellness

@testable import Coach

@Suite struct InsightTextTests {
  /// The line about the goal.
  private func line(_ goal: CoachFacts.GoalFacts) -> String {
    AdviceScene.insight(goal).content.split(separator: "\n").first { $0.hasPrefix("- ") }
      .map(String.init) ?? ""
  }

  @Test(arguments: [
    (
      AdviceScene.steps,
      "You reached 10,000 steps on one of the three days with a value. The best day was Saturday"
    ),
    (AdviceScene.weight, "It went from 177 to 176 lbs. That's more than your date asks for"),
    (AdviceScene.sleep, "You were in time for 23:00 on one of the two days with a value."),
    (AdviceScene.books, "It went from 1 to 2 books."),
    (AdviceScene.smoke, "You kept to no cigarettes on two of the three days with a value."),
    (AdviceScene.healthy, "It counts nothing yet"),
    (AdviceScene.tenKilometres, "59:40 is 1:50 better than before."),
    (AdviceScene.save, "It went from 800 to 1,100 dollars. Your date asks for about 120 dollars"),
    (AdviceScene.coffee, "The most was 2 coffees, on Monday."),
    (AdviceScene.water, "You reached 8 glasses on one of the two days with a value."),
    (AdviceScene.meditate, "Nothing has been noted yet."),
    (AdviceScene.spanish, "Nothing new was noted; it stands at 4 hours."),
  ])
  func itSaysWhatChanged(_ goal: CoachFacts.GoalFacts, _ text: String) {
    #expect(line(goal).contains(text), "\(line(goal))")
  }

  /// What changed, and what it may mean.
  @Test(arguments: AdviceScene.goals + Scene.all)
  func itIsMoreThanCounts(_ goal: CoachFacts.GoalFacts) {
    let line = line(goal)
    #expect(line.split(separator: " ").count >= 10, "\(line)")
    #expect(line.filter { $0 == "." }.count >= 2, "\(line)")
    #expect(!line.contains(" 0 seconds") && !line.contains("?"), "\(line)")
  }

  /// A first value comes from nothing, and not from no seconds.
  @Test func aFirstValueStandsAlone() {
    let goal = Scene.goal(
      "Learn Spanish", 60, "hours", from: -20, to: 100, type: .custom, [(-3, 4)])
    #expect(line(goal).contains("The first 4 hours are done."))
  }

  @Test func anOutlookIsASentence() {
    let content = AdviceScene.insight(AdviceScene.weight).content
    #expect(content.contains("”: At the present pace of 1 lb a week, you'll be there around "))
  }

  /// Another week comes with another suggestion.
  @Test(arguments: AdviceScene.goals) func suggestionsMoveOn(_ goal: CoachFacts.GoalFacts) {
    let week = AdviceScene.insight(goal).suggestions
    let two = AdviceScene.insight(goal, days: 14).suggestions
    #expect(week.count == 1 && week != two)
  }
}
