import Testing
import Time
import Wellness

@testable import Coach

/// Kinds of messages that tell a value, or only look as if they did, and what is asked beside them.
@Suite struct ToldKindTests {
  private static let goals: [String: CoachFacts.GoalFacts] = [
    "steps": Scene.goal("Walk 10,000 steps", 10_000, "steps", from: -9, every: .daily, [(0, 2500)]),
    "weight": Scene.goal(
      "Reach 165 lb", 165, "lb", initial: 180, from: -28, to: 121, type: .weight,
      [(-14, 176), (-7, 176), (0, 176)]),
    "books": Scene.goal("Read 12 books", 12, "books", from: -60, to: 304, [(-5, 2)]),
    "save": Scene.goal(
      "Save 3,000", 3000, "dollars", initial: 500, from: -60, to: 120, [(-1, 1100)]),
    "run": Scene.goal(
      "Run 10 km in 55 min", 55, "min", initial: 65, from: -40, to: 50,
      [(-9, 61.5), (-2, 59.67)]),
    "coffee": Scene.goal(
      "At most 1 coffee a day", 1, "coffees", from: -9, every: .daily, [(0, 2)]),
    "smoke": Scene.goal(
      "No cigarettes", 0, "cigarettes", from: -9, every: .daily,
      [(-3, 0), (-2, 4), (-1, 0), (0, 0)]),
    "water": Scene.goal(
      "Drink 8 glasses of water", 8, "glasses", from: -9, every: .daily, [(0, 3)]),
    "night": Scene.goal(
      "Asleep before 23:00", 1380, "clock", from: -9, every: .daily,
      [(-2, 1375), (-1, 1400), (0, 1390)]),
    "meditate": Scene.goal("Meditate 10 minutes", 10, "minutes", from: -5, every: .daily),
    "sleep": Scene.goal("Sleep 8 hours", 8, "hours", from: -5, every: .daily, type: .sleep),
    "pulse": Scene.goal("Lower my resting pulse", 62, "bpm", initial: 79, from: -20, [(-3, 71)]),
  ]

  private static func told(_ text: String, _ name: String) -> ToldValues {
    var told = ToldValues(
      CoachFacts(persona: .generalWellness, goal: goals[name], today: Scene.today))
    told.hear(text)
    return told
  }

  private static func report(_ text: String, _ name: String) -> ReportedProgress? {
    goals[name].flatMap { goal in
      ReportedProgress(text, of: goal.asTold(on: Scene.today), today: Scene.today)
    }
  }

  /// Days from today with their values.
  @Test(
    arguments: [
      ("smoke", "had zero today", [(0, 0.0)]),
      ("coffee", "had 3 today. 1s the limit. how bad is that", [(0, 3)]),
      ("water", "i drank 6 today, my goal is 8", [(0, 6)]), ("coffee", "0 today", [(0, 0)]),
      ("coffee", "none so far", [(0, 0)]), ("water", "yeah that's 4", [(0, 4)]),
      ("water", "missed sunday completely", [(-1, 0)]), ("water", "ok 4 now", [(0, 4)]),
      ("water", "ok 4 now just drank one while u were typing", [(0, 4)]),
      ("night", "last night 0030 night before 2255", [(-1, 1375), (0, 30)]),
      ("night", "it was half past midnight last night", [(0, 30)]),
      ("night", "ten to midnight last night", [(0, 1430)]),
      ("books", "finished the one on my nightstand just now!!", [(0, 1)]),
      ("save", "sold my bike, got 300", [(0, 300)]),
      ("save", "put 150 in on friday", [(-3, 150)]),
      ("save", "sold the guitar for 220", [(0, 220)]),
      ("water", "drank 1 litre today", [(0, 4)]), ("water", "500 ml just now", [(0, 2)]),
      ("steps", "lazy day again, 4100 and its already dark", [(0, 4100)]),
      ("water", "5 of 8 yesterday", [(-1, 5)]),
      ("pulse", "still lying in bed, counted 17 beats in 15 seconds", [(0, 68)]),
      ("sleep", "slept from 11 to 7 without a single loo trip", [(0, 8)]),
      ("sleep", "only four and half hours, the dogs barked", [(0, 4.5)]),
      ("night", "went to bed 22h45 because of the football", [(0, 1365)]),
      ("coffee", "zero so far today and it's already 4pm", [(0, 0)]),
      ("save", "sold my bike for 140 and every cent went into the fund", [(0, 140)]),
    ] as [(String, String, [(Int, Double)])])
  func tells(_ goal: String, _ text: String, _ expected: [(Int, Double)]) {
    let found = Self.told(text, goal).latest
    #expect(
      found.map { Scene.today.days(until: $0.date) } == expected.map(\.0), "\(text): \(found)")
    #expect(found.map(\.amount) == expected.map(\.1), "\(text): \(found)")
  }

  @Test(arguments: [
    ("steps", "i'm 52"), ("weight", "i'm 52"), ("meditate", "im in year 10"),
    ("meditate", "had one last week in tesco"), ("smoke", "half of them vape"),
    ("run", "five minutes. walking?"), ("smoke", "day 4"), ("water", "day 4"),
    ("smoke", "my gran smoked till 90"), ("run", "zone 2 today"), ("water", "zone 2 today"),
    ("night", "dark by 5"), ("run", "ran 6 in 34:30"), ("run", "my vo2max is 38 now"),
    ("books", "on page 90 now"), ("books", "3 books on the go"),
    ("save", "parking fine 60 today"), ("save", "spent 90 on shoes"),
    ("meditate", "10 minutes feels endless"), ("smoke", "felt nothing today"),
    ("steps", "Glucose 98 mg/dL, LDL 130, HDL 45, Triglycerides 176, Cholesterol 7000"),
    ("water", "1"), ("smoke", "2"), ("smoke", "thats 2 out of 3"),
    ("water", "im in year 10 we're only allowed a bottle so how do i do 8"),
    ("save", "gonna put 200 in when the rebate lands"), ("coffee", "i always have 3 by noon"),
    ("run", "Luana did 10 km with her group"), ("books", "smoked 3 cigs today"),
    ("water", "gave the dog half a litre, he was parched"),
  ])
  func tellsNothing(_ goal: String, _ text: String) {
    #expect(Self.told(text, goal).latest.isEmpty, "\(text)")
    #expect(Self.report(text, goal) == nil, "\(text)")
  }

  /// What the coach confirms for today is what the shell offers to log.
  @Test(arguments: [
    ("steps", "went round the block after dinner, 6500 now", 6500.0),
    ("steps", "6500 so far", 6500),
    ("steps", "walked 7400 today", 7400), ("water", "ok 4 now", 4), ("coffee", "yeah that's 4", 4),
    ("smoke", "had zero today", 0), ("coffee", "none so far", 0), ("water", "had 1.5 l so far", 6),
    ("night", "it was half past midnight last night", 30), ("save", "sold my bike, got 300", 1400),
  ])
  func agreesWithTheShell(_ goal: String, _ text: String, _ value: Double) {
    let told = Self.told(text, goal)
    #expect(told.goal?.current == value)
    #expect(Self.report(text, goal)?.value == value)
  }

  private static func answer(_ text: String, _ name: String) -> String? {
    let told = told(text, name)
    guard let goal = told.goal else { return nil }
    let standing = Scene.standing(goal)
    return NumberAskReader(text, standing: standing, today: Scene.today)
      .ask(tells: told.tells, setsDate: told.isDateNew)?.answer
  }

  /// An even pace has made 2 of 12 books after 60 of 364 days, and 500 + 2,500 / 3 = 1,333 dollars
  /// after 60 of 180. 17 weeks of 80 dollars and 1,100 are 2,460. 1,900 / 57 are 33.3 weeks. 200
  /// minutes a week are 133 pages. 57:00 is 2:00 above 55:00 and 2:40 below 59:40.
  @Test(arguments: [
    ("books", "hey be honest, how far behind am i", "You're not behind: 2 books so far"),
    (
      "save", "hey be honest, how far behind am i", "About 230 dollars behind: 1,100 dollars so far"
    ),
    ("books", "hey, be honest, am i behind?", "You're not behind"),
    (
      "save", "if every saturday from now 80, how much at the end?", "About 2,460 dollars: 17 weeks"
    ),
    ("save", "what if i only manage 57?", "That's later than your date"),
    ("save", "what if i sell stuff for 200", "That would make 1,300 dollars, with 1,700 dollars"),
    ("save", "fine. half that. so whats my new weekly number then", "About 120 dollars a week"),
    ("books", "and if i add half an hour on sunday?", "30 minutes more a week is roughly 20 pages"),
    ("books", "whats a realistic pace then", "One book about every four weeks"),
    ("run", "how much faster do i have to get", "4:40: your best is 59:40"),
    (
      "run", "What if I only manage 57?",
      "Then 2 minutes would be missing, and it would still be 2:40"
    ),
    ("smoke", "how many days did i manage so far", "You've kept to it on two of the three days"),
  ])
  func answers(_ goal: String, _ text: String, _ expected: String) {
    let answer = Self.answer(text, goal)
    #expect(answer?.hasPrefix(expected) == true, "\(text): \(answer ?? "nothing")")
  }

  /// A day to come is none that has a value.
  @Test(arguments: [
    "whats the plan for the pub on friday", "ok. and the pub on friday, whats the plan",
    "What would you do on the Tuesday",
  ])
  func asksForNoValue(_ text: String) {
    for goal in ["smoke", "run", "steps"] { #expect(Self.answer(text, goal) == nil) }
  }

  private static func confirmation(_ text: String, _ name: String) -> String? {
    let told = told(text, name)
    guard let goal = told.goal, let before = goals[name] else { return nil }
    return Scene.standing(goal).confirmation(of: told.latest, before: Scene.standing(before))
  }

  @Test(arguments: [
    ("run", "59:40 on Saturday", "59:40 on Saturday: that's your best, with 4:40 to 55:00."),
    (
      "smoke", "had two at a party yesterday",
      "2 cigarettes yesterday: that day went over. One day doesn't undo the others."
    ),
    (
      "water", "drank 1 litre today",
      "4 glasses: that's half of today's 8 glasses, 4 glasses to go. That's with 250 ml a glass."
    ),
  ])
  func confirms(_ goal: String, _ text: String, _ expected: String) {
    #expect(Self.confirmation(text, goal) == expected)
  }

  /// Three equal values are three, and two weeks of them are flat.
  @Test func countsEqualValues() throws {
    let weight = Scene.standing(try #require(Self.goals["weight"]))
    #expect(weight.series.days.count == 3 && weight.trend == .flat)
  }

  @Test func saysThatValuesLieTooClose() throws {
    let night = Scene.standing(try #require(Self.goals["night"]))
    #expect(night.answer(.trend).contains("your three values are only two days apart"))
  }

  /// Nobody runs 39 seconds faster within a week, and nobody chose a date for what isn't counted.
  @Test func promisesNothing() throws {
    let run = Scene.standing(try #require(Self.goals["run"])).plan()
    #expect(run.contains { $0.contains("An even share would be 39 seconds") })
    let none = Scene.goal("Be healthier", 1, "completion", from: -3, to: 27)
    #expect(Scene.standing(none).line == "There's no number in this goal yet.")
  }

  @Test func countsNothingInTheGoalsUnit() {
    #expect(AmountText.amount(0, "hours") == "0 hours")
  }
}
