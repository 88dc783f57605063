import Testing
import Time
import Wellness

@testable import Coach

/// 10 km in 55 minutes, noted in minutes: 59:40 is 59.667.
@Suite struct ResultStandingTests {
  private static func run(
    from start: Int, to end: Int?, _ entries: [(Int, Double)]
  ) -> Standing {
    Scene.standing(Scene.goal("10 km in 55 min", 55, "min", from: start, to: end, entries))
  }

  @Test func startsWithoutAValue() {
    let standing = Self.run(from: 0, to: 60, [])
    #expect(standing.measure == .result)
    #expect(standing.value == nil)
    #expect(standing.gap == nil)
    #expect(standing.verdict == .notStarted)
    #expect(standing.slots["target"] == "55:00")
  }

  /// 4:40 in 60 days: 280 s ÷ 60 × 7 = 32.7 s a week, up to 33.
  @Test func hasOneValue() {
    let standing = Self.run(from: -20, to: 60, [(-10, 59 + 2.0 / 3)])
    #expect(standing.verdict == .notStarted)
    #expect(standing.slots["now"] == "59:40")
    #expect(standing.slots["left"] == "4:40")
    #expect(standing.slots["pace"] == "about 33 seconds a week")
    #expect(standing.forecast == nil)
  }

  /// From 62:00 by half a minute a week: 59:30 on day 35 of 100. 4:30 more take 63 days from today
  /// at the 0.0714 a day of all four (slope of 62, 61, 60, 59.5 over days 0, 14, 28, 35).
  /// Still needed of what was planned: (4.5 ÷ 7) ÷ (65 ÷ 100) = 0.99.
  @Test func forecastsByTheSlope() throws {
    let standing = Self.run(from: -40, to: 60, [(-40, 62), (-26, 61), (-12, 60), (-5, 59.5)])
    #expect(abs(try #require(standing.pace) - 1.0 / 14) < 1e-9)
    #expect(standing.forecast == Scene.day(63))
    #expect(standing.verdict == .onTrack)
    #expect(standing.trend == .down)
    // 2.5 of 7 minutes.
    #expect(standing.percent == 36)
  }

  @Test func theBestCountsAndNotTheLast() {
    let standing = Self.run(from: -40, to: 60, [(-40, 62), (-26, 58), (-12, 60)])
    #expect(standing.value == 58)
    #expect(standing.gap == 3)
    #expect(
      standing.confirmation(of: 59, amount: 59)
        == "59:00: that's 1 minute off your best of 58:00, and the best is what counts.")
    #expect(
      standing.confirmation(of: 57.5, amount: 57.5)
        == "57:30: that's a new best, by 30 seconds, and 2:30 to 55:00.")
  }

  @Test func ends() {
    let entries = [(-40, 62.0), (-26, 61), (-12, 60), (-5, 56)]
    #expect(Self.run(from: -40, to: 0, entries).verdict == .behind)
    #expect(Self.run(from: -40, to: -3, entries).verdict == .overdue)
    #expect(Self.run(from: -40, to: -3, entries + [(-4, 54.5)]).verdict == .reached)
    #expect(Self.run(from: -40, to: nil, entries).verdict == .unknown)
  }

  /// From 60 by 5 s a day: 155 s after 20 days, 25 s in 5 days. Needed of what was planned:
  /// (25 ÷ 120) ÷ (20 ÷ 39) = 0.41.
  @Test func goesUpForWhatIsHeld() {
    let standing = Scene.standing(
      Scene.goal("Plank 3 min", 180, "seconds", from: -19, to: 20, Scene.twenty(from: 60, by: 5)))
    #expect(!standing.isDown)
    #expect(standing.value == 155)
    #expect(standing.forecast == Scene.day(5))
    #expect(standing.verdict == .ahead)
    #expect(standing.slots["left"] == "25 seconds")
  }

  /// 85 kg for four weeks, after 80: flat over the last two. 5 of 20 kg in 39 of 90 days:
  /// (15 ÷ 20) ÷ (51 ÷ 90) = 1.32.
  @Test func seesAPlateau() {
    let standing = Scene.standing(
      Scene.goal(
        "Bench 100 kg", 100, "kg", initial: 80, from: -40, to: 50,
        [(-40, 80), (-26, 85), (-12, 85), (-1, 85)]))
    #expect(standing.trend == .flat)
    #expect(standing.forecast == nil)
    #expect(standing.gap == 15)
    #expect(standing.verdict == .behind)
    // Lifting is no body weight: no pace of it is unsafe.
    #expect(standing.safeDate == nil)
  }

  /// 4:40 ÷ 60 days × 7 days = 33 s.
  @Test func plansAWeek() {
    #expect(
      Self.run(from: -20, to: 60, [(-10, 59 + 2.0 / 3)]).plan() == [
        "4:40 in about two months makes about 33 seconds a week.",
        "Now: 59:40. An even share would be 33 seconds by the end of Sunday, but results come in jumps: this week counts the training.",
        "One real try this week is enough; the best one counts.",
      ])
  }
}

/// Be healthier: nothing to compute, and nothing made up.
@Suite struct NoNumberStandingTests {
  @Test(arguments: [27, -10])
  func makesNoNumberUp(_ end: Int) {
    let standing = Scene.standing(
      Scene.goal("Be healthier", 1, "completion", from: -40, to: end, [(-3, 1)]))
    #expect(standing.measure == .none)
    #expect(standing.value == nil)
    #expect(standing.gap == nil)
    #expect(standing.percent == nil)
    #expect(standing.pace == nil)
    #expect(standing.forecast == nil)
    #expect(standing.verdict == .unknown)
    #expect(standing.conditions == ["no number"])
    #expect(Set(standing.slots.keys).isSubset(of: ["goal", "days", "deadline"]))
    for question in NumberQuestion.allCases where ![.daysLeft, .lastValues].contains(question) {
      #expect(!standing.answer(question).contains { $0.isNumber })
    }
  }

  @Test func aMeasureFromTheChatWins() {
    let goal = Scene.goal("Be healthier", 1, "completion", from: -4, [(-1, 1)])
    #expect(Standing(goal, today: Scene.today, measure: .everyPeriod).period == .daily)
  }
}
