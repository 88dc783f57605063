import Testing
import Wellness

/// A goal's fields, and the measure and period that they should have.
struct MeasureCase: CustomTestStringConvertible, Sendable {
  let title: String
  let target: Double
  let unit: String
  let measure: GoalMeasure
  let period: Recurrence?
  var type: GoalType?
  var initial = 0.0
  var recurrence: Recurrence?

  init(
    _ title: String, _ target: Double, _ unit: String, _ measure: GoalMeasure,
    _ period: Recurrence? = nil, type: GoalType? = nil, initial: Double = 0,
    recurrence: Recurrence? = nil
  ) {
    self.title = title
    self.target = target
    self.unit = unit
    self.measure = measure
    self.period = period
    self.type = type
    self.initial = initial
    self.recurrence = recurrence
  }

  var testDescription: String { title }

  var reading: GoalMeasure.Reading {
    GoalMeasure.reading(
      title: title, unit: unit, type: type ?? GoalType.inferred(title: title, unit: unit),
      target: target, initial: initial, recurrence: recurrence)
  }
}

@Suite struct GoalMeasureStandingTests {
  @Test(arguments: [
    MeasureCase("Walk 10k steps", 10_000, "steps", .everyPeriod, .daily),
    MeasureCase("10,000 steps", 10_000, "steps", .everyPeriod, .daily, recurrence: .daily),
    MeasureCase("walk 10k steps every day for a month", 10_000, "steps", .everyPeriod, .daily),
    MeasureCase("Walk more", 8000, "steps/day", .everyPeriod, .daily),
    MeasureCase("Run 4 times a week", 4, "times", .everyPeriod, .weekly),
    MeasureCase("Run", 4, "runs a week", .everyPeriod, .weekly),
    MeasureCase("Go to the gym", 3, "times per week", .everyPeriod, .weekly),
    MeasureCase("Phone my mum", 1, "times a week", .everyPeriod, .weekly),
    MeasureCase("Drink 8 glasses of water", 8, "glasses", .everyPeriod, .daily),
    MeasureCase("Drink 2.5 litres", 2.5, "litres", .everyPeriod, .daily),
    MeasureCase("8 glasses", 8, "glasses", .everyPeriod, .daily),
    MeasureCase("Sleep 8 hours", 8, "hours", .everyPeriod, .daily),
    MeasureCase("sleep 7.5h a night", 7.5, "h", .everyPeriod, .daily),
    MeasureCase("Meditate 10 minutes", 10, "minutes", .everyPeriod, .daily),
    MeasureCase("Read 30 min", 30, "min", .everyPeriod, .daily),
    MeasureCase("Eat 5 portions of veg", 5, "portions", .everyPeriod, .daily),
    MeasureCase("120 g protein", 120, "g", .everyPeriod, .daily),
    MeasureCase("Read 1 book a month", 1, "book", .everyPeriod, .monthly),
    MeasureCase("Floss every day", 1, "completion", .everyPeriod, .daily),
    MeasureCase("Call mum", 1, "completion", .everyPeriod, .weekly, recurrence: .weekly),
    MeasureCase("Save 300 a month", 300, "dollars", .everyPeriod, .monthly),
    MeasureCase("10 alcohol-free days a month", 10, "days", .everyPeriod, .monthly),
    MeasureCase("Read 12 books", 12, "books", .total),
    MeasureCase("Save 3,000", 3000, "dollars", .total),
    MeasureCase("Save", 3000, "$", .total),
    MeasureCase("Run 100 km in spring", 100, "km", .total),
    MeasureCase("Run 500 km", 500, "km", .total),
    MeasureCase("Lose 15 pounds", 15, "pounds", .total),
    MeasureCase("Practice guitar 100 hours", 100, "hours", .total),
    MeasureCase("No smoking for 30 days", 30, "days", .total),
    MeasureCase("No sugar for a month", 30, "days", .total),
    MeasureCase("Read War and Peace", 1200, "pages", .total),
    MeasureCase("Learn 1,000 words", 1000, "words", .total),
    MeasureCase("300,000 steps in March", 300_000, "steps", .total),
    MeasureCase("Reach 165 lb", 165, "lb", .level, type: .weight, initial: 180),
    MeasureCase("Lose 15 pounds", 165, "lb", .level, initial: 180),
    MeasureCase("Weigh 75 kg", 75, "kg", .level),
    MeasureCase("Weight under 80 kg", 80, "kg", .level, initial: 86),
    MeasureCase("Resting heart rate below 60", 60, "bpm", .level, initial: 68),
    MeasureCase("Stress level", 4, "points", .level, initial: 8),
    MeasureCase("Mood", 7, "of 10", .level, initial: 4),
    MeasureCase("Pay off my card", 0, "dollars", .level, initial: 2000),
    MeasureCase("No cigarettes", 0, "cigarettes", .limit, .daily),
    MeasureCase("At most 1 coffee a day", 1, "coffee", .limit, .daily),
    MeasureCase("Max 2 beers", 2, "beers", .limit, .weekly, recurrence: .weekly),
    MeasureCase("Screen time under 2 hours", 2, "hours", .limit, .daily),
    MeasureCase("Cut down on cigarettes", 5, "cigarettes", .limit, .daily, initial: 20),
    MeasureCase("No more than 3 drinks a week", 3, "drinks", .limit, .weekly),
    MeasureCase("Quit smoking", 0, "cigarettes", .limit, .daily, initial: 10),
    MeasureCase("Quit smoking", 0, "completion", .limit, .daily),
    MeasureCase("Cut calories to 1,800", 1800, "kcal", .limit, .daily),
    MeasureCase("under 2000 kcal", 2000, "kcal", .limit, .daily),
    MeasureCase("Only 30 minutes of Instagram", 30, "minutes", .limit, .daily),
    MeasureCase("Asleep before 23:00", 1380, "clock", .timeOfDay, .daily),
    MeasureCase("Up at 6:30", 390, "clock", .timeOfDay, .daily, recurrence: .daily),
    MeasureCase("10 km in 55 min", 55, "min", .result),
    MeasureCase("Run 5k under 25 minutes", 25, "minutes", .result),
    MeasureCase("Sub-4 marathon", 240, "min", .result),
    MeasureCase("Plank 3 min", 3, "min", .result),
    MeasureCase("Plank 3 minutes without stopping", 180, "seconds", .result),
    MeasureCase("Bench 100 kg", 100, "kg", .result),
    MeasureCase("5 pull-ups", 5, "pull-ups", .result),
    MeasureCase("Run 10 km without stopping", 10, "km", .result),
    MeasureCase("Be healthier", 1, "completion", .none),
    MeasureCase("Be a better dad", 1, "completion", .none),
  ])
  func followsFromTheFields(_ goal: MeasureCase) {
    #expect(goal.reading.measure == goal.measure)
    #expect(goal.reading.period == goal.period)
  }

  @Test(arguments: [
    MeasureCase("Walk 10k steps", 10_000, "steps", .everyPeriod),
    MeasureCase("No cigarettes", 0, "cigarettes", .limit),
    MeasureCase("Read 12 books", 12, "books", .total),
    MeasureCase("Reach 165 lb", 165, "lb", .level, initial: 180),
    MeasureCase("10 km in 55 min", 55, "min", .result),
    MeasureCase("Asleep by 11", 1380, "clock", .timeOfDay),
    MeasureCase("Be healthier", 1, "completion", .none),
  ])
  func isSureOfPlainGoals(_ goal: MeasureCase) {
    #expect(goal.reading.isSure)
  }

  @Test(arguments: [
    MeasureCase("Run 10 km", 10, "km", .result), MeasureCase("Run 3 times", 3, "times", .total),
    MeasureCase("Coffee", 2, "cups", .limit), MeasureCase("Read 20 pages", 20, "pages", .total),
    MeasureCase("Lose 15 lb", 15, "lb", .level, type: .weight, initial: 180),
  ])
  func asksWhereAGoalCanBeReadInTwoWays(_ goal: MeasureCase) {
    #expect(!goal.reading.isSure)
  }

  @Test(
    arguments: [
      ("steps a day", "steps", Recurrence.daily), ("steps/day", "steps", .daily),
      ("runs per week", "runs", .weekly), ("pages", "pages", nil), ("cups daily", "cups", .daily),
      ("days", "days", nil), ("day", "day", nil), ("hours/night", "hours", .daily),
    ] as [(String, String, Recurrence?)])
  func findsThePeriodOfAUnit(_ unit: String, _ plain: String, _ period: Recurrence?) {
    #expect(UnitPeriod(unit).unit == plain)
    #expect(UnitPeriod(unit).period == period)
  }
}
