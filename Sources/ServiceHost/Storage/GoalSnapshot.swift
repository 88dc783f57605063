import Time
import Wellness

/// What a consultation remembers of its goal: as it was when they met, also after it is deleted.
struct GoalSnapshot {
  let goalID: Goal.BackendID
  let title: String
  let description: String
  let type: GoalType
  let startDate: CalendarDate
  /// By when it was to be reached, or until when it was to recur.
  let targetDate: CalendarDate?
  let initialValue: Double
  let currentValue: Double
  let targetValue: Double
  let unit: String
  let recurrence: Recurrence?
  /// What its number meant.
  let reading: GoalMeasure.Reading

  init(_ goal: StoredGoal, today: CalendarDate) {
    goalID = goal.id
    title = goal.title
    description = goal.description
    type = goal.type
    startDate = goal.startDate
    targetDate = goal.endDate
    initialValue = goal.initialValue
    currentValue = goal.current(on: today)
    targetValue = goal.targetValue
    unit = goal.unit
    recurrence = goal.recurrence
    reading = goal.reading
  }

  init(
    goalID: Goal.BackendID, title: String, description: String, type: GoalType,
    startDate: CalendarDate, targetDate: CalendarDate?, initialValue: Double,
    currentValue: Double, targetValue: Double, unit: String, recurrence: Recurrence?,
    reading: GoalMeasure.Reading
  ) {
    self.goalID = goalID
    self.title = title
    self.description = description
    self.type = type
    self.startDate = startDate
    self.targetDate = targetDate
    self.initialValue = initialValue
    self.currentValue = currentValue
    self.targetValue = targetValue
    self.unit = unit
    self.recurrence = recurrence
    self.reading = reading
  }
}
