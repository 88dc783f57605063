import Testing
import Time
import Wellness

@testable import Coach

/// What the coach says to values and to questions that bring numbers of their own.
@Suite struct ToldSentenceTests {
  private static func confirmation(_ text: String, _ goal: CoachFacts.GoalFacts) -> String {
    var told = ToldValues(CoachFacts(persona: .generalWellness, goal: goal, today: Scene.today))
    told.hear(text)
    let words = TextWord.all(in: text).map(\.text)
    return Standing(told.goal ?? goal, today: Scene.today).confirmation(
      of: told.latest, before: Standing(goal, today: Scene.today), asked: VerdictAsked(words))
  }

  private static func answer(_ text: String, _ goal: CoachFacts.GoalFacts) -> String? {
    var told = ToldValues(CoachFacts(persona: .generalWellness, goal: goal, today: Scene.today))
    told.hear(text)
    let standing = Standing(told.goal ?? goal, today: Scene.today)
    let reader = NumberAskReader(text, standing: standing, today: Scene.today)
    return reader.ask(tells: told.tells, setsDate: told.isDateNew)?.answer
  }

  private static let steps = Scene.goal(
    "Walk 10,000 steps", 10_000, "steps", from: -9, every: .daily,
    [(-2, 11_200), (-1, 8000), (0, 2500)])
  private static let books = Scene.goal(
    "Read 12 books", 12, "books", from: -60, to: 300, [(-40, 1), (-5, 2)])
  private static let run = Scene.goal(
    "Run 10 km in 55 min", 55, "min", initial: 65, from: -40, to: 49,
    [(-30, 63), (-15, 61.5), (-2, 59 + 40.0 / 60)])
  private static let save = Scene.goal(
    "Save 3,000", 3000, "dollars", initial: 500, from: -60, to: 120, [(-30, 800), (-1, 1100)])

  /// 6,340 and 4,000 of 10,000; today's 2,500 leave 7,500. 59:40 − 58:52 = 0:48, 58:52 − 55 = 3:52.
  /// 1,100 + 150 = 1,250, of which 750 of 2,500 are earned.
  @Test(arguments: [
    (
      "did 6,340 yesterday and like 4k the day before. is that bad", steps,
      "No, not bad, only short of the target. 6,340 steps yesterday and 4,000 on Saturday: that's 63% and 40% of 10,000 steps. Today it's 2,500 so far, so 7,500 steps to go."
    ),
    (
      "ran 10k sunday 58:52", run,
      "58:52 yesterday is a new best, by 48 seconds, well done! That leaves 3:52 to 55:00."
    ),
    (
      "put 150 in on friday", save,
      "150 dollars more makes 1,250 dollars: that's 30% of the way to 3,000 dollars, 1,750 dollars to go. That's if it isn't in the 1,100 dollars already."
    ),
    (
      "finished one", books,
      "1 book more makes 3 books: that's a quarter of the way to 12 books, 9 books to go."
    ),
  ])
  func confirms(_ text: String, _ goal: CoachFacts.GoalFacts, _ expected: String) {
    #expect(Self.confirmation(text, goal) == expected)
  }

  /// 10 books of 300 pages in 300 days are 10 pages a day. 9 books are not told here, 10 are left;
  /// 20 pages a day are 150 days. 59:40 is 358 s for each km, 55:00 is 330 s. 3 × 2,000 = 6,000.
  @Test(arguments: [
    (
      "how many pages a day is that if a book is about 300?", books,
      "About 10 pages a day: 10 books of 300 pages are 3,000 pages over about ten months, until mid-April."
    ),
    (
      "if i do 20 pages a day when am i done", books,
      "Yes, that's in time: 20 pages a day is 10 books in about five months, so around mid-November, at 300 pages a book."
    ),
    (
      "how far off 55 is that per km", run,
      "28 seconds per km: your best of 59:40 is 5:58 per km, and 55:00 is 5:30."
    ),
    (
      "what's 8120 + 2400", steps,
      "That's 10,520 steps, 520 steps above the target of 10,000 steps a day."
    ),
    (
      "3 x 2000, so?", steps, "That's 6,000 steps, 60% of 10,000 steps, so 4,000 steps short of it."
    ),
    (
      "what did i do on saturday", steps,
      "On Saturday it was 11,200 steps, so the target of 10,000 steps was met."
    ),
    (
      "how many days this week did i make it", steps,
      "One of the two days with a value in the last seven days was met. Four have no value. Today is still open."
    ),
    (
      "can we say 8000 instead", steps,
      "You can: 8,000 steps a day would mean 5,500 steps to go today, and both days entered would count instead of one. The target itself changes where the goal is edited."
    ),
    (
      "how many a day am i down", steps,
      "About 400 steps a day short: your average is 9,600 steps over two days with a value, and 10,000 steps is the target."
    ),
    (
      "what if i skip today", steps,
      "Nothing carries over: a skipped day stays short, and the next day asks for 10,000 steps again, not more."
    ),
    (
      "how much a month do i need", save,
      "About 490 dollars a month: that's 1,900 dollars over about four months, until mid-October."
    ),
  ])
  func answers(_ text: String, _ goal: CoachFacts.GoalFacts, _ expected: String) {
    #expect(Self.answer(text, goal) == expected)
  }

  /// What isn't asked in numbers is left to the rest of the coach.
  @Test(arguments: [
    "why is this so hard", "give me a plan for this week", "another idea", "does tea count",
    "what about breakfast", "how about a walk with the dog", "i feel awful", "how do i start",
  ])
  func leavesOtherQuestions(_ text: String) {
    #expect(Self.answer(text, Self.steps) == nil)
    #expect(Self.answer(text, Self.save) == nil)
  }

  /// 9,200 is 800 short.
  @Test func saysWhatIsMissingByTheDay() {
    let goal = Scene.goal(
      "Walk 10,000 steps", 10_000, "steps", from: -9, every: .daily, [(-2, 9700), (-1, 8700)])
    #expect(
      Self.answer("how many a day am i down", goal)
        == "About 800 steps a day short: your average is 9,200 steps over two days with a value, and 10,000 steps is the target."
    )
  }
}
