import Testing
import Time
import Wellness

@testable import Shell

@Suite struct DayWordsTests {
  /// - Parameter today: a Monday, when not named.
  private func date(_ text: String, from today: String = "2026-03-02") throws -> String {
    let day = try #require(CalendarDate(today))
    return try Arguments.day(text, for: "--by").date(from: day).description
  }

  @Test(arguments: [
    ("2027-01-31", "2027-01-31"), ("today", "2026-03-02"), ("Tomorrow", "2026-03-03"),
    ("+0d", "2026-03-02"), ("+30d", "2026-04-01"), ("+6w", "2026-04-13"),
    ("31 jan", "2027-01-31"), ("jan 31", "2027-01-31"), ("2 mar", "2026-03-02"),
    ("1 march", "2027-03-01"), ("May 5", "2026-05-05"), ("05 sept", "2026-09-05"),
    ("friday", "2026-03-06"), ("fri", "2026-03-06"), ("monday", "2026-03-09"),
    ("MON", "2026-03-09"), ("tue", "2026-03-03"), ("sunday", "2026-03-08"),
    ("29 feb", "2028-02-29"), ("  31   jan ", "2027-01-31"), ("2024-02-29", "2024-02-29"),
    ("31 jan 2027", "2027-01-31"), ("January 31st, 2027", "2027-01-31"),
    ("31.01.2027", "2027-01-31"), ("1.5.", "2026-05-01"), ("31. may", "2026-05-31"),
    ("jan", "2027-01-31"), ("June", "2026-06-30"), ("march", "2026-03-31"),
    ("june 2027", "2027-06-30"), ("end of june", "2026-06-30"), ("2027", "2027-12-31"),
    ("end of year", "2026-12-31"), ("the end of the month", "2026-03-31"),
    ("end of this year", "2026-12-31"), ("in 6 weeks", "2026-04-13"), ("10 days", "2026-03-12"),
    ("in 3 months", "2026-06-02"), ("end of week", "2026-03-08"), ("this year", "2026-12-31"),
    ("next month", "2026-04-30"), ("next week", "2026-03-15"), ("next year", "2027-12-31"),
    ("the end of next month", "2026-04-30"), ("start of next year", "2027-01-01"),
    ("spring", "2026-03-20"), ("Summer", "2026-06-21"), ("the fall", "2026-09-22"),
    ("autumn", "2026-09-22"), ("next winter", "2026-12-21"), ("end of summer", "2026-09-21"),
    ("the end of winter", "2026-03-19"), ("Christmas", "2026-12-24"), ("xmas", "2026-12-24"),
    ("New Year", "2026-12-31"), ("new year’s day", "2027-01-01"), ("easter", "2026-04-04"),
    ("2027-1-5", "2027-01-05"), ("2026/12/31", "2026-12-31"), ("2027/1/05", "2027-01-05"),
    ("+3m", "2026-06-02"), ("+3mo", "2026-06-02"), ("+1y", "2027-03-02"),
    ("next friday", "2026-03-06"), ("this june", "2026-06-30"), ("the weekend", "2026-03-08"),
  ])
  func readsADay(_ text: String, _ expected: String) throws {
    #expect(try date(text) == expected)
  }

  @Test(arguments: [
    ("29 feb", "2096-03-01", "2104-02-29"), ("29 feb", "2028-02-29", "2028-02-29"),
    ("31 dec", "2026-12-31", "2026-12-31"), ("1 jan", "2026-12-31", "2027-01-01"),
    ("tomorrow", "2026-12-31", "2027-01-01"), ("+1d", "2028-02-28", "2028-02-29"),
    ("sunday", "2026-03-08", "2026-03-15"), ("june", "2026-06-30", "2026-06-30"),
    ("summer", "2026-06-22", "2027-06-21"), ("end of summer", "2026-06-22", "2026-09-21"),
    ("christmas", "2026-12-25", "2027-12-24"), ("easter", "2026-04-05", "2027-03-27"),
    ("end of winter", "2026-12-24", "2027-03-19"), ("next month", "2026-01-31", "2026-02-28"),
    ("next month", "2026-12-31", "2027-01-31"), ("june", "2026-07-01", "2027-06-30"),
    ("3 months", "2026-11-30", "2027-02-28"),
  ])
  func countsFromTheDayOnWhichItIsSaid(
    _ text: String, _ today: String, _ expected: String
  ) throws {
    #expect(try date(text, from: today) == expected)
  }

  @Test(arguments: [
    ("31 feb", "February", 29), ("30 feb", "February", 29), ("feb 30", "February", 29),
    ("31 apr", "April", 30), ("29.2.2027", "February 2027", 28),
    ("31 november", "November", 30), ("2027-02-29", "February 2027", 28),
    ("2026-04-31", "April 2026", 30), ("2027-2-29", "February 2027", 28),
  ])
  func tellsADayThatNoCalendarHas(_ text: String, _ month: String, _ days: Int) {
    #expect(throws: UsageProblem.noSuchDay(text, month: month, days: days)) { try date(text) }
  }

  @Test(arguments: [
    "", "soon", "31", "32 jan", "0 jan", "jan jan", "31 jan 27", "end", "end of", "31.13.2027",
    "in 0 days", "year", "+d", "+5", "5d", "-5d",
    "+99999d", "+600w", "++30d", "+5 jan", "ja 31", "fr", "2027-13-01", "2027-1-31x", "27-01-31",
    "yesterday", "12/31/2026", "2027/1-5", "2027--5", "+m", "+11y", "+3mon", "+1yd",
  ])
  func refusesWhatIsNoDay(_ text: String) {
    #expect(
      throws: UsageProblem.bad(text, for: "--by", expected: Usage.Kind.date.expectation)
    ) { try date(text) }
  }

  @Test(arguments: [
    ("31", true), ("jan", true), ("January", true), ("05", true), ("32", false), ("friday", false),
    ("+30d", false), ("ja", false), ("2027-01-31", false),
  ])
  func knowsTheHalfOfADate(_ word: String, _ isHalf: Bool) {
    #expect(DayWords.isHalf(word) == isHalf)
  }
}
