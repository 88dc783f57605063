import Testing
import Time

@testable import Wellness

@Suite struct GoalTests {
  @Test(arguments: [
    (0.0, 2500.0, 10000.0, 0.25), (180, 180, 165, 0), (180, 172.5, 165, 0.5), (180, 160, 165, 1),
    (180, 190, 165, 0), (60, 65, 70, 0.5), (0, 12, 10, 1),
  ])
  func progressGoesBothWays(initial: Double, current: Double, target: Double, expected: Double) {
    let progress = Goal.progress(initial: initial, current: current, target: target)
    #expect(progress == expected && progress.sign == .plus)
  }

  @Test func startsFromTheCurrentValueOnlyWhereThatIsTheStart() {
    #expect(Goal.initialValue(current: 180, target: 165, type: .weight) == 180)
    #expect(Goal.initialValue(current: 5, target: 20, type: .custom) == 0)
    #expect(Goal.initialValue(current: 60, target: 70, type: .weight) == 60)
  }

  @Test(arguments: [
    ("Walk 10k steps", "steps", GoalType.activity), ("Lose 15 pounds", "lbs", .weight),
    ("Visit the forest", "visits", .custom), ("Sleep eight hours", "hours", .sleep),
    ("Eat more vegetables", "servings", .nutrition), ("Meditate", "minutes", .mindfulness),
  ])
  func infersTheType(title: String, unit: String, type: GoalType) {
    #expect(GoalType.inferred(title: title, unit: unit) == type)
  }
}

@Suite struct QuantityTests {
  @Test(
    arguments: [
      ("4k", Quantity(4000)), ("4K steps", Quantity(4000, "steps")), ("7.5k", Quantity(7500)),
      ("10 k steps", Quantity(10_000, "steps")), ("5km", Quantity(5, "km")),
      ("300 kcal", Quantity(300, "kcal")), ("5.000", nil), ("1.250 steps", nil),
      ("2.500 km", nil), ("42.195 km", Quantity(42.195, "km")), ("0.125", Quantity(0.125)),
      ("1.2345", Quantity(1.2345)), ("1.200,50 euros", Quantity(1200.5, "euros")),
    ] as [(String, Quantity?)])
  func readsThousandsAndNoNumberThatMayBeTwo(_ text: String, _ quantity: Quantity?) {
    #expect(Quantity(text) == quantity)
  }

  @Test(arguments: [
    (10000.0, "10,000"), (1234, "1,234"), (999, "999"), (-1000, "-1,000"), (7.5, "7.5"),
    (0.05, "0.05"),
    (1_234_567.891, "1,234,567.89"),
    (-2.5, "-2.5"), (0, "0"), (99.999, "100"),
  ])
  func readsWell(value: Double, text: String) {
    #expect(Quantity.text(value) == text)
  }

  @Test(arguments: [
    ("10000 steps", 10000.0, "steps"), ("10,000 steps", 10000, "steps"), ("75kg", 75, "kg"),
    ("5 km", 5, "km"), ("7.5", 7.5, ""), ("7,5", 7.5, ""), ("81,25 kg", 81.25, "kg"),
    ("1.200,50 euros", 1200.5, "euros"), ("1200,5", 1200.5, ""),
    ("23:00 every day", 1380, "clock every day"),
    ("3 days per week", 3, "days per week"), ("40%", 40, "%"),
    ("1e5 steps", 100_000, "steps"), (".5", 0.5, ""),
  ])
  func readsWhatPeopleType(text: String, value: Double, unit: String) {
    #expect(Quantity(text) == Quantity(value, unit))
  }

  @Test(arguments: [
    "steps", "", "-5 km", "1,00,0 km", "1.20,50", "1,0000", ",5", "5,", "5..5", "5 !", ".", "1e999",
  ])
  func refusesWhatIsNoAmount(text: String) {
    #expect(Quantity(text) == nil)
  }

  /// What is too large for a number isn't infinite, of which no bar can be drawn.
  @Test(arguments: [309, 330]) func refusesWhatHasNoEnd(digits: Int) {
    let number = String(repeating: "9", count: digits)
    #expect(Quantity("\(number) km") == nil && Quantity.number(number) == nil)
    #expect(Quantity.number(number.dropLast(digits - 308)) != nil)
  }

  @Test(arguments: [
    ("300 €", Quantity(300, "euros")), ("€1,200", Quantity(1200, "euros")),
    ("50$", Quantity(50, "dollars")), ("£40", Quantity(40, "GBP")),
  ])
  func readsSignsOfCurrencies(_ text: String, _ quantity: Quantity) {
    #expect(Quantity(text) == quantity)
    #expect(Quantity("€") == nil && Quantity("€$") == nil)
  }
}

@Suite struct TipTests {
  @Test func infersPriorityFromThePlace() {
    let priorities = (0..<7).map { Tip(text: "Do it", index: $0).priority }
    #expect(priorities == [.high, .high, .medium, .medium, .medium, .low, .low])
  }

  @Test(arguments: [
    ("Take a 10-minute walk after a meal", Tip.Category.nutrition), ("A great walk", .exercise),
    ("Create interest", .general), ("Go to bed early", .sleep), ("Focus on one thing", .mindset),
    ("Make it a routine", .habit),
  ])
  func infersTheCategoryFromTheStartsOfWords(text: String, category: Tip.Category) {
    #expect(Tip(text: text, index: 0).category == category)
  }
}

@Suite struct IdentifierTests {
  @Test func repeatsForASeedAndDiffersByPurpose() {
    var one = IdentifierSource(seed: 7, purpose: "goal")
    var same = IdentifierSource(seed: 7, purpose: "goal")
    var other = IdentifierSource(seed: 7, purpose: "event")
    let first: Goal.LocalID = one.next()
    let again: Goal.LocalID = same.next()
    let elsewhere: Goal.LocalID = other.next()
    #expect(first == again)
    #expect(first != elsewhere)
    #expect(first.text.count == 36)
    #expect(Array(first.text)[14] == "4")
    let second: Goal.LocalID = same.next(isTaken: { $0 == first })
    #expect(second != first)
  }

  /// Sessions have these.
  @Test func isWrittenInTheDigitsOfAUUID() {
    var source = IdentifierSource(seed: 1, purpose: "message")
    let id: Message.ID = source.next()
    #expect(id.text == "175bc273-1edf-46b1-8a77-643760c74fc5")
  }
}
