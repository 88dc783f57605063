import Testing
import Time

@testable import Shell

@Suite struct DayWordsTests {
  /// - Parameter today: a Monday, when not named.
  private func date(_ text: String, from today: String = "2026-03-02") throws -> String {
    let day = try #require(CalendarDate(today))
    return try DayWords(text, for: "--by").date(from: day).description
  }

  @Test(arguments: [
    ("2027-01-31", "2027-01-31"), ("today", "2026-03-02"), ("Tomorrow", "2026-03-03"),
    ("+0d", "2026-03-02"), ("+30d", "2026-04-01"), ("+6w", "2026-04-13"),
    ("31 jan", "2027-01-31"), ("jan 31", "2027-01-31"), ("2 mar", "2026-03-02"),
    ("1 march", "2027-03-01"), ("May 5", "2026-05-05"), ("05 sept", "2026-09-05"),
    ("friday", "2026-03-06"), ("fri", "2026-03-06"), ("monday", "2026-03-09"),
    ("MON", "2026-03-09"), ("tue", "2026-03-03"), ("sunday", "2026-03-08"),
    ("29 feb", "2028-02-29"), ("  31   jan ", "2027-01-31"), ("2024-02-29", "2024-02-29"),
  ])
  func readsADay(_ text: String, _ expected: String) throws {
    #expect(try date(text) == expected)
  }

  @Test(arguments: [
    ("29 feb", "2096-03-01", "2104-02-29"), ("29 feb", "2028-02-29", "2028-02-29"),
    ("31 dec", "2026-12-31", "2026-12-31"), ("1 jan", "2026-12-31", "2027-01-01"),
    ("tomorrow", "2026-12-31", "2027-01-01"), ("+1d", "2028-02-28", "2028-02-29"),
    ("sunday", "2026-03-08", "2026-03-15"),
  ])
  func countsFromTheDayOnWhichItIsSaid(
    _ text: String, _ today: String, _ expected: String
  ) throws {
    #expect(try date(text, from: today) == expected)
  }

  @Test(arguments: [
    ("31 feb", "February", 29), ("30 feb", "February", 29), ("feb 30", "February", 29),
    ("31 apr", "April", 30), ("31 november", "November", 30), ("2027-02-29", "February 2027", 28),
    ("2026-04-31", "April 2026", 30),
  ])
  func tellsADayThatNoCalendarHas(_ text: String, _ month: String, _ days: Int) {
    #expect(throws: UsageProblem.noSuchDay(text, month: month, days: days)) { try date(text) }
  }

  @Test(arguments: [
    "", "soon", "31", "jan", "32 jan", "0 jan", "jan jan", "31 jan 2027", "+d", "+5", "5d", "-5d",
    "+99999d", "+600w", "++30d", "+5 jan", "ja 31", "fr", "2027-13-01", "2027-1-31x", "27-01-31",
    "yesterday",
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
