import Testing
import Wellness

@testable import Shell

@Suite struct GoalNewTests {
  @Test func readsEveryFlag() throws {
    let goal = try parse(
      """
      /goal new "Run far" --target 5 km --current 1.5 --by 31 jan --start tomorrow \
      --type Activity --every week --description "with a friend"
      """, as: GoalNew.self)
    #expect(goal.title == "Run far")
    #expect(goal.fields.target == Quantity(5, "km"))
    #expect(goal.fields.current == Quantity(1.5))
    #expect(goal.fields.by == .inYear(month: 1, day: 31))
    #expect(goal.start == .inDays(1))
    #expect(goal.fields.type == .activity)
    #expect(goal.fields.every == .week)
    #expect(goal.fields.description == "with a friend")
  }

  @Test func leavesOpenWhatIsNotNamed() throws {
    let goal = try parse("/goal new Walk 10k steps", as: GoalNew.self)
    #expect(goal.title == "Walk 10k steps")
    let fields = goal.fields
    #expect(fields.target == nil && fields.current == nil && fields.by == nil && goal.start == nil)
    #expect(fields.type == nil && fields.every == nil && fields.description == nil)
    #expect(try parse("/goal new", as: GoalNew.self).title == nil)
  }

  @Test(arguments: [
    ("day", Recurrence.daily), ("week", .weekly), ("month", .monthly), ("Daily", .daily),
    ("weekly", .weekly), ("monthly", .monthly),
  ])
  func repeats(_ every: String, _ recurrence: Recurrence) throws {
    let goal = try parse("/goal new Run --every \(every)", as: GoalNew.self)
    #expect(goal.fields.every?.recurrence == recurrence)
  }

  @Test func refusesAPeriod() throws {
    let goal = try parse("/goal new Run --every once", as: GoalNew.self)
    #expect(goal.fields.every == .once)
  }

  @Test(arguments: [
    ("--by 31 feb", UsageProblem.noSuchDay("31 feb", month: "February", days: 29)),
    ("--by", .missingValue(flag: "--by", expected: Usage.Kind.date.expectation)),
    ("--target lots", .bad("lots", for: "--target", expected: Usage.Kind.quantity.expectation)),
    (
      "--every year",
      .bad(
        "year", for: "--every", expected: "one of day, week, month, once",
        known: ["day", "week", "month", "once"])
    ), ("--dew tomorrow", .unknownFlag("--dew")),
  ])
  func tellsWhatIsWrong(_ flags: String, _ problem: UsageProblem) {
    #expect(throws: problem) { try parse("/goal new Run \(flags)", as: GoalNew.self) }
  }

  @Test func newSavesWhatIsAskedForAndSaysWhatIsWrong() throws {
    try expectTranscript(
      """
      > /goal new "Walk 10k steps" --target 10000 steps --by +30d
      | Goal 1 saved: Walk 10k steps (0 of 10,000 steps a day, until April 1).
      | It counts anew each day, going by its title and unit; /goal edit --every week changes that.
      > /goal new Run far --target 5 km --by 31 may --current 1 --type activity
      | Goal 2 saved: Run far (1 of 5 km, due 2026-05-31).
      > /goal new Lose weight --target 165 lbs --current 180
      | Goal 3 saved: Lose weight (180 to 165 lbs, due 2026-06-06).
      | The date leaves time for half a kilo a week; /goal edit --by DATE changes it.
      > /goal new Meditate --every day --target 10 minutes
      | Goal 4 saved: Meditate (0 of 10 minutes a day).
      > /goal new walk 10K steps
      ! You're working on "Walk 10k steps" already. Change it with /goal edit, or choose another title.
      > /goal new Ab
      ! A title needs at least 3 characters.
      > /goal new Swim --by yesterday
      ! "yesterday" doesn't fit --by: it takes a date such as 2027-01-31, 31 jan, june, friday, tomorrow, +30d, +6w or +1y
      > /goal new Swim --by 2026-03-02
      ! 2026-03-02 is not in the future: name a later day with --by.
      > /goal new Swim --by 2032-01-01
      ! 2032-01-01 is more than five years away: name an earlier day with --by.
      > /goal new Swim --target 0
      ! A target of 0 is for something to be kept each time anew: add --every day, week or month.
      > /goal new Swim --target 0.001
      ! A target of 0 is too small: it takes 0.01 or more.
      > /goal new Swim --by
      ! --by needs a date such as 2027-01-31, 31 jan, june, friday, tomorrow, +30d, +6w or +1y
      > /goals
      |    1  Walk 10k steps  ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 10,000 steps a day  until April 1
      |    2  Run far         ████░░░░░░░░░░░░░░░░  20 %  1 of 5 km                90 days left
      |    3  Lose weight     ░░░░░░░░░░░░░░░░░░░░   0 %  180 to 165 lbs           96 days left
      | *  4  Meditate        ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 10 minutes a day    no end
      """)
  }

  @Test func newAsksAtATerminal() throws {
    try expectTranscript(
      """
      > /goal new
      | What do you want to reach?
      >
      | What do you want to reach?
      > Swim far
      | How much? Enter takes 1 completion.
      > lots
      ! "lots" doesn't fit the target: it takes an amount such as 10000 steps, 5 km or 23:00
      | How much? Enter takes 1 completion.
      > 2 km
      | Until when? Enter takes 2026-04-01.
      > 31 feb
      ! "31 feb" is no date: February has 29 days
      | Until when? Enter takes 2026-04-01.
      > friday
      | What should your coach know about it? Enter skips this.
      > before work
      | Goal 1 saved: Swim far (0 of 2 km, due 2026-03-06).
      > /goal new
      | What do you want to reach?
      @ interrupt
      ! No goal was made.
      > /goal new
      | What do you want to reach?
      > Fly high
      | How much? Enter takes 1 completion.
      @ interrupt
      ! No goal was made.
      > /goals
      | *  1  Swim far  ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 2 km  4 days left
      """)
  }

  /// A plain sentence makes the goal that it says, and the line tells where that comes from.
  @Test func aTitleGivesTargetAndDate() throws {
    try expectTranscript(
      """
      > /goal new Save 2000 euros for a trip by June
      | Goal 1 saved: Save 2000 euros for a trip by June (0 of 2,000 euros, due 2026-06-30).
      | The target and the date come from the title ("by June" is 2026-06-30); /goal edit --target N UNIT --by DATE changes them.
      > /goal new smoke at most 5 cigarettes a day
      | Goal 2 saved: smoke at most 5 cigarettes a day (at most 5 cigarettes a day).
      | The target comes from the title; /goal edit --target N UNIT changes it.
      | It counts anew each day, going by its title and unit; /goal edit --every week changes that.
      > /goal new Be in bed by 23:00 every day
      | Goal 3 saved: Be in bed by 23:00 every day (by 23:00 each day).
      | It counts anew each day, going by its title and unit; /goal edit --every week changes that.
      > /goal new Lose 15 pounds --current 180
      | Goal 4 saved: Lose 15 pounds (180 to 165 pounds, due 2026-06-06).
      | The date leaves time for half a kilo a week; /goal edit --by DATE changes it.
      > /goal new Reduce sugar by 20 %
      | Goal 5 saved: Reduce sugar by 20 % (0 of 1 completion, due 2026-04-01).
      | The number in the title is not taken for a target: /goal edit --target N UNIT sets one.
      > /goal new Read 3 books --target 5 books --by friday
      | Goal 6 saved: Read 3 books (0 of 5 books, due 2026-03-06).
      > /goal new Swim --target 3 times a week
      | Goal 7 saved: Swim (0 of 3 times a week).
      > /goal edit --target 10 km a month
      | Changed Swim: target 10 km (was 3 times), counts each month (was each week).
      """)
  }

  /// A day that isn't known is no reason for a silent default.
  @Test func aDateIsTakenFromTheTitleOrSaidToBeADefault() throws {
    try expectTranscript(
      """
      > /goal new Run a marathon by summer
      | Goal 1 saved: Run a marathon by summer (0 of 1 completion, due 2026-06-21).
      | The date comes from the title ("by summer" is 2026-06-21); /goal edit --by DATE changes it.
      > /goal new Learn Greek by my birthday
      | Goal 2 saved: Learn Greek by my birthday (0 of 1 completion, due 2026-04-01).
      | No date could be taken from "by my birthday": 2026-04-01 is a default; /goal edit --by DATE sets another.
      > /goal new Meditate daily until our wedding --target 10 minutes
      | Goal 3 saved: Meditate daily until our wedding (0 of 10 minutes a day).
      | No date could be taken from "until our wedding": it has no end; /goal edit --by DATE sets another.
      | It counts anew each day, going by its title and unit; /goal edit --every week changes that.
      > /goal new Swim by my birthday --by friday
      | Goal 4 saved: Swim by my birthday (0 of 1 completion, due 2026-03-06).
      > /goal new
      | What do you want to reach?
      > Read Ulysses before Christmas
      | How much? Enter takes 1 completion.
      >
      | Until when? Enter takes 2026-12-24, "before Christmas".
      @ interrupt
      ! No goal was made.
      """)
  }

  /// Nobody is warned of a pace that no one has asked for.
  @Test func noDefaultDateAsksForTooMuch() throws {
    try expectTranscript(
      """
      > /goal new Lose 10 kg
      | Goal 1 saved: Lose 10 kg (0 of 10 kg, due 2026-07-20).
      | The target comes from the title; /goal edit --target N UNIT changes it.
      | The date leaves time for half a kilo a week; /goal edit --by DATE changes it.
      > /goal new Be lighter
      | Goal 2 saved: Be lighter (0 of 1 completion, due 2026-04-01).
      > /goal edit --title "Weigh less" --type weight --target 70 kg --current 80
      | Changed Weigh less: title Weigh less (was Be lighter), target 70 kg (was 1 completion), at 80 (was 0), due 2026-07-20 (was 2026-04-01), type weight (was custom).
      """)
  }

  /// A state has a value before anybody works on it, and that isn't 0.
  @Test func aStateStartsWhereItStands() throws {
    try expectTranscript(
      """
      > /goal new Weigh 75 kg
      | Goal 1 saved: Weigh 75 kg (not measured yet, to 75 kg, due 2026-04-01).
      | The target comes from the title; /goal edit --target N UNIT changes it.
      | Where does it stand now? /goal progress N notes it, and it starts from there.
      > /goal progress 80
      | ░░░░░░░░░░░░░░░░░░░░   0 %  Weigh 75 kg (80 to 75 kg, due 2026-04-01)
      > /goal new
      | What do you want to reach?
      > Run 5 km in 25 min
      | How much? Enter takes 25 min.
      >
      | Where does it stand now? Enter leaves that open.
      > 31 kg
      ! "31 kg" doesn't fit the value: it takes an amount in min
      | Where does it stand now? Enter leaves that open.
      > 31 min
      | Until when? Enter takes 2026-04-01.
      >
      | What should your coach know about it? Enter skips this.
      >
      | Goal 2 saved: Run 5 km in 25 min (31 to 25 min, due 2026-04-01).
      """)
  }

  @Test func newAsksForTheUnitOfABareNumber() throws {
    try expectTranscript(
      """
      > /goal new
      | What do you want to reach?
      > Read
      | How much? Enter takes 1 completion.
      > 12
      | 12 of what? For example km or pages; Enter takes completion.
      > 4?
      ! "4?" doesn't fit the unit: it takes a word such as km
      | 12 of what? For example km or pages; Enter takes completion.
      > books
      | Until when? Enter takes 2026-04-01.
      >
      | What should your coach know about it? Enter skips this.
      >
      | Goal 1 saved: Read (0 of 12 books, due 2026-04-01).
      """)
  }

  /// What was typed ahead as a command is none of the answers.
  @Test func aCommandLeavesTheQuestionsAndRuns() throws {
    try expectTranscript(
      """
      > /goal new
      | What do you want to reach?
      > /goals
      ! No goal was made.
      | No goals yet. Make one: /goal new "Walk 10k steps" --target 10000 steps --by +30d
      > /goal new
      | What do you want to reach?
      > /usr/bin in order
      | How much? Enter takes 1 completion.
      @ interrupt
      ! No goal was made.
      """)
  }

  /// A day is asked for only where one is needed.
  @Test func newAsksForNoEndOfWhatCountsAnew() throws {
    try expectTranscript(
      """
      > /goal new
      | What do you want to reach?
      > No cigarettes
      | How much? Enter takes 0 cigarettes.
      >
      | Until when? Enter takes no end.
      >
      | What should your coach know about it? Enter skips this.
      >
      | Goal 1 saved: No cigarettes (0 cigarettes a day).
      | It counts anew each day, going by its title and unit; /goal edit --every week changes that.
      """)
  }

  @Test func aPeriodIsInferredAndCanBeTakenBack() throws {
    try expectTranscript(
      """
      > /goal new "Run 4 times a week" --target 4 times --by 15 jun
      | Goal 1 saved: Run 4 times a week (0 of 4 times a week, until mid-June).
      | It counts anew each week, going by its title and unit; /goal edit --every day changes that.
      > /goal edit --every once
      | Changed Run 4 times a week: counts once (was each week).
      > /goal edit --every monthly --by +60d
      | Changed Run 4 times a week: counts each month (was once), until 2026-05-01 (was 2026-06-15).
      > /goal new "Read 20 pages" --target 20 pages
      | Goal 2 saved: Read 20 pages (0 of 20 pages a day).
      | It counts anew each day, going by its title and unit; /goal edit --every once makes one total of it.
      > /goal edit --every once
      | Changed Read 20 pages: counts once (was each day), due 2026-04-01 (was no end).
      > /goal new "Read 12 books" --target 12 books --every week
      | Goal 3 saved: Read 12 books (0 of 12 books a week).
      > /goal show Run
      | Run 4 times a week
      | ░░░░░░░░░░░░░░░░░░░░   0 %
      | progress  0 of 4 times a month
      | type      activity
      | from      2026-03-02
      | until     2026-05-01, 60 days left
      | status    active
      | period    this month: 0 of 4 times
      | streak    none yet
      """)
  }

  @Test func newAsksNobodyInBatch() throws {
    try expectTranscript(
      """
      > /goal new
      ! /goal new needs TITLE, e.g. /goal new "Walk 10k steps" --target 10000 steps --by +30d
      end 1 turns, exit 1
      """, header: "mode batch")
  }
}
