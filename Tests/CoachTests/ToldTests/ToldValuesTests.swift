import Testing
import Time
import Wellness

@testable import Coach

/// A chat's told values on top of what is noted.
@Suite struct ToldValuesTests {
  private static func told(_ goal: CoachFacts.GoalFacts, _ messages: [String]) -> ToldValues {
    var told = ToldValues(CoachFacts(persona: .generalWellness, goal: goal, today: Scene.today))
    for message in messages { told.hear(message) }
    return told
  }

  private static func standing(_ goal: CoachFacts.GoalFacts, _ messages: String...) -> Standing {
    Standing(told(goal, messages).goal ?? goal, today: Scene.today)
  }

  private static func books(_ entries: [(Int, Double)]) -> CoachFacts.GoalFacts {
    Scene.goal("Read 12 books", 12, "books", from: -60, to: 304, entries)
  }

  private static func save(_ entries: [(Int, Double)]) -> CoachFacts.GoalFacts {
    Scene.goal("Save 3,000", 3000, "dollars", initial: 500, from: -60, to: 120, entries)
  }

  /// A value in one of several sentences is one, whatever else is told.
  @Test(arguments: [
    (
      "not slow i think, just tired. the thriller it is, zola can wait. I read 6 pages today. good night",
      6.0
    ),
    (
      "nobody mentioned money. look i read 14 pages today, that's something. i'm away for my tea",
      14
    ),
    ("baby was up at 2, 3 and 5. i got nothing left", nil),
    ("it's a pity about the naps. can you put in 5 pages for today?", 5),
    (
      "a bit sad, with nights i never make 20. i read 5.5 pages after my shift, can you put that in?",
      5.5
    ),
    ("just give me a line so i don't end up with 6 pages in front of me", nil),
  ])
  func oneSentenceTells(message: String, pages: Double?) {
    let goal = Scene.goal("Read 20 pages", 20, "pages", from: -9, every: .daily, [])
    let told = Self.told(goal, [message])
    #expect(told.latest.map(\.amount) == [pages].compactMap(\.self))
    #expect(pages == nil || told.isSure)
  }

  /// 2 and one more are 3, whether the shell has noted it since or not.
  @Test func countsOnceWhatIsNotedToo() {
    #expect(Self.standing(Self.books([(-5, 2)]), "finished one").value == 3)
    #expect(Self.standing(Self.books([(-5, 2), (0, 3)]), "finished one").value == 3)
    #expect(
      Self.standing(Self.books([(-5, 2), (0, 3)]), "finished one", "finished another book").value
        == 4)
    #expect(Self.standing(Self.books([(-5, 2)]), "two books in").value == 2)
    #expect(
      Self.standing(Self.save([(-1, 1100)]), "put 150 in on friday", "sold my guitar, 220 more")
        .value == 1470)
    // The deposit of 220 was noted, that of 150 was not.
    #expect(
      Self.standing(
        Self.save([(-1, 1100), (0, 1320)]), "put 150 in on friday", "sold my guitar, 220 more"
      ).value == 1470)
  }

  /// 4 hours that stand in no entry, 1.5 told and 25 minutes told and noted as 4 h 25 min.
  @Test func countsOnceWhatIsNotedWithoutAnEntryBefore() {
    let entries = [(0, 4 + 25.0 / 60)]
    let goal = Scene.goal("Learn Spanish", 60, "hours", from: -20, to: 100, entries)
    let value = Self.standing(
      goal, "studied an hour and a half on sunday", "did 25 minutes"
    ).value
    #expect(abs((value ?? 0) - 5 - 55.0 / 60) < 1e-6)
  }

  private static func chat(_ goal: CoachFacts.GoalFacts, _ messages: [String]) -> ToldValues {
    var told = ToldValues(CoachFacts(persona: .generalWellness, goal: goal, today: Scene.today))
    for (index, message) in messages.enumerated() {
      let isLast = index == messages.count - 1
      told.hear(message, at: isLast ? nil : Instant(milliseconds: Int64(index)))
    }
    return told
  }

  private static func value(_ goal: CoachFacts.GoalFacts, _ messages: String...) -> Double? {
    Standing(chat(goal, messages).goal ?? goal, today: Scene.today).value
  }

  /// What the shell offered to add and nobody has added isn't counted when something else is told.
  @Test func sumsUpWhatIsNotedAndToldNow() {
    let goal = Self.save([(-1, 1100)])
    #expect(Self.value(goal, "I put 250 aside today", "I saved 40 today") == 1140)
    #expect(Self.value(goal, "I put 250 aside today", "how much is left") == 1100)
    #expect(Self.value(goal, "I put 250 aside today") == 1350)
    // Of last Friday the shell offers nothing.
    #expect(Self.value(goal, "put 150 in on friday", "sold my guitar, 220 more") == 1470)
    let steps = Scene.goal("Walk 10,000 steps", 10_000, "steps", from: -9, every: .daily, [])
    #expect(Self.value(steps, "walked 7400 today", "how much is left") == 7400)
    #expect(Self.value(steps, "walked 7400 today", "walked another 500") == 500)
  }

  @Test func takesWhatIsMeantInstead() {
    let goal = Self.save([(-1, 1100)])
    #expect(Self.value(goal, "I saved 40 dollars, no wait 30") == 1130)
    #expect(Self.value(goal, "I put 250 aside today", "sorry it was 200") == 1300)
    #expect(Self.value(goal, "I put 250 aside today", "sorry it was 200", "is that ok") == 1100)
    let coffee = Scene.goal("At most 1 coffee a day", 1, "coffees", from: -9, every: .daily, [])
    #expect(Self.value(coffee, "I had 3 coffees", "Actually it was 2") == 2)
    // The 250 were noted meanwhile.
    let later = Scene.goal(
      "Save 3,000", 3000, "dollars", initial: 500, from: -60, to: 120, [(-1, 1100), (0, 1350)])
    #expect(Self.value(later, "I put 250 aside today", "sorry it was 200") == 1300)
  }

  /// A goal of savings at 1,100, and what was noted as told: the values, and when they were said.
  private static func noted(_ told: (Double, at: Int64)...) -> CoachFacts.GoalFacts {
    told.reduce(save([(-1, 1100)])) { goal, value in
      CoachFacts.GoalFacts(
        title: goal.title, type: goal.type, unit: goal.unit, initial: goal.initial,
        current: value.0, target: goal.target, start: goal.start, targetDate: goal.targetDate,
        entries: goal.entries + [
          CoachFacts.Entry(
            date: Scene.today, value: value.0, toldAt: Instant(milliseconds: value.at))
        ])
    }
  }

  /// What was noted says which message told it, so nothing is guessed by the amounts.
  @Test func countsWhatWasNotedAsToldOnce() {
    let both = Self.noted((1350, at: 0), (1300, at: 1))
    #expect(Self.value(both, "I put 250 aside today", "sorry it was 200", "thanks") == 1300)
    #expect(Self.value(both, "I put 250 aside today", "no, 200", "thanks") == 1300)
    // The first 250 weren't noted, the others were.
    let second = Self.noted((1350, at: 1))
    #expect(Self.value(second, "I put 250 aside today", "I put 250 aside today", "ok") == 1350)
    #expect(
      Self.value(second, "I put 250 aside today", "I put 250 aside today", "put 20 more in")
        == 1370)
  }

  /// The coach counts what the shell offers to log, and as much.
  @Test(arguments: [
    "I put 250 aside today", "put 250 away", "I set 250 aside", "stashed 250", "paid 250 in",
    "saved 40", "I saved 40 euros today", "transferred 300 to savings", "I put 50 bucks aside",
    "i spent 100 of it on shoes", "withdrew 100", "I saved 40 dollars, no wait 30",
    "I've saved 1500", "I put 2000 in just now",
  ])
  func agreesWithTheShell(_ message: String) throws {
    let goal = Self.save([(-1, 1100)])
    let report = try #require(
      ReportedProgress(message, of: goal.asTold(on: Scene.today), today: Scene.today))
    #expect(Self.value(goal, message) == report.value)
  }

  @Test func letsTheNewestLead() {
    let goal = Scene.goal(
      "Walk 10,000 steps", 10_000, "steps", from: -9, every: .daily, [(0, 2500)])
    #expect(Self.standing(goal, "6,340 yesterday").value == 2500)
    #expect(Self.standing(goal, "6,340 yesterday").gap == 7500)
    #expect(Self.standing(goal, "8120 today", "did another 500").value == 8620)
    #expect(Self.standing(goal, "5000 today", "6000 today").value == 6000)
  }

  /// An earlier day doesn't move where somebody stands.
  @Test func keepsANewerState() {
    let goal = Scene.goal(
      "Reach 165 lb", 165, "lb", initial: 180, from: -28, to: 121, type: .weight,
      [(-7, 177), (0, 176)])
    #expect(Self.standing(goal, "I was 178.2 on friday").value == 176)
    #expect(Self.standing(goal, "178.2 this morning").gap?.rounded() == 13)
  }

  /// From 15 June to 1 November it's 139 days.
  @Test func remembersADateOfTheUsers() {
    let told = Self.told(Self.save([(-1, 1100)]), ["trip's in november, how much a week do i need"])
    #expect(told.date == CalendarDate("2026-11-01") && told.isDateNew)
    #expect(told.goal.map { Standing($0, today: Scene.today).daysLeft } == 139)
    let later = Self.told(Self.save([(-1, 1100)]), ["trip's in november", "how much is left"])
    #expect(later.date == CalendarDate("2026-11-01") && !later.isDateNew)
    #expect(Self.told(Self.save([]), ["i was away in may", "put 50 in on friday"]).date == nil)
    #expect(Self.told(Self.save([]), ["my flight is in 6 weeks"]).date == Scene.day(42))
    #expect(
      Self.told(Self.save([]), ["can i do it by the end of august"]).date
        == CalendarDate("2026-08-31"))
  }

  /// The weight goes up from 60 to 68 kg: 62 is 2 up, 6 to go.
  @Test func gainsWeight() {
    let goal = Scene.goal(
      "Gain weight", 68, "kg", initial: 60, from: -28, to: 100, type: .weight, [(-7, 61)])
    let told = Self.told(goal, ["62 this morning"])
    let standing = Standing(told.goal ?? goal, today: Scene.today)
    #expect(!standing.isDown && standing.gap == 6 && standing.percent == 25)
    let before = Standing(goal, today: Scene.today)
    #expect(
      standing.confirmation(of: told.latest, before: before)
        == "62 kg: that's 1 kg up in a week, 2 kg up since the start, with 6 kg to go to 68 kg.")
  }
}
