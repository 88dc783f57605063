import Testing
import Time
import Wellness

@testable import Shell

/// Which goal a message is taken to be about in a chat about none.
@Suite struct GoalFitTests {
  private static let today = CalendarDate(daysSince1970: 20_514)

  private static func goal(
    _ title: String, from initial: Double = 0, at current: Double = 0, to target: Double,
    _ unit: String, every recurrence: Recurrence? = nil
  ) -> Goal {
    Goal(
      id: Goal.LocalID(title), title: title, type: GoalType.inferred(title: title, unit: unit),
      startDate: today, targetDate: nil, initialValue: initial, currentValue: current,
      targetValue: target, unit: unit, recurrence: recurrence, createdAt: Instant(today),
      updatedAt: Instant(today))
  }

  private static let goals = [
    goal("Save for a bike", to: 500, "dollars"),
    goal("Save for Rome", to: 900, "dollars"),
    goal("Get lighter", from: 90, at: 84, to: 80, "kg"),
    goal("Read more", to: 24, "books"),
    goal("Run 3 times a week", to: 3, "times", every: .weekly),
  ]

  private static func best(_ text: String, active: String) -> GoalFit? {
    goals.compactMap { GoalFit(text, of: $0, isActive: $0.title == active, today) }.max()
  }

  @Test(arguments: [
    // Two fit alike: the one that is active.
    ("put 50 dollars aside", "Save for a bike", "Save for a bike"),
    ("put 50 dollars aside", "Save for Rome", "Save for Rome"),
    // A word of the title counts for more than that.
    ("put 50 dollars aside for rome", "Save for a bike", "Save for Rome"),
    ("put 50 dollars aside for the bike", "Save for Rome", "Save for a bike"),
    // A unit that one of them has alone.
    ("finished another book", "Get lighter", "Read more"),
    ("83.4 kg this morning", "Read more", "Get lighter"),
    ("I weigh 83.4 now", "Read more", "Get lighter"),
    ("ran before work", "Save for Rome", "Run 3 times a week"),
  ])
  func isOfTheOneThatItFitsBest(text: String, active: String, title: String) {
    #expect(GoalFitTests.best(text, active: active)?.goal.title == title)
  }

  @Test(arguments: [
    "what's a good book?", "my brother ran a marathon", "I'd like to weigh 70",
    "how much is 50 dollars in euros?",
  ])
  func isOfNoneWhereItTellsNothing(text: String) {
    #expect(GoalFitTests.best(text, active: "Read more") == nil)
  }

  /// In another goal's chat only what's said in the goal's own unit is offered.
  @Test func isSureByTheUnit() throws {
    let book = try #require(GoalFitTests.best("finished another book", active: "Save for Rome"))
    #expect(book.isSure)
    let run = try #require(GoalFitTests.best("did 3 today", active: "Run 3 times a week"))
    #expect(!run.isSure)
  }
}
