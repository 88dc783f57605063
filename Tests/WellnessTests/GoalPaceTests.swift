import Testing
import Time
import Wellness

@Suite struct GoalPaceTests {
  private static let today = CalendarDate(daysSince1970: 20_514)

  private static func pace(
    from initial: Double = 0, at current: Double, to target: Double, due: Int?
  ) -> GoalPace {
    GoalPace(
      MeasuredGoal(goal(from: initial, at: current, to: target, due: due)), today: today)
  }

  static func goal(
    from initial: Double = 0, at current: Double, to target: Double, due: Int?,
    status: GoalStatus = .active, age: Int = 0
  ) -> Goal {
    Goal(
      id: Goal.LocalID("g1"), title: "It", type: .activity, startDate: today,
      targetDate: due.map { today.adding(days: $0) }, initialValue: initial, currentValue: current,
      targetValue: target, unit: "km", status: status,
      createdAt: Instant(today.adding(days: -age)), updatedAt: Instant(today))
  }

  @Test(
    arguments: [
      (pace(at: 10, to: 50, due: 80), 40.0, 0.5), (pace(at: 10, to: 50, due: 0), 40, 40),
      (pace(from: 180, at: 172, to: 165, due: 14), 7, 0.5),
      (pace(from: 180, at: 184, to: 165, due: 19), 19, 1),
      (pace(from: 180, at: 160, to: 165, due: 19), 0, nil), (pace(at: 60, to: 50, due: 9), 0, nil),
      (pace(at: 10, to: 50, due: -1), 40, nil), (pace(at: 10, to: 50, due: nil), 40, nil),
    ] as [(GoalPace, Double, Double?)])
  func isTheGapOverTheDaysLeft(_ pace: GoalPace, _ gap: Double, _ perDay: Double?) {
    #expect(pace.gap == gap)
    #expect(pace.perDay == perDay)
  }

  @Test(arguments: [
    (GoalView.stalled, goal(at: 9, to: 50, due: 9, age: 8), true),
    (.stalled, goal(at: 10, to: 50, due: 9, age: 8), false),
    (.stalled, goal(at: 0, to: 50, due: 9, age: 7), false),
    (.stalled, goal(at: 0, to: 50, due: 9, status: .paused, age: 8), false),
    (.stalled, goal(from: 180, at: 179, to: 165, due: 9, age: 8), true),
    (.nearlyDone, goal(at: 40, to: 50, due: 9), true),
    (.nearlyDone, goal(at: 39, to: 50, due: 9), false),
    (.nearlyDone, goal(at: 50, to: 50, due: 9, status: .completed), false),
    (.nearlyDone, goal(from: 180, at: 168, to: 165, due: 9), true),
    (.dueSoon, goal(at: 0, to: 50, due: 7), true), (.dueSoon, goal(at: 0, to: 50, due: 8), false),
    (.dueSoon, goal(at: 0, to: 50, due: 0), true), (.dueSoon, goal(at: 0, to: 50, due: -1), false),
    (.dueSoon, goal(at: 0, to: 50, due: nil), false),
    (.overdue, goal(at: 0, to: 50, due: -1), true), (.overdue, goal(at: 0, to: 50, due: 0), false),
    (.overdue, goal(at: 0, to: 50, due: -1, status: .paused), true),
    (.overdue, goal(at: 0, to: 50, due: -1, status: .completed), false),
    (.overdue, goal(at: 0, to: 50, due: -1, status: .abandoned), false),
  ])
  func aViewHasItsGoals(_ view: GoalView, _ goal: Goal, _ isIn: Bool) {
    #expect(view.includes(goal, today: Self.today, now: Instant(Self.today)) == isIn)
  }
}
