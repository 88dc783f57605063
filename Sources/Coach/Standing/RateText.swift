import Numbers
import Wellness

/// Paces as they are said, per day or per week, whichever reads better; whole things whole.
struct RateText {
  private let unit: String
  private let isWhole: Bool
  private let measure: GoalMeasure

  init(_ standing: Standing) {
    unit = standing.goal.unit
    isWhole = standing.isWhole
    measure = standing.measure
  }

  /// What has been: to the nearest.
  func actual(_ perDay: Double) -> String { text(perDay, rule: .toNearestOrEven, days: nil) }

  /// What is needed: up, so that it is enough.
  ///
  /// - Parameter days: how many there are for it.
  func needed(_ perDay: Double, days: Int) -> String { text(perDay, rule: .up, days: days) }

  private func text(_ perDay: Double, rule: FloatingPointRoundingRule, days: Int?) -> String {
    let rate = abs(perDay)
    let isShort = days.map { $0 < 7 } ?? false
    let seconds = DurationText.seconds[UnitWords.base(unit)]
    if let seconds, measure != .result {
      let daily = rate * seconds / 60
      if daily >= 5 || isShort { return minutes(daily, rule) + " a day" }
      return minutes(daily * 7, rule) + " a week"
    }
    if measure == .result, let seconds {
      let gained = rate * seconds * (isShort ? 1 : 7)
      // Nobody gains 62 seconds a week and no more.
      let step = gained >= 60 ? 5.0 : 1
      let rounded = max(1, (gained / step - 1e-9).rounded(rule) * step)
      return "about \(DurationText.words(rounded)) \(isShort ? "a day" : "a week")"
    }
    if isWhole, isShort, rate < 1, let days {
      let days = max(1, days)
      let amount = AmountText.amount(snapped(rate * Double(days)), unit)
      return "\(amount) in \(DateWords.span(days))"
    }
    if isWhole { return whole(rate, rule, isShort: isShort) }
    // Steps and calories are counted by the day, kilometres and money by the week.
    let daily = ["kcal", "calorie", "gram", "litre", "ml"]
    if isShort || daily.contains(UnitWords.base(unit)) { return measured(rate, rule) + " a day" }
    if rate * 7 < 0.1 { return measured(rate * 30.4375, rule) + " a month" }
    return measured(rate * 7, rule) + " a week"
  }

  private func measured(_ rate: Double, _ rule: FloatingPointRoundingRule) -> String {
    let rounded = AmountText.figures(rate, rule)
    let text = AmountText.amount(rounded, unit, measure)
    return (abs(rounded - rate) < 1e-6 ? "" : "about ") + text
  }

  private func minutes(_ rate: Double, _ rule: FloatingPointRoundingRule) -> String {
    let rounded = rate < 100 ? rate.rounded(rule) : AmountText.figures(rate, rule)
    return (abs(rounded - rate) < 1e-6 ? "" : "about ") + DurationText.words(max(1, rounded) * 60)
  }

  private func whole(_ rate: Double, _ rule: FloatingPointRoundingRule, isShort: Bool) -> String {
    if rate >= 4 || isShort && rate >= 1 {
      let rounded = rate < 100 ? snapped(rate).rounded(rule) : AmountText.figures(rate, rule)
      return prefixed(rounded, rate) + " a day"
    }
    if rate * 7 >= 1 || rule != .up && rate * 7 >= 0.75 {
      return prefixed(snapped(rate * 7).rounded(rule), rate * 7) + " a week"
    }
    guard rate > 0 else { return AmountText.amount(0, unit) + " a week" }
    // Where more is needed than one in so many days, it is one in fewer.
    let days = min(100_000, snapped(1 / rate).rounded(rule == .up ? .down : .toNearestOrEven))
    if days < 21 { return one + " every \(DateWords.days(Int(clamping: days)))" }
    let weeks = Int(clamping: (days / 7).rounded(rule == .up ? .down : .toNearestOrEven))
    if weeks <= 12 { return one + " about every \(AmountText.spelled(weeks)) weeks" }
    return one + " about every \(DateWords.span(Int(clamping: days)).without("about "))"
  }

  private var one: String {
    UnitWords.isTimes(UnitWords.base(unit)) ? "once" : "one " + UnitText.named(unit, for: 1)
  }

  private func prefixed(_ rounded: Double, _ rate: Double) -> String {
    (abs(rounded - rate) < 1e-6 ? "" : "about ") + AmountText.amount(rounded, unit)
  }

  private func snapped(_ rate: Double) -> Double {
    let near = rate.rounded()
    return abs(rate - near) < 1e-6 ? near : rate
  }
}
