import Testing
import Time
import Wellness

@testable import Shell

@Suite struct InsightNewTests {
  private static let today = CalendarDate(daysSince1970: 20_514)  // 2026-03-02

  @Test func isDailyUnlessTold() throws {
    let plain = try parse("/insight new", as: InsightNew.self)
    #expect(plain.type == .daily && !plain.isForced && !plain.leavesOutGoals)
    let full = try parse(
      "/insight new WEEKLY --goal \"Run far\" --force --from 2026-02-01", as: InsightNew.self)
    #expect(full.type == .weekly && full.goal == "Run far" && full.isForced)
    #expect(try parse("/insight new --without goals", as: InsightNew.self).leavesOutGoals)
  }

  @Test func tellsWhatIsNoType() {
    let known = InsightType.known.map(\.rawValue)
    #expect(
      throws: UsageProblem.bad(
        "yearly", for: "TYPE", expected: "one of " + known.joined(separator: ", "), known: known)
    ) { try parse("/insight new yearly", as: InsightNew.self) }
  }

  @Test func aPeriodIsWholeDaysInTheZoneOfTheUser() throws {
    let new = try parse("/insight new --from 2026-02-28 --to 2026-03-01", as: InsightNew.self)
    let wish = try new.wish(on: InsightNewTests.today, in: OffsetZone(minutes: 60))
    #expect(wish.from?.rfc3339() == "2026-02-27T23:00:00Z")
    #expect(wish.to?.rfc3339() == "2026-03-01T22:59:59Z")
  }

  @Test(arguments: ["--from 2026-03-03", "--from 2026-02-10 --to 2026-02-09"])
  func aPeriodDoesNotEndBeforeItStarts(_ flags: String) throws {
    let new = try parse("/insight new \(flags)", as: InsightNew.self)
    #expect(throws: CommandRefusal.self) { try new.wish(on: InsightNewTests.today, in: .utc) }
  }
}
