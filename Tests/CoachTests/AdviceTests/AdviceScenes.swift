import Time
import Wellness

@testable import Coach

/// Goals of all kinds that advice is given for.
enum AdviceScene {
  /// Goals as they may stand on the day of `Scene`.
  static let goals: [CoachFacts.GoalFacts] =
    [steps, weight, sleep, books, smoke, healthy]
    + [tenKilometres, save, coffee, water, meditate, spanish]

  static let steps = Scene.goal(
    "Walk 10,000 steps", 10_000, "steps", from: -10, every: .daily,
    [(-2, 11_200), (-1, 8000), (0, 2500)])
  static let weight = Scene.goal(
    "Lose 15 pounds for summer vacation", 165, "lbs", initial: 180, from: -28, to: 121,
    type: .weight, [(-21, 179), (-14, 178), (-7, 177), (0, 176)])
  static let sleep = Scene.goal(
    "Asleep before 23:00", 1380, "clock", from: -6, every: .daily, [(-2, 1375), (-1, 30)])
  static let books = Scene.goal(
    "Read 12 books", 12, "books", from: -60, to: 304, [(-40, 1), (-5, 2)])
  static let smoke = Scene.goal(
    "No cigarettes", 0, "cigarettes", from: -9, every: .daily, [(-3, 0), (-2, 4), (-1, 0)])
  static let healthy = Scene.goal(
    "Be healthier", 1, "completion", from: -9, to: 21, type: .custom)
  static let tenKilometres = Scene.goal(
    "Run 10 km in 55 min", 55, "min", initial: 65, from: -40, to: 50,
    [(-30, 63), (-15, 61.5), (-2, 59.67)])
  static let save = Scene.goal(
    "Save $3,000 for a trip", 3000, "dollars", initial: 500, from: -60, to: 120,
    [(-30, 800), (-1, 1100)])
  static let coffee = Scene.goal(
    "At most 1 coffee a day", 1, "coffees", from: -9, every: .daily, type: .nutrition,
    [(-1, 1), (0, 2)])
  static let water = Scene.goal(
    "Drink 8 glasses of water", 8, "glasses", from: -5, every: .daily, [(-1, 8), (0, 3)])
  static let meditate = Scene.goal(
    "Meditate 10 minutes", 10, "minutes", from: -5, every: .daily, type: .mindfulness)
  static let spanish = Scene.goal(
    "Learn Spanish", 60, "hours", current: 4, from: -20, to: 100, type: .custom)

  /// The same goal after advice was given for it.
  static func after(
    tips: Int = 0, steps: Int = 0, _ goal: CoachFacts.GoalFacts, description: String? = nil
  ) -> CoachFacts.GoalFacts {
    CoachFacts.GoalFacts(
      title: goal.title, description: description ?? goal.description, type: goal.type,
      unit: goal.unit,
      initial: goal.initial, current: goal.current, target: goal.target, start: goal.start,
      targetDate: goal.targetDate, recurrence: goal.recurrence, entries: goal.entries,
      given: CoachFacts.Given(tips: tips, steps: steps))
  }

  /// An insight about one goal.
  static func insight(
    _ goal: CoachFacts.GoalFacts, days: Int = 7, type: InsightType = .weekly
  ) -> InsightText {
    RuleBasedCoach().insight(
      InsightFacts(
        type: type, days: Period(first: Scene.day(1 - days), last: Scene.today),
        today: Scene.today,
        goals: [InsightFacts.GoalRecord(facts: goal, status: .active, completedOn: nil)],
        talk: InsightFacts.Talk()))
  }
}
