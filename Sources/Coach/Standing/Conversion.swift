import Numbers
import Wellness

extension Standing {
  /// The value and the target in another unit, e.g. `my weight in kg`; a sentence that says so
  /// where the one does not measure the other.
  package func conversion(to unit: String, again: Int = 0) -> String {
    let wanted = UnitWords.base(unit)
    guard measure != .none, measure != .timeOfDay,
      let factor = Standing.factor(from: ownUnit, to: wanted)
    else {
      let texts = wordings("conversion / none", ["counted name": countedName, "unit": unit])
      return one(of: texts, again)
    }
    func other(_ amount: Double) -> String {
      if wanted == "stone" || wanted == "st" { return Standing.stones(amount * factor) }
      return AmountText.amount((amount * factor * 10).rounded() / 10, unit)
    }
    let pieces = ["other": other(value ?? 0), "other target": other(goal.target), "unit": unit]
    return one(of: wordings("conversion", by: value == nil ? "no value" : nil, pieces), again)
  }

  private var countedName: String {
    let unit = UnitPeriod(goal.unit).unit
    if measure == .none { return "nothing yet" }
    if measure == .timeOfDay { return "a time of day" }
    return UnitWords.isTimes(ownUnit) ? "how often" : UnitText.named(unit, for: 2)
  }

  /// `12 st 10 lb`.
  static func stones(_ stones: Double) -> String {
    let pounds = Int(clamping: min(1e12, (stones * 14).rounded()))
    return "\(pounds / 14) st" + (pounds % 14 == 0 ? "" : " \(pounds % 14) lb")
  }

  static func factor(from own: String, to wanted: String) -> Double? {
    if own == wanted { return 1 }
    if let factor = UnitWords.factor(from: own, to: wanted) { return factor }
    return families.lazy.compactMap { family in
      family[own].flatMap { from in family[wanted].map { from / $0 } }
    }.first
  }

  /// Units that measure the same, in one of them.
  private static let families: [[String: Double]] = [
    ["kg": 1, "lb": 0.453_592_37, "stone": 6.350_293_18, "st": 6.350_293_18, "g": 0.001],
    ["second": 1, "minute": 60, "hour": 3600, "day": 86_400],
    ["km": 1000, "mile": 1609.344, "m": 1, "yard": 0.9144, "feet": 0.3048],
    ["litre": 1, "ml": 0.001, "cl": 0.01, "dl": 0.1, "ounce": 0.029_573_5, "oz": 0.029_573_5],
  ]
}
