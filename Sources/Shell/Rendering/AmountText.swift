import Numbers
import Wellness

/// How much of what, in the way in which a goal counts it.
enum AmountText {
  /// A value without its unit: `7,400`, `23:20`, `59:40`.
  static func number(_ value: Double, of goal: Goal, _ measure: GoalMeasure? = nil) -> String {
    if ClockTime.isUnit(goal.unit) { return ClockTime.text(value) }
    guard measure == .result, UnitWords.base(goal.unit) == "minute", value != value.rounded()
    else { return Quantity.text(value) }
    let seconds = Int(clamping: (value * 60).rounded())
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }

  /// A number as it is typed, with all its decimals: `12500`, `42.195`.
  static func typed(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A value with its unit: `7,400 steps`, `23:20`, `59:40`, `no cigarettes`.
  static func said(_ value: Double, of goal: Goal) -> String {
    if ClockTime.isUnit(goal.unit) { return ClockTime.text(value) }
    let measure = goal.measure
    if measure == .limit {
      return value == 0
        ? "no \(UnitWords.counted(goal.unit, for: 0))" : counted(value, goal.unit)
    }
    let number = number(value, of: goal, measure)
    return number.contains(":") ? number : counted(value, goal.unit)
  }

  /// `2,500 of 10,000 steps a day`, `182 to 165 lbs`, `had 2 coffees today, over the limit of 1, kept
  /// 3 of 4 days`, `23:20 today, 20 minutes after 23:00`.
  static func amount(_ measured: MeasuredGoal) -> String {
    let kept = measured.period.flatMap { ProgressText.kept(measured.recurrence, $0) }
    let tail = kept.map { ", kept \($0)" } ?? ""
    return switch measured.measure {
    case .limit: limit(measured) + tail
    case .timeOfDay: time(measured) + tail
    case .total, .everyPeriod, .level, .result, .none: way(measured)
    }
  }

  /// What is aimed at, without where it stands: `10,000 steps a day`, `at most 1 coffee a day`,
  /// `by 23:00 each day`.
  static func target(_ measured: MeasuredGoal) -> String {
    let goal = measured.goal
    switch measured.measure {
    case .limit where goal.targetValue > 0:
      return "at most \(counted(goal.targetValue, goal.unit))\(period(measured.recurrence))"
    case .timeOfDay:
      let each = measured.recurrence.map { " each \(ProgressText.noun($0))" } ?? ""
      return "by \(ClockTime.text(goal.targetValue))\(each)"
    case .limit: return counted(goal.targetValue, goal.unit) + period(measured.recurrence)
    case .total, .everyPeriod, .level, .result, .none:
      return "\(Quantity(goal.targetValue, goal.unit))\(period(measured.recurrence))"
    }
  }

  /// ` a day`; nothing for what is reached once.
  static func period(_ recurrence: Recurrence?) -> String {
    recurrence.map { " a \(ProgressText.noun($0))" } ?? ""
  }

  /// An amount with its unit in the number that it asks for: `1 coffee`, `2 coffees`, `3 h 20 min`.
  static func counted(_ value: Double, _ unit: String) -> String {
    // Quarters read well as they are.
    if UnitWords.base(unit) == "hour", value > 1, value * 4 != (value * 4).rounded() {
      return minutes(value * 60)
    }
    return "\(Quantity(value, UnitWords.counted(unit, for: value)))"
  }

  /// A span of minutes: `20 minutes`, `1 h 30 min`.
  static func minutes(_ minutes: Double) -> String {
    let whole = Int(clamping: minutes.rounded())
    guard whole >= 60 else { return Plural.of(whole, "minute") }
    return whole % 60 == 0 ? Plural.of(whole / 60, "hour") : "\(whole / 60) h \(whole % 60) min"
  }

  private static func way(_ measured: MeasuredGoal) -> String {
    let goal = measured.goal
    if measured.lacksStart { return "not measured yet, to \(target(measured))" }
    let current = number(measured.value ?? 0, of: goal, measured.measure)
    let target = number(goal.targetValue, of: goal, measured.measure) + " " + goal.unit
    let joint = goal.initialValue > goal.targetValue ? "to" : "of"
    return "\(current) \(joint) \(target)\(period(measured.recurrence))"
  }

  private static func limit(_ measured: MeasuredGoal) -> String {
    let goal = measured.goal
    guard let value = measured.value else { return target(measured) }
    let now = ProgressText.name(measured.recurrence)
    let limit = Quantity.text(goal.targetValue)
    if measured.isOver {
      let had = "had \(counted(value, goal.unit)) \(now)"
      return goal.targetValue > 0 ? "\(had), over the limit of \(limit)" : "\(had), over the limit"
    }
    let had = value == 0 ? "no \(UnitWords.counted(goal.unit, for: 0))" : counted(value, goal.unit)
    return "\(had) so far \(now)" + (goal.targetValue > 0 ? ", at most \(limit)" : "")
  }

  private static func time(_ measured: MeasuredGoal) -> String {
    guard let value = measured.value, let late = measured.excess else { return target(measured) }
    let said = "\(ClockTime.text(value)) \(ProgressText.name(measured.recurrence))"
    let due = ClockTime.text(measured.goal.targetValue)
    if late == 0 { return "\(said), on time" }
    return "\(said), \(minutes(abs(late))) \(late > 0 ? "after" : "before") \(due)"
  }
}
