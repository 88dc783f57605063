import Testing
import Time
import Wellness

@testable import Shell

@Suite struct GoalEditTests {
  @Test func readsEveryFlag() throws {
    let edit = try parse(
      """
      /goal edit Run far --title "Run farther" --target 8 km --current 2 --by 31 jan \
      --type Activity --description ""
      """, as: GoalEdit.self)
    #expect(edit.name == "Run far" && edit.title == "Run farther")
    #expect(edit.fields.target == Quantity(8, "km") && edit.fields.current == Quantity(2))
    #expect(edit.fields.by == .inYear(month: 1, day: 31))
    #expect(edit.fields.type == .activity && edit.fields.description == "")
  }

  /// As `/goal new` and the questions of both hold it.
  @Test func aTitleIsOneLine() throws {
    #expect(
      throws: UsageProblem.bad("Run…", for: "the title", expected: "one line", known: [])
    ) {
      try GoalEdit(Arguments("--title \"Run\nfarther\"", for: GoalEdit.usage))
    }
    #expect(try GoalTitle.read("Run farther") == "Run farther")
  }

  @Test func leavesOpenWhatIsNotNamed() throws {
    let edit = try parse("/goal edit", as: GoalEdit.self)
    #expect(edit.name == nil && edit.title == nil)
    #expect(edit.fields.target == nil && edit.fields.current == nil)
    #expect(edit.fields.by == nil && edit.fields.type == nil && edit.fields.description == nil)
  }

  @Test func tellsEachDifferenceWithWhatWas() {
    let start = CalendarDate(daysSince1970: 20_514)
    let old = Goal(
      id: Goal.LocalID("g1"), title: "Run far", type: .activity, startDate: start,
      targetDate: nil, targetValue: 5, unit: "km", createdAt: Instant(start),
      updatedAt: Instant(start))
    #expect(GoalDifferences.of(old, old) == [])
    var new = old
    new.targetDate = start
    new.currentValue = 2
    new.unit = "miles"
    new.description = "with a friend"
    #expect(
      GoalDifferences.of(old, new) == [
        "target 5 miles (was 5 km)", "at 2 miles (was 0 km)", "due 2026-03-02 (was never)",
        "description",
      ])
  }

  @Test func aTitleOfSeveralWordsTakesQuotes() throws {
    try expectTranscript(
      """
      > /goal new Save --target 2000 euros
      | Goal 1 saved: Save (0 of 2,000 euros, due 2026-04-01).
      > /goal edit --title Save 2000 euros
      ! There is no goal "2000 euros". A title of several words is put in quotes: --title "Save 2000 euros"
      """)
  }

  /// 22.5 hours are no 22 minutes past midnight.
  @Test func anAmountIsNoTimeOfDay() throws {
    try expectTranscript(
      """
      > /goal new Early to bed --target 30 evenings
      | Goal 1 saved: Early to bed (0 of 30 evenings, due 2026-04-01).
      > /goal progress 22.50
      | ███████████████░░░░░  75 %  Early to bed (22.5 of 30 evenings, due 2026-04-01)
      > /goal edit --target 23:00
      | Changed Early to bed: target 23:00 (was 30 evenings), at nothing yet (was 22.5).
      > /goal progress 22:50
      | ████████████████████ 100 %  Early to bed (22:50 today, 10 minutes before 23:00, kept 1 of 1 day, due 2026-04-01)
      """)
  }

  @Test func editNeedsToKnowInBatchWhatIsToChange() throws {
    try expectTranscript(
      """
      > /goal new Run far --target 5 km
      | Goal 1 saved: Run far (0 of 5 km, due 2026-04-01).
      > /goal edit
      ! Say what to change. Usage: /goal edit [GOAL] [--title TITLE] [--target N UNIT] [--current N] [--by DATE] [--every PERIOD] [--type TYPE] [--measure KIND] [--description TEXT]
      end 2 turns, exit 1
      """, header: "mode batch")
  }

  @Test func whatWasNotedIsConvertedOrSaidToKeepItsNumber() throws {
    try expectTranscript(
      """
      > /goal new Swim far --target 5 km --every once
      | Goal 1 saved: Swim far (0 of 5 km, due 2026-04-01).
      > /goal progress 3
      | ████████████░░░░░░░░  60 %  Swim far (3 of 5 km, due 2026-04-01)
      > /goal edit --target 5000 m
      | Changed Swim far: target 5,000 m (was 5 km), at 3,000 m (was 3 km).
      > /goal edit --target 6000 m
      | Changed Swim far: target 6,000 m (was 5,000 m).
      > /goal edit --target 40 laps
      | Changed Swim far: target 40 laps (was 6,000 m).
      | 3,000 m noted so far now counts as 3,000 laps; /goal progress N sets it right.
      """)
  }

  /// Due on a day, it ends with that day; it can't with one that has passed.
  @Test func aGoalThatBeginsToRecurKeepsItsDay() throws {
    try expectTranscript(
      """
      > /goal new Swim far --target 5 km --every once --by +9d
      | Goal 1 saved: Swim far (0 of 5 km, due 2026-03-11).
      > /goal edit --every week
      | Changed Swim far: counts each week (was once), until 2026-03-11.
      > /sync
      | Everything is in sync: 1 goal, 0 chats, last at 07:30 with the built-in backend.
      > /goals
      | *  1  Swim far  ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 5 km a week  until March 11
      > /goal edit --every once
      | Changed Swim far: counts once (was each week).
      @ wait 10d
      > /goal edit --every week
      ! 2026-03-11 is not in the future: name a later day with --by.
      > /goal edit --every week --by +7d
      | Changed Swim far: counts each week (was once), until 2026-03-19 (was 2026-03-11).
      """)
  }

  @Test func anAmountIsMoreThanItsNumber() throws {
    try expectTranscript(
      """
      > /goal new Get there --target 30 min --every once
      | Goal 1 saved: Get there (0 of 30 min, due 2026-04-01).
      > /goal progress 3
      | ██░░░░░░░░░░░░░░░░░░  10 %  Get there (3 of 30 min, due 2026-04-01)
      > /goal edit --target 30 h --current 3
      | Changed Get there: target 30 h (was 30 min), at 3 h (was 3 min).
      """)
  }

  @Test func theQuestionsTakeAValueInItsUnit() throws {
    try expectTranscript(
      """
      > /goal new Swim far --target 5 km --every once
      | Goal 1 saved: Swim far (0 of 5 km, due 2026-04-01).
      > /goal progress 3
      | ████████████░░░░░░░░  60 %  Swim far (3 of 5 km, due 2026-04-01)
      > /goal edit
      | What is it called? Enter keeps Swim far.
      >
      | What is to be reached? Enter keeps 5 km.
      > 5000 m
      | Where does it stand? Enter keeps 3,000 m.
      > 4 pages
      ! "4 pages" doesn't fit the value: it takes an amount in m
      | Where does it stand? Enter keeps 3,000 m.
      > 4 km
      | Until when? Enter keeps 2026-04-01.
      >
      | What is it about? Enter keeps activity.
      >
      | What should your coach know about it? Enter keeps what is there.
      >
      | Changed Swim far: target 5,000 m (was 5 km), at 4,000 m (was 3 km).
      """)
  }

  @Test func aDateThatNobodyNamedIsNoEnd() throws {
    try expectTranscript(
      """
      > /goal new Swim far --target 5 km --every once
      | Goal 1 saved: Swim far (0 of 5 km, due 2026-04-01).
      > /goal edit --every week
      | Changed Swim far: counts each week (was once), without an end.
      > /sync
      | Everything is in sync: 1 goal, 0 chats, last at 07:30 with the built-in backend.
      > /goals
      | *  1  Swim far  ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 5 km a week  no end
      """)
  }

  @Test func anotherCurrencyKeepsTheNumber() throws {
    try expectTranscript(
      """
      > /goal new Save up --target 5000 yen --every once
      | Goal 1 saved: Save up (0 of 5,000 yen, due 2026-04-01).
      > /goal progress 1000
      | ████░░░░░░░░░░░░░░░░  20 %  Save up (1,000 of 5,000 yen, due 2026-04-01)
      > /goal edit --target 5000 euros
      | Changed Save up: target 5,000 euros (was 5,000 yen).
      | 1,000 yen noted so far now counts as 1,000 euros; /goal progress N sets it right.
      > /goal progress 30 usd
      ! "Save up" counts in euros, not in usd, and no goal is called "usd".
      """)
  }
}
