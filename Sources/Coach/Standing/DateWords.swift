import Numbers
import Time

/// Dates and spans of days as people say them.
package enum DateWords {
  /// A date that reads behind `by`, `on` left out: `today`, `tomorrow`, `Thursday`, `next Tuesday`,
  /// `mid-June`, with the year only where it is more than eleven months away.
  package static func day(_ date: CalendarDate, from today: CalendarDate) -> String {
    let days = today.days(until: date)
    switch days {
    case 0: return "today"
    case 1: return "tomorrow"
    case -1: return "yesterday"
    case -6 ... -2, 2...6: return date.weekday.name
    case 7...13:
      let weeks = monday(today).days(until: monday(date)) / 7
      return weeks == 1 ? "next \(date.weekday.name)" : exact(date)
    case -30 ... -7: return exact(date)
    default: return part(of: date, from: today)
    }
  }

  /// The same as an adverb: `on Thursday`, `in mid-June`, `tomorrow`.
  package static func adverb(_ date: CalendarDate, from today: CalendarDate) -> String {
    let days = today.days(until: date)
    let name = day(date, from: today)
    if abs(days) <= 1 || name.hasPrefix("next ") { return name }
    return (abs(days) <= 6 || name == exact(date) ? "on " : "in ") + name
  }

  /// How far away a date is: `today`, `tomorrow`, `in three weeks`, `five days ago`.
  package static func distance(_ date: CalendarDate, from today: CalendarDate) -> String {
    let days = today.days(until: date)
    if abs(days) <= 1 { return day(date, from: today) }
    return days > 0 ? "in \(span(days))" : "\(span(-days)) ago"
  }

  /// A number of days: `three days`, `12 days`, `three weeks`, `about four months`.
  package static func span(_ days: Int) -> String {
    if days < 14 { return Standing.spelled(days, "day") }
    if days < 60 {
      let weeks = Int(clamping: (Double(days) / 7).rounded())
      return (days % 7 == 0 ? "" : "about ") + Standing.spelled(weeks, "week")
    }
    // A month has 30.44 days, a year 365.25.
    let months = Int(clamping: (Double(days) / 30.4375).rounded())
    if months == 12 { return "about a year" }
    if months < 23 { return "about " + Standing.spelled(months, "month") }
    let halves = Int(clamping: (Double(days) / 182.625).rounded())
    let years = Standing.spelled(halves / 2, "year")
    return "about "
      + (halves % 2 == 0 ? years : "\(AmountText.spelled(halves / 2)) and a half years")
  }

  /// A number of days in days, whatever it is: `1 day`, `30 days`.
  package static func days(_ days: Int) -> String { Standing.spelled(days, "day") }

  /// `December 4`, without its year.
  package static func exact(_ date: CalendarDate) -> String {
    "\(months[date.month - 1]) \(date.day)"
  }

  private static func part(of date: CalendarDate, from today: CalendarDate) -> String {
    let days = abs(today.days(until: date))
    func part(_ number: Int, of length: Int) -> String {
      number <= length ? "early " : number <= 2 * length ? "mid-" : "late "
    }
    // Beyond a year and a half the month says more than is known.
    if days > 548 { return "\(part(date.month, of: 4))\(date.year)" }
    // Eleven months and no more, so that a month's name means one month.
    let year = days <= 335 ? "" : " \(date.year)"
    return part(date.day, of: 10) + months[date.month - 1] + year
  }

  private static func monday(_ date: CalendarDate) -> CalendarDate {
    date.adding(days: -(Weekday.allCases.firstIndex(of: date.weekday) ?? 0))
  }

  static let months: [String] = .listed("DateWords.months")
}
