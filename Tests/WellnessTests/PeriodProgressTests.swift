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

  @Test func isOnlyForWhatRecurs() {
    #expect(Self.progress(Self.goal(nil), [(0, 10)]) == nil)
  }
}
