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
    let late = Instant(milliseconds: 253_402_300_800_007)
    #expect(late.rfc3339(fractionDigits: 3) == "10000-01-01T00:00:00.007Z")
    #expect(late.rfc3339() == "10000-01-01T00:00:00Z")
  }

  @Test(arguments: [
    "2026-03-02", "2026-03-02T07:30Z", "2026-03-02T07:30:00", "2026-03-02T07:30:00.Z",
    "2026-03-02T24:00:00Z", "now",
  ])
  func refusesWhatIsNoTimestamp(text: String) {
    #expect(Instant(text) == nil)
  }

  @Test func knowsTheDateInAZone() throws {
    let instant = try #require(Instant("2026-03-02T23:30:00Z"))
    #expect(OffsetZone("+01:00")?.date(at: instant).description == "2026-03-03")
    #expect(OffsetZone("+01:00")?.time(at: instant) == "00:30")
    #expect(OffsetZone("-05:30")?.description == "-05:30")
    #expect(OffsetZone("Z") == .utc)
  }
}
