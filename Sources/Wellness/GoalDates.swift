import Time

/// A goal that may be due on a day that nobody has named.
package protocol HasDueDate: HasMeasure {
  var startDate: CalendarDate { get }
  var targetDate: CalendarDate? { get }
  var createdAt: Instant { get }
}

extension HasDueDate {
  /// Whether it's to be reached by the day of one that says no date.
  package func hasUnnamedDate(in zone: OffsetZone) -> Bool {
    recurrence == nil
      && GoalRules.isUnnamed(
        targetDate, after: defaultDays(from: initialValue), from: startDate, madeAt: createdAt,
        in: zone)
  }

  /// How many days it has that says no date.
  ///
  /// - Parameter value: where it stands.
  package func defaultDays(from value: Double) -> Int {
    GoalRules.days(title: title, unit: unit, type: type, from: value, to: targetValue)
  }

  /// The day by which it's to be reached where nobody names one: as when it was made, by which it's
  /// known again, or later where the rest takes longer.
  package func defaultDate(
    from value: Double, on today: CalendarDate, in zone: OffsetZone
  ) -> CalendarDate {
    let beginning = GoalRules.beginning(from: startDate, madeAt: createdAt, in: zone)
    return max(
      beginning.adding(days: defaultDays(from: initialValue)),
      max(startDate, today).adding(days: defaultDays(from: value)))
  }
}
