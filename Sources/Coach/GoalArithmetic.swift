import Time
import Wellness

/// What can be computed about a goal. Every number that the coach says about one comes from here.
package struct GoalArithmetic: Hashable, Sendable {
  /// What remains, never negative, in the goal's unit.
  package let gap: Double
  /// Whether the goal is to bring the value down.
  package let isDecreasing: Bool
  /// Whole percent of the way; 100 only when the target is reached.
  package let percent: Int
  /// Days until the target date, or the days that the current period still has, today included;
  /// negative when the date has passed, `nil` when there is no date.
  package let daysLeft: Int?
  /// What every remaining day must bring, in the direction of the goal.
  package let neededPerDay: Double?
  /// What every day since the start has brought, negative when the value moved the wrong way.
  package let actualPerDay: Double?
  /// When the target is reached at the actual pace; `nil` when it would take over ten years.
  package let projectedDate: CalendarDate?

  /// Whether nothing remains.
  package var isReached: Bool { gap == 0 }
  var isOverdue: Bool { !isReached && (daysLeft ?? 0) < 0 }

  /// What each remaining day must bring beyond the actual pace, `nil` when the pace is enough.
  var catchUpPerDay: Double? {
    guard let neededPerDay, let actualPerDay, neededPerDay > actualPerDay else { return nil }
    return neededPerDay - actualPerDay
  }

  package init(_ goal: CoachFacts.GoalFacts, today: CalendarDate) {
    isDecreasing = goal.initial > goal.target
    let reached = isDecreasing ? goal.current <= goal.target : goal.current >= goal.target
    gap = reached ? 0 : abs(goal.target - goal.current)
    percent = GoalArithmetic.percent(
      Goal.progress(initial: goal.initial, current: goal.current, target: goal.target))
    daysLeft = GoalArithmetic.daysLeft(goal, today: today)
    neededPerDay =
      reached ? nil : daysLeft.flatMap { [gap] in $0 < 0 ? nil : gap / Double(max(1, $0)) }
    actualPerDay = GoalArithmetic.pace(goal, today: today, isDecreasing: isDecreasing)
    projectedDate = GoalArithmetic.projection(gap: gap, pace: actualPerDay, today: today)
  }

  /// Rounds a share to whole percents without calling anything below 1 complete.
  static func percent(_ share: Double) -> Int {
    share >= 1 ? 100 : min(99, Int((share * 100).rounded()))
  }

  private static func daysLeft(_ goal: CoachFacts.GoalFacts, today: CalendarDate) -> Int? {
    guard let recurrence = goal.recurrence else {
      return goal.targetDate.map { today.days(until: $0) }
    }
    return today.days(until: recurrence.period(around: today).last) + 1
  }

  private static func pace(
    _ goal: CoachFacts.GoalFacts, today: CalendarDate, isDecreasing: Bool
  ) -> Double? {
    guard goal.recurrence == nil else { return nil }
    let days = goal.start.days(until: today)
    guard days > 0 else { return nil }
    let moved = isDecreasing ? goal.initial - goal.current : goal.current - goal.initial
    return moved / Double(days)
  }

  private static func projection(gap: Double, pace: Double?, today: CalendarDate) -> CalendarDate? {
    guard gap > 0, let pace, pace > 0, gap / pace <= 3650 else { return nil }
    return today.adding(days: Int((gap / pace - 1e-9).rounded(.up)))
  }

  /// How many days before today, without a break, a daily goal was reached; today counts on top
  /// when it is reached already.
  package static func streak(_ goal: CoachFacts.GoalFacts, today: CalendarDate) -> Int {
    guard goal.recurrence == .daily else { return 0 }
    let reached = Set(goal.entries.filter { $0.value >= goal.target }.map(\.date))
    var day = today.adding(days: -1)
    var count = reached.contains(today) || goal.current >= goal.target ? 1 : 0
    while reached.contains(day) {
      count += 1
      day = day.adding(days: -1)
    }
    return count
  }

  /// What a change of body weight comes to in kilograms per week, as a share of body weight too.
  static func weeklyLoss(kilograms: Double, days: Double, bodyWeight: Double?) -> WeeklyLoss {
    let weekly = kilograms / max(1, days) * 7
    return WeeklyLoss(kilograms: weekly, share: bodyWeight.map { weekly / $0 })
  }

  /// A pace of losing weight.
  struct WeeklyLoss: Hashable, Sendable {
    let kilograms: Double
    /// Of the body weight, where that is known.
    let share: Double?

    /// More than 1 kg or 1 % of the body weight a week.
    var isUnsafe: Bool { kilograms > 1.000_001 || (share ?? 0) > 0.010_000_1 }
  }

  private static let kilogramsPerPound = 0.453_592_37

  /// Kilograms in an amount of body weight, `nil` when the unit is not one of weight.
  static func kilograms(_ value: Double, unit: String) -> Double? {
    switch unit.lowercased() {
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms": value
    case "lb", "lbs", "pound", "pounds": value * kilogramsPerPound
    case "stone", "stones", "st": value * 14 * kilogramsPerPound
    default: nil
    }
  }

  /// The pace of losing weight that a goal asks for, `nil` when it is not about that.
  static func weeklyLoss(_ goal: CoachFacts.GoalFacts, today: CalendarDate) -> WeeklyLoss? {
    let numbers = GoalArithmetic(goal, today: today)
    guard numbers.isDecreasing || countsLoss(goal), !numbers.isReached, goal.recurrence == nil,
      let gap = kilograms(numbers.gap, unit: goal.unit),
      let weight = kilograms(goal.current, unit: goal.unit),
      let days = numbers.daysLeft, days > 0
    else { return nil }
    return weeklyLoss(
      kilograms: gap, days: Double(days), bodyWeight: numbers.isDecreasing ? weight : nil)
  }

  /// Whether a goal counts what is lost (`Lose 30 kg`, 0 of 30 kg) and not what is weighed.
  private static func countsLoss(_ goal: CoachFacts.GoalFacts) -> Bool {
    let words = Set(Words.of(goal.title))
    return !words.isDisjoint(with: ["lose", "losing", "loose", "loss", "shed", "drop", "slim"])
  }

  /// The earliest date by which a goal of losing weight can be reached at a safe pace.
  static func safeDate(_ goal: CoachFacts.GoalFacts, today: CalendarDate) -> CalendarDate? {
    let numbers = GoalArithmetic(goal, today: today)
    guard let gap = kilograms(numbers.gap, unit: goal.unit),
      let weight = kilograms(goal.current, unit: goal.unit), weight > 0
    else { return nil }
    // The share counts from the lower weight too, so that the pace stays safe to the end.
    let weekly = min(1, (weight - gap) * 0.01)
    guard weekly > 0, gap / weekly < 520 else { return nil }
    return today.adding(days: Int((gap / weekly * 7).rounded(.up)))
  }
}
