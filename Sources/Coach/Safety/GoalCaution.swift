import Time
import Wellness

/// What is to be said of a goal in place of any plan, by what it says and by the pace it asks for:
/// the rules of the built-in coach, for advice that is given without a backend.
package enum GoalCaution {
  /// `nil` for a goal that nothing speaks against.
  package static func text(_ goal: Goal, today: CalendarDate) -> String? {
    text(
      CoachFacts.GoalFacts(
        title: goal.title, description: goal.description, type: goal.type, unit: goal.unit,
        initial: goal.initialValue, current: goal.currentValue, target: goal.targetValue,
        start: goal.startDate, targetDate: goal.targetDate, recurrence: goal.recurrence,
        reading: goal.reading),
      today: today)
  }

  /// `nil` for a goal that nothing speaks against.
  static func text(_ goal: CoachFacts.GoalFacts, today: CalendarDate) -> String? {
    if let caution = Safety.caution(goal) { return caution }
    guard let pace = WeeklyLoss(goal, today: today), pace.isUnsafe else {
      return nil
    }
    let weekly = Quantity.text((pace.kilograms * 10).rounded() / 10)
    return
      "\(weekly) kg a week is more than the safe 1 kg or 1 % of body weight. See a doctor before you go on, or move its date."
  }
}
