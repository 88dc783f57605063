import Testing
import Time
import Wellness

@testable import Coach

/// 180 → 165 lb, 15 lb in all.
@Suite struct LevelStandingTests {
  private static func weight(
    from start: Int, to end: Int?, _ entries: [(Int, Double)]
  ) -> Standing {
    Scene.standing(
      Scene.goal(
        "Reach 165 lb", 165, "lb", initial: 180, current: entries.last?.1 ?? 0, from: start,
        to: end,
        type: .weight, entries))
  }

  @Test func startsWithoutAValue() {
    let standing = Self.weight(from: 0, to: 120, [])
    #expect(standing.measure == .level)
    #expect(standing.value == nil)
    #expect(standing.verdict == .notStarted)
    #expect(standing.gap == 15)
  }

  /// It's where the goal begins, on whichever side of the target.
  @Test(arguments: [(81.4, "81.4 kg", "6.4 kg"), (70, "70 kg", "5 kg")])
  func aFirstValueReachesNothing(value: Double, said: String, left: String) {
    let standing = Scene.standing(
      Scene.goal(
        "Weigh 75 kg", 75, "kg", initial: 0, current: 0, from: 0, to: 150, type: .weight, []))
    #expect(
      standing.confirmation(of: value, amount: value)
        == "\(said): that's where you start from, with \(left) to go to 75 kg.")
  }

  /// 15 lb over 120 days are 0.125 a day, 0.875 a week: up to 0.88.
  @Test func hasOneValue() {
    let standing = Self.weight(from: -10, to: 120, [(-10, 180)])
    #expect(standing.verdict == .notStarted)
    #expect(standing.needed == 0.125)
    #expect(standing.forecast == nil)
    #expect(standing.percent == 0)
    #expect(standing.answer(.perDay).hasPrefix("About 0.88 lb a week"))
  }

  /// 2 of 15 lb are 13 %; even: 15 × 10 ÷ 130 = 1.15 lb. Still needed of what was planned:
  /// (13 ÷ 15) ÷ (120 ÷ 130) = 0.94, so on track.
  @Test func hasTwoValues() {
    let standing = Self.weight(from: -10, to: 120, [(-10, 180), (0, 178)])
    #expect(standing.verdict == .onTrack)
    #expect(standing.percent == 13)
    #expect(standing.gap == 13)
    #expect(standing.pace == 0.2)
    #expect(standing.trend == nil)
    #expect(standing.forecast == nil)
    #expect(standing.answer(.forecast).hasPrefix("Two values are too few for a forecast"))
    #expect(
      standing.line
        == "You're at 178 lb on the way from 180 to 165 lb, with about four months left.")
  }

  /// 0.2 lb a day from 180 in 19 days: 176.2, and 11.2 more take 56 days. Needed of what was
  /// planned: (11.2 ÷ 15) ÷ (120 ÷ 139) = 0.86, so ahead.
  @Test func hasTwentyValues() throws {
    let standing = Self.weight(from: -19, to: 120, Scene.twenty(from: 180, by: -0.2))
    #expect(standing.trend == .down)
    #expect(abs(try #require(standing.pace) - 0.2) < 1e-9)
    #expect(standing.forecast == Scene.day(56))
    #expect(standing.verdict == .ahead)
    #expect(standing.percent == 25)
  }

  /// Eight weeks at 180 of 15 lb in 117 days: behind, flat, no forecast. 0.25 lb a day would be
  /// 0.794 kg a week, and 1 % of 165 lb is 0.748 kg.
  @Test func seesAPlateau() {
    let standing = Self.weight(from: -57, to: 60, Scene.twenty(from: 180, by: 0, every: 3))
    #expect(standing.trend == .flat)
    #expect(standing.verdict == .behind)
    #expect(standing.forecast == nil)
    // 15 lb are 6.804 kg: 63.6 days at 0.748 kg a week.
    #expect(standing.safeDate == Scene.day(64))
  }

  /// A plateau after a good start: the last two weeks at 172 count, and not the four before.
  @Test func seesAPlateauAfterProgress() {
    let entries = [
      (-42, 179.0), (-35, 177), (-28, 175), (-21, 173), (-14, 172), (-7, 172), (0, 172),
    ]
    let standing = Self.weight(from: -42, to: 60, entries)
    #expect(standing.trend == .flat)
    #expect(standing.forecast == nil)
    // 8 of 15 lb done in 42 of 102 days: (7 ÷ 15) ÷ (60 ÷ 102) = 0.79.
    #expect(standing.verdict == .ahead)
    #expect(standing.answer(.onTrack).contains("The last two weeks are flat, though."))
  }

  @Test func goesTheWrongWay() {
    let standing = Self.weight(from: -19, to: 60, Scene.twenty(from: 180, by: 0.2))
    #expect(standing.verdict == .wrongWay)
    #expect(standing.trend == .up)
    #expect(standing.forecast == nil)
    #expect(standing.percent == 0)
    #expect(standing.conditions == ["level", "behind"])
  }

  @Test(arguments: [
    (0, 164.5, Standing.Verdict.reached, 100), (0, 166, .behind, 93), (-9, 168, .overdue, 80),
    (10, 166, .ahead, 93),
  ])
  func ends(_ end: Int, _ last: Double, _ verdict: Standing.Verdict, _ percent: Int) {
    let standing = Self.weight(from: -80, to: end, [(-70, 179), (-40, 172), (-10, last)])
    #expect(standing.verdict == verdict)
    #expect(standing.percent == percent)
  }

  /// No start on the wire, so the first value is one: 70 → 75 kg goes up, and 71 is a fifth.
  @Test func takesTheFirstValueForTheStart() {
    let standing = Scene.standing(
      Scene.goal(
        "Weigh 75 kg", 75, "kg", from: -7, type: .weight, [(-7, 70), (-3, 70.5), (0, 71)]))
    #expect(!standing.isDown)
    #expect(standing.percent == 20)
    #expect(standing.verdict == .unknown)
  }

  /// 13 lb over 120 days are 0.108 a day: 0.76 a week, and 177.2 by Sunday.
  @Test func plansAWeek() {
    #expect(
      Self.weight(from: -10, to: 120, [(-10, 180), (0, 178)]).plan() == [
        "13 lb in about four months makes about 0.76 lb a week.",
        "Now: 178 lb. By the end of Sunday: 177.2 lb, if it goes evenly.",
        "Two or three values this week, at the same time of day, show more than one.",
      ])
  }

  /// 178 lb × 0.4536 = 80.7 kg, 165 lb = 74.8 kg; 178 lb = 12 stone 10.
  @Test func converts() {
    let standing = Self.weight(from: -10, to: 120, [(-10, 180), (0, 178)])
    #expect(
      standing.conversion(to: "kg")
        == "80.7 kg: that's 178 lb, and the target of 165 lb is 74.8 kg.")
    #expect(standing.conversion(to: "stone").hasPrefix("12 st 10 lb: "))
    #expect(standing.conversion(to: "km").contains("doesn't convert"))
  }
}
