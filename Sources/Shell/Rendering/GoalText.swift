import Edge
import Time
import Wellness

/// Goals as lines.
enum GoalText {
  /// `Run 5 km (0 of 5 km, due 2026-05-31)`, `Walk 10k steps (0 of 10,000 steps a day, until mid-June)`.
  ///
  /// - Parameter today: where the end of what recurs is to be told as people do.
  static func summary(_ measured: MeasuredGoal, today: CalendarDate? = nil) -> Styled {
    let goal = measured.goal
    let due =
      goal.targetDate.map { date in
        if goal.recurrence == nil { return ", due \(date)" }
        guard let today else { return ", until \(date)" }
        return date < today ? ", over" : ", until \(DayText.of(date, from: today))"
      } ?? ""
    return Styled("\(goal.title) (\(AmountText.amount(measured))\(due))")
  }

  /// That a correction has taken a goal back from its target.
  static let activeAgain = Styled("Active again: its target isn't reached now.")

  /// `2,500 of 10,000 steps`, or `182 to 165 lbs` where the value is to go down, of what is known for
  /// completion; of a time of day only that.
  static func amount(_ goal: GoalSummary) -> String {
    if ClockTime.isUnit(goal.unit) { return "by " + ClockTime.text(goal.targetValue) }
    let current = Quantity.text(goal.currentValue)
    let target = "\(Quantity.text(goal.targetValue)) \(goal.unit)"
    return goal.initialValue > goal.targetValue
      ? "\(current) to \(target)" : "\(current) of \(target)"
  }

  /// A bar of 20 columns with the percentage, or a dash before a period has come out.
  static func bar(_ measured: MeasuredGoal) -> Styled {
    Bar.of(measured.share ?? 0, percent: measured.percent)
  }

  /// `, 24 %`; nothing before a period has come out.
  static func percent(_ measured: MeasuredGoal) -> String {
    measured.percent.map { ", \($0) %" } ?? ""
  }

  /// One row of the list.
  ///
  /// - Parameter widths: of the columns with title and amount.
  static func row(
    _ measured: MeasuredGoal, number: Int, isActive: Bool, widths: (title: Int, amount: Int),
    today: CalendarDate
  ) -> Styled {
    let goal = measured.goal
    let title = Columns.left(DisplayWidth.shortened(goal.title, to: widths.title), widths.title)
    let amount = Columns.left(AmountText.amount(measured), widths.amount)
    return Styled("\(isActive ? "*" : " ")\(Columns.right(String(number), 3))  ", .faint)
      + .flexible(title, isActive ? .strong : .plain) + Styled("  ") + bar(measured)
      + Styled("  \(amount)  ") + state(goal, today: today)
      + Styled(goal.isMissing ? "  gone from the backend" : "", .warning)
  }

  /// All there is to a goal, a line each.
  static func details(_ measured: MeasuredGoal, today: CalendarDate) -> [Styled] {
    let goal = measured.goal
    var lines = [Styled(goal.title, .heading), bar(measured)]
    func add(_ label: String, _ text: String) {
      lines.append(Styled(Columns.left(label, 10), .faint) + Styled(text))
    }
    add("progress", AmountText.amount(measured))
    if measured.measure.isKeptByPeriod, measured.value != nil {
      add("target", AmountText.target(measured))
    }
    if goal.initialValue != 0 { add("started", "at \(Quantity(goal.initialValue, goal.unit))") }
    add("type", goal.type.rawValue)
    if let measure = goal.setMeasure { add("measure", measure.rawValue) }
    add("from", "\(goal.startDate)")
    if let date = goal.targetDate {
      let isEnd = goal.recurrence != nil
      let left = isEnd && goal.status == .active ? days(to: date, from: today) : nil
      add(isEnd ? "until" : "due", "\(date), " + (left ?? state(goal, today: today).plain))
    }
    add("status", goal.status.rawValue)
    for line in goal.description.withoutControls.split(separator: "\n") {
      add("about", String(line))
    }
    return lines
  }

  private static func days(to date: CalendarDate, from today: CalendarDate) -> String {
    let days = today.days(until: date)
    return days < 0 ? "over" : days == 0 ? "the last day" : "\(Plural.of(days, "day")) left"
  }

  private static func state(_ goal: Goal, today: CalendarDate) -> Styled {
    guard goal.status == .active else {
      return Styled(goal.status.rawValue, goal.status == .completed ? .good : .faint)
    }
    guard let days = goal.daysRemaining(on: today), let date = goal.targetDate else {
      return Styled("no end", .faint)
    }
    if goal.recurrence != nil {
      let day = DayText.of(date, from: today)
      return days < 0 ? Styled("over since \(day)") : Styled("until \(day)", .faint)
    }
    switch days {
    case ..<0: return Styled("overdue by \(Plural.of(-days, "day"))", .warning)
    case 0: return Styled("due today", .warning)
    default: return Styled("\(Plural.of(days, "day")) left", .faint)
    }
  }
}
