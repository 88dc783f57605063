import Testing
import Time
import Wellness

@Suite struct PeriodProgressTests {
  /// A Wednesday.
  private static let today = CalendarDate(daysSince1970: 20_516)

  private static func goal(
    _ recurrence: Recurrence?, from initial: Double = 0, to target: Double = 10
  ) -> Goal {
    Goal(
      id: Goal.LocalID("g1"), title: "It", type: .activity, startDate: today, targetDate: nil,
      initialValue: initial, currentValue: 99, targetValue: target, unit: "km",
      recurrence: recurrence, createdAt: Instant(today), updatedAt: Instant(today))
  }

  /// - Parameter notes: how many days before today, and the value.
  private static func progress(
    _ goal: Goal, _ notes: [(Int, Double)]
  ) -> PeriodProgress? {
    let entries = notes.map { ProgressEntry(at: Instant(milliseconds: Int64($0.0)), value: $0.1) }
    return PeriodProgress(goal, entries, today: today) {
      today.adding(days: -Int($0.milliseconds))
    }
  }

  @Test(arguments: [
    (Recurrence.daily, "2026-03-04", "2026-03-04"), (.weekly, "2026-03-02", "2026-03-08"),
    (.monthly, "2026-03-01", "2026-03-31"),
  ])
  func knowsItsDays(_ recurrence: Recurrence, _ start: String, _ end: String) {
    #expect(Self.today.weekday == .wednesday)
    let period = recurrence.period(around: Self.today)
    #expect(period.first.description == start && period.last.description == end)
  }

  @Test(
    arguments: [
      (Recurrence.daily, [], 0, nil), (.daily, [(0, 10.0)], 1, 10.0),
      (.daily, [(2, 10), (1, 11)], 2, nil), (.daily, [(2, 10), (1, 11), (0, 4)], 2, 4),
      (.daily, [(3, 10), (1, 11), (0, 12)], 2, 12), (.daily, [(1, 11), (1, 3)], 0, nil),
      (.weekly, [(3, 10)], 1, nil), (.weekly, [(9, 10), (3, 10), (2, 10)], 2, 10),
      (.weekly, [(16, 10), (2, 10)], 1, 10), (.monthly, [(10, 10), (3, 10), (1, 5)], 1, 5),
      (.monthly, [(33, 10), (4, 10)], 2, nil),
    ] as [(Recurrence, [(Int, Double)], Int, Double?)])
  func countsWhatWasReachedInARow(
    _ recurrence: Recurrence, _ notes: [(Int, Double)], _ streak: Int, _ value: Double?
  ) throws {
    let progress = try #require(Self.progress(Self.goal(recurrence), notes))
    #expect(progress.streak == streak)
    #expect(progress.value == value)
  }

  @Test func goesDownWhereTheGoalDoes() throws {
    let less = Self.goal(.daily, from: 20, to: 10)
    #expect(try #require(Self.progress(less, [(1, 9), (0, 10)])).streak == 2)
    #expect(try #require(Self.progress(less, [(1, 9), (0, 12)])).streak == 1)
  }

  private static func kept(
    _ title: String, _ unit: String, to target: Double, _ notes: [(Int, Double)]
  ) throws -> PeriodProgress {
    var goal = goal(.daily, to: target)
    (goal.title, goal.unit) = (title, unit)
    return try #require(progress(goal, notes))
  }

  /// Days before today with their values: how many were kept of how many, the row, and whether this
  /// one is done with. A limit that is kept so far has still to be kept to the end of the day.
  @Test(
    arguments: [
      ([], 0, 0, 0, false), ([(0, 0)], 0, 0, 0, false), ([(0, 2)], 0, 1, 0, false),
      ([(1, 0)], 1, 1, 1, false), ([(1, 0), (0, 0)], 1, 1, 1, false),
      ([(2, 0), (1, 0), (0, 1)], 2, 3, 0, false), ([(3, 0), (1, 0)], 2, 2, 1, false),
      ([(3, 0), (2, 4), (1, 0)], 2, 3, 1, false),
    ] as [([(Int, Double)], Int, Int, Int, Bool)])
  func aLimitIsKeptWhenItsDayIsOver(
    _ notes: [(Int, Double)], _ kept: Int, _ counted: Int, _ streak: Int, _ isReached: Bool
  ) throws {
    let progress = try Self.kept("No cigarettes", "cigarettes", to: 0, notes)
    #expect(progress.kept == kept && progress.counted == counted && progress.streak == streak)
    #expect(progress.isReached == isReached)
    #expect(progress.shareKept == (counted == 0 ? nil : Double(kept) / Double(counted)))
  }

  /// 00:30 is late for 23:00 and not early.
  @Test(
    arguments: [
      ([(0, 1380)], 1, 1, 1), ([(0, 1400)], 0, 1, 0), ([(0, 30)], 0, 1, 0),
      ([(2, 1300), (1, 1379), (0, 1381)], 2, 3, 0), ([(2, 1300), (1, 1379)], 2, 2, 2),
      ([(1, 1440), (0, 1200)], 1, 2, 1),
    ] as [([(Int, Double)], Int, Int, Int)])
  func aTimeOfDayIsKeptAtOrBeforeIt(
    _ notes: [(Int, Double)], _ kept: Int, _ counted: Int, _ streak: Int
  ) throws {
    let progress = try Self.kept("Asleep early", "clock", to: 1380, notes)
    #expect(progress.kept == kept && progress.counted == counted && progress.streak == streak)
  }

  /// Steps are of a day, whoever made the goal and did not say so.
  @Test func countsWhatIsDailyByNature() throws {
    var goal = Self.goal(nil, to: 10_000)
    (goal.title, goal.unit) = ("Walk 10k steps", "steps")
    let progress = try #require(Self.progress(goal, [(1, 10_400), (0, 2500)]))
    #expect(progress.value == 2500 && progress.streak == 1 && progress.end == Self.today)
    let pace = GoalPace(MeasuredGoal(goal, period: progress), today: Self.today)
    #expect(pace.gap == 7500 && pace.daysLeft == 0 && pace.perDay == 7500)
  }

  @Test func isOnlyForWhatRecurs() {
    #expect(Self.progress(Self.goal(nil), [(0, 10)]) == nil)
  }
}
