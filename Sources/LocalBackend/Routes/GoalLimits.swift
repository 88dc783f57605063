import Contract
import Wellness

/// The bounds of a goal's fields on the server; wider than those at the prompt.
struct GoalLimits {
  private let source: String

  init(source: String) { self.source = source }

  func title(_ text: String) throws -> String {
    let title = trimmed(text)
    guard GoalBody.titleLength.contains(title.count), isShort(title, GoalBody.titleLength) else {
      throw failure("title", "1 to 200 characters, and 1000 bytes at most")
    }
    return title
  }

  func description(_ text: String) throws -> String {
    guard GoalBody.descriptionLength.contains(text.count),
      isShort(text, GoalBody.descriptionLength)
    else { throw failure("description", "at most 1000 characters, and 5000 bytes at most") }
    return text
  }

  func type(_ type: GoalType) throws -> GoalType {
    guard GoalType.known.contains(type) else {
      throw failure("goal_type", Call.oneOf(GoalType.known.map(\.rawValue)))
    }
    return type
  }

  func status(_ status: GoalStatus) throws -> GoalStatus {
    guard GoalStatus.known.contains(status) else {
      throw failure("status", Call.oneOf(GoalStatus.known.map(\.rawValue)))
    }
    return status
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

  func unit(_ text: String) throws -> String {
    let unit = trimmed(text)
    guard GoalBody.unitLength.contains(unit.count), isShort(unit, GoalBody.unitLength) else {
      throw failure("target_unit", "1 to 50 characters, and 250 bytes at most")
    }
    return unit
  }

  func current(_ value: Double) throws -> Double {
    guard value >= 0 else { throw failure("current_value", "0 or more") }
    try finite(value, "current_value")
    return value
  }

  /// How far values go.
  static let largest = GoalBody.largestValue

  func finite(_ value: Double, _ key: String) throws {
    if value > GoalLimits.largest { throw failure(key, "at most 1e12") }
    guard value >= -GoalLimits.largest else { throw failure(key, "at least -1e12") }
  }

  /// The value that a change asks for: `current_value`, else the one that `progress` comes to.
  func value(_ change: GoalChange, of goal: StoredGoal) throws -> Double? {
    if let progress = change.progress, !(0...1).contains(progress) {
      throw failure("progress", "a number from 0 to 1")
    }
    if let value = change.currentValue { return try current(value) }
    guard let progress = change.progress else { return nil }
    return goal.initialValue + progress * (goal.targetValue - goal.initialValue)
  }

  /// What is one character may be of any number of bytes, of which five are enough for each.
  private func isShort(_ text: String, _ length: ClosedRange<Int>) -> Bool {
    text.utf8.count <= length.upperBound * 5
  }

  private func failure(_ key: String, _ expected: String) -> ContractError {
    ContractError(source: source, key: key, problem: .expected(expected))
  }
}

/// A text without white space at its ends.
func trimmed(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let start = scalars.drop(while: \.isBlank)
  let end = start.lastIndex { !$0.isBlank }
  return end.map { String(scalars[start.startIndex...$0]) } ?? ""
}
