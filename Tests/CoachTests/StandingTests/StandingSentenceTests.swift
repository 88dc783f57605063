import Testing
import Time
import Wellness

@testable import Coach

/// What holds of every sentence about every goal of the scenes.
@Suite struct StandingSentenceTests {
  private static func answers(_ standing: Standing) -> [String] {
    NumberQuestion.allCases.flatMap { question in
      (0..<3).map { standing.answer(question, again: $0) }
    }
  }

  /// All that is said of a goal, in sentences and lines.
  private static func everything(_ standing: Standing) -> [String] {
    let value = standing.value ?? standing.goal.target / 2
    return answers(standing) + standing.plan() + standing.plan(days: 1) + standing.plan(days: 28)
      + [standing.line, standing.conversion(to: "kg"), standing.conversion(to: "hours", again: 1)]
      + [value, value / 2, standing.goal.target, standing.goal.target + 1].map {
        standing.confirmation(of: $0, amount: $0)
      } + Array(standing.slots.values)
  }

  private static func words(_ text: String) -> Int { text.split(separator: " ").count }

  @Test(arguments: Scene.all.indices)
  func answersHaveTenToFortyFiveWords(_ index: Int) {
    for text in Self.answers(Scene.standing(Scene.all[index])) {
      #expect((10...45).contains(Self.words(text)), "\(Self.words(text)): \(text)")
    }
  }

  @Test(arguments: Scene.all.indices)
  func theSecondWordingIsAnother(_ index: Int) {
    let standing = Scene.standing(Scene.all[index])
    for question in NumberQuestion.allCases {
      #expect(standing.answer(question, again: 0) != standing.answer(question, again: 1))
      #expect(standing.answer(question, again: 0) == standing.answer(question, again: 2))
    }
  }

  @Test(arguments: Scene.all.indices)
  func plansHaveSevenLinesAndAHundredAndTenWords(_ index: Int) {
    let plan = Scene.standing(Scene.all[index]).plan()
    #expect((1...7).contains(plan.count))
    #expect(plan.map(Self.words).reduce(0, +) <= 110)
  }

  @Test(arguments: Scene.all.indices)
  func nothingReadsLikeAMachine(_ index: Int) {
    let standing = Scene.standing(Scene.all[index])
    let wrong = [
      " 1 books", " 1 days", " one days ", " 1 times", " 0 days", "no days left", "ompletion",
      " nan", " inf ", "  ", " .", "..", " ,", " the about", "about about", " at at ",
      "of one day", "are there are", " in in ", "by in ", " on on ", "day are", "Optional", " / ",
      "()", " -", "all one", " 0 cigarettes", "is are", "on on the",
    ]
    for text in Self.everything(standing) {
      let plain = " \(text) "
      for phrase in wrong { #expect(!plain.contains(phrase), "“\(phrase)” in: \(text)") }
      #expect(text.filter { $0 == "?" }.count <= 1)
      #expect(text.first.map { !$0.isLowercase } ?? false || standing.slots.values.contains(text))
    }
  }

  @Test(arguments: Scene.all.indices)
  func percentsAreTheSameEverywhere(_ index: Int) {
    let standing = Scene.standing(Scene.all[index])
    let percents = Set(
      Self.answers(standing).flatMap { $0.split(separator: " ") }
        .filter { $0.contains("%") && $0 != "1%" }.compactMap { Int($0.prefix { $0.isNumber }) })
    #expect(percents.isSubset(of: [standing.percent ?? 0]), "\(percents)")
  }

  @Test func anUnitStandsInTheNumberOfItsAmount() {
    #expect(AmountText.amount(1, "books") == "1 book")
    #expect(AmountText.amount(2, "book") == "2 books")
    #expect(AmountText.amount(1, "glasses") == "1 glass")
    #expect(AmountText.amount(8, "glass of water") == "8 glasses of water")
    #expect(AmountText.amount(2.5, "litres") == "2.5 litres")
    #expect(AmountText.amount(1, "calories") == "1 calorie")
    #expect(AmountText.amount(2, "story") == "2 stories")
    #expect(AmountText.amount(1, "push-ups") == "1 push-up")
    #expect(AmountText.amount(178, "lbs") == "178 lbs")
    #expect(AmountText.amount(7400, "steps/day") == "7,400 steps")
    #expect(AmountText.amount(12_500, "steps") == "12,500 steps")
    #expect(AmountText.amount(1234.5, "$") == "$1,234.5")
    #expect(AmountText.amount(4, "times") == "4 times")
    #expect(AmountText.amount(1, "times") == "once")
  }

  @Test func timesReadAsPeopleSayThem() {
    #expect(AmountText.amount(25, "min") == "25 minutes")
    #expect(AmountText.amount(70, "minutes") == "1 h 10 min")
    #expect(AmountText.amount(0.25, "hours") == "15 minutes")
    #expect(AmountText.amount(8, "h") == "8 hours")
    #expect(AmountText.amount(59 + 2.0 / 3, "min", .result) == "59:40")
    #expect(AmountText.amount(119 + 2.0 / 3, "min", .result) == "1:59:40")
    #expect(AmountText.amount(45, "seconds", .result) == "0:45")
    #expect(AmountText.distance(4 + 2.0 / 3, "min", .result) == "4:40")
    #expect(AmountText.distance(1, "min", .result) == "1 minute")
    #expect(AmountText.amount(1380, "clock", .timeOfDay) == "23:00")
    #expect(AmountText.amount(1470, "clock", .timeOfDay) == "00:30")
  }

  @Test func estimatesHaveTwoFigures() {
    #expect(AmountText.figures(334, .toNearestOrEven) == 330)
    #expect(AmountText.figures(0.847, .toNearestOrEven) == 0.85)
    #expect(AmountText.figures(334, .up) == 340)
    #expect(AmountText.figures(40, .up) == 40)
    #expect(AmountText.percent(0.996) == 99)
    #expect(AmountText.share(0.74) == "about three quarters")
    #expect(AmountText.share(0.5) == "half")
    #expect(AmountText.share(0.6) == "60%")
  }

  /// From Monday, 15 June 2026.
  @Test(arguments: [
    (0, "today"), (1, "tomorrow"), (2, "Wednesday"), (6, "Sunday"), (7, "next Monday"),
    (8, "next Tuesday"), (13, "next Sunday"), (14, "late June"), (30, "mid-July"),
    (335, "mid-May"), (365, "mid-June 2027"), (600, "early 2028"), (-1, "yesterday"),
    (-2, "Saturday"), (-10, "June 5"), (-60, "mid-April"),
  ])
  func datesAreWords(_ days: Int, _ words: String) {
    #expect(DateWords.day(Scene.day(days), from: Scene.today) == words)
  }

  @Test(arguments: [
    (1, "one day"), (12, "12 days"), (14, "two weeks"), (20, "about three weeks"),
    (21, "three weeks"), (122, "about four months"), (365, "about a year"),
    (900, "about two and a half years"),
  ])
  func spansAreWords(_ days: Int, _ words: String) {
    #expect(DateWords.span(days) == words)
  }

  @Test func titlesAreQuotedOnlyWhereTheyWouldBeMisread() {
    func title(_ title: String) -> String? {
      Scene.standing(Scene.goal(title, 10, "km", from: 0)).slots["goal"]
    }
    #expect(title("Walk 10k steps") == "Walk 10k steps")
    #expect(title("Run, swim, repeat") == "“Run, swim, repeat”")
    #expect(title("be the fittest version of me ever") == "“be the fittest version of me ever”")
  }
}
