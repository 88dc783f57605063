import Testing
import Time
import Wellness

@testable import Coach

/// 12 books from 1 January to 31 December would be a year; here it is 365 days around today, so
/// that an even pace makes a book every 30.4 days.
@Suite struct TotalStandingTests {
  private static func books(
    from start: Int, to end: Int?, _ entries: [(Int, Double)]
  ) -> Standing {
    Scene.standing(Scene.goal("Read 12 books", 12, "books", from: start, to: end, entries))
  }

  /// - gap: 12 − value. pace: value ÷ days since the start. needed: gap ÷ days left.
  /// - even: 12 × days gone ÷ 365, whole books of it: 100 days make 3.3, so 3 are asked for; 360 days
  ///   make 11.8, so 11.
  @Test func startsWithNoValueAndAllToDo() {
    let standing = Self.books(from: 0, to: 365, [])
    #expect(standing.measure == .total)
    #expect(standing.value == nil)
    #expect(standing.gap == 12)
    #expect(standing.pace == nil)
    #expect(standing.needed == 12.0 / 365)
    #expect(standing.percent == 0)
    #expect(standing.verdict == .notStarted)
    #expect(standing.forecast == nil)
  }

  @Test(
    arguments: [
      // Day 100 of 365: an even pace makes 3 whole books.
      ([(-60, 1.0)], Standing.Verdict.behind, 8),
      ([(-80, 1.0), (-10, 3.0)], .onTrack, 25),
      ([(-80, 1.0), (-50, 2.0), (-20, 5.0)], .ahead, 42),
    ] as [([(Int, Double)], Standing.Verdict, Int)])
  func isOnTrackByWholeBooks(
    _ entries: [(Int, Double)], _ verdict: Standing.Verdict, _ percent: Int
  ) {
    let standing = Self.books(from: -100, to: 265, entries)
    #expect(standing.verdict == verdict)
    #expect(standing.percent == percent)
  }

  /// 5 books in 100 days are 0.05 a day; 7 more take 140 days, which is 2 November.
  @Test func forecastsFromThreeValuesOn() {
    let standing = Self.books(from: -100, to: 265, [(-80, 1), (-50, 2), (-20, 5)])
    #expect(standing.pace == 0.05)
    #expect(standing.forecast == CalendarDate("2026-11-02"))
    #expect(standing.needed == 7.0 / 265)
    #expect(Self.books(from: -100, to: 265, [(-80, 1), (-50, 2)]).forecast == nil)
    #expect(Self.books(from: -100, to: 265, [(-80, 1)]).forecast == nil)
  }

  /// 1 km in 300 days would take 299,700 days for the other 999: over five years.
  @Test func forecastsNothingBeyondFiveYears() {
    let goal = Scene.goal(
      "Run 1,000 km", 1000, "km", from: -300, to: 900, [(-290, 0.2), (-200, 0.5), (-2, 1)])
    #expect(Scene.standing(goal).forecast == nil)
  }

  @Test func endsOnItsLastDayAndIsOverdueAfterIt() {
    let entries = [(-80, 1.0), (-50, 2.0), (-20, 11.0)]
    let last = Self.books(from: -365, to: 0, entries)
    #expect(last.verdict == .behind)
    #expect(last.needed == 1)
    #expect(last.daysLeft == 0)
    let late = Self.books(from: -365, to: -1, entries)
    #expect(late.verdict == .overdue)
    #expect(late.needed == nil)
    #expect(late.conditions == ["total", "behind"])
    // 360 of 365 days: 11.8 books, of which 11 are whole and there.
    #expect(Self.books(from: -360, to: 5, entries).verdict == .onTrack)
    #expect(Self.books(from: -365, to: 20, entries + [(0, 12)]).verdict == .reached)
    #expect(Self.books(from: -365, to: nil, entries).verdict == .unknown)
  }

  /// 500 were there: 2,500 are to be earned. 700 now: 200 of 2,500 are 8 %, over 50 days 4 a day;
  /// 2,300 over 200 days are 11.5 a day, 80.5 a week. Even: 500 + 2,500 × 50 ÷ 250 = 1,000.
  @Test func doesNotEarnWhatWasThereAtTheStart() {
    let goal = Scene.goal(
      "Save 3,000", 3000, "dollars", initial: 500, from: -50, to: 200, [(-50, 500), (-20, 700)])
    let standing = Scene.standing(goal)
    #expect(standing.gap == 2300)
    #expect(standing.pace == 4)
    #expect(standing.needed == 11.5)
    #expect(standing.percent == 8)
    #expect(standing.expected == 1000)
    #expect(standing.verdict == .behind)
    #expect(standing.answer(.perDay).hasPrefix("About 81 dollars a week"))
    #expect(standing.answer(.perDay).hasSuffix("So far it's been 28 dollars a week."))
  }

  /// Noted on the first day and not on the wire as the start: 750 in 50 days are 15 a day.
  @Test func makesNoPaceOfWhatWasNotedOnTheFirstDay() {
    let standing = Scene.standing(
      Scene.goal(
        "Save", 3000, "$", from: -50, to: 200, [(-50, 500), (-40, 700), (-20, 900), (-1, 1250)]))
    #expect(standing.pace == 15)
    // 1,750 ÷ 15 = 116.7 days.
    #expect(standing.forecast == Scene.day(117))
    // 13 a day for ten days and ten a day for 20 more; then 350 in 19 days are 18.4 a day.
    #expect(standing.trend == .up)
  }

  /// 5 km every other day, 95 km in 38 days: 2.5 a day, and 5 km are left for tomorrow.
  @Test func readsTwentyValues() {
    let standing = Scene.standing(
      Scene.goal(
        "Run 100 km in spring", 100, "km", from: -38, to: 1, Scene.twenty(from: 0, by: 5, every: 2))
    )
    #expect(standing.pace == 2.5)
    #expect(standing.gap == 5)
    #expect(standing.forecast == Scene.day(2))
    #expect(standing.trend == .flat)
    #expect(
      standing.plan() == [
        "5 km to go, and tomorrow is the last day.", "Today: 5 km, which takes you to 100 km.",
      ])
  }

  /// 80.5 a week, so 81 whole; half of it by Wednesday is 40.5, so 41.
  @Test func plansAWeek() {
    let standing = Scene.standing(
      Scene.goal("Save 3,000", 3000, "dollars", initial: 500, from: -50, to: 200, [(-20, 700)]))
    #expect(
      standing.plan() == [
        "2,300 dollars in about seven months makes about 81 dollars a week.",
        "The next seven days: 81 dollars, which takes you to 781 dollars.",
        "By the end of Wednesday: 741 dollars or more.", "By the end of Sunday: 781 dollars.",
        "Whatever is short then is spread over the rest, and not piled on one day.",
      ])
  }

  @Test func saysWhereItStandsInOneLine() {
    let standing = Self.books(from: -100, to: 265, [(-80, 1), (-50, 2), (-20, 5)])
    #expect(standing.line == "You have 5 of 12 books, with about nine months left.")
    #expect(standing.slots["pace"] == "one book about every five weeks")
    #expect(
      standing.confirmation(of: 6, amount: 1, change: .more)
        == "1 book more makes 6 books: that's half of the way to 12 books, 6 books to go.")
  }

  /// 15 lb lost are 6.8 kg; in 20 days that is 2.4 kg a week, and 1 kg a week takes 48 days.
  @Test func namesAPaceThatIsNotSafe() {
    let goal = Scene.goal("Lose 15 pounds", 15, "pounds", from: -3, to: 20)
    #expect(Scene.standing(goal).safeDate == Scene.day(48))
    #expect(Scene.standing(goal).slots["pace"] == nil)
    #expect(Scene.standing(goal).answer(.perDay).hasPrefix("More than is safe"))
  }
}
