import Testing
import Wellness

@testable import Shell

@Suite struct GoalProgressTests {
  @Test(
    arguments: [
      ("7400", .number(Quantity(7400)), []), ("7,400", .number(Quantity(7400)), []),
      ("7400 steps", .number(Quantity(7400)), ["steps"]),
      ("75kg", .number(Quantity(75, "kg")), ["kg"]),
      ("2.5 Run far", .number(Quantity(2.5)), ["Run", "far"]),
      ("2.5km \"Run far\"", .number(Quantity(2.5, "km")), ["km", "Run far"]),
      ("0", .number(Quantity(0)), []), ("23:20", .time(1400, "23:20"), []),
      ("10:40pm Asleep", .time(1360, "10:40pm"), ["Asleep"]),
      ("10:40 pm Asleep", .time(1360, "10:40"), ["Asleep"]),
      ("59:40", .time(nil, "59:40"), []), ("+1", .more(Quantity(1)), []),
      ("+1,500 steps", .more(Quantity(1500)), ["steps"]), ("81,5", .number(Quantity(81.5)), []),
      ("-50", .less(Quantity(50)), []), ("-2.5km Run", .less(Quantity(2.5, "km")), ["km", "Run"]),
      ("4k steps", .thousands(4), ["steps"]), ("4.5K", .thousands(4.5), []),
      ("+2k", .more(Quantity(2000)), []), ("42.195 km", .number(Quantity(42.195, "km")), ["km"]),
      ("+2.5km Run", .more(Quantity(2.5, "km")), ["km", "Run"]),
      ("1e3", .number(Quantity(1000)), []), ("+.5 km", .more(Quantity(0.5)), ["km"]),
      ("2.5E-1km", .number(Quantity(0.25, "km")), ["km"]),
    ] as [(String, GivenValue, [String])])
  func readsTheValueAndWhatFollows(
    _ rest: String, _ value: GivenValue, _ words: [String]
  ) throws {
    let progress = try parse("/goal progress \(rest)", as: GoalProgress.self)
    #expect(progress.value == value)
    #expect(progress.words == words)
  }

  @Test(arguments: [
    "-", "-many", "many", "steps 7400", "23:70", "1:2", "+", "+many", "++1", "1e999", ".",
  ])
  func tellsWhatIsNoValue(_ rest: String) {
    let first = String(rest.prefix { $0 != " " })
    #expect(
      throws: UsageProblem.bad(
        first, for: "the value", expected: Usage.Kind.quantity.expectation)
    ) { try parse("/goal progress \(rest)", as: GoalProgress.self) }
  }

  @Test(arguments: ["5.000", "+5.000", "-5.000", "5.000 steps"])
  func asksWhichOfTwoNumbersIsMeant(_ rest: String) {
    #expect(throws: UsageProblem.ambiguous("5.000", 5, 5000)) {
      try parse("/goal progress \(rest)", as: GoalProgress.self)
    }
  }

  @Test func thousandsAreKilometresWhereTheseAreCounted() throws {
    try expectTranscript(
      """
      > /goal new Walk --target 10k steps --every day
      | Goal 1 saved: Walk (0 of 10,000 steps a day).
      > /goal progress 4k
      | ████████░░░░░░░░░░░░  40 %  Walk (4,000 of 10,000 steps a day)
      > /goal new "Run a 5k" --target 5k --by 31 may
      | Goal 2 saved: Run a 5k (0 of 5 km, due 2026-05-31).
      > /goal progress 4k
      | ████████████████░░░░  80 %  Run a 5k (4 of 5 km, due 2026-05-31)
      """)
  }

  @Test func needsAValue() {
    #expect(throws: UsageProblem.missing("N")) {
      try parse("/goal progress", as: GoalProgress.self)
    }
  }

  @Test func progressAndCompleteMoveAGoal() throws {
    try expectTranscript(
      """
      > /goal progress 5
      ! There is no goal yet. Make one: /goal new "Walk 10k steps" --target 10000 steps --by +30d
      > /goal new Run far --target 5 km --by 31 may
      | Goal 1 saved: Run far (0 of 5 km, due 2026-05-31).
      > /goal new Lose weight --target 165 lbs --current 180 --by +30d
      | Goal 2 saved: Lose weight (180 to 165 lbs, due 2026-04-01).
      > /goal progress 172.5
      | ██████████░░░░░░░░░░  50 %  Lose weight (172.5 to 165 lbs, due 2026-04-01)
      > /goal progress 170 lbs
      | █████████████░░░░░░░  67 %  Lose weight (170 to 165 lbs, due 2026-04-01)
      > /goal progress 2.5 Run
      | ██████████░░░░░░░░░░  50 %  Run far (2.5 of 5 km, due 2026-05-31)
      > /goal progress 2km Run far
      | ████████░░░░░░░░░░░░  40 %  Run far (2 of 5 km, due 2026-05-31)
      > /goal progress 3 miles
      ! "Lose weight" counts in lbs, not in miles, and no goal is called "miles".
      > /goal progress 7 km Run far
      | ████████████████████ 100 %  Run far (7 of 5 km, due 2026-05-31)  reached!
      > /goal progress
      ! /goal progress needs N, e.g. /goal progress 7400
      > /goal progress -5 Run
      | ████████░░░░░░░░░░░░  40 %  Run far (2 of 5 km, due 2026-05-31)
      | Active again: its target isn't reached now.
      > /goal progress -5 Run
      ! "Run far" is at 2 km: 5 can't be taken off that.
      > /goal progress 4 km
      ! "Lose weight" counts in lbs, not in km, and no goal is called "km". "Run far" does: /goal progress N 1.
      > /goal progress 12 yesterday
      ! Progress counts for today; it can't be noted for another day. /goal progress N notes where a goal is now.
      > /goal progress 23:40
      ! "23:40" is a time, and "Lose weight" counts in lbs. /goal edit --target 23:40 lets it count times of day.
      > /goal progress 23:40 Run
      ! "23:40" is a time, and "Run far" counts in km. /goal edit 1 --target 23:40 lets it count times of day.
      > /goal progress 7 Run
      | ████████████████████ 100 %  Run far (7 of 5 km, due 2026-05-31)  reached!
      > /goal complete
      | Completed: Lose weight at 67 %.
      > /goal complete
      ! "Lose weight" is completed already.
      > /goal complete Run
      ! "Run far" is completed already.
      """)
  }

  /// A slip of the finger leaves no goal dead.
  @Test func aCorrectionTakesAGoalUpAgain() throws {
    try expectTranscript(
      """
      > /goal new Save --target 2000 euros
      | Goal 1 saved: Save (0 of 2,000 euros, due 2026-04-01).
      > /goal progress 4000
      | ████████████████████ 100 %  Save (4,000 of 2,000 euros, due 2026-04-01)  reached!
      > /goal progress 400
      | ████░░░░░░░░░░░░░░░░  20 %  Save (400 of 2,000 euros, due 2026-04-01)
      | Active again: its target isn't reached now.
      > /goal progress 2000
      | ████████████████████ 100 %  Save (2,000 of 2,000 euros, due 2026-04-01)  reached!
      > /goal edit --target 5000
      | Changed Save: target 5,000 euros (was 2,000 euros).
      | Active again: its target isn't reached now.
      > /goal complete
      | Completed: Save at 40 %.
      > /goal progress 2500
      | ██████████░░░░░░░░░░  50 %  Save (2,500 of 5,000 euros, due 2026-04-01)
      | It is completed: /goal resume takes it up again.
      """)
  }

  @Test func asksWhetherSoMuchIsMeant() throws {
    try expectTranscript(
      """
      > /goal new Walk --target 20 walks --by 31 may
      | Goal 1 saved: Walk (0 of 20 walks, due 2026-05-31).
      > /goal progress 99999
      | 99,999 walks? That is more than ten times the target, 20 walks. Note it? [y/N]
      > n
      ! Nothing was noted.
      > /goal progress 201
      | 201 walks? That is more than ten times the target, 20 walks. Note it? [y/N]
      > y
      | ████████████████████ 100 %  Walk (201 of 20 walks, due 2026-05-31)  reached!
      """)
  }

  /// A unit that is no measure of a goal is none of its values, wherever it is given.
  @Test func aValueInAnotherUnitIsConvertedOrRefused() throws {
    try expectTranscript(
      """
      > /goal new "Run far" --target 10 km --by 31 may
      | Goal 1 saved: Run far (0 of 10 km, due 2026-05-31).
      > /goal progress 3 miles
      | █████████░░░░░░░░░░░  48 %  Run far (4.83 of 10 km, due 2026-05-31)
      > /goal progress 1 mile Run
      | ███░░░░░░░░░░░░░░░░░  16 %  Run far (1.61 of 10 km, due 2026-05-31)
      > /goal progress 2 kilometres far
      | ████░░░░░░░░░░░░░░░░  20 %  Run far (2 of 10 km, due 2026-05-31)
      > /goal progress 78.5 kg Run
      ! "Run far" counts in km, not in kg: nothing was noted.
      > /goal progress 4 for Run far
      | ████████░░░░░░░░░░░░  40 %  Run far (4 of 10 km, due 2026-05-31)
      > /goal new "Weigh less" --target 75 kg --current 200 km
      ! --current is in km and the target in kg: give both in one unit.
      > /goal progress 4.5 far
      | █████████░░░░░░░░░░░  45 %  Run far (4.5 of 10 km, due 2026-05-31)
      > /goal new Weigh 75 kg --current 12 books
      ! --current is in books and the target in kg: give both in one unit.
      > /goal new "Weigh less" --target 75 kg --current 176.4 lbs
      | Goal 2 saved: Weigh less (80.01 to 75 kg, due 2026-05-12).
      | The date leaves time for half a kilo a week; /goal edit --by DATE changes it.
      """)
  }

  @Test func anUnusualValueIsNotedAndSaid() throws {
    try expectTranscript(
      """
      > /goal new "Sleep 8 hours" --target 8 hours --every day
      | Goal 1 saved: Sleep 8 hours (0 of 8 hours a day).
      > /goal progress 35
      | ████████████████████ 100 %  Sleep 8 hours (35 of 8 hours a day)
      | 35 hours is unusual; /goal progress with the right value mends it.
      > /goal progress 7.5
      | ██████████████████░░  94 %  Sleep 8 hours (7.5 of 8 hours a day)
      """)
  }

  @Test func aPlusAddsToWhatThereIs() throws {
    try expectTranscript(
      """
      > /goal new Read books --target 12 books
      | Goal 1 saved: Read books (0 of 12 books, due 2026-04-01).
      > /goal progress +1
      | █░░░░░░░░░░░░░░░░░░░   8 %  Read books (1 of 12 books, due 2026-04-01)
      > /goal progress +2 books
      | █████░░░░░░░░░░░░░░░  25 %  Read books (3 of 12 books, due 2026-04-01)
      > /goal new Walk --target 10000 steps --every day
      | Goal 2 saved: Walk (0 of 10,000 steps a day).
      > /goal progress 4000
      | ████████░░░░░░░░░░░░  40 %  Walk (4,000 of 10,000 steps a day)
      > /goal progress +2000
      | ████████████░░░░░░░░  60 %  Walk (6,000 of 10,000 steps a day)
      > /goal new Sleep --target 23:00 --every day
      | Goal 3 saved: Sleep (by 23:00 each day).
      > /goal progress +1
      ! "Sleep" takes a time of day, such as 23:20 or 10:40pm.
      """)
  }

  @Test func aGoalThatGoesDownIsRightEverywhere() throws {
    try expectTranscript(
      """
      > /goal new "Lose" --current 180 --target 165 lbs --by +30d
      | Goal 1 saved: Lose (180 to 165 lbs, due 2026-04-01).
      > /goal progress 184
      | ░░░░░░░░░░░░░░░░░░░░   0 %  Lose (184 to 165 lbs, due 2026-04-01)
      > /goal progress 172
      | ██████████░░░░░░░░░░  53 %  Lose (172 to 165 lbs, due 2026-04-01)
      > /today
      | Monday, 2026-03-02
      |    1  Lose  172 to 165 lbs  30 days left
      | Next: Lose: 7 lbs down to go, 1.6 lbs a week until 2026-04-01.
      | When does "Lose" fit into your day? Tell your coach.
      > /goal edit --target 160
      | Changed Lose: target 160 lbs (was 165 lbs).
      > /goals
      | *  1  Lose  ████████░░░░░░░░░░░░  40 %  172 to 160 lbs  30 days left
      > /goal progress 158
      | ████████████████████ 100 %  Lose (158 to 160 lbs, due 2026-04-01)  reached!
      > /goal resume
      ! The goal has come to its target: /goal edit --target sets a higher one, then it can go on.
      > /goal show
      | Lose
      | ████████████████████ 100 %
      | progress  158 to 160 lbs
      | started   at 180 lbs
      | type      weight
      | from      2026-03-02
      | due       2026-04-01, completed
      | status    completed
      | history   ▇█▅▁  180 to 158 lbs, 2026-03-02
      """)
  }
}
