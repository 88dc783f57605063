import Wellness

/// An amount a day, week or month that a message speaks of.
struct SaidRate: Hashable, Sendable {
  /// In the goal's unit.
  let amount: Double
  let period: Recurrence

  /// In days, a month taken for 30.4.
  var days: Double {
    switch period {
    case .daily: 1
    case .weekly: 7
    case .monthly: 30.4
    }
  }

  init(amount: Double, period: Recurrence) { (self.amount, self.period) = (amount, period) }

  /// The first amount of a goal's unit, or without a unit, with a period behind it: `100 a week`,
  /// `20 pages every day`, `2 per month`.
  init?(_ text: String, unit: String) {
    let words = TextWord.all(in: text).map(\.text)
    let own = UnitWords.base(unit)
    for number in SaidNumber.all(in: words) {
      let said = UnitWords.base(number.unit)
      let behind = words.dropFirst(number.word + 1).prefix(4)
      guard let period = SaidRate.period(Array(behind)) else { continue }
      let factor = said == own ? 1 : UnitWords.factor(from: said, to: own)
      let isBare = ["a", "per", "each", "every", "daily", "weekly", "monthly"].contains(number.unit)
      guard let factor = factor ?? (isBare ? 1 : nil), number.value > 0 else { continue }
      amount = number.value * factor
      self.period = period
      return
    }
    return nil
  }

  /// Whether one of the words may name a period.
  static func mayStand(in said: WordSet) -> Bool {
    !said.isDisjoint(with: [
      "day", "week", "month", "night", "evening", "morning", "daily", "weekly", "monthly",
    ])
  }

  private static func period(_ words: [String]) -> Recurrence? {
    for (index, word) in words.enumerated() {
      switch word {
      case "daily": return .daily
      case "weekly": return .weekly
      case "monthly": return .monthly
      case "a", "per", "each", "every", "the":
        guard index + 1 < words.count else { return nil }
        switch words[index + 1] {
        case "day", "night", "evening", "morning": return .daily
        case "week": return .weekly
        case "month": return .monthly
        default: continue
        }
      default: continue
      }
    }
    return nil
  }
}
