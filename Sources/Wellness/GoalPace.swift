import Time

/// What is still to be done for a goal, and how much of it on each day that is left.
package struct GoalPace: Hashable, Sendable {
  /// From the value to the target, never negative, whichever way the value is to go; beyond a limit,
  /// or late in minutes, of what is kept by periods.
  package let gap: Double
  /// Days that are left; 0 on the last one, negative afterwards, `nil` without an end.
  package let daysLeft: Int?
  /// What each day must bring, in the direction of the goal; `nil` when the target is reached, has
  /// no date or one that has passed, and for what is kept and not reached.
  package let perDay: Double?

  /// - Parameter period: of a goal that counts anew with each one.
  package init(_ goal: Goal, period: PeriodProgress?, today: CalendarDate) {
    self.init(MeasuredGoal(goal, period: period), today: today)
  }

  /// The same of a goal whose measure is known.
  package init(_ measured: MeasuredGoal, today: CalendarDate) {
    let (goal, period) = (measured.goal, measured.period)
    if measured.measure.isKeptByPeriod {
      gap = max(0, measured.excess ?? 0)
      daysLeft = period.map { today.days(until: $0.end) }
      perDay = nil
      return
    }
    let value = period.map { $0.value ?? goal.initialValue } ?? goal.currentValue
    gap = goal.isReached(at: value) ? 0 : abs(goal.targetValue - value)
    // The days of a period count with today, the days to a date without, as they are shown.
    daysLeft = period.map { today.days(until: $0.end) } ?? goal.daysRemaining(on: today)
    perDay = daysLeft.flatMap { [gap] days in
      guard gap > 0, days >= 0 else { return nil }
      return gap / Double(period == nil ? max(1, days) : days + 1)
    }
  }
}
