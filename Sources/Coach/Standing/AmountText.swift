import Numbers
import Wellness

/// Amounts as a coach says them: `7,400 steps`, `1 h 10 min`, `59:40`, `about 2 a week`.
package enum AmountText {
  /// How much of what, in the unit's own way: whole things whole, times as times.
  ///
  /// - Parameter measure: of the goal; minutes of a result are `59:40`, those of a day `25 minutes`.
  package static func amount(
    _ value: Double, _ unit: String, _ measure: GoalMeasure = .total
  ) -> String {
    let plain = UnitPeriod(unit).unit
    let base = UnitWords.base(plain)
    if measure == .timeOfDay || base == "clock" { return clock(value) }
    if let seconds = DurationText.seconds[base] {
      if value == 0, measure != .result, seconds >= 60 { return "0 \(base)s" }
      return measure == .result
        ? DurationText.stopwatch(value * seconds) : DurationText.words(value * seconds)
    }
    if ["$", "€", "£"].contains(plain) { return plain + Quantity.text(value) }
    if plain == "%" { return Quantity.text(value) + "%" }
    if UnitWords.isTimes(base) { return times(value) }
    let named = UnitText.named(plain, for: value)
    return named.isEmpty ? Quantity.text(value) : "\(Quantity.text(value)) \(named)"
  }

  /// A distance between two values: that of clock times and results is a length of time.
  package static func distance(
    _ value: Double, _ unit: String, _ measure: GoalMeasure = .total
  ) -> String {
    if measure == .timeOfDay { return DurationText.words(abs(value) * 60) }
    let base = UnitWords.base(UnitPeriod(unit).unit)
    if measure == .result, let seconds = DurationText.seconds[base] {
      let total = abs(value * seconds).rounded()
      // Whole minutes would read as a time of day.
      let isPlain = total < 60 || total.truncatingRemainder(dividingBy: 60) == 0
      return isPlain ? DurationText.words(total) : DurationText.stopwatch(total)
    }
    if UnitWords.isTimes(base) { return Quantity.text(abs(value)) }
    return amount(abs(value), unit, measure)
  }

  /// Minutes since midnight as `23:05`; more than a day goes round.
  package static func clock(_ minutes: Double) -> String {
    let time = minutes.isFinite ? minutes.truncatingRemainder(dividingBy: 1440).rounded() : 0
    let whole = (Int(clamping: time) + 1440) % 1440
    return twoDigits(whole / 60) + ":" + twoDigits(whole % 60)
  }

  /// Two figures that count: 334 is 330, or 340 where it has to be enough, and 0.847 is 0.85.
  static func figures(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let scale = scale(of: value, 2)
    // A trace above a whole figure is the computer's and not the user's.
    let near = (value * scale).rounded()
    return (abs(value * scale - near) < 1e-6 ? near : (value * scale).rounded(rule)) / scale
  }

  /// The nearest number with so many figures that count.
  static func figures(_ value: Double, _ count: Int) -> Double {
    let scale = scale(of: value, count)
    return (value * scale).rounded() / scale
  }

  /// What a number is multiplied by so that so many figures are whole.
  private static func scale(of value: Double, _ count: Int) -> Double {
    guard value != 0, value.isFinite else { return 1 }
    let limit = (0..<count).reduce(1.0) { limit, _ in limit * 10 }
    var scale = 1.0
    while abs(value) * scale >= limit { scale /= 10 }
    while abs(value) * scale < limit / 10 { scale *= 10 }
    return scale
  }

  /// Whole percents, 100 only when all is there, as the lists of goals have them.
  package static func percent(_ share: Double) -> Int {
    share >= 1 ? 100 : share > 0 ? min(99, Int(clamping: (share * 100).rounded())) : 0
  }

  /// `once`, `twice`, `4 times`.
  static func times(_ value: Double) -> String {
    switch value {
    case 1: "once"
    case 2: "twice"
    default: Quantity.text(value) + " times"
    }
  }

  /// A share in words, with `about` in front where it is not quite that.
  static func share(_ share: Double) -> String {
    let near = fractions.first { abs($0.share - share) < 0.021 }
    guard let near else { return "\(percent(share))%" }
    return (abs(near.share - share) < 0.001 ? "" : "about ") + near.name
  }

  private static let fractions: [(share: Double, name: String)] = [
    (0.25, "a quarter"), (1.0 / 3, "a third"), (0.5, "half"), (2.0 / 3, "two thirds"),
    (0.75, "three quarters"),
  ]

  /// A small whole number as a word.
  static func spelled(_ number: Int) -> String {
    numbers.indices.contains(number) ? numbers[number] : Quantity.text(Double(number))
  }

  private static let numbers: [String] = .listed("AmountText.numbers")

  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
