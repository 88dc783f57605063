import Testing
import Time
import Wellness

@Suite struct ReportedProgressTests {
  private static let today = CalendarDate(daysSince1970: 20_619)

  private static func goal(
    _ unit: String, to target: Double, from initial: Double = 0, type: GoalType = .activity,
    every recurrence: Recurrence? = nil, _ measure: GoalMeasure, title: String = ""
  ) -> ToldGoal {
    ToldGoal(
      title: title, unit: unit, type: type, reading: .set(measure, recurrence), initial: initial,
      current: initial, target: target)
  }

  private static func report(
    _ text: String, of goal: ToldGoal, current: Double
  ) -> ReportedProgress? {
    var goal = goal
    goal.current = current
    return ReportedProgress(text, of: goal, today: today, includesEarlierDays: true)
  }

  private static let steps = goal("steps", to: 10_000, every: .daily, .everyPeriod)
  private static let far = goal("km", to: 50, .total)
  private static let monthly = goal("km", to: 30, every: .monthly, .everyPeriod)
  private static let lighter = goal("lbs", to: 165, from: 180, type: .weight, .level)
  private static let water = goal("glasses", to: 8, type: .nutrition, every: .daily, .everyPeriod)
  private static let litres = goal(
    "litres", to: 3, type: .nutrition, every: .daily, .everyPeriod)
  private static let gym = goal(
    "times", to: 3, every: .weekly, .everyPeriod, title: "Gym 3 times a week")
  private static let calls = goal(
    "calls", to: 1, every: .weekly, .everyPeriod, title: "Call mum every Sunday")
  private static let sleep = goal("hours", to: 8, type: .sleep, every: .daily, .everyPeriod)

  @Test(arguments: [
    ("walked 7400 today", steps, 0.0, 7400.0), ("I walked 7,400 steps.", steps, 100, 7400),
    ("Walked 7.4k today!", steps, 0, 7400), ("today I did 7400 steps, tired", steps, 0, 7400),
    ("ran 5 km today", far, 0, 5), ("ran 5km this morning", far, 20, 25),
    ("I ran 3 miles", far, 0, 4.828032), ("ran another 2 kilometers", far, 1, 3),
    ("weighed 172 today", lighter, 180, 172), ("I weigh 172 lbs today", lighter, 180, 172),
    ("I weighed 172 pounds", lighter, 180, 172), ("lost 2 lbs", lighter, 174, 172),
    ("drank 6 glasses", water, 2, 6),
    ("weighed in at 173 and a half", lighter, 175, 173.5),
    ("2,500 more steps today", steps, 2500, 5000), ("walked 500 more", steps, 2500, 3000),
    ("slept 7.5 hours", sleep, 0, 7.5), ("slept 450 minutes", sleep, 0, 7.5),
    ("I'm at 172 now", lighter, 174, 172), ("171.5 this morning", lighter, 174, 171.5),
    ("sorry typo, 171 not 117", lighter, 174, 171), ("not 5, it was 4", water, 5, 4),
    ("round the block, 6500 now", steps, 0, 6500), ("had a glass of water", litres, 0.5, 0.75),
    ("drank two litres and a half", litres, 0, 2.5), ("went today, legs and back", gym, 1, 2),
    ("called her, we talked for an hour", calls, 0, 1),
  ])
  func readsWhatIsReported(
    _ text: String, _ goal: ToldGoal, _ current: Double, _ value: Double
  ) throws {
    let report = try #require(Self.report(text, of: goal, current: current))
    #expect(abs(report.value - value) < 1e-6)
  }

  /// A text that asks for a note reports too, and a value of another measure never counts.
  @Test(
    arguments: [
      ("log 3 km", far, 20, 23), ("please log the 6700", steps, 0, 6700),
      ("put down 6700", steps, 0, 6700), ("Write down 172 lbs please", lighter, 180, 172),
      ("record my 3 km run", far, 20, 23), ("track 6 glasses", water, 2, 6),
      ("log 3 km", steps, 0, nil), ("log 78.5 kg", steps, 0, nil), ("log in at 8", steps, 0, nil),
      ("weighed 78.5 today", steps, 0, nil), ("slept 7 today", steps, 0, nil),
      ("walked 170 today", lighter, 180, nil), ("ran 6 today", water, 0, nil),
      ("log out of everything for 30 days", far, 0, nil),
    ] as [(String, ToldGoal, Double, Double?)])
  func readsWhatIsToBeNoted(
    _ text: String, _ goal: ToldGoal, _ current: Double, _ value: Double?
  ) {
    let report = Self.report(text, of: goal, current: current)
    #expect(report?.value == value)
  }

  @Test(arguments: [
    ("should I walk 7400 today?", steps), ("should I walk 7400 today", steps),
    ("I didn't walk 7400 today", steps), ("walked less than 7400, not 7400 steps today", steps),
    ("never walked 7400 steps", steps), ("I want to have walked 7400 today", steps),
    ("walk 7400 steps", steps), ("walked today", steps), ("walked 30 minutes today", steps),
    ("walked at 7:30 today", steps), ("walked 7400 steps yesterday", steps),
    ("walked 3000 steps, then 4400 steps today", steps), ("walked 3 times today", steps),
    ("is 7400 ok today", steps), ("my wife walked 7400 steps", steps),
    ("lost 2 lbs", far),
    ("lost 200 lbs", lighter), ("2,500 more steps today", far),
    ("had one and 3 glasses today", far), ("got a stitch after ten minutes today", steps),
    ("ate a huge curry at half nine, now lying here stuffed", water),
    ("counting breaths, lost count at 4 lol", lighter), ("14 bucks a packet now!!", trip),
    ("drank -5 glasses", water), ("saved 500!!", steps), ("could do 8, now 2 glasses", water),
    ("walked", steps), ("", steps),
  ])
  func takesNothingElseForPlain(_ text: String, _ goal: ToldGoal) {
    #expect(Self.report(text, of: goal, current: 20)?.isSure != true)
  }

  /// The coach may answer these, and nothing is noted for them without a further word.
  @Test(arguments: [
    ("7400", steps, 0.0, 7400.0), ("8k steps", steps, 0, 8000),
    ("I'm at 172", lighter, 174, 172), ("down to 172", lighter, 174, 172),
    ("down 2 lbs", lighter, 174, 172), ("5 km done", far, 20, 25),
    ("had one and 3 glasses today", water, 0, 3),
  ])
  func readsWhatIsNotPlain(
    _ text: String, _ goal: ToldGoal, _ current: Double, _ value: Double
  ) throws {
    let report = try #require(Self.report(text, of: goal, current: current))
    #expect(report.value == value)
  }

  /// Where the readings of the shell and of the coach once disagreed.
  @Test(arguments: [
    ("lost 6 lbs so far", lighter, 174.0, 174.0), ("lost 6 lbs in total", lighter, 174, 174),
    ("lost 100 lbs", lighter, 174, nil), ("weighed 80 today", lighter, 174, 176.369_809_747_902_05),
    ("ran 5 with my dog", lighter, 174, nil), ("got back from a 5k today", far, 20, nil),
    ("ran my first 10k today", far, 20, nil), ("ran 5 k today", far, 20, 25),
    ("did 7.4k steps today", far, 20, nil),
    ("lost 2 today", far, 20, nil), ("drank two glasses", water, 0, 2),
    ("slept 7,5 hours", sleep, 0, 7.5), ("slept 7h30", sleep, 0, 7.5),
    ("walked 7400, felt great", steps, 0, 7400), ("walked 7400 for fun", steps, 0, 7400),
    ("walked \(String(repeating: "9", count: 330))", steps, 0, nil),
    ("walked \(String(repeating: "9", count: 307))k", steps, 0, nil),
  ])
  func readsOneThing(
    _ text: String, _ goal: ToldGoal, _ current: Double, _ value: Double?
  ) {
    let report = Self.report(text, of: goal, current: current)
    #expect(report?.value == value)
  }

  private static let trip = goal("euros", to: 2000, .total)

  /// Money that is put by comes on top, however it's put.
  @Test(
    arguments: [
      ("I put 250 aside today", 150.0, 400.0), ("put 250 away", 150, 400), ("saved 40", 30, 70),
      ("I set 50 aside", 150, 200), ("stashed 20", 150, 170), ("paid 50 in", 150, 200),
      ("transferred 100 to savings", 150, 250), ("I put 50 bucks aside", 150, 200),
      ("I've saved 400 so far", 150, 400), ("I've saved 400", 150, 400),
      ("I spent 100 euros of it on shoes", 150, 50), ("withdrew 20", 150, 130),
      ("had to take 20 out", 150, 130), ("I saved 40 euros, no wait 30", 150, 180),
      ("spent 100 on shoes", 150, nil), ("paid 50 for shoes", 150, nil),
      ("paid 40 to the dentist", 150, nil),
      ("spent 200 of it", 150, nil),
    ] as [(String, Double, Double?)])
  func readsWhatIsPutBy(_ text: String, _ current: Double, _ value: Double?) {
    let report = Self.report(text, of: Self.trip, current: current)
    #expect(report?.value == value)
  }

  private static let run = goal("minutes", to: 55, from: 62, .result)
  private static let miles = goal("miles", to: 100, .total)
  private static let sitting = goal(
    "minutes", to: 10, type: .mindfulness, every: .daily, .everyPeriod)
  private static let smoke = goal("cigarettes", to: 0, type: .wellness, every: .daily, .limit)
  private static let coffee = goal("coffee", to: 2, every: .daily, .limit)
  private static let night = goal("clock", to: 1380, type: .sleep, every: .daily, .timeOfDay)
  private static let morning = goal("clock", to: 390, type: .sleep, every: .daily, .timeOfDay)

  /// What people say of times, spans, halves and nothing at all.
  @Test(
    arguments: [
      ("ran 10k in 59:40", far, 20.0, 30.0), ("ran 10k in 59:40", run, 0, 59 + 40.0 / 60),
      ("ran 10k today", run, 0, nil), ("ran 10k in 59:40", miles, 0, 6.21371),
      ("did 10 km in 1:02:30", run, 0, 62.5), ("ran at 7:30 today", run, 0, nil),
      ("i only have 2 minutes", sitting, 0, nil), ("i've got 10 minutes", sitting, 0, nil),
      ("meditated 2 minutes today", sitting, 0, 2), ("only 2 glasses so far", water, 1, 2),
      ("3 km left", far, 20, nil), ("2 glasses to go", water, 6, nil),
      ("slept 6 and a half", sleep, 0, 6.5), ("slept six and a half hours", sleep, 0, 6.5),
      ("slept 7 and a quarter hours", sleep, 0, 7.25), ("meditated half an hour", sitting, 0, 30),
      ("smoked 3", smoke, 0, 3), ("smoked 3 cigarettes today", smoke, 0, 3),
      ("no cigarettes today", smoke, 0, 0), ("zero cigarettes so far", smoke, 0, 0),
      ("didn't smoke today", smoke, 0, 0), ("none today", smoke, 0, 0),
      ("no more cigarettes", smoke, 0, nil), ("I want no cigarettes today", smoke, 0, nil),
      ("no cigarettes?", smoke, 0, nil), ("no coffee today", coffee, 0, 0),
      ("no coffee today", water, 0, nil), ("had 2 coffees today", coffee, 0, 2),
      ("no steps today", steps, 0, 0), ("havent smoked since lunch", smoke, 3, nil),
      ("had to take 20 out today", far, 30, nil), ("spent 20 of it today", far, 30, nil),
      ("I ran 3 km", monthly, 4, 7), ("ran 5 km today", monthly, 0, 5),
      ("meditated an hour and a half", sitting, 0, 90), ("meditated an hour today", sitting, 0, 60),
      ("had 1 glass so far", water, 0, 1),
    ] as [(String, ToldGoal, Double, Double?)])
  func readsHowPeopleSayIt(
    _ text: String, _ goal: ToldGoal, _ current: Double, _ value: Double?
  ) throws {
    let report = Self.report(text, of: goal, current: current)
    #expect(report == nil || abs((report?.value ?? 0) - (value ?? -1)) < 1e-4)
    #expect((report == nil) == (value == nil))
  }

  @Test(
    arguments: [
      ("asleep at 23:20", night, 1400), ("in bed by 10:40pm", night, 1360),
      ("fell asleep around 11", night, 1380), ("in bed at 10:40", night, 1360),
      ("asleep at half past eleven", night, 1410), ("went to bed at quarter to 11", night, 1365),
      ("asleep at midnight", night, 1440), ("asleep at 20 past 11 last night", night, 1400),
      ("in bed at ten to eleven", night, 1370), ("asleep at 00:30", night, 30),
      ("lights out at 11 pm last night", night, 1380), ("asleep by 11.30", night, 1410),
      ("woke up at 6:15", night, nil), ("woke up at 6:15", morning, 375),
      ("slept at 11 for 8 hours", morning, nil), ("should I be in bed at 22:00", night, nil),
      ("I want to be asleep at 22:00", night, nil), ("slept 7 hours", night, nil),
      ("up at 6", morning, 360), ("asleep at 11ish", night, 1380),
    ] as [(String, ToldGoal, Double?)])
  func readsTimesOfDay(
    _ text: String, _ goal: ToldGoal, _ minutes: Double?
  ) {
    let report = Self.report(text, of: goal, current: 0)
    #expect(report?.value == minutes)
  }

  @Test func saysWhatTheAmountIs() throws {
    let more = try #require(Self.report("ran 5 km", of: Self.far, current: 20))
    #expect(more.change == .more && more.amount == 5)
    let all = try #require(Self.report("ran 5 km in total", of: Self.far, current: 20))
    #expect(all.change == .none && all.value == 5)
    let loss = try #require(Self.report("lost 2 lbs", of: Self.lighter, current: 174))
    #expect(loss.change == .none && loss.value == 172)
  }

  private static func deed(_ text: String, of title: String, unit: String = "times") -> Double? {
    var goal = goal(
      unit, to: 3, every: unit == "days" ? nil : .weekly, unit == "days" ? .total : .everyPeriod)
    goal.title = title
    return ReportedProgress(text, of: goal, today: today)?.value
  }

  @Test(arguments: [
    ("ran today", 1.0), ("I ran this morning", 1), ("went for a run", 1), ("i went running", 1),
    ("did my morning run", 1), ("I ran 3 kilometres this morning, it was great", 1), ("did it", 1),
    ("went running before work", 1), ("my dog ran away", nil), ("ran out of time today", nil),
    ("i will run tomorrow", nil), ("should I run today?", nil), ("I ran every day last year", nil),
    ("nearly ran today", nil), ("undo that last one", nil),
    ("swam this morning", nil),
  ])
  func readsWhatWasDoneOnce(_ text: String, _ value: Double?) {
    #expect(Self.deed(text, of: "Run three times a week") == value)
    #expect(Self.deed(text, of: "Go running") == value)
  }

  @Test(arguments: [
    ("called mum", "Call my mother every week", 1.0),
    ("rang my mom on the way home", "Call mum", 1),
    ("spoke to mum today", "Phone mum every week", 1), ("called the bank", "Call mum", nil),
    ("went to the gym", "12 gym sessions this month", 1), ("gym done", "Gym twice a week", 1),
    ("hit the gym after work", "12 gym sessions this month", 1),
    ("went to the pub", "12 gym sessions this month", nil),
    ("ran a bath", "Run three times a week", nil), ("ran 3 errands", "Run", nil),
    ("walked the dog", "Walk the dog 3x a week", 1),
  ])
  func readsWhatWasDoneOnceByTheWordsOfItsTitle(_ text: String, _ title: String, _ value: Double?) {
    #expect(Self.deed(text, of: title) == value)
  }

  @Test(arguments: [
    ("put on half a kilo", 1.5), ("lost 1 kg this week", 3), ("down another kilo", 3),
    ("lost 1 kg since yesterday", 3),
    ("I've lost 1.5 kg so far", 1.5), ("down 2 kilos since I started!!", 2),
  ])
  func readsWhatWasLostAndGained(_ text: String, _ value: Double) {
    let goal = Self.goal("kg", to: 10, type: .weight, .total)
    #expect(Self.report(text, of: goal, current: 2)?.value == value)
  }

  /// Neither what somebody would have done nor what others have is told.
  @Test(arguments: [
    "I wish I had walked 500 steps", "nearly did 500 steps", "I should have done 500 steps",
    "my husband walked 500 steps", "he did 500 steps", "asleep by 10pm",
  ])
  func readsNothingOfWhatWasNotDone(_ text: String) {
    #expect(Self.report(text, of: Self.steps, current: 0) == nil)
  }

  @Test(arguments: [
    ("no sugar today", 1.0), ("another day without", 1), ("a day without sugar", 1),
    ("day 6 without sugar", 6), ("no bread today", nil),
    ("no sugar would be nice but how do people do that", nil),
  ])
  func readsADayWithout(_ text: String, _ value: Double?) {
    #expect(Self.deed(text, of: "Days without sugar", unit: "days") == value)
  }

  /// Yesterday is a Sunday here, and of the week before.
  @Test func whatIsOfAnotherDayCountsWhereDaysGoTogether() {
    let text = "ran another 4 km yesterday"
    #expect(Self.report(text, of: Self.far, current: 20)?.value == 24)
    #expect(Self.report(text, of: Self.monthly, current: 2)?.value == 6)
    var weekly = Self.monthly
    weekly.reading = .set(.everyPeriod, .weekly)
    #expect(Self.report(text, of: weekly, current: 2) == nil)
    #expect(Self.report("another 500 steps yesterday", of: Self.steps, current: 0) == nil)
  }
}
