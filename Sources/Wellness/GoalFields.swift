/// What of a goal a change is about, so that it takes nothing back that somebody else has changed. The
/// numbers are stored with changes that wait, and never used for anything else.
package struct GoalFields: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let title = GoalFields(rawValue: 1)
  package static let description = GoalFields(rawValue: 2)
  package static let type = GoalFields(rawValue: 4)
  /// The value to reach, and its unit.
  package static let target = GoalFields(rawValue: 8)
  package static let current = GoalFields(rawValue: 16)
  /// The day by which it is to be reached.
  package static let due = GoalFields(rawValue: 32)
  package static let status = GoalFields(rawValue: 64)
  /// How often it begins anew.
  package static let recurrence = GoalFields(rawValue: 128)

  /// What its number means, where that was set or is no longer.
  package static let measure = GoalFields(rawValue: 256)

  /// What is different between a goal as it was and as it is.
  package init(between before: Goal, and after: Goal) {
    var fields: GoalFields = []
    if before.title != after.title { fields.insert(.title) }
    if before.description != after.description { fields.insert(.description) }
    if before.type != after.type { fields.insert(.type) }
    if before.targetValue != after.targetValue || before.unit != after.unit {
      fields.insert(.target)
    }
    if before.currentValue != after.currentValue { fields.insert(.current) }
    if before.targetDate != after.targetDate { fields.insert(.due) }
    if before.status != after.status { fields.insert(.status) }
    // Its date means another thing then.
    if before.recurrence != after.recurrence { fields.formUnion([.recurrence, .due]) }
    if before.setMeasure != after.setMeasure { fields.insert(.measure) }
    self = fields
  }
}
