import Testing

@testable import Time

@Suite struct InstantTests {
  @Test(arguments: [
    "2026-03-02T07:30:00Z", "2026-03-02T07:30:00.0Z", "2026-03-02T08:30:00+01:00",
    "2026-03-02T07:30:00.000000000Z", "2026-03-02T02:00:00.00-05:30",
  ])
  func readsEveryFormOfTheSameInstant(text: String) {
    #expect(Instant(text)?.rfc3339() == "2026-03-02T07:30:00Z")
  }

  @Test func readsAndWritesFractions() {
    #expect(
      Instant("2025-11-17T19:26:02.996263011Z")?.rfc3339(fractionDigits: 9)
        == "2025-11-17T19:26:02.996000000Z")
    #expect(
      Instant("2025-11-17T19:26:02.9Z")?.rfc3339(fractionDigits: 3) == "2025-11-17T19:26:02.900Z")
    #expect(Instant(milliseconds: -1).rfc3339(fractionDigits: 3) == "1969-12-31T23:59:59.999Z")
  }

  @Test func endsWithTheYears0And9999() {
    let (first, last) = (Instant(milliseconds: .min), Instant(milliseconds: .max))
    #expect(first.rfc3339() == "0000-01-01T00:00:00Z")
    #expect(last.rfc3339(fractionDigits: 3) == "9999-12-31T23:59:59.999Z")
    #expect(last + .milliseconds(1) == last && first + .milliseconds(-1) == first)
    #expect(last + .seconds(Int64.max) == last && first + .seconds(Int64.min) == first)
    #expect(last - first == .milliseconds(315_569_519_999_999))
    #expect(Duration.seconds(Int64.max).milliseconds == .max)
    #expect(OffsetZone(minutes: 60).date(at: last) == CalendarDate("9999-12-31"))
    #expect(OffsetZone(minutes: -60).date(at: first) == CalendarDate("0000-01-01"))
  }

  @Test(arguments: [
    "2026-03-02", "2026-03-02T07:30Z", "2026-03-02T07:30:00", "2026-03-02T07:30:00.Z",
    "2026-03-02T24:00:00Z", "now",
  ])
  func refusesWhatIsNoTimestamp(text: String) {
    #expect(Instant(text) == nil)
  }

  @Test(
    arguments: [
      (784_111_777_000, "Sun, 06 Nov 1994 08:49:37 GMT"),
      (784_111_777_999, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
      (951_782_400_000, "Tue, 29 Feb 2000 00:00:00 GMT"),
      (253_402_300_799_000, "Fri, 31 Dec 9999 23:59:59 GMT"),
    ] as [(Int64, String)])
  func writesTheDateOfAHeader(milliseconds: Int64, text: String) {
    #expect(Instant(milliseconds: milliseconds).httpDate == text)
  }

  @Test func aWholeSecondIsRefinedByAMomentWithinIt() {
    let told = Instant(milliseconds: 5_000)
    for milliseconds: Int64 in [5_000, 5_001, 5_999] {
      let own = Instant(milliseconds: milliseconds)
      #expect(told.refined(by: own) == own)
    }
    for milliseconds: Int64 in [4_999, 6_000, .min, .max] {
      #expect(told.refined(by: Instant(milliseconds: milliseconds)) == told)
    }
    let fine = Instant(milliseconds: 5_001)
    #expect(fine.refined(by: Instant(milliseconds: 5_002)) == fine)
  }

  @Test func knowsTheDateInAZone() throws {
    let instant = try #require(Instant("2026-03-02T23:30:00Z"))
    #expect(OffsetZone("+01:00")?.date(at: instant).description == "2026-03-03")
    #expect(OffsetZone("+01:00")?.time(at: instant) == "00:30")
    #expect(OffsetZone("-05:30")?.description == "-05:30")
    #expect(OffsetZone("Z") == .utc)
  }
}
