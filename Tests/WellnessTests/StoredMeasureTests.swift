import Testing
import Time
import Wellness

/// The measure of a goal as it's stored, set, and read again.
@Suite struct StoredMeasureTests {
  private static func goal(
    _ title: String = "Save money", to target: Double = 3000, _ unit: String = "dollars",
    from initial: Double = 0, every recurrence: Recurrence? = nil
  ) -> Goal {
    let today = CalendarDate(daysSince1970: 20_514)
    return Goal(
      id: Goal.LocalID("g1"), title: title, type: .custom, startDate: today, targetDate: nil,
      initialValue: initial, targetValue: target, unit: unit, recurrence: recurrence,
      createdAt: Instant(today), updatedAt: Instant(today))
  }

  @Test func aReadingComesBackFromItsText() {
    for measure in GoalMeasure.allCases {
      for recurrence in [nil] + Recurrence.allCases {
        let reading = GoalMeasure.Reading.set(measure, recurrence)
        #expect(GoalMeasure.Reading(text: reading.text) == reading)
      }
    }
    let read = Self.goal("Walk more", to: 10_000, "steps").reading
    #expect(read.text == "period daily sure")
    #expect(GoalMeasure.Reading(text: read.text) == read)
    #expect(GoalMeasure.Reading.set(.level, nil).text == "level set")
  }

  @Test(arguments: ["", "level", "level sure daily", "level daily", "height set", "level set set"])
  func otherTextsAreNone(text: String) {
    #expect(GoalMeasure.Reading(text: text) == nil)
  }

  @Test func itFollowsTheWordsOfTheGoal() {
    var goal = Self.goal()
    #expect(goal.measure == .total && goal.setMeasure == nil)
    (goal.title, goal.unit, goal.targetValue) = ("Walk more", "steps", 10_000)
    #expect(goal.reading.text == "period daily sure")
    (goal.unit, goal.targetValue) = ("clock", 1380)
    #expect(goal.measure == .timeOfDay)
    (goal.unit, goal.initialValue, goal.targetValue) = ("kg", 80, 70)
    goal.type = .weight
    #expect(goal.measure == .level)
    goal.recurrence = .weekly
    #expect(goal.reading == goal.inferredMeasure)
  }

  @Test func oneThatWasSetStaysWhateverTheWordsSay() {
    var goal = Self.goal()
    goal.choose(.set(.level), at: 0)
    (goal.title, goal.unit, goal.targetValue) = ("Walk more", "steps", 10_000)
    #expect(goal.setMeasure == .level)
    goal.choose(.inferred, at: 0)
    #expect(goal.reading.text == "period daily sure")
  }

  /// What can't be meant any longer is read again: a level doesn't begin anew, and `clock` counts
  /// times of day.
  @Test func oneThatCannotBeMeantIsReadAgain() {
    var goal = Self.goal()
    goal.choose(.set(.level), at: 0)
    goal.recurrence = .daily
    #expect(goal.measure == .everyPeriod && goal.setMeasure == nil)
    goal.choose(.set(.limit), at: 0)
    goal.recurrence = .weekly
    #expect(goal.reading == .set(.limit, .weekly))
    goal.unit = ClockTime.unit
    #expect(goal.measure == .timeOfDay && goal.setMeasure == nil)
  }

  @Test func whatIsKeptByPeriodStartsFromNothing() {
    var goal = Self.goal("Coffee", to: 2, "cups", from: 5, every: .daily)
    goal.choose(.set(.limit), at: 5)
    #expect(goal.initialValue == 0 && goal.setMeasure == .limit)
    var weight = Self.goal("165", to: 165, "lb")
    weight.choose(.set(.level), at: 180)
    #expect(weight.initialValue == 180 && weight.setMeasure == .level)
  }

  @Test(
    arguments: [
      (.total, "km", nil, nil), (.total, "km", .daily, .recurs(.total)),
      (.everyPeriod, "km", .weekly, nil), (.everyPeriod, "km", nil, .lacksRecurrence),
      (.level, "kg", nil, nil), (.level, "kg", .monthly, .recurs(.level)),
      (.limit, "cups", nil, nil), (.limit, "cups", .daily, nil),
      (.timeOfDay, "clock", .daily, nil), (.timeOfDay, "minutes", .daily, .lacksClock),
      (.limit, "clock", .daily, .isClock), (.none, "clock", nil, .isClock),
    ] as [(GoalMeasure, String, Recurrence?, GoalMeasure.Misfit?)])
  func notEveryMeasureFits(
    measure: GoalMeasure, unit: String, every: Recurrence?, misfit: GoalMeasure.Misfit?
  ) {
    #expect(measure.misfit(unit: unit, every) == misfit)
  }

  @Test func aChangeTellsOfAMeasureThatWasSet() {
    let before = Self.goal()
    var renamed = before
    (renamed.title, renamed.unit) = ("Walk more", "steps")
    #expect(GoalFields(between: before, and: renamed) == [.title, .target, .unit])
    var set = before
    set.choose(.set(.total), at: 0)
    #expect(GoalFields(between: before, and: set) == .measure)
    #expect(GoalFields(between: set, and: before) == .measure)
  }
}
