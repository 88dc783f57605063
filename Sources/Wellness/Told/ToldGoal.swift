/// A goal as a message that tells a value of it is read against.
package struct ToldGoal: Hashable, Sendable {
  package var title: String
  /// As the goal has it.
  package var unit: String
  /// What the goal is about.
  package var type: GoalType
  /// What its number means, and in which periods it counts.
  package var reading: GoalMeasure.Reading
  /// Above `target` when the goal is to bring the value down.
  package var initial: Double
  /// Where the goal stands: its value, or that of the current period.
  package var current: Double
  /// In `unit`.
  package var target: Double
  /// Whether there is a value of today.
  package var isNotedToday: Bool

  /// Whether its unit is one of money, pounds among them where nothing is weighed.
  var isOfMoney: Bool {
    UnitWords.isMoney(unit)
      || reading.measure != .level && type != .weight && UnitWords.base(unit) == "lb"
  }

  /// Whether a number with that word counts for it.
  package func counts(_ unit: String) -> Bool { ToldUnits(self).factor(unit) != nil }

  package init(
    title: String, unit: String, type: GoalType, reading: GoalMeasure.Reading, initial: Double,
    current: Double, target: Double, isNotedToday: Bool = false
  ) {
    (self.title, self.unit, self.type, self.reading) = (title, unit, type, reading)
    (self.initial, self.current, self.target) = (initial, current, target)
    self.isNotedToday = isNotedToday
  }
}
