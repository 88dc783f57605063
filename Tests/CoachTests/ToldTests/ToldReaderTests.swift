import Testing
import Time
import Wellness

@testable import Coach

/// What people tell of their numbers, with the day, on a Monday, 15 June 2026.
@Suite struct ToldReaderTests {
  private static func values(_ text: String, _ goal: CoachFacts.GoalFacts) -> [ToldValue] {
    ToldReader(text, TextWord.all(in: text), goal: goal.asTold(on: Scene.today), today: Scene.today)
      .values
  }

  private static func expect(
    _ text: String, _ goal: CoachFacts.GoalFacts, _ expected: [(Int, Double)],
    _ way: ToldValue.Way = .set
  ) {
    let found = values(text, goal)
    let days = found.map { Scene.today.days(until: $0.date) }
    #expect(days == expected.map(\.0), "\(text): \(found)")
    for (one, other) in zip(found, expected) {
      #expect(abs(one.amount - other.1) < 1e-6, "\(text): \(found)")
      #expect(one.way == way, "\(text): \(found)")
    }
  }

  private static let steps = Scene.goal(
    "Walk 10,000 steps", 10_000, "steps", from: -9, every: .daily)
  private static let weight = Scene.goal(
    "Reach 165 lb", 165, "lb", initial: 180, from: -28, to: 121, type: .weight, [(-3, 176)])
  private static let books = Scene.goal("Read 12 books", 12, "books", from: -60, to: 304, [(-5, 2)])
  private static let save = Scene.goal(
    "Save 3,000", 3000, "dollars", initial: 500, from: -60, to: 120, [(-1, 1100)])
  private static let spanish = Scene.goal(
    "Learn Spanish", 60, "hours", current: 4, from: -20, to: 100)
  private static let run = Scene.goal(
    "Run 10 km in 55 min", 55, "min", initial: 65, from: -40, to: 50, [(-2, 59.67)])
  private static let coffee = Scene.goal(
    "At most 1 coffee a day", 1, "coffees", from: -9, every: .daily, [(0, 2)])
  private static let smoke = Scene.goal("No cigarettes", 0, "cigarettes", from: -9, every: .daily)
  private static let water = Scene.goal(
    "Drink 8 glasses of water", 8, "glasses", from: -9, every: .daily, [(0, 3)])
  private static let night = Scene.goal(
    "Asleep before 23:00", 1380, "clock", from: -9, every: .daily)

  private static let swim = Scene.goal(
    "Swim 60 km", 60, "km", current: 12, from: -20, to: 100)
  private static let plank = Scene.goal(
    "Hold a plank for 3 minutes", 180, "s", initial: 25, from: -20, to: 100, [(-2, 120)])
  private static let slept = Scene.goal(
    "Sleep 8 hours", 8, "hours", from: -9, every: .daily, type: .sleep)
  private static let kilos = Scene.goal(
    "Get to 88 kg", 88, "kg", initial: 118, from: -28, to: 121, type: .weight, [(-3, 97)])
  private static let millilitres = Scene.goal(
    "Drink 2000 ml of water", 2000, "ml", from: -9, every: .daily)
  private static let litres = Scene.goal(
    "Drink 2 litres of water", 2, "l", from: -9, every: .daily, [(0, 1)])

  /// Ways of saying an amount that people from elsewhere brought.
  @Test(
    arguments: [
      ("40 lengths of the 25 m pool, done", swim, [(0, 1.0)], .more),
      ("7 km each way today", swim, [(0, 14)], .more),
      ("coach timed me at 2 mins 15 just now", plank, [(0, 135)], .set),
      ("15st 2lb this morning", kilos, [(0, 96.1615824)], .set),
      ("forgot to tell you sundays weigh in: 97,7", kilos, [(-1, 97.7)], .set),
      ("slept 6 hours 45, of which 1 hour 20 was deep", slept, [(0, 6.75)], .set),
      ("missed my alarm, slept 9 hours last night", slept, [(0, 9)], .set),
      ("drank 4 500 ml bottles", millilitres, [(0, 2000)], .set),
      ("40 off gran, straight into savings", save, [(0, 40)], .more),
      ("hour and a half of spanish today", spanish, [(0, 1.5)], .more),
      ("forgot to tell you, yesterday i slept 9 hours", slept, [(-1, 9)], .set),
      ("it went from 5000 to 7350 steps", steps, [(0, 7350)], .set),
      ("7 230 steps so far", steps, [(0, 7230)], .set),
      ("finished one more 750ml bottle", litres, [(0, 0.75)], .more),
      ("yesterday was bad, four cigarettes. FOUR.", smoke, [(-1, 4)], .set),
      ("took 30 secs off my time", run, [(0, 59.17)], .set),
      ("shaved 30 secs off my time", run, [(0, 59.17)], .set),
      ("ran it in 59m 36s", run, [(0, 59.6)], .set),
    ] as [(String, CoachFacts.GoalFacts, [(Int, Double)], ToldValue.Way)])
  func amountsSaidOtherwise(
    _ text: String, _ goal: CoachFacts.GoalFacts, _ expected: [(Int, Double)], _ way: ToldValue.Way
  ) {
    Self.expect(text, goal, expected, way)
  }

  private static let card = Scene.goal(
    "Pay off the credit card", 0, "dollars", initial: 4800, from: -20, to: 100, [(-2, 2000)])
  private static let guitar = Scene.goal(
    "Practise guitar 20 minutes a day", 20, "minutes", from: -9, every: .daily)
  private static let emails = Scene.goal(
    "Unanswered emails down to 50", 50, "emails", initial: 640, from: -20, to: 100, [(-2, 198)])

  /// What no model of words has learned, since few say it so.
  @Test(
    arguments: [
      ("59m15s over the same route", run, [(0, 59.25)], .set),
      ("parkrun in 58.30 today", run, [(0, 58.5)], .set),
      ("60 lengths in the 25 m pool today", swim, [(0, 1.5)], .more),
      ("did the loop twice tonight, 2.5 km each", swim, [(0, 5)], .more),
      ("1 km before work and the same again after", swim, [(0, 2)], .more),
      ("drank 40 ounces of water", litres, [(0, 1.18294)], .set),
      ("3 glasses since I last wrote", litres, [(0, 0.75)], .more),
      ("first glass down", litres, [(0, 0.25)], .more),
      ("that last glass i told you about, take it off again", litres, [(0, -0.25)], .more),
      ("oops, I logged Dune twice, drop one", books, [(0, -1)], .more),
      ("don't count that last one you put down", books, [(0, -1)], .more),
      ("yesterday I came to the end of Dune", books, [(-1, 1)], .more),
      ("finally closed the last page of Dune", books, [(0, 1)], .more),
      ("fell asleep 23.30, up at 5.45", slept, [(0, 6.25)], .set),
      ("slept 9 hours yesterday, never put it in", slept, [(-1, 9)], .set),
      ("kids in bed at 20:00, me too at 22:30", night, [(0, 1350)], .set),
      ("my husband did 15000 today. me, 9100", steps, [(0, 9100)], .set),
      ("not a single one today, and it's nine already", smoke, [(0, 0)], .set),
      ("put a $250 payment on it", card, [(0, -250)], .more),
      ("interest hit, 41 bucks", card, [(0, 41)], .more),
      ("cleared some, 150 left now", emails, [(0, 150)], .set),
      ("just chugged a pint of ice water", litres, [(0, 0.568)], .more),
      ("slept like a stone, 8 hours and a half", slept, [(0, 8.5)], .set),
      ("it was 95 last week, 93.5 now", kilos, [(-7, 95), (0, 93.5)], .set),
      ("still to add from saturday: 800 m", swim, [(-2, 0.8)], .more),
      ("finished Foster, read it in one go and then sat", books, [(0, 1)], .more),
      ("six days back I did 9200 steps", steps, [(-6, 9200)], .set),
    ] as [(String, CoachFacts.GoalFacts, [(Int, Double)], ToldValue.Way)])
  func whatOnlyItsWordsSay(
    _ text: String, _ goal: CoachFacts.GoalFacts, _ expected: [(Int, Double)], _ way: ToldValue.Way
  ) {
    Self.expect(text, goal, expected, way)
  }

  @Test(
    arguments: [
      ("new strings 18 €, ouch", guitar),
      ("dogs had 2 litres already in this heat, poor lad", litres),
      ("new bottle, holds 1.5 litres", litres), ("our Dave's down to 178", weight),
      ("gagging for one but holding out til 6", coffee), ("$6 for a latte, robbery", coffee),
      ("ran 6 km instead because there was thunder", swim),
      ("baby was up at 2, 3 and 5", smoke), ("gran did 10,000 yesterday", steps),
      ("what could i take off my plate?", books),
    ] as [(String, CoachFacts.GoalFacts)])
  func whatIsOfOtherThings(_ text: String, _ goal: CoachFacts.GoalFacts) {
    #expect(Self.values(text, goal).allSatisfy { !$0.isSure }, "\(Self.values(text, goal))")
  }

  /// A question behind a value doesn't take it back, and what only stands in one is none.
  @Test(
    arguments: [
      ("7400 steps so far, how many are left?", [(0, 7400.0)]),
      ("I did 9000 yesterday, should I rest today?", [(-1, 9000)]),
      ("did 8,200 steps today but my feet hurt, what should I do this week?", [(0, 8200)]),
      ("they say 7000 is enough, is that true?", []),
      ("my friend walks 12000 steps a day, how does she do it?", []),
      ("how about 8000 tomorrow, is that ok?", []),
    ] as [(String, [(Int, Double)])])
  func aValueWithAQuestionBehindIt(_ text: String, _ expected: [(Int, Double)]) {
    Self.expect(text, Self.steps, expected)
  }

  /// Today is a Monday, so Saturday is two days ago and Friday three.
  @Test(
    arguments: [
      ("did 6,340 yesterday and like 4k the day before. is that bad", [(-2, 4000.0), (-1, 6340)]),
      ("fine. 8120 today, happy?", [(0, 8120)]),
      ("got 9.2k in on sat and only 3100 sunday", [(-2, 9200), (-1, 3100)]),
      ("yesterday i only managed 4,200, today im at 5.1k already", [(-1, 4200), (0, 5100)]),
      ("was at 6.5k at lunch today", [(0, 6500)]),
      ("2000, 3000, 4000 the last three days", [(-3, 2000), (-2, 3000), (-1, 4000)]),
      ("walked 7000 two days ago", [(-2, 7000)]),
      ("yesterday was awful, only did 2000", [(-1, 2000)]),
      ("7400", [(0, 7400)]), ("4000 last night, ok?", [(-1, 4000)]),
      ("six thousand", [(0, 6000)]), ("did six and a half thousand today", [(0, 6500)]),
      ("nine thousand two hundred yesterday", [(-1, 9200)]), ("6 thousand steps", [(0, 6000)]),
    ] as [(String, [(Int, Double)])])
  func readsSteps(_ text: String, _ expected: [(Int, Double)]) {
    Self.expect(text, Self.steps, expected)
  }

  @Test(arguments: [
    "can i do 8000 today?", "i want to do 8000 today", "my wife did 8000 yesterday",
    "i usually do 8000 a day", "is 8000 ok", "how about 8000", "i need 3000 more to go",
    "what if i did 9000 tomorrow", "talk thursday", "I'm 52 and my knees click",
    "weighed 7850 today", "slept 7500 last night",
    "after a week of this i'm at chapter 5 of the book",
  ])
  func takesNothingElseForSteps(_ text: String) {
    #expect(Self.values(text, Self.steps).isEmpty)
  }

  @Test func readsAState() {
    Self.expect(
      "I was 176 last week and this morning the scale says 178.2.", Self.weight,
      [(-7, 176), (0, 178.2)])
    Self.expect("177 this morning", Self.weight, [(0, 177)])
    Self.expect("lost 2 lbs", Self.weight, [(0, -2)], .more)
    Self.expect("up a pound, 177 this morning", Self.weight, [(0, 177)])
  }

  /// What stands before `in` is all there is; what is finished, put in or sold comes on top.
  @Test func tellsTotalsFromWhatIsAdded() {
    Self.expect("Two books in. It's embarrassing.", Self.books, [(0, 2)])
    Self.expect("finished one", Self.books, [(0, 1)], .more)
    Self.expect(
      "I finished the Claire Keegan one last night! 110 pages but it counts", Self.books, [(-1, 1)],
      .more)
    Self.expect("finished another book yesterday", Self.books, [(-1, 1)], .more)
    Self.expect("put 150 in on friday", Self.save, [(-3, 150)], .more)
    Self.expect("ok i sold my old guitar, 220 more", Self.save, [(0, 220)], .more)
    Self.expect("sold the guitar for 220", Self.save, [(0, 220)], .more)
    Self.expect("had to take 200 out for the car", Self.save, [(0, -200)], .more)
    Self.expect("spent 50 of it on shoes", Self.save, [(0, -50)], .more)
    Self.expect("I'm at 1,500 now", Self.save, [(0, 1500)])
  }

  @Test func addsUpSpansOfTime() {
    Self.expect(
      "hola! 1 hr duolingo and 30 min of a podcast, can u add that", Self.spanish, [(0, 1.5)], .more
    )
    Self.expect("add 1 h 30", Self.spanish, [(0, 1.5)], .more)
    Self.expect("studied an hour and a half on sunday", Self.spanish, [(-1, 1.5)], .more)
    Self.expect(
      "Ok did the recording!! 25 minutes for a 2 minute clip", Self.spanish, [(0, 25.0 / 60)], .more
    )
    Self.expect("studied a quarter of an hour today", Self.spanish, [(0, 0.25)], .more)
    Self.expect("did 1 hour 15 minutes today", Self.spanish, [(0, 1.25)], .more)
    Self.expect("I'm at 7 hours now", Self.spanish, [(0, 7)])
    #expect(Self.values("I'm running on 4 hours of sleep", Self.spanish).isEmpty)
    #expect(Self.values("i only have 2 hours left today", Self.spanish).isEmpty)
  }

  @Test func aRateIsNoAmount() {
    let distance = Scene.goal("Run 10 km", 10, "km", from: -9, to: 40)
    for text in [
      "ok so 7 min/km i guess", "that was 7 min per km", "6:40/km today", "about 6-7 minutes a km",
      "the treadmill says 9 km/h", "i run 9 km per hour",
    ] { #expect(Self.values(text, distance).isEmpty, "\(text)") }
    #expect(Self.values("that was 5 min per km", Self.run).isEmpty)
    for text in ["ran 4 km today", "i ran 4 km, an hour ago"] {
      #expect(Self.values(text, distance).map(\.amount) == [4], "\(text)")
    }
    Self.expect("did 2 hours/day of it today", Self.spanish, [(0, 2)], .more)
  }

  @Test func readsResultsOfTheGoalsOwnDistance() {
    Self.expect("ran 10k sunday 58:52, new pb!!", Self.run, [(-1, 58 + 52.0 / 60)])
    Self.expect("ran the full 10 on thursday in 60:30", Self.run, [(-4, 60.5)])
    Self.expect("ran it in 58 min 12 s today", Self.run, [(0, 58.2)])
    #expect(Self.values("5k in 28:30 yesterday", Self.run).isEmpty)
    #expect(Self.values("did parkrun in 27:10 today", Self.run).isEmpty)
    #expect(Self.values("race moved to april 26", Self.run).isEmpty)
    #expect(Self.values("i only did 4k easy", Self.run).isEmpty)
  }

  /// A number that is no value: it's a share, wasn't managed, or nobody weighs as much.
  @Test func leavesWhatNobodyWouldNote() {
    #expect(Self.values("the bank put the interest up to 24 percent, thieves", Self.save).isEmpty)
    #expect(Self.values("tried 54 but it didnt work out", Self.run).isEmpty)
    #expect(Self.values("weighed myself today, 1765", Self.weight).allSatisfy { !$0.isSure })
    #expect(Self.values("had a few more at the party", Self.coffee).allSatisfy { !$0.isSure })
  }

  /// The night of yesterday is today's; who left the office yesterday did so yesterday.
  @Test func aDayEndsWithItsNight() {
    let office = Scene.goal("Leave the office by 18:00", 1080, "clock", from: -9, every: .daily)
    Self.expect("left the office at 7:15 pm yesterday", office, [(-1, 1155)])
    Self.expect("asleep at 22:45 last night", Self.night, [(0, 1365)])
    Self.expect("2 ystrday", Self.coffee, [(-1, 2)])
  }

  /// Monday is today, so a Monday that stands beside today is a week ago.
  @Test func readsLimits() {
    Self.expect("4 coffees. its 11am.", Self.coffee, [(0, 4)])
    Self.expect("2 yesterday, 1 today, 3 on monday", Self.coffee, [(-7, 3), (-1, 2), (0, 1)])
    Self.expect("had 2 on saturday and none on friday", Self.coffee, [(-3, 0), (-2, 2)])
    Self.expect("just had another coffee oops", Self.coffee, [(0, 1)], .more)
    #expect(Self.values("to stay awake w one", Self.coffee).isEmpty)
    Self.expect("day 4 no cigs", Self.smoke, [(-3, 0), (-2, 0), (-1, 0), (0, 0)])
    Self.expect("i had 2 on saturday at my cousins wedding", Self.smoke, [(-2, 2)])
    Self.expect("no cigs since saturday", Self.smoke, [(-1, 0), (0, 0)])
    #expect(Self.values("havent smoked since lunch", Self.smoke).isEmpty)
  }

  @Test func readsGlasses() {
    Self.expect("5 glasses yesterday, 3 today so far", Self.water, [(-1, 5), (0, 3)])
    Self.expect("5 of 8 yesterday", Self.water, [(-1, 5)])
    Self.expect("another glass just now", Self.water, [(0, 1)], .more)
    Self.expect("and 2 more", Self.water, [(0, 2)], .more)
    #expect(Self.values("i had a laugh with 3 friends", Self.water).isEmpty)
  }

  /// A night is noted on the day after it; Saturday's is Sunday's.
  @Test func readsNights() {
    Self.expect("22:50 last night!!!!", Self.night, [(0, 1370)])
    Self.expect("went to bed 1:40 again", Self.night, [(0, 100)])
    Self.expect(
      "in bed by 10:45 last night and 11:30 the night before", Self.night, [(-1, 1410), (0, 1365)])
    Self.expect("asleep at 23:30 on saturday", Self.night, [(-1, 1410)])
    Self.expect(
      "bed at 22:40, then 23:10, then 22:55 the last three nights", Self.night,
      [(-2, 1360), (-1, 1390), (0, 1375)])
    #expect(Self.values("staring at the ceiling, woke up at 6:15", Self.night).isEmpty)
  }

  /// What is said again isn't added, but another part of the day is.
  @Test(arguments: [
    ("walked 8000 today, well my watch says 7500", 7500.0),
    ("8000 in the morning, 500 at lunch", 8500),
  ])
  func addsPartsOfADayAlone(_ text: String, _ steps: Double) {
    let goal = Scene.goal("Walk 10,000 steps", 10_000, "steps", from: -9, every: .daily)
    let values = ToldReader(
      text, TextWord.all(in: text), goal: goal.asTold(on: Scene.today), today: Scene.today
    ).values
    #expect(values.map(\.amount) == [steps], "\(values)")
  }

  @Test func waitingAMinuteTellsNone() {
    #expect(SaidNumber.all(in: ["wait", "a", "minute"]).isEmpty)
    #expect(SaidNumber.all(in: ["a", "minute", "and", "a", "half"]).map(\.value) == [1.5])
  }
}
