import Testing
import Wellness

@testable import Shell

@Suite struct GoalTitleTests {
  @Test(arguments: [
    ("Read 12 books", Quantity(12, "books")), ("Walk 10k steps", Quantity(10_000, "steps")),
    ("Walk 10,000 steps", Quantity(10_000, "steps")),
    ("Meditate 10 Minutes", Quantity(10, "minutes")),
    ("Run 4 times a week", Quantity(4, "times")),
    ("Drink 8 glasses of water", Quantity(8, "glasses")),
  ])
  func proposesTheAmountOfTheTitle(title: String, target: Quantity) {
    #expect(GoalTitle.target(in: title) == target)
  }

  @Test(arguments: [
    "Meditate every morning", "Run 10 km in 55 min", "Lose 15 pounds", "Sober in 30 days",
    "Be in bed by 23:00", "Save $3,000", "Run a 5k", "Read for 20 minutes", "Catch 22",
    "Walk 0 steps", "Learn B2 Spanish",
  ])
  func proposesNoneWhereThatIsNoTarget(title: String) {
    #expect(GoalTitle.target(in: title) == nil)
  }
}
