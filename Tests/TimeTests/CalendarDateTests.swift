import Testing

@testable import Time

@Suite struct CalendarDateTests {
  @Test func countsDaysBothWaysOverFourCenturies() {
    for days in stride(from: -100_000, through: 100_000, by: 13) {
      #expect(CalendarDate(daysSince1970: days).daysSince1970 == days)
    }
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("2000-02-29", 11_016), ("2026-03-02", 20_514), ("1969-12-31", -1),
  ])
  func knowsTheDay(text: String, days: Int) {
    #expect(CalendarDate(text)?.daysSince1970 == days)
    #expect(CalendarDate(daysSince1970: days).description == text)
  }

  @Test(arguments: [
    "2026-02-31", "2025-02-29", "2026-13-01", "26-01-01", "2026-1-1", "2026-01-01T", "",
  ])
  func refusesWhatTheCalendarLacks(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func endsWithTheYears0And9999() {
    let (first, last) = (CalendarDate(daysSince1970: .min), CalendarDate(daysSince1970: .max))
    #expect("\(first)" == "0000-01-01" && "\(last)" == "9999-12-31")
    #expect(last.adding(days: 1) == last && first.adding(days: -1) == first)
    #expect(last.adding(days: .max) == last && last.adding(days: .min) == first)
    #expect(last.days(until: first) == -3_652_424)
  }

  @Test func knowsTheWeekday() {
    #expect(CalendarDate("2026-03-02")?.weekday == .monday)
    #expect(CalendarDate("1970-01-01")?.weekday == .thursday)
    #expect(CalendarDate("1969-12-28")?.weekday == .sunday)
  }
}
