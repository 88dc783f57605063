import Time
import UseCases
import Wellness

/// What is said of a goal by the flags that `/goal new` and `/goal edit` have in common.
struct GoalFlags: Sendable {
  let target: Quantity?
  let current: Quantity?
  let by: DayWords?
  let type: GoalType?
  let every: EveryWord?
  let measure: MeasureChoice?
  let description: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    target = try arguments.quantity("target")
    current = try arguments.quantity("current")
    by = try arguments.date("by")
    type = try arguments.choice("type", of: GoalType.known.map(\.rawValue))
      .map(GoalType.init(rawValue:))
    every = try EveryWord(arguments)
    measure = try arguments.choice("measure", of: MeasureChoice.words)
      .flatMap(MeasureChoice.init(rawValue:))
    description = arguments.string("description")
  }

  /// What the goal is to be.
  ///
  /// - Parameter unit: of the goal, where no target says another.
  /// - Throws: `CommandRefusal` for a value in a unit that is another measure.
  func change(in unit: String, today: CalendarDate) throws -> GoalUseCases.Change {
    var change = GoalUseCases.Change()
    change.description = description
    change.type = type
    change.target = target
    change.current = try value(in: target?.unit ?? unit)
    change.by = by?.date(from: today)
    change.every = every?.recurrence
    change.isOnce = every == .once
    change.measure = measure
    change.splitPeriod()
    return change
  }

  private func value(in unit: String) throws -> Double? {
    guard let current else { return nil }
    guard let value = current.value(in: unit) else {
      throw CommandRefusal(
        "--current is in \(current.unit) and the target in \(unit): give both in one unit.",
        kind: .invalid)
    }
    return value
  }
}

extension Quantity {
  /// Its value in the unit of a goal; `nil` where that is another measure.
  func value(in unit: String) -> Double? {
    if self.unit.isEmpty || unit.isEmpty { return value }
    return UnitChange(from: self.unit, to: unit)?(value)
  }

  /// The same for what somebody has answered.
  func value(in unit: String, written text: String) throws(UsageProblem) -> Double {
    guard let value = value(in: unit) else {
      throw .bad(text, for: "the value", expected: "an amount in \(unit)")
    }
    return value
  }
}

extension GoalUseCases.Change {
  /// Takes the period out of the unit of the target: `3 times a week` is 3 times, every week.
  mutating func splitPeriod() {
    guard let unit = target.map({ UnitPeriod($0.unit) }), let period = unit.period else { return }
    target?.unit = unit.unit
    if every == nil, !isOnce { every = period }
  }
}

extension Usage.Flag {
  static let target = Usage.Flag(
    name: "target", kind: .quantity, placeholder: "N UNIT", help: "what is to be reached")
  static let current = Usage.Flag(
    name: "current", kind: .quantity, placeholder: "N", help: "where it stands now")
  static let by = Usage.Flag(
    name: "by", kind: .date, placeholder: "DATE", help: "by when, or until when it counts anew")
  static let description = Usage.Flag(
    name: "description", kind: .text, placeholder: "TEXT", help: "what helps the coach to help")

  static func goalType(_ help: String) -> Usage.Flag {
    Usage.Flag(
      name: "type", kind: .choice(GoalType.known.map(\.rawValue)), placeholder: "TYPE", help: help)
  }

  static func every(_ help: String) -> Usage.Flag {
    Usage.Flag(name: "every", kind: .choice(EveryWord.known), placeholder: "PERIOD", help: help)
  }

  static func measure(_ help: String) -> Usage.Flag {
    Usage.Flag(
      name: "measure", kind: .choice(MeasureChoice.words), placeholder: "KIND", help: help)
  }
}
