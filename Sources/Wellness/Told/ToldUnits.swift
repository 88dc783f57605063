/// What a goal's unit counts of what people say: its other names, and other units of the same.
struct ToldUnits {
  /// The goal's unit in one spelling; `euro` for any money.
  let own: String
  let isMoney: Bool
  /// `chai` of `3 cups of chai a day`.
  private let content: String?

  init(_ goal: ToldGoal) {
    isMoney = goal.isOfMoney
    let title = TextWord.all(in: goal.title).map(\.text)
    let unit = UnitWords.base(goal.unit)
    let place = title.indices.dropLast(2).first {
      UnitWords.base(title[$0]) == unit && title[$0 + 1] == "of"
    }
    content = UnitWords.isWhole(goal.unit) ? place.map { UnitWords.base(title[$0 + 2]) } : nil
    own = isMoney ? "euro" : UnitWords.base(UnitPeriod(goal.unit).unit)
  }

  /// How many of the goal's unit one of another is; `nil` for what it doesn't count.
  func factor(_ unit: String) -> Double? {
    guard let first = unit.utf8.first, !(0x30...0x39).contains(first),
      !["st", "nd", "rd", "th"].contains(unit)
    else { return nil }
    let said = UnitWords.base(unit)
    if isMoney {
      if ["p", "pence", "cent"].contains(said) { return 0.01 }
      if let note = ["fiver": 5.0, "tenner": 10][said] { return note }
      return UnitWords.isMoney(unit) || said == "lb" ? 1 : nil
    }
    if said == own || said == content || own.hasPrefix(said + " ") { return 1 }
    if said.utf8.count > 3, own.contains("-"),
      own.hasPrefix(said) || said == own.filter({ $0 != "-" })
    {
      return 1
    }
    if ToldUnits.kinds.contains(where: { $0.contains(said) && $0.contains(own) }) {
      return 1
    }
    switch (said, own) {
    case ("m", "minute"): return 1
    case ("pack", "cigarette"), ("packet", "cigarette"): return 20
    case ("pint", _): return UnitWords.factor(from: "litre", to: own).map { $0 * 0.568 }
    case ("gallon", _): return UnitWords.factor(from: "litre", to: own).map { $0 * 3.785 }
    case ("glass", _), ("cup", _), ("mug", _), ("tumbler", _):
      return UnitWords.factor(from: "litre", to: own).map { $0 / 4 }
    case ("cl", _): return UnitWords.factor(from: "ml", to: own).map { $0 * 10 }
    case ("ounce", _): return UnitWords.factor(from: "oz", to: own)
    case ("mil", _): return UnitWords.factor(from: "ml", to: own)
    case ("gram", _), ("g", _): return UnitWords.factor(from: "kg", to: own).map { $0 / 1000 }
    default: return UnitWords.factor(from: said, to: own)
    }
  }

  /// Names of the same thing.
  private static let kinds: [Set<String>] = [
    ["coffee", "cup", "latte", "espresso", "americano", "cappuccino", "mug", "flat", "brew"],
    [
      "cigarette", "cig", "cigs", "fag", "fags", "ciggy", "ciggie", "ciggies", "smoke", "rollie",
      "rollies",
    ],
    [
      "drink", "beer", "pint", "wine", "cocktail", "glass", "beers", "sherry", "whisky", "shot",
      "gin", "lager", "prosecco", "cider",
    ],
    ["time", "workout", "run", "session", "walk", "class", "visit", "gym", "lesson", "practice"],
    ["glass", "cup", "glasse", "tumbler"], ["push-up", "pushup", "push", "rep"],
    ["page", "pg", "pgs", "pp"], ["call", "phone"], ["puff", "hit", "drag"], ["minute", "mint"],
    ["book", "novel", "audiobook"], ["step", "pace"],
  ]

  /// What a number before it counts, and nothing else.
  static let things: Set<String> = [
    "coffee", "latte", "espresso", "cigarette", "cig", "cigs", "fag", "fags", "beer", "beers",
    "cocktail", "page", "book", "novel", "push-up", "pushup", "puff", "dollar", "euro", "pound",
    "step", "kg", "km", "mile", "squat", "situp", "sit-up", "pullup", "pull-up", "lunge", "burpee",
    "length", "lap",
  ]

  static let volumes: Set<String> = ["litre", "ml", "mil", "cl", "dl", "oz", "ounce", "pint"]
}
