import Time
import Wellness

/// A pace of losing weight.
struct WeeklyLoss: Hashable, Sendable {
  let kilograms: Double
  /// Of the body weight, where that is known.
  let share: Double?

  /// More than 1 kg or 1 % of the body weight a week.
  var isUnsafe: Bool { kilograms > 1.000_001 || (share ?? 0) > 0.010_000_1 }

  init(kilograms: Double, days: Double, bodyWeight: Double?) {
    self.kilograms = kilograms / max(1, days) * 7
    share = bodyWeight.map { [kilograms = self.kilograms] in kilograms / $0 }
  }

  /// The pace that a goal asks for; `nil` when it is not about losing weight, is reached or over.
  init?(_ goal: CoachFacts.GoalFacts, today: CalendarDate) {
    let isDown = goal.initial > goal.target
    guard goal.recurrence == nil,
      isDown
        || GoalRules.countsLoss(title: goal.title, unit: goal.unit, target: goal.target),
      let gap = UnitWords.inKilograms(
        isDown ? goal.current - goal.target : goal.target - goal.current, unit: goal.unit),
      let weight = UnitWords.inKilograms(goal.current, unit: goal.unit),
      let days = goal.targetDate.map({ today.days(until: $0) }), days > 0, gap > 0
    else { return nil }
    self.init(kilograms: gap, days: Double(days), bodyWeight: isDown ? weight : nil)
  }
}
