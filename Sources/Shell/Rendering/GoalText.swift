import Edge
import Time
import Wellness

/// Goals as lines.
enum GoalText {
  /// `Run 5 km (0 of 5 km, due 2026-05-31)`.
  static func summary(_ goal: Goal) -> Styled {
    let due = goal.targetDate.map { ", due \($0)" } ?? ""
    return Styled("\(goal.title) (\(amount(goal))\(period(goal))\(due))")
  }

  /// `2,500 of 10,000 steps`, or `182 to 165 lbs` where the value is to go down.
  static func amount(_ goal: Goal) -> String { amount(goal.summary) }

  /// The same of what is known for completion.
  static func amount(_ goal: GoalSummary) -> String {
    let current = Quantity.text(goal.currentValue)
    let target = "\(Quantity.text(goal.targetValue)) \(goal.unit)"
    return goal.initialValue > goal.targetValue
      ? "\(current) to \(target)" : "\(current) of \(target)"
  }

  /// Whole percents of the way that is done; 100 only when it is.
  static func percent(_ goal: Goal) -> Int {
    Int(goal.progress * 100)
  }

  /// A bar of 20 columns with the percentage.
  static func bar(_ goal: Goal) -> Styled {
    Bar.of(goal.progress, percent: percent(goal))
  }

  /// One row of the list.
  static func row(
    _ goal: Goal, number: Int, isActive: Bool, titleWidth: Int, today: CalendarDate
  ) -> Styled {
    let title = Columns.left(DisplayWidth.shortened(goal.title, to: titleWidth), titleWidth)
    return Styled("\(isActive ? "*" : " ")\(Columns.right(String(number), 3))  ", .faint)
      + Styled(title, isActive ? .strong : .plain) + Styled("  ") + bar(goal)
      + Styled("  \(amount(goal))\(period(goal))  ") + state(goal, today: today)
      + Styled(goal.isMissing ? "  gone from the backend" : "", .warning)
  }

  /// All there is to a goal, a line each.
  static func details(_ goal: Goal, today: CalendarDate) -> [Styled] {
    var lines = [Styled(goal.title, .heading), bar(goal)]
    func add(_ label: String, _ text: String) {
      lines.append(Styled(Columns.left(label, 10), .faint) + Styled(text))
    }
    add("progress", amount(goal) + period(goal))
    if goal.initialValue != 0 { add("started", "at \(Quantity(goal.initialValue, goal.unit))") }
    add("type", goal.type.rawValue)
    add("from", "\(goal.startDate)")
    if let date = goal.targetDate { add("due", "\(date), " + state(goal, today: today).plain) }
    add("status", goal.status.rawValue)
    for line in goal.description.withoutControls.split(separator: "\n") {
      add("about", String(line))
    }
    return lines
  }

  private static func period(_ goal: Goal) -> String {
    switch goal.recurrence {
    case .daily: " a day"
    case .weekly: " a week"
    case .monthly: " a month"
    case nil: ""
    }
  }

  private static func state(_ goal: Goal, today: CalendarDate) -> Styled {
    guard goal.status == .active else {
      return Styled(goal.status.rawValue, goal.status == .completed ? .good : .faint)
    }
    guard let days = goal.daysRemaining(on: today) else { return Styled("no end", .faint) }
    switch days {
    case ..<0: return Styled("overdue by \(Plural.of(-days, "day"))", .warning)
    case 0: return Styled("due today", .warning)
    default: return Styled("\(Plural.of(days, "day")) left", .faint)
    }
  }
}
