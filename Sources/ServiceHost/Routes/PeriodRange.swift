import Contract
import Time
import Wellness

/// The periods of a goal from one day to another, which take no longer to count or to page through
/// the more there are.
struct PeriodRange {
  private let recurrence: Recurrence
  /// Of a goal that counts daily; empty for every day.
  private let days: Set<Weekday>
  private let from: CalendarDate
  private let to: CalendarDate

  /// - Parameter days: matter only where each day is a period.
  init(_ recurrence: Recurrence, days: RecurrenceDays, from: CalendarDate, to: CalendarDate) {
    self.recurrence = recurrence
    self.days = recurrence == .daily ? days.weekdays : []
    self.from = from
    self.to = to
  }

  /// How many there are.
  var count: Int {
    guard from <= to else { return 0 }
    guard !days.isEmpty else {
      return recurrence.periods(
        from: recurrence.period(around: from), to: recurrence.period(around: to))
    }
    let length = from.days(until: to) + 1
    let rest = (0..<length % 7).count { isIncluded(to.adding(days: -$0)) }
    return length / 7 * days.count + rest
  }

  /// Whether it has the period that a date is in.
  func contains(_ date: CalendarDate) -> Bool {
    let period = recurrence.period(around: date)
    return from <= period.last && period.first <= to && isIncluded(date)
  }

  /// Some of them, the youngest first.
  func periods(limit: Int, offset: Int) -> [Period] {
    let wanted = min(limit, count - offset)
    guard wanted > 0 else { return [] }
    guard !days.isEmpty else { return (offset..<offset + wanted).map(period) }
    var found: [Period] = []
    var date = to.adding(days: -(offset / days.count * 7))
    var passed = offset % days.count
    while found.count < wanted {
      if isIncluded(date) {
        if passed == 0 { found.append(Period(first: date, last: date)) } else { passed -= 1 }
      }
      date = date.adding(days: -1)
    }
    return found
  }

  /// The one that is so many before the youngest.
  private func period(_ number: Int) -> Period {
    let youngest = recurrence.period(around: to)
    switch recurrence {
    case .daily: return recurrence.period(around: youngest.first.adding(days: -number))
    case .weekly: return recurrence.period(around: youngest.first.adding(days: -7 * number))
    case .monthly:
      let months = youngest.first.year * 12 + youngest.first.month - 1 - number
      let first = CalendarDate(year: months / 12, month: months % 12 + 1, day: 1)
      return recurrence.period(around: first ?? youngest.first)
    }
  }

  private func isIncluded(_ date: CalendarDate) -> Bool {
    days.isEmpty || days.contains(date.weekday)
  }
}
