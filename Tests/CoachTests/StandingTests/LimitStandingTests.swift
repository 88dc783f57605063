import Testing
import Time
import Wellness

@testable import Coach

@Suite struct LimitStandingTests {
  private static func smoking(_ entries: [(Int, Double)]) -> Standing {
    Scene.standing(Scene.goal("No cigarettes", 0, "cigarettes", from: -19, every: .daily, entries))
  }

  private static func coffee(_ entries: [(Int, Double)], to end: Int? = 20) -> Standing {
    Scene.standing(
      Scene.goal("At most 1 coffee a day", 1, "coffee", from: -9, to: end, every: .daily, entries))
  }

  @Test func noEntryIsNotZero() {
    let standing = Self.smoking([])
    #expect(standing.measure == .limit)
    #expect(standing.value == nil)
    #expect(standing.gap == nil)
    #expect(standing.percent == nil)
    #expect(standing.verdict == .notStarted)
    #expect(Self.smoking([(-1, 0)]).verdict == .noValue)
  }

  @Test func zeroIsATarget() {
    let standing = Self.smoking([(0, 0)])
    #expect(standing.value == 0)
    #expect(standing.gap == 0)
    #expect(standing.verdict == .under)
    // Today isn't over, so nothing has been kept yet.
    #expect(standing.percent == nil)
    #expect(Self.smoking([(-1, 0), (0, 0)]).percent == 100)
    #expect(standing.slots["now"] == "no cigarettes")
    #expect(standing.slots["target"] == "no cigarettes")
    #expect(
      standing.confirmation(of: 0, amount: 0)
        == "No cigarettes today: that's the limit kept, and today counts.")
  }

  /// Kept on one of three days: a third. (2 + 0 + 1) ÷ 3 = 1 on average.
  @Test func progressIsTheShareOfDaysThatWereKept() {
    let standing = Self.smoking([(-3, 2), (-2, 0), (0, 1)])
    #expect(standing.verdict == .over)
    #expect(standing.gap == 1)
    #expect(standing.periodsKept == 1)
    #expect(standing.periodsCounted == 3)
    #expect(standing.percent == 33)
    #expect(standing.pace == 1)
    #expect(standing.conditions == ["limit", "over"])
    #expect(standing.answer(.missed).contains("one of the two days"))
  }

  /// From 19 down to none in twenty days: none of those that are over was kept, 9.5 on average.
  @Test func readsTwentyValues() {
    let standing = Self.smoking(Scene.twenty(from: 19, by: -1))
    #expect(standing.trend == .down)
    #expect(standing.pace == 9.5)
    #expect(standing.percent == 0)
    #expect(standing.forecast == nil)
    #expect(standing.answer(.trend).hasPrefix("Better"))
  }

  @Test(arguments: [
    (0.0, Standing.Verdict.under, 0.0), (1, .under, 0), (3, .over, 2),
  ])
  func isUnderOrOver(_ value: Double, _ verdict: Standing.Verdict, _ gap: Double) {
    let standing = Self.coffee([(-2, 1), (-1, 1), (0, value)])
    #expect(standing.verdict == verdict)
    #expect(standing.gap == gap)
  }

  /// Three days at two, none of which was kept.
  @Test func seesAPlateau() {
    let standing = Self.coffee([(-4, 2), (-3, 2), (-2, 2), (-1, 2)])
    #expect(standing.trend == .flat)
    #expect(standing.verdict == .noValue)
    #expect(standing.percent == 0)
  }

  @Test func isOverdueAfterItsEnd() {
    let standing = Self.coffee([(-3, 1), (-2, 3)], to: -2)
    #expect(standing.verdict == .overdue)
    #expect(standing.percent == 50)
  }

  /// 2.75 on average and a limit of 1: halfway is 1.9, so 1, which is the limit, and no step.
  /// 4 on average: halfway is 2.5, so 2 in the first half of the week.
  @Test func plansAStepOnTheWayDown() {
    #expect(
      Self.coffee([(-3, 1), (-2, 3), (-1, 4), (0, 3)]).plan() == [
        "At most 1 coffee a day, and your average so far is 2.8 coffees.",
        "Today: 3 coffees, which is over; it ends with the day.",
        "So far you've kept to it on one of the four days you've entered; the next day begins anew "
          + "whatever came before.",
      ])
    #expect(
      Self.coffee([(-2, 4), (-1, 4)]).plan().contains(
        "First half: at most 2 coffees a day. Second half: at most 1 coffee."))
  }

  /// 5, 3 and 2 drinks: two weeks of three within 3; one so far this week, which isn't over. With
  /// it, 11 ÷ 4 on average.
  @Test func countsWeeks() {
    let goal = Scene.goal(
      "Max 3 drinks a week", 3, "drinks", from: -40, every: .weekly,
      [(-21, 5), (-14, 3), (-7, 2), (0, 1)])
    let standing = Scene.standing(goal)
    #expect(standing.period == .weekly)
    #expect(standing.periodsKept == 2)
    #expect(standing.periodsCounted == 3)
    #expect(standing.pace == 2.75)
    #expect(
      standing.line
        == "1 drink this week, within the limit of 3 drinks, and you've kept to it on two of the "
        + "three weeks you've entered.")
  }
}
