import Testing
import Time
import Wellness

@testable import Coach

/// What the shell offers to note and what the coach takes for told come to the same.
@Suite struct SameReadingTests {
  private static let save = Scene.goal(
    "Save 3,000", 3000, "dollars", current: 500, from: -60, to: 120, [(-1, 500)])
  private static let books = Scene.goal(
    "Read 12 books", 12, "books", current: 2, from: -60, to: 304, [(-5, 2)])
  private static let weight = Scene.goal(
    "Reach 165 lb", 165, "lb", initial: 180, current: 178, from: -28, to: 121, type: .weight,
    [(-3, 178)])
  private static let steps = Scene.goal(
    "Walk 10,000 steps", 10_000, "steps", from: -9, every: .daily)
  private static let times = Scene.goal(
    "Meditate 3 times a week", 3, "times", current: 1, from: -9, every: .weekly, [(0, 1)])
  private static let night = Scene.goal(
    "Asleep before 23:00", 1380, "clock", from: -9, every: .daily)

  @Test(
    arguments: [
      (save, "so I should be at 850 now", 850), (save, "i should be at 850 now", 850),
      (save, "im at 850 now", 850), (save, "850 now", 850), (save, "put me at 850", 850),
      (save, "that puts me at 850 now", 850), (save, "took 100 out", 400),
      (save, "put another 200 in", 700), (books, "finished another book", 3),
      (weight, "lost another pound", 177), (weight, "173.2 this morning", 173.2),
      (weight, "lost 2 pounds", 176), (steps, "9k", 9000),
      (steps, "six thousand steps today", 6000),
      (steps, "did 6,340 today", 6340), (times, "2 out of 3", 2),
      (night, "fell asleep at 23:40", 1420),
    ] as [(CoachFacts.GoalFacts, String, Double)])
  func bothReadIt(goal: CoachFacts.GoalFacts, text: String, value: Double) {
    let report = ReportedProgress(text, of: goal.asTold(on: Scene.today), today: Scene.today)
    #expect(report?.value == value, "the shell: \(text)")
    var told = ToldValues(
      CoachFacts(persona: .generalWellness, goal: goal, today: Scene.today))
    told.hear(text)
    let heard = goal.reading.measure == .timeOfDay ? told.latest.last?.amount : told.goal?.current
    #expect(heard == value, "the coach: \(text): \(told.latest)")
  }

  /// Wishes are none of both.
  @Test(arguments: [
    "i should be at 850 by now but im not", "i should save 850", "should i be at 850 now?",
  ])
  func aWishIsNoValue(text: String) {
    let goal = Self.save
    #expect(
      ReportedProgress(text, of: goal.asTold(on: Scene.today), today: Scene.today) == nil)
    var told = ToldValues(CoachFacts(persona: .generalWellness, goal: goal, today: Scene.today))
    told.hear(text)
    #expect(!told.tells, "\(told.latest)")
  }
}
