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
    case "s", "sec", "secs", "seconds": return "second"
    case "kgs", "kilo", "kilos", "kilogram", "kilograms": return "kg"
    case "lbs", "pound", "pounds": return "lb"
    case "l", "liter", "liters", "litres": return "litre"
    case "meter", "meters", "metre", "metres": return "m"
    case "glasses": return "glass"
    default:
      // `hours of sleep` are hours.
      let words = unit.utf8.contains(0x20) ? unit.split(separator: " ", maxSplits: 1) : []
      if words.count == 2, words[1].hasPrefix("of ") {
        return base(String(words[0])) + " " + words[1]
      }
      let mayBePlural = unit.utf8.last == UInt8(ascii: "s") && unit.utf8.count > 3
      let isPlural =
        mayBePlural && unit.count > 3 && unit.last == "s" && !unit.hasSuffix("ss")
      return isPlural ? String(unit.dropLast()) : unit
    }
  }

  /// What an amount of one unit is in another; `nil` where one does not measure the other. Both in
  /// the spelling of `base`.
  package static func factor(from unit: String, to other: String) -> Double? {
    unit == other ? 1 : factors["\(unit)>\(other)"]
  }

  /// How many of a goal's unit one of another is: 1 for `km` and `kilometres`, 1.609 for `mile` and
  /// `km`. `nil` where a value in the one is none in the other.
  ///
  /// - Parameter goal: as a goal has it, with its period.
  package static func share(from unit: String, of goal: String) -> Double? {
    let (said, own) = (base(unit), base(UnitPeriod(goal).unit))
    if said == own || own.hasPrefix(said + " ") { return 1 }
    if let said = money[unit.lowercased()], let own = money[own] {
      return said.isDisjoint(with: own) ? nil : 1
    }
    let (amount, whole) = (parts(of: said), parts(of: own))
    guard amount.substance == nil || amount.substance == whole.substance else { return nil }
    return factor(from: amount.unit, to: whole.unit)
  }

  /// What a unit measures by, and what: `hour` and `sleep` of `hour of sleep`.
  private static func parts(of base: String) -> (unit: String, substance: Substring?) {
    let words = base.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[1] == "of" else { return (base, nil) }
    return (String(words[0]), words[2])
  }

  /// A unit in the number that an amount asks for, where it counts things: `coffees` for 2 and
  /// `coffee` for 1. Measures and what is not known stay as they are.
  package static func counted(_ unit: String, for value: Double) -> String {
    let lowercased = unit.lowercased()
    guard let known = things.first(where: { $0.one == lowercased || $0.many == lowercased }) else {
      return unit
    }
    return value == 1 ? known.one : known.many
  }

  /// What is mostly counted.
  private static let things: [(one: String, many: String)] =
    [
      "cigarette", "coffee", "beer", "drink", "soda", "snack", "sweet", "cookie", "cup", "bottle",
      "joint", "cigar", "cola", "hour", "minute", "episode", "game", "meal", "unit", "time", "step",
      "page", "book", "piece", "can", "shot", "takeaway", "burger", "pizza", "bar", "euro",
      "dollar", "day", "night", "session", "lesson", "workout", "visit", "call", "chapter", "lap",
      "push-up", "sit-up", "pull-up", "squat", "completion",
    ].map { ($0, $0 + "s") } + [("glass", "glasses"), ("litre", "litres"), ("puff", "puffs")]

  /// The currencies that a unit may mean; `nil` for one that is no money.
  static func currencies(_ unit: String) -> Set<String>? { money[unit.lowercased()] }

  /// Whether a unit is one of money that nobody takes for a weight.
  package static func isMoney(_ unit: String) -> Bool { money[unit.lowercased()] != nil }

  /// Whether a unit only says how often.
  ///
  /// - Parameter base: as `base` spells it.
  package static func isTimes(_ base: String) -> Bool { timesWords.contains(base) }

  /// Whether a unit counts things that come whole: books, and not litres.
  package static func isWhole(_ unit: String) -> Bool {
    let plain = UnitPeriod(unit).unit
    let base = base(plain)
    return !plain.isEmpty && !abbreviations.contains(base) && !measures.contains(base)
      && !isMoney(plain)
  }

  /// Whether a unit has one form, for one and for many: signs and abbreviations.
  ///
  /// - Parameter unit: lowercased.
  package static func isFixed(_ unit: String) -> Bool {
    abbreviations.contains(unit) || unit == "lbs" || isMoney(unit) && unit.count == 3
  }

  private static let abbreviations: Set<String> = [
    "km", "m", "cm", "mm", "mi", "kg", "g", "mg", "lb", "oz", "st", "l", "ml", "cl", "dl", "min",
    "h", "hr", "s", "sec", "kcal", "cal", "kj", "bpm", "mmhg", "bmi", "wpm", "w", "kmh", "mph", "k",
    "elo", "%",
  ]

  private static let measures: Set<String> = [
    "mile", "litre", "gram", "calorie", "ounce", "pint", "gallon", "stone", "percent", "point",
    "clock", "second", "secs", "minute", "hour",
  ]

  /// The currencies that a word may mean.
  private static let money: [String: Set<String>] = {
    var money: [String: Set<String>] = [:]
    let dollars: Set = ["usd", "aud", "cad", "nzd"]
    for word in ["$", "dollar", "dollars", "buck", "bucks"] { money[word] = dollars }
    for names in dollars.map({ [$0] }) + [
      ["eur", "€", "euro", "euros"], ["gbp", "£", "quid"], ["chf", "franc", "francs"],
      ["jpy", "yen", "¥"], ["inr", "rupee", "rupees"], ["sek"], ["nok"], ["dkk"],
    ] {
      for name in names { money[name] = [names[0]] }
    }
    return money
  }()

  private static let timesWords: Set<String> = [
    "time", "times", "x", "completion", "done", "task", "check",
  ]

  /// Whether a unit in the spelling of `base` can be turned into others.
  package static func isMeasure(_ unit: String) -> Bool {
    factors.keys.contains { $0.hasPrefix(unit + ">") }
  }

  /// Kilograms in each unit of body weight in the spelling of `base`, exactly.
  static let kilograms = [
    "kg": 1, "lb": 0.453_592_37, "stone": 6.350_293_18, "st": 6.350_293_18,
  ]

  /// Kilograms in an amount; `nil` when the unit is not one of body weight.
  package static func inKilograms(_ amount: Double, unit: String) -> Double? {
    kilograms[base(unit)].map { amount * $0 }
  }

  private static let factors: [String: Double] = {
    // Nobody says of these how many of the first one of the second is.
    var factors = [
      "litre>glass": 4, "ml>glass": 0.004, "oz>glass": 0.125,
    ]
    let families: [[String: Double]] = [
      ["mile": 1609.344, "km": 1000, "m": 1], ["hour": 3600, "minute": 60, "second": 1],
      kilograms.filter { $0.key != "st" }, ["litre": 1000, "ml": 1, "oz": 29.573_5],
    ]
    for family in families {
      for (unit, size) in family {
        for (other, otherSize) in family where other != unit {
          factors["\(unit)>\(other)"] = size / otherSize
        }
      }
    }
    return factors
  }()
}
