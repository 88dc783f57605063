import Time
import Wellness

/// Days from one to another, both of them in it.
struct Period: Hashable {
  let first: CalendarDate
  let last: CalendarDate

  func contains(_ date: CalendarDate) -> Bool { first <= date && date <= last }
}

extension Recurrence {
  /// The day, the week from Monday, or the month that a date is in.
  func period(around date: CalendarDate) -> Period {
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
  func periods(from: Period, to: Period) -> Int {
    let days = from.first.days(until: to.first)
    return switch self {
    case .daily: days + 1
    case .weekly: days / 7 + 1
    case .monthly:
      (to.first.year - from.first.year) * 12 + to.first.month - from.first.month + 1
    }
  }
}
