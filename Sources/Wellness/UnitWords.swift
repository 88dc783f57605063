/// The words by which people name what a goal counts.
package enum UnitWords {
  /// A unit in one spelling: `kilometers` is `km`, `steps` is `step`.
  package static func base(_ unit: String) -> String {
    let unit = unit.lowercased()
    switch unit {
    case "kilometer", "kilometers", "kilometre", "kilometres", "kms", "k": return "km"
    case "mi", "miles": return "mile"
    case "min", "mins", "minutes": return "minute"
    case "h", "hr", "hrs", "hours": return "hour"
    case "kgs", "kilo", "kilos", "kilogram", "kilograms": return "kg"
    case "lbs", "pound", "pounds": return "lb"
    case "l", "liter", "liters", "litres": return "litre"
    case "meter", "meters", "metre", "metres": return "m"
    case "glasses": return "glass"
    default: return unit.count > 3 && unit.last == "s" ? String(unit.dropLast()) : unit
    }
  }

  /// What an amount of one unit is in another; `nil` where one does not measure the other. Both in
  /// the spelling of `base`.
  package static func factor(from unit: String, to other: String) -> Double? {
    unit == other ? 1 : factors["\(unit)>\(other)"]
  }

  /// Whether a unit in the spelling of `base` can be turned into others.
  package static func isMeasure(_ unit: String) -> Bool {
    factors.keys.contains { $0.hasPrefix(unit + ">") }
  }

  private static let factors: [String: Double] = [
    "km>mile": 0.621_371, "mile>km": 1.609_344, "minute>hour": 1.0 / 60, "hour>minute": 60,
    "kg>lb": 2.204_622_6, "lb>kg": 0.453_592_37, "m>km": 0.001, "km>m": 1000,
    "litre>ml": 1000, "ml>litre": 0.001,
  ]
}
