import Contract
import Time
import Wellness

/// The bounds of a goal's words and numbers on the server; wider than those at the prompt.
struct GoalLimits {
  let source: String

  func type(_ type: GoalType) throws -> GoalType {
    guard GoalType.known.contains(type) else {
      throw failure("goal_type", RequestContext.oneOf(GoalType.known.map(\.rawValue)))
    }
    return type
  }

  func status(_ status: GoalStatus) throws -> GoalStatus {
    guard GoalStatus.known.contains(status) else {
      throw failure("status", RequestContext.oneOf(GoalStatus.known.map(\.rawValue)))
    }
    return status
  }

  /// One that the goal's unit and recurrence don't rule out.
  func measure(_ choice: MeasureChoice, of goal: StoredGoal) throws -> MeasureChoice {
    guard case .set(let measure) = choice,
      let misfit = measure.misfit(unit: goal.unit, goal.recurrence)
    else { return choice }
    // What its words say may be written back as it was read.
    if measure == goal.measure { return .inferred }
    let expected =
      switch misfit {
      case .isClock: "clock or auto where 'target_unit' is clock"
      case .lacksClock: "clock only where 'target_unit' is clock"
      case .lacksRecurrence: "period only where the goal recurs"
      case .recurs: "period, limit or auto where the goal recurs"
      }
    throw failure("measure", expected)
  }

  /// 0 is a limit, and makes sense only where it is kept each time anew.
  func target(_ value: Double, recurs: Bool) throws -> Double {
    guard value > 0 || recurs && value == 0 else {
      throw ServiceError(
        400, "INVALID_TARGET_VALUE",
        "'target_value' should be greater than 0, or 0 where the goal recurs")
    }
    try finite(value, "target_value")
    return value
  }

  /// One that stays as it was isn't looked at.
  func target(_ date: CalendarDate, of goal: StoredGoal) throws -> CalendarDate {
    guard date == goal.targetDate || date >= goal.startDate else {
      throw failure("target_date", "no day before 'start_date'")
    }
    return date
  }

  /// Of a goal that begins anew.
  func end(_ date: CalendarDate, of goal: StoredGoal) throws -> CalendarDate {
    guard date == goal.recurrenceEnd || date >= goal.startDate else {
      throw failure("recurrence_end_date", "no day before 'start_date'")
    }
    return date
  }

  func current(_ value: Double) throws -> Double {
    guard value >= 0 else { throw failure("current_value", "0 or more") }
    try finite(value, "current_value")
    return value
  }

  /// A value that may be said in another unit than the goal's.
  func current(_ value: Double, in unit: String?, of own: String) throws -> Double {
    let value = try current(value)
    guard let change = unit.flatMap({ UnitChange(from: $0, to: own) }) else { return value }
    if change.isTooLarge(value) { throw failure("current_value", "at most 1e12 \(own)") }
    return change(value)
  }

  /// Another unit of a goal, in which what counts of it is taken; what was noted before is cut to it.
  func unit(_ unit: UnitChange, of goal: StoredGoal, _ change: GoalUpdate) throws {
    let values = [goal.initialValue, goal.storedValue]
    let target = change.targetValue == nil ? [goal.targetValue] : []
    if (values + target).contains(where: unit.isTooLarge) {
      throw failure("target_unit", "one in which the goal's values are 1e12 at most")
    }
  }

  /// How far values go.
  static let largest = GoalBody.largestValue

  func finite(_ value: Double, _ key: String) throws {
    if value > GoalLimits.largest { throw failure(key, "at most 1e12") }
    guard value >= -GoalLimits.largest else { throw failure(key, "at least -1e12") }
  }

  /// The value that a change asks for: `current_value`, else the one that `progress` comes to.
  func value(_ change: GoalUpdate, of goal: StoredGoal) throws -> Double? {
    if let progress = change.progress, !(0...1).contains(progress) {
      throw failure("progress", "a number from 0 to 1")
    }
    if let value = change.currentValue { return try current(value) }
    guard let progress = change.progress else { return nil }
    return goal.initialValue + progress * (goal.targetValue - goal.initialValue)
  }

  private func failure(_ key: String, _ expected: String) -> ContractError {
    ContractError(source: source, key: key, problem: .expected(expected))
  }
}
