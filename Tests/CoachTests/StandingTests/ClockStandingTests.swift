import Testing
import Time
import Wellness

@testable import Coach

/// 23:00 is 1380 minutes after midnight.
@Suite struct ClockStandingTests {
  private static func asleep(
    _ entries: [(Int, Double)], to end: Int? = nil, target: Double = 1380
  ) -> Standing {
    Scene.standing(
      Scene.goal("Asleep before 23:00", target, "clock", from: -19, to: end, every: .daily, entries)
    )
  }

  @Test(arguments: [
    (30.0, 1380.0, 90.0), (1380, 1380, 0), (1320, 1380, -60), (1439, 1380, 59), (0, 1380, 60),
    (1430, 10, -20), (10, 1430, 20), (660, 1380, -720), (659, 1380, 719),
  ])
  func distancesGoRoundMidnight(_ time: Double, _ target: Double, _ late: Double) {
    #expect(Standing.minutesApart(time, from: target) == late)
  }

  @Test func startsWithoutAValue() {
    let standing = Self.asleep([])
    #expect(standing.measure == .timeOfDay)
    #expect(standing.verdict == .notStarted)
    #expect(standing.gap == nil)
    #expect(standing.percent == nil)
  }

  /// 00:30 is 90 minutes after 23:00.
  @Test func isOverWithOneLateValue() {
    let standing = Self.asleep([(-1, 30)], to: 30)
    #expect(standing.verdict == .over)
    #expect(standing.gap == 90)
    #expect(standing.needed == 3)
    #expect(standing.percent == 0)
    #expect(standing.conditions == ["time of day", "behind"])
    #expect(standing.slots["now"] == "00:30")
    #expect(standing.slots["left"] == "1 h 30 min")
    #expect(
      standing.confirmation(of: 30, amount: 30)
        == "00:30: that's 1 h 30 min after 23:00, so not quite in time.")
  }

  /// 10 minutes early and 90 late: 40 late on average, which is 23:40; one of two on time.
  @Test func averagesTwoValuesAcrossMidnight() {
    let standing = Self.asleep([(-2, 1370), (-1, 30)])
    #expect(standing.pace == 40)
    #expect(standing.averageTime == 1420)
    #expect(standing.percent == 50)
    #expect(standing.forecast == nil)
    // 40 minutes take three steps of 15: 23:25, 23:10, 23:00.
    #expect(
      standing.plan() == [
        "You average 23:40, and 23:00 is 40 minutes earlier.", "Today and tomorrow: 23:25.",
        "Wednesday and Thursday: 23:10.", "Friday and Saturday: 23:00.", "After that 23:00 stays.",
      ])
  }

  /// From 00:00 to 23:22 by two minutes a day: 22 minutes are left, which are eleven days; the
  /// average of 60, 58, …, 22 is 41.
  @Test func forecastsFromTwentyValues() {
    let standing = Self.asleep(Scene.twenty(from: 1440, by: -2))
    #expect(standing.gap == 22)
    #expect(standing.pace == 41)
    #expect(standing.trend == .down)
    #expect(standing.forecast == Scene.day(11))
  }

  @Test func seesAPlateauAndADrift() {
    let flat = Self.asleep(Scene.twenty(from: 1425, by: 0))
    #expect(flat.trend == .flat)
    #expect(flat.forecast == nil)
    #expect(flat.gap == 45)
    let worse = Self.asleep(Scene.twenty(from: 1380, by: 3))
    #expect(worse.trend == .up)
    #expect(worse.forecast == nil)
  }

  /// 1400, 1397, … 1343: the first seven are after 1380 (1400 − 3 × 6 = 1382), 13 of 20 in time.
  @Test func isUnderOnTime() {
    let standing = Self.asleep(Scene.twenty(from: 1400, by: -3), to: 0)
    #expect(standing.verdict == .under)
    #expect(standing.gap == 0)
    #expect(standing.periodsKept == 13)
    #expect(standing.percent == 65)
    #expect(standing.line.hasSuffix("; today is the last day."))
    #expect(Self.asleep(Scene.twenty(from: 1400, by: -3), to: -1).verdict == .overdue)
  }

  @Test func waitsWhereItSaysNotBefore() {
    let standing = Scene.standing(
      Scene.goal(
        "No food before 12:00", 720, "clock", from: -19, every: .daily, [(-4, 720), (-2, 680)]))
    #expect(standing.gap == 40)
    #expect(standing.periodsKept == 1)
    #expect(standing.answer(.standing).contains("40 minutes before 12:00"))
  }
}
