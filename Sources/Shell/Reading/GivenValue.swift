import Wellness

/// A value as it was typed, before it is known which goal it is of.
enum GivenValue: Hashable, Sendable {
  /// `7400`, `5 km`.
  case number(Quantity)
  /// `5k`: 5,000, or 5 kilometres where these are counted.
  case thousands(Double)
  /// `+1`, `+2.5 km`: so much more than there is.
  case more(Quantity)
  /// `-50`: so much less than there is.
  case less(Quantity)
  /// A time of day, in minutes since midnight, or a span of time, as it was typed.
  case time(Double?, String)

  /// - Throws: `UsageProblem.bad` for what begins with no number, `.ambiguous` for one that may be two.
  init(_ text: String) throws(UsageProblem) {
    let unsigned = text.drop { "+-".contains($0) }
    if let (small, large) = Quantity.readings(of: unsigned) {
      throw .ambiguous(String(unsigned), small, large)
    }
    if text.first == "+", let amount = Quantity(text.dropFirst()), !text.contains(":") {
      self = .more(amount)
    } else if text.first == "-", let amount = Quantity(text.dropFirst()), !text.contains(":") {
      self = .less(amount)
    } else if text.contains(":") || ClockTime.minutes(text) != nil {
      let minutes = ClockTime.minutes(text)
      guard minutes != nil || ColonNumber.value(text, in: "minutes") != nil else {
        throw .bad(text, for: "the value", expected: Usage.Kind.quantity.expectation)
      }
      self = .time(minutes, text)
    } else if text.last?.lowercased() == "k", let value = Quantity.number(text.dropLast()) {
      self = .thousands(value)
    } else {
      self = .number(try Arguments.quantity(text, for: "the value"))
    }
  }

  /// Whether it's added to what there is, or taken from it.
  var isRelative: Bool {
    switch self {
    case .more, .less: true
    case .number, .thousands, .time: false
    }
  }

  /// The unit that it was given with; empty for none.
  var unit: String {
    switch self {
    case .number(let quantity), .more(let quantity), .less(let quantity): quantity.unit
    case .thousands, .time: ""
    }
  }

  /// The same in the unit of a goal.
  ///
  /// - Parameter unit: that it was given with; empty for none.
  /// - Throws: `CommandRefusal` for a unit that is another measure.
  func converted(from unit: String, for goal: Goal) throws -> GivenValue {
    guard !unit.isEmpty else { return self }
    guard let share = UnitWords.share(from: unit, of: goal.unit) else {
      throw CommandRefusal(
        "\"\(goal.title)\" counts in \(goal.unit), not in \(unit): nothing was noted.",
        kind: .invalid)
    }
    guard share != 1 else { return self }
    return switch self {
    case .number(let quantity): .number(Quantity(quantity.value * share, quantity.unit))
    case .more(let quantity): .more(Quantity(quantity.value * share, quantity.unit))
    case .less(let quantity): .less(Quantity(quantity.value * share, quantity.unit))
    case .thousands(let value): .number(Quantity(value * 1000 * share))
    case .time: self
    }
  }

  /// What it is in the unit of a goal; `nil` where it makes no sense there.
  ///
  /// - Parameter current: where the goal stands now.
  func value(of goal: Goal, at current: Double) -> Double? {
    switch self {
    case .more(let quantity): ClockTime.isUnit(goal.unit) ? nil : current + quantity.value
    case .less(let quantity):
      ClockTime.isUnit(goal.unit) || quantity.value > current ? nil : current - quantity.value
    case .time(let minutes, let text):
      ClockTime.isUnit(goal.unit) ? minutes : ColonNumber.value(text, in: goal.unit)
    case .number(let quantity) where ClockTime.isUnit(goal.unit):
      // An hour; 1400 would be no time that anybody reads off a clock.
      (0...24).contains(quantity.value) && quantity.value == quantity.value.rounded()
        ? ClockTime.minutes("\(Quantity.text(quantity.value)):00") : nil
    case .number(let quantity): quantity.value
    case .thousands where ClockTime.isUnit(goal.unit): nil
    case .thousands(let value):
      value * (UnitWords.factor(from: "km", to: UnitWords.base(goal.unit)) ?? 1000)
    }
  }

  /// Why it makes no sense for a goal.
  ///
  /// - Parameters:
  ///   - current: where the goal stands now.
  ///   - name: by which a command may name the goal; empty for the active one.
  func misfit(with goal: Goal, at current: Double, name: String) -> String {
    let (title, unit) = (goal.title, goal.unit)
    return switch self {
    case .less(let quantity) where !ClockTime.isUnit(unit):
      "\"\(title)\" is at \(AmountText.said(current, of: goal)):"
        + " \(Quantity.text(quantity.value)) can't be taken off that."
    case .number, .thousands, .more, .less:
      "\"\(title)\" takes a time of day, such as 23:20 or 10:40pm."
    case .time(_, let text) where ClockTime.isUnit(unit):
      "\"\(text)\" is no time of day: \"\(title)\" takes one, such as 23:20 or 10:40pm."
    case .time(let minutes, let text):
      "\"\(text)\" is a time, and \"\(title)\" counts in \(unit)."
        + (minutes.map {
          " /goal edit\(name.isEmpty ? "" : " " + name) --target \(ClockTime.text($0))"
            + " lets it count times of day."
        } ?? "")
    }
  }
}
