import Testing
import Time
import Wellness

@Suite struct MeasuredGoalTests {
  private static let today = CalendarDate(daysSince1970: 20_514)

  private static func goal(
    _ title: String, to target: Double, _ unit: String, at current: Double = 0,
    every recurrence: Recurrence? = nil
  ) -> Goal {
    Goal(
      id: Goal.LocalID("g1"), title: title, type: .wellness, startDate: today, targetDate: nil,
      currentValue: current, targetValue: target, unit: unit, recurrence: recurrence,
      createdAt: Instant(today), updatedAt: Instant(today))
  }

  /// - Parameter values: the last is of today.
  private static func measured(_ goal: Goal, _ values: [Double?]) -> MeasuredGoal {
    let entries = values.reversed().enumerated().compactMap { age, value in
      value.map { ProgressEntry(at: Instant(milliseconds: Int64(age)), value: $0) }
    }
    let period = PeriodProgress(goal, entries.reversed(), today: today) {
      today.adding(days: -Int($0.milliseconds))
    }
    return MeasuredGoal(goal, period: period)
  }

  private static let smoke = goal("No cigarettes", to: 0, "cigarettes", every: .daily)
  private static let night = goal("Asleep before 23:00", to: 1380, "clock", every: .daily)

  @Test func noEntryIsNoValue() {
    for goal in [Self.smoke, Self.night] {
      let measured = Self.measured(goal, [])
      #expect(measured.value == nil && measured.share == nil && measured.percent == nil)
      #expect(!measured.isOver && measured.excess == nil)
    }
  }

  @Test(
    arguments: [
      (smoke, [0.0], 0.0, nil), (smoke, [3], 3, 0), (smoke, [0, 0, 2, 0], 0, 67),
      (night, [1400], 20, 0), (night, [1300, 30], 90, 50), (night, [1300, 1360], -20, 100),
    ] as [(Goal, [Double?], Double, Int?)])
  func sharesAreOfPeriodsThatWereKept(
    _ goal: Goal, _ values: [Double?], _ excess: Double, _ percent: Int?
  ) {
    let measured = Self.measured(goal, values)
    #expect(measured.excess == excess && measured.percent == percent)
    #expect(measured.isOver == (excess > 0))
  }

  @Test func somethingIsLeftToDoOrNot() {
    func isOpen(_ goal: Goal, _ values: [Double?]) -> Bool {
      Agenda.Item(Self.measured(goal, values), today: Self.today).isOpen
    }
    #expect(!isOpen(Self.smoke, []) && !isOpen(Self.smoke, [3]))
    #expect(isOpen(Self.night, [1300, nil]) && !isOpen(Self.night, [1400]))
    let steps = Self.goal("Walk 10k steps", to: 10_000, "steps", at: 10_400)
    // What was noted yesterday is not of today.
    #expect(isOpen(steps, [10_400, nil]) && !isOpen(steps, [10_400]))
  }

  @Test(arguments: [
    (0.0, 0), (0.004, 0), (0.165, 17), (0.1649, 16), (0.996, 99), (1, 100), (1.2, 100), (-1, 0),
  ])
  func percentsAreRoundedOneWay(_ share: Double, _ percent: Int) {
    #expect(Percent.of(share) == percent)
  }

  @Test func theFirstTimeOfADistanceIsWhereItStarts() {
    var goal = Self.goal("Run 10 km in 55 min", to: 55, "minutes")
    #expect(goal.begins(with: 59.5) && !goal.begins(with: 54))
    goal.title = "Plank"
    #expect(!goal.begins(with: 59.5))
  }

  @Test func theFirstWeightIsWhereItStarts() {
    var goal = Self.goal("Weigh under 80 kg", to: 80, "kg")
    #expect(goal.begins(with: 82) && !goal.begins(with: 79))
    goal.title = "Gain weight to 80 kg"
    #expect(!goal.begins(with: 82) && goal.begins(with: 75))
    goal = Self.goal("Resting heart rate of 55", to: 55, "bpm")
    #expect(goal.begins(with: 65) && !goal.begins(with: 50))
    goal = Self.goal("Mood at 8", to: 8, "points")
    #expect(goal.begins(with: 4) && !goal.begins(with: 9))
  }

  @Test(arguments: [
    ("Weigh 75 kg", 75, "kg", true), ("Run 5 km in 25 min", 25, "min", true),
    ("Plank", 3, "min", false), ("Read 12 books", 12, "books", false),
    ("Mood at 8", 8, "points", true),
  ])
  func aStateLacksItsStartUntilItIsSaid(
    title: String, target: Double, unit: String, lacks: Bool
  ) {
    var goal = Self.goal(title, to: target, unit)
    #expect(goal.lacksStart == lacks)
    goal.currentValue = 2
    #expect(!goal.lacksStart)
  }

  @Test(
    arguments: [
      ("Sleep 8 hours a night", 8, "hours", .daily, 0, 35, true),
      ("Sleep 8 hours a night", 8, "hours", .daily, 0, 10, false),
      ("Run 5 km each day", 5, "km", .daily, 0, 300, true),
      ("Run 40 km a week", 40, "km", .weekly, 0, 60, false),
      ("Run 500 km", 500, "km", nil, 100, 400, true), ("Run 500 km", 500, "km", nil, 0, 300, false),
      ("Walk 10k steps", 10_000, "steps", .daily, 0, 67_000, false),
      ("Walk 50k steps", 50_000, "steps", .daily, 0, 150_000, true),
      ("Weigh 75 kg", 75, "kg", nil, 78, 785, true),
      ("Weigh 75 kg", 75, "kg", nil, 78, 77.5, false),
      ("Weigh 75 kg", 75, "kg", nil, 78, 7.5, true), ("Weigh 75 kg", 75, "kg", nil, 0, 130, false),
      ("Read 12 books", 12, "books", nil, 0, 130, true),
      ("At most 2 coffees a day", 2, "coffees", .daily, 0, 12, false),
      ("In bed by 23:00", 1380, "clock", .daily, 0, 30, false),
      ("Drink 2 litres", 2, "litres", .daily, 0, 15, true),
    ] as [(String, Double, String, Recurrence?, Double, Double, Bool)])
  func aSlipOfTheFingerIsUnusual(
    title: String, target: Double, unit: String, every: Recurrence?, current: Double, value: Double,
    isUnusual: Bool
  ) {
    var goal = Self.goal(title, to: target, unit)
    goal.type = .inferred(title: title, unit: unit)
    (goal.recurrence, goal.currentValue) = (every, current)
    if title.hasPrefix("Weigh") { goal.initialValue = current }
    #expect(goal.isUnusual(value) == isUnusual)
  }

  @Test(arguments: [
    ("Weight down to 78 kg", "kg", 85.0, 78.0, 98), ("Weigh 170 lb", "lb", 180, 170, 64),
    ("Weigh 170 lb", "lb", 0, 170, 30), ("Lose weight", "kg", 81, 80, 30),
    ("Lose 10 kg", "kg", 0, 10, 140),
    ("Lose weight to 75 kg", "kg", 0, 75, 30), ("Slim down 6 kg", "kg", 0, 6, 84),
    ("Weigh 40 kg", "kg", 45, 40, 78), ("Gain 5 kg", "kg", 0, 5, 30),
    ("Bench press 80 kg", "kg", 90, 80, 30), ("Save 300 euros", "euros", 500, 300, 30),
  ])
  func aWeightGoesDownHalfAKiloAWeekWhereNoDateIsSaid(
    title: String, unit: String, current: Double, target: Double, days: Int
  ) {
    let type = GoalType.inferred(title: title, unit: unit)
    #expect(
      GoalRules.days(title: title, unit: unit, type: type, from: current, to: target) == days)
  }

  /// What is whole weeks in one unit is no day more in another.
  @Test(arguments: ["lb", "stone"]) func aWeightTakesAsLongInEveryUnit(_ unit: String) throws {
    let change = try #require(UnitChange(from: "kg", to: unit))
    for tenths in 1...300 {
      let (current, target) = (100 + Double(tenths) / 10, 100.0)
      let days = [("kg", current, target), (unit, change(current), change(target))].map {
        GoalRules.days(title: "Weigh less", unit: $0, type: .weight, from: $1, to: $2)
      }
      #expect(days[0] == days[1], "\(current)")
    }
  }
}
