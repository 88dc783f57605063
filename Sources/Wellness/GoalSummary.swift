/// The little of a goal that names it and says how far it is.
package struct GoalSummary: Hashable, Sendable {
  /// As it is stored.
  package let title: String
  /// Where it started from, in `unit`.
  package let initialValue: Double
  /// In `unit`.
  package let currentValue: Double
  /// In `unit`.
  package let targetValue: Double
  /// E.g. `steps`.
  package let unit: String

  package init(
    title: String, initialValue: Double, currentValue: Double, targetValue: Double, unit: String
  ) {
    self.title = title
    self.initialValue = initialValue
    self.currentValue = currentValue
    self.targetValue = targetValue
    self.unit = unit
  }
}

extension Goal {
  /// What names it and says how far it is.
  package var summary: GoalSummary {
    GoalSummary(
      title: title, initialValue: initialValue, currentValue: currentValue,
      targetValue: targetValue, unit: unit)
  }
}
