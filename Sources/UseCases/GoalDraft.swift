import Time
import Wellness

/// What is asked for of goals, before any rule is looked at.
extension GoalUseCases {
  /// What a new goal is asked to be; what is `nil` gets a default.
  @dynamicMemberLookup
  package struct Draft: Hashable, Sendable {
    /// Trimmed before it is checked.
    package var title: String
    /// Today when `nil`.
    package var start: CalendarDate?
    /// The rest. What is `nil` is inferred from title and unit: the type, how often it begins anew,
    /// and what its number means; without a target it is one completion, and without a date it has
    /// 30 days, or no end where it recurs.
    package var said = Change()

    package init(title: String) {
      self.title = title
    }

    package subscript<Value>(dynamicMember path: WritableKeyPath<Change, Value>) -> Value {
      get { said[keyPath: path] }
      set { said[keyPath: path] = newValue }
    }

    /// What its words say of its measure, and of a period. A target of 0 is read as one that isn't.
    var reading: GoalMeasure.Reading {
      let target = said.target ?? GoalRules.defaultTarget
      let unit = target.unit.isEmpty ? GoalRules.defaultTarget.unit : target.unit
      let current = said.current ?? 0
      return GoalMeasure.reading(
        title: title, unit: unit, type: said.type ?? GoalType.inferred(title: title, unit: unit),
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
