import Wellness

/// Sums over hours, distances and glasses.
extension Sums {
  /// When to be asleep for so many hours, or how many hours lie between two times of day.
  static func bedtime(_ question: SumQuestion) -> [String]? {
    guard question.has("sleep", "asleep", "bed", "bedtime"),
      question.asks || question.clocks.count == 2
    else { return nil }
    let clocks = question.clocks
    if clocks.count == 2 {
      let minutes = (clocks[1] - clocks[0] + 1440) % 1440
      let hours = Quantity(Double(minutes) / 60, "hours")
      let span = "from \(time(clocks[0])) to \(time(clocks[1]))"
      return ["\(span) it is \(hours).", "\(hours), \(span)."]
    }
    guard clocks.count == 1, question.has("up", "alarm", "wake", "leave", "work", "school"),
      let hours = hours(question)
    else { return nil }
    let asleep = (clocks[0] - Int(hours * 60) + 1440) % 1440
    let length = Quantity(hours, "hours")
    return [
      "\(length) before \(time(clocks[0])) is \(time(asleep)), so be in bed by \(time((asleep + 1425) % 1440)).",
      "be asleep by \(time(asleep)), which leaves \(length) until \(time(clocks[0])).",
    ]
  }

  private static func hours(_ question: SumQuestion) -> Double? {
    let named = question.amounts.first { $0.unit == "hour" }?.value
    let goal = question.scene.facts.goal
    let target = goal.flatMap { UnitWords.base($0.unit) == "hour" ? $0.target : nil }
    return (named ?? target).flatMap { (1...14).contains($0) ? $0 : nil }
  }

  /// `22:30`, from minutes after midnight.
  private static func time(_ minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }

  /// The pace of a distance in a time: "10 km in one hour, what pace is that".
  static func speed(_ question: SumQuestion) -> [String]? {
    guard question.has("pace", "speed") || question.says("per|a|each km|mile|kilometre|kilometer"),
      let time = question.amounts.first(where: { ["hour", "minute"].contains($0.unit) }),
      let (distance, unit) = distance(question), distance > 0
    else { return nil }
    let minutes = question.amounts.reduce(0) { sum, amount in
      sum + (amount.unit == "hour" ? amount.value * 60 : amount.unit == "minute" ? amount.value : 0)
    }
    let seconds = Int((minutes * 60 / distance).rounded())
    guard time.value > 0, seconds > 0, seconds < 3600 else { return nil }
    let pace = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60) minutes per \(unit)"
    let whole = "\(Quantity(distance, unit)) in \(Quantity.text(minutes)) minutes"
    return ["\(whole) is \(pace).", "\(pace), for \(whole)."]
  }

  private static func distance(_ question: SumQuestion) -> (Double, unit: String)? {
    if let named = question.amounts.first(where: { ["km", "mile"].contains($0.unit) }) {
      return (named.value, named.unit)
    }
    if let thousands = question.amounts.first(where: { $0.unit.isEmpty && $0.value >= 1000 }) {
      return (thousands.value / 1000, "km")
    }
    guard let goal = question.scene.facts.goal,
      case let unit = UnitWords.base(goal.unit), ["km", "mile"].contains(unit)
    else { return nil }
    return (goal.target, unit)
  }

  /// How many portions of a size make up the goal: "how many 250 ml glasses".
  static func portions(_ question: SumQuestion) -> [String]? {
    let scene = question.scene
    let sizes = question.amounts.filter { !$0.unit.isEmpty && $0.each == nil }
    guard question.says("how many"), let numbers = scene.numbers, let goal = scene.facts.goal,
      !numbers.isReached,
      let (size, value, name) = sizes.lazy.compactMap({ amount in
        portion(amount, question)
      }).first, value > 0, value < goal.target
    else { return nil }
    let isRest = question.has("left", "more", "missing")
    let whole = isRest ? numbers.gap : goal.target
    let count = (whole / value * 10).rounded() / 10
    return [
      "\(Quantity.text(count)) \(name) of \(size.text) make \(scene.amount(whole)).",
      "\(scene.amount(whole)) are \(Quantity.text(count)) \(name) of \(size.text).",
    ]
  }

  private static func portion(
    _ amount: SumQuestion.Amount, _ question: SumQuestion
  ) -> (SumQuestion.Amount, value: Double, name: String)? {
    let near = question.words[amount.word..<min(question.words.count, amount.word + 4)]
    guard let value = question.inGoalUnit(amount),
      let name = near.first(where: { containers.contains($0) })
    else { return nil }
    return (amount, value, name)
  }

  private static let containers: Set<String> = [
    "glasses", "cups", "bottles", "mugs", "cans", "walks", "runs", "rounds", "sessions", "laps",
  ]
}

extension SumQuestion {
  fileprivate var asks: Bool { has("what", "how", "when") }

  /// The times of day that are named, in minutes after midnight; after noon where `pm` stands.
  fileprivate var clocks: [Int] {
    words.indices.compactMap { index in
      let parts = words[index].split { $0 == ":" || $0 == "." }
      let digits = parts.last?.prefix { $0.isNumber } ?? ""
      let next = index + 1 < words.count ? words[index + 1] : ""
      let half =
        digits.count < (parts.last?.count ?? 0)
        ? String(parts.last?.dropFirst(digits.count) ?? "") : next
      guard let hour = Int(parts.count == 2 ? parts[0] : digits), (0...24).contains(hour) else {
        return nil
      }
      let minute = parts.count == 2 ? Int(digits) ?? 60 : 0
      let isMarked = parts.count == 2 && digits.count == 2 || ["am", "pm", "oclock"].contains(half)
      let isPlaced =
        index > 0 && ["at", "to", "from", "until", "till"].contains(words[index - 1])
        && !["hour", "hours", "h", "min", "minutes"].contains(next) && half == next
      guard minute < 60, isMarked || isPlaced else { return nil }
      return (half == "pm" && hour < 12 ? hour + 12 : hour) % 24 * 60 + minute
    }
  }
}
