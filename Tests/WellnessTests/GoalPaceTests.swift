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
    from initial: Double = 0, at current: Double, to target: Double, due: Int?
  ) -> Goal {
    Goal(
      id: Goal.LocalID("g1"), title: "It", type: .activity, startDate: today,
      targetDate: due.map { today.adding(days: $0) }, initialValue: initial, currentValue: current,
      targetValue: target, unit: "km", createdAt: Instant(today), updatedAt: Instant(today))
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
}
