import Time
import Wellness

/// What is asked for of goals, before any rule is looked at.
extension GoalUseCases {
  /// What a new goal is asked to be; what is `nil` gets a default.
  package struct Draft: Hashable, Sendable {
    /// Trimmed before it is checked.
    package var title: String
    /// Trimmed before it is checked; may be empty.
    package var description = ""
    /// Inferred from title and unit when `nil`.
    package var type: GoalType?
    /// One completion when `nil`.
    package var target: Quantity?
    /// In the unit of the target.
    package var current: Double?
    /// Today when `nil`.
    package var start: CalendarDate?
    /// In 30 days when `nil`, or never for a recurring goal, of which it is the last day.
    package var by: CalendarDate?
    /// How often it begins anew; inferred from title and unit when `nil`.
    package var every: Recurrence?
    /// Whether it is reached once, whatever title and unit suggest.
    package var isOnce = false
    /// What its number means; read from its words when `nil`.
    package var measure: MeasureChoice?

    package init(title: String) {
      self.title = title
    }

    /// What its words say of its measure, and of a period. A target of 0 is read as one that isn't.
    var said: GoalMeasure.Reading {
      let target = target ?? GoalRules.defaultTarget
      let unit = target.unit.isEmpty ? GoalRules.defaultTarget.unit : target.unit
      let current = current ?? 0
      return GoalMeasure.reading(
        title: title, unit: unit, type: type ?? GoalType.inferred(title: title, unit: unit),
        target: target.value == 0 ? 1 : target.value,
        initial: current > target.value ? current : 0)
    }
  }

  /// What is to be different about a goal; what is `nil` stays.
  package struct Change: Hashable, Sendable {
    /// Trimmed before it is checked.
    package var title: String?
    /// Trimmed before it is checked; may be empty.
    package var description: String?
    /// What it is about.
    package var type: GoalType?
    /// In its own unit, or in the goal's where it has none.
    package var target: Quantity?
    /// In the unit of the target.
    package var current: Double?
    /// When it is to be reached, or until when it recurs.
    package var by: CalendarDate?
    /// How often it begins anew.
    package var every: Recurrence?
    /// Whether it is to begin anew no more.
    package var isOnce = false
    /// What its number is to mean.
    package var measure: MeasureChoice?

    package init() {}
  }
}
