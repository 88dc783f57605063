import Testing
import Time
import Wellness

@testable import Shell

@Suite struct TitleReadingTests {
  @Test(arguments: [
    ("Read 12 books", Quantity(12, "books")), ("Walk 10k steps", Quantity(10_000, "steps")),
    ("Walk 10,000 steps", Quantity(10_000, "steps")),
    ("Meditate 10 Minutes", Quantity(10, "minutes")),
    ("Run 4 times a week", Quantity(4, "times")),
    ("Drink 8 glasses of water", Quantity(8, "glasses")),
    ("Walk 10000 steps a day", Quantity(10_000, "steps")), ("Run 5 km", Quantity(5, "km")),
    ("Run 5km", Quantity(5, "km")), ("Run a 5k", Quantity(5, "km")), ("Run 5k", Quantity(5, "km")),
    ("Drink 2 liters of water a day", Quantity(2, "liters")),
    ("Save 2000 euros for a trip by June", Quantity(2000, "euros")),
    ("Save $3,000", Quantity(3000, "dollars")), ("Save 2000€", Quantity(2000, "euros")),
    ("Save 1.200,50 €", Quantity(1200.5, "euros")),
    ("smoke at most 5 cigarettes a day", Quantity(5, "cigarettes")),
    ("Fewer than 10 cigarettes a day", Quantity(9, "cigarettes")),
    ("Reduce screen time to 2 hours a day", Quantity(2, "hours")),
    ("Read for 20 minutes", Quantity(20, "minutes")),
    ("No alcohol for 30 days", Quantity(30, "days")), ("Lose 15 pounds", Quantity(15, "pounds")),
    ("Go to the gym 3x a week", Quantity(3, "times")),
    ("12 gym sessions this month", Quantity(12, "sessions")),
    ("Work out 3 per week", Quantity(3, "times")),
    ("Call my mother twice a week", Quantity(2, "times")),
    ("Read twelve books", Quantity(12, "books")), ("Do 50 push ups", Quantity(50, "push-ups")),
    ("Drink 2 more glasses", Quantity(2, "glasses")),
    ("Run 10 km in 55 min", Quantity(55, "min")),
    ("Run 5 km 3 times a week", Quantity(3, "times")),
    ("Meditate 10 minutes for 30 days", Quantity(10, "minutes")),
    ("Lose weight from 80 to 75 kg", Quantity(75, "kg")),
    ("Save 20% of my income", Quantity(20, "%")),
    ("Be in bed by 23:00 every day", Quantity(1380, "clock")),
    ("Go to bed before 23:00", Quantity(1380, "clock")),
    ("Asleep by 11 pm.", Quantity(1380, "clock")), ("in bed by 11", Quantity(1380, "clock")),
    ("sleep before midnight", Quantity(1440, "clock")),
    ("Asleep by 1", Quantity(60, "clock")), ("Get up at 6:30am", Quantity(390, "clock")),
    ("No food after 20:00", Quantity(1200, "clock")),
    ("Sleep 8 hours, in bed by 23:00", Quantity(8, "hours")),
    ("No cigarettes", Quantity(0, "cigarettes")), ("quit smoking", Quantity(0, "cigarettes")),
    ("Give up alcohol", Quantity(0, "drinks")), ("No sweets any more", Quantity(0, "sweets")),
    ("Stop drinking", Quantity(0, "drinks")), ("No candy each day", Quantity(0, "sweets")),
  ])
  func findsTheTarget(title: String, target: Quantity) {
    #expect(TitleReading(title).target == target)
  }

  @Test(arguments: [
    ("Meditate every morning", false), ("Sober in 30 days", false), ("Catch 22", true),
    ("Walk 5.000 steps", true),
    ("Learn B2 Spanish", false), ("Reduce sugar by 20 %", true), ("Cut 500 calories", true),
    ("Every 3 hours a walk", true), ("No coffee before 9:00", true), ("Run 10 km after 9:00", true),
    ("Work from 9:00 to 17:00", true), ("The 7 habits", true), ("Be fit in 2027", false),
    ("Finish a marathon in 3:45", true), ("Come 1st", true), ("No sugar in coffee", false),
    ("Be home by 11", true), ("Sleep at 4", true),
    ("Quit my job", false), ("Stop drinking coffee", false), ("Stop smoking in bed", false),
  ])
  func findsNoneWhereThatIsNoTarget(title: String, leavesNumber: Bool) {
    let reading = TitleReading(title)
    #expect(
      (reading.target == nil || title.hasPrefix("Run")) && reading.leavesNumber == leavesNumber)
  }

  @Test(
    arguments: [
      ("Save 2000 euros by June", .endOfMonth(6)), ("Read 12 books by 31 dec", .inYear(12, 31)),
      ("Save 500 euros by the end of the year", .endOf(.year)),
      ("Sober in 30 days", .inDays(30)), ("Read 5 books in 6 weeks", .inDays(42)),
      ("Meditate 10 minutes for 30 days", .inDays(30)), ("No alcohol for 30 days", nil),
      ("Lose 15 pounds before July", .inYear(7, 1)), ("Read 12 books in 2027", .endOf2027),
      ("Run 100 km in March", .endOfMonth(3)), ("Finish it by friday", .weekday(.friday)),
      ("Be in bed by 23:00", nil), ("Read 12 books", nil), ("Walk in the may sun", nil),
      ("Run a 10k by summer", .season(.first, of: .summer)),
      ("Lose 5 kg before Christmas", .inYear(12, 24)), ("Read 12 books this year", .endOf(.year)),
      ("Save 300 euros next month", .edge(.last, of: .month, isNext: true)),
      ("Save 300 euros by next month", .edge(.last, of: .month, isNext: true)),
      ("Get fit by Easter", .beforeEaster), ("Save 500 euros for New Year", .inYear(12, 31)),
      ("Swim 10 km this summer", .season(.last, of: .summer)),
      ("Swim 10 km in the summer", .season(.last, of: .summer)),
      ("Be fit by this fall", .season(.first, of: .autumn)), ("Call my aunt tomorrow", .inDays(1)),
      ("Run a marathon on 12 april", .inYear(4, 12)), ("Sit next to the window", nil),
      ("Walk each summer", nil),
    ] as [(String, DayWords?)])
  func findsTheDate(title: String, by: DayWords?) {
    #expect(TitleReading(title).by == by)
  }

  /// What is shown as the origin of a date, and what names a time that isn't known.
  @Test(
    arguments: [
      ("Run a 10k by Summer!", "by Summer"), ("Read 12 books this year, all new", "this year"),
      ("Lose 5 kg by my birthday", "by my birthday"),
      ("Get fit before I turn 40", "before I turn 40"),
      ("Save 300 euros by the end of the semester", "by the end of the semester"),
      ("Be calm before our wedding in May or so", "before our wedding"), ("Retire by 60", "by 60"),
      ("Learn Greek this semester", "this semester"), ("Be fit by 2020", "by 2020"),
      ("Reduce stress by meditating", nil), ("Reduce sugar by 20 %", nil), ("Read before bed", nil),
      ("Walk by the river", nil), ("Be in bed by 23:00", nil), ("Read 12 books", nil),
      ("Stretch before each run", nil), ("No food before 9", nil), ("Ride this bike", nil),
    ] as [(String, String?)])
  func keepsTheWordsOfTheDate(title: String, text: String?) {
    #expect(TitleReading(title).byText == text)
  }

  @Test func countsAChangeFromWhereTheGoalStands() {
    let title = TitleReading("Lose 15 pounds")
    #expect(title.target(at: 180) == Quantity(165, "pounds"))
    #expect(title.target(at: nil) == Quantity(15, "pounds"))
    #expect(TitleReading("Gain 5 kg").target(at: 60) == Quantity(65, "kg"))
    #expect(TitleReading("Read 12 books").target(at: 20) == Quantity(12, "books"))
    #expect(TitleReading("Go from 80 to 75 kg").start == 80)
  }
}

extension DayWords {
  fileprivate static func inYear(_ month: Int, _ day: Int) -> DayWords {
    .inYear(month: month, day: day)
  }

  fileprivate static func endOf(_ span: Span) -> DayWords {
    .edge(.last, of: span, isNext: false)
  }

  fileprivate static var endOf2027: DayWords {
    CalendarDate(year: 2027, month: 12, day: 31).map { .date($0) } ?? .inDays(0)
  }
}
