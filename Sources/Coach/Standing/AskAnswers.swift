import Time
import Wellness

/// Answers to questions that bring an amount, a day, a unit or a target of their own.
extension Standing {
  func sumAnswer(_ value: Double, _ unit: String) -> String? {
    let said = UnitWords.base(unit)
    let isOwn =
      said == ownUnit || unit.isEmpty || !UnitWords.isMeasure(said) && !UnitWords.isMoney(unit)
    let factor = isOwn ? 1 : Standing.factor(from: said, to: ownUnit)
    guard measure != .timeOfDay, measure != .none, let factor else {
      let plain = "That's \(AmountText.amount(value, unit))"
      guard ownUnit == "glass", let millilitres = Standing.factor(from: said, to: "ml") else {
        return plain + "."
      }
      let glasses = AmountText.amount(AmountText.figures(value * millilitres / 250, 2), "glass")
      return "\(plain), or \(glasses) of 250 ml, towards the \(targetText) a day."
    }
    let amount = value * factor
    let key = amount < goal.target ? "short" : amount == goal.target ? "exact" : nil
    return sentence(
      "sum \(measure.rawValue)", by: key,
      [
        "amount": text(amount), "apart": apart(amount - goal.target),
        "share": AmountText.share(amount / goal.target), "beside": besideLimit(amount),
      ])
  }

  func targetAnswer(_ target: Double) -> String? {
    guard measure != .none else { return nil }
    let other = aiming(at: target)
    let isAnew = period != nil
    let later = Standing.minutesApart(target, from: goal.target)
    let rest = other.gap == 0 ? "\(now) would be done" : "\(other.gapText) to go \(now)"
    let pace = other.needed.flatMap { needed in
      other.daysLeft.map { ", which takes \(RateText(other).needed(needed, days: max(1, $0)))" }
    }
    let key = other.gap == 0 ? "reached" : other.safeDate.map { _ in "unsafe" }
    return other.sentence(
      isAnew ? "another target anew" : "another target", by: isAnew ? measure.rawValue : key,
      [
        "kept": other.keptClauseWould(from: self), "rest": rest, "old gap": gapText,
        "apart": apart(later), "later": later > 0 ? "later" : "earlier", "pace": pace ?? "",
      ]) + " The target itself changes where the goal is edited."
  }

  /// How many periods this target would have kept, beside another standing's.
  private func keptClauseWould(from other: Standing) -> String {
    guard let counted = periodsCounted, counted > 1, let kept = periodsKept else { return "" }
    let before = other.periodsKept ?? 0
    let part = Standing.part(kept, of: counted, dayOrNight, "entered would count")
    return ", and \(part)\(kept == before ? ", as now" : " instead of \(numberOrNone(before))")"
  }

  func conversionAnswer(_ amount: Double, _ unit: String) -> String? {
    guard let factor = Standing.factor(from: ownUnit, to: unit) else { return nil }
    if unit == "stone" || unit == "st" {
      return "\(text(amount)) is \(Standing.stones(amount * factor))."
    }
    let value = amount * factor
    let rounded = abs(value) >= 10 ? (value * 10).rounded() / 10 : AmountText.figures(value, 3)
    return "\(AmountText.amount(rounded, unit)): that's \(text(amount)) converted."
  }
  /// With another target, and another date where there is one.
  func aiming(at target: Double, by date: CalendarDate? = nil) -> Standing {
    var goal = goal
    goal.target = target
    return Standing(goal.until(date), today: today, measure: measure)
  }
}
