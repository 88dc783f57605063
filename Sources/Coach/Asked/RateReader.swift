import Wellness

/// An amount a day, week or month that a message speaks of.
struct SaidRate: Hashable, Sendable {
  /// In the goal's unit.
  let amount: Double
  let period: Recurrence

  init(amount: Double, period: Recurrence) { (self.amount, self.period) = (amount, period) }

  /// The first amount of a goal's unit, or without a unit, with a period behind it: `100 a week`,
  /// `20 pages every day`, `2 per month`.
  init?(_ text: String, unit: String) {
    let typed = TextWord.all(in: text)
    let words = typed.map(\.text)
    let own = UnitWords.base(unit)
    for number in SaidNumber.all(in: words) {
      let said = UnitWords.base(number.unit)
      // `At 9. Every day` is no rate.
      let behind = typed.dropFirst(number.word + 1).prefix(4).prefix {
        $0.clause == typed[number.word].clause
      }.map(\.text)[...]
      let isBare =
        SaidRate.articles.contains(number.unit) || Recurrence(rawValue: number.unit) != nil
      let factor = said == own ? 1 : UnitWords.factor(from: said, to: own)
      guard let period = SaidRate.period(behind), let factor = factor ?? (isBare ? 1 : nil),
        number.value > 0
      else { continue }
      (amount, self.period) = (number.value * factor, period)
      return
    }
    return nil
  }

  /// Whether one of the words may name a period.
  static func mayStand(in said: WordIndex) -> Bool {
    !said.isDisjoint(with: [
      "day", "week", "month", "night", "evening", "morning", "daily", "weekly", "monthly",
    ])
  }

  /// The first of some periods that words name, the daily one among them: `weekly`, `a week`, `every
  /// night`.
  static func period(
    _ words: ArraySlice<String>, of periods: [Recurrence] = Recurrence.allCases,
    behind articles: [String] = articles + ["the"]
  ) -> Recurrence? {
    for (word, next) in zip([""] + words, words) {
      if let period = periods.first(where: { $0.rawValue == next }) { return period }
      guard articles.contains(word) else { continue }
      if ["night", "evening", "morning"].contains(next) { return .daily }
      if let period = periods.first(where: { $0.name == next }) { return period }
    }
    return nil
  }

  static let articles = ["a", "per", "each", "every"]
}

extension Recurrence {
  /// `day`, `week`, `month`
  var name: String {
    switch self {
    case .daily: "day"
    case .weekly: "week"
    case .monthly: "month"
    }
  }

  /// A month taken for 30.4.
  var days: Double {
    switch self {
    case .daily: 1
    case .weekly: 7
    case .monthly: 30.4
    }
  }
}
