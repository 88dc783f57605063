import Time

/// Days from one to another, both of them in it.
package struct Period: Hashable, Sendable {
  /// The first of them.
  package let first: CalendarDate
  /// The last of them; not before `first`.
  package let last: CalendarDate

  package init(first: CalendarDate, last: CalendarDate) {
    self.first = first
    self.last = last
  }

  /// Whether a date is one of them.
  package func contains(_ date: CalendarDate) -> Bool { first <= date && date <= last }
}

extension Recurrence {
  /// The day, the week from Monday (ISO 8601) or the month that a date is in.
  package func period(around date: CalendarDate) -> Period {
    switch self {
    case .daily: return Period(first: date, last: date)
    case .weekly:
      let monday = date.adding(days: -(Weekday.allCases.firstIndex(of: date.weekday) ?? 0))
      return Period(first: monday, last: monday.adding(days: 6))
    case .monthly:
      let first = date.adding(days: 1 - date.day)
      let length = CalendarDate.days(inMonth: date.month, of: date.year)
      return Period(first: first, last: first.adding(days: length - 1))
    }
  }

  /// How many periods there are from one to another, both counted.
  package func periods(from: Period, to: Period) -> Int {
    let days = from.first.days(until: to.first)
    return switch self {
    case .daily: days + 1
    case .weekly: days / 7 + 1
    case .monthly:
      (to.first.year - from.first.year) * 12 + to.first.month - from.first.month + 1
    }
  }
}
