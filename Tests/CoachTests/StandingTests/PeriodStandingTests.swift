import Testing
import Time
import Wellness

@testable import Coach

@Suite struct PeriodStandingTests {
  private static func steps(
    from start: Int, to end: Int? = nil, every: Recurrence? = .daily,
    _ entries: [(Int, Double)] = []
  ) -> Standing {
    Scene.standing(
      Scene.goal("Walk 10k steps", 10_000, "steps", from: start, to: end, every: every, entries))
  }

  private static func runs(_ entries: [(Int, Double)], today: Int = 0) -> Standing {
    let goal = Scene.goal("Run", 4, "runs", from: -20, every: .weekly, entries)
    return Standing(goal, today: Scene.day(today))
  }

  @Test func noEntryIsNoValue() {
    let standing = Self.steps(from: 0)
    #expect(standing.measure == .everyPeriod)
    #expect(standing.value == nil)
    #expect(standing.gap == 10_000)
    #expect(standing.verdict == .notStarted)
    #expect(standing.periodsCounted == 0)
    #expect(standing.forecast == nil)
  }

  /// Daily by nature: 10,000 − 7,400 = 2,600 today, whether it recurs on the wire or not.
  @Test(arguments: [nil, Recurrence.daily])
  func isAboutTodayAndNeverASum(_ recurrence: Recurrence?) {
    let standing = Self.steps(from: -5, every: recurrence, [(-1, 9000), (0, 7400)])
    #expect(standing.period == .daily)
    #expect(standing.value == 7400)
    #expect(standing.gap == 2600)
    #expect(standing.needed == 2600)
    #expect(standing.percent == 74)
    #expect(standing.pace == 9000)
    #expect(standing.forecast == nil)
    #expect(
      standing.confirmation(of: 7400, amount: 7400)
        == "7,400 steps: that's about three quarters of today's 10,000 steps, 2,600 steps to go.")
  }

  /// 4,000 to 13,500 by 500: 12 days below 10,000, then 7 at or above it before today, and today.
  /// The average of the 19 days before today is 4,000 + 9 × 500 = 8,500.
  @Test func countsTwentyDays() {
    let standing = Self.steps(from: -19, Scene.twenty(from: 4000, by: 500))
    #expect(standing.periodsKept == 8)
    #expect(standing.periodsCounted == 20)
    #expect(standing.pace == 8500)
    #expect(standing.trend == .up)
    #expect(standing.streak == 8)
    #expect(standing.verdict == .reached)
    #expect(standing.answer(.missed).contains("12 of the 19 days"))
  }

  /// 19 days at 9,900: never met, and flat; today is 100 short.
  @Test func seesAPlateau() {
    let standing = Self.steps(from: -19, Scene.twenty(from: 9900, by: 0))
    #expect(standing.trend == .flat)
    #expect(standing.periodsKept == 0)
    #expect(standing.verdict == .behind)
    #expect(standing.conditions == ["every period", "behind"])
  }

  @Test func theLastValueOfADayCounts() {
    let standing = Self.steps(from: -3, [(-1, 4000), (-1, 11_000), (0, 2000)])
    #expect(standing.periodsKept == 1)
    #expect(standing.periodsCounted == 1)
    #expect(standing.pace == 11_000)
  }

  @Test func isOverAfterItsEnd() {
    let standing = Self.steps(from: -30, to: -1, [(-9, 12_000), (-8, 1)])
    #expect(standing.verdict == .overdue)
    #expect(standing.needed == nil)
    #expect(standing.periodsKept == 1)
    #expect(standing.periodsCounted == 2)
  }

  /// Four runs in seven days. By Monday morning none are due, by Thursday morning 4 × 3 ÷ 7 = 1.7,
  /// so one, and by Sunday morning 4 × 6 ÷ 7 = 3.4, so three.
  @Test(
    arguments: [
      (0, 1, Standing.Verdict.ahead, 3.0 / 7), (3, 1, .onTrack, 3.0 / 4), (6, 2, .behind, 2),
      (6, 3, .onTrack, 1), (6, 4, .reached, nil), (6, 5, .reached, nil),
    ] as [(Int, Double, Standing.Verdict, Double?)])
  func isOnTrackWithinAWeek(
    _ day: Int, _ value: Double, _ verdict: Standing.Verdict, _ needed: Double?
  ) {
    let standing = Self.runs([(-14, 4), (-7, 1), (0, value)], today: day)
    #expect(standing.verdict == verdict)
    #expect(standing.needed == needed)
    #expect(standing.gap == max(0, 4 - value))
  }

  @Test func countsWeeks() {
    let standing = Self.runs([(-14, 4), (-7, 1), (0, 1)])
    #expect(standing.periodsKept == 1)
    #expect(standing.periodsCounted == 2)
    #expect(standing.pace == 2.5)
    #expect(standing.streak == 0)
  }

  /// 120 of 300 by 15 June: 14 of 30 days make 140, and 90 % of that are 126. 180 in 16 days.
  @Test func isBehindWithinAMonth() {
    let standing = Scene.standing(
      Scene.goal(
        "Save 300 a month", 300, "dollars", from: -100, every: .monthly,
        [(-60, 300), (-30, 200), (0, 120)]))
    #expect(standing.verdict == .behind)
    #expect(standing.needed == 11.25)
    #expect(standing.pace == 250)
  }

  @Test func plansDaysAndTheWeekThatIsLeft() {
    #expect(
      Self.steps(from: -5, [(0, 7400)]).plan() == [
        "10,000 steps a day for seven days, each on its own; nothing is carried over.",
        "Today: 2,600 steps to go.",
      ])
    // Three runs on the seven days from Monday: the first, the fourth and the last.
    #expect(
      Self.runs([(0, 1)]).plan().prefix(2) == [
        "4 runs a week: 3 runs to go in the seven days left of the week.",
        "One each: today, Thursday, Sunday.",
      ])
  }

  /// Begun five days ago, done on three of the five, and on none today.
  @Test func aHabitCountsAllOfItsDays() {
    let standing = Scene.standing(
      Scene.goal(
        "Floss every day", 1, "completion", from: -5, every: .daily, [(-4, 1), (-2, 1), (-1, 1)]))
    #expect(standing.periodsKept == 3)
    #expect(standing.periodsCounted == 5)
    #expect(standing.percent == 60)
    #expect(standing.streak == 2)
    #expect(standing.verdict == .behind)
  }
}
