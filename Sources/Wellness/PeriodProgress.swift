import Time

/// How a recurring goal stands in the period of a day, and for how many in a row it was reached.
package struct PeriodProgress: Hashable, Sendable {
  /// The last day of the period.
  package let end: CalendarDate
  /// The value noted last in the period; `nil` when none was.
  package let value: Double?
  /// Whether that reaches the target.
  package let isReached: Bool
  /// Periods in a row that were reached, up to this one; this one counts once it is reached and
  /// breaks nothing before.
  package let streak: Int

  /// - Parameters:
  ///   - entries: oldest first.
  ///   - day: the day on which an entry was noted, in the user's zone.
  /// - Returns: `nil` for a goal that does not recur.
  package init?(
    _ goal: Goal, _ entries: [ProgressEntry], today: CalendarDate,
    day: (Instant) -> CalendarDate
  ) {
    guard let recurrence = goal.recurrence else { return nil }
    var values: [CalendarDate: Double] = [:]
    for entry in entries { values[recurrence.period(around: day(entry.at)).first] = entry.value }
    func isReached(_ start: CalendarDate) -> Bool {
      values[start].map(goal.isReached(at:)) ?? false
    }
    let period = recurrence.period(around: today)
    let current = period.first
    var streak = isReached(current) ? 1 : 0
    var start = recurrence.period(around: current.adding(days: -1)).first
    while isReached(start) {
      streak += 1
      start = recurrence.period(around: start.adding(days: -1)).first
    }
    end = period.last
    value = values[current]
    self.isReached = isReached(current)
    self.streak = streak
  }
}

extension Goal {
  /// Whether a value would be the target or beyond it, in the direction of the goal.
  package func isReached(at value: Double) -> Bool {
    Goal.progress(initial: initialValue, current: value, target: targetValue) >= 1
  }
}
