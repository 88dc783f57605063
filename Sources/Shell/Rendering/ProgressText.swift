import Edge
import Numbers
import Time
import Wellness

/// What was noted of a goal, as lines.
enum ProgressText {
  /// The most values that a line shows.
  static let mostValues = 30
  private static let heights = Array("▁▂▃▄▅▆▇█")

  /// One character for each value, as high as it stands between the lowest and the highest; in the
  /// middle where all are the same.
  static func sparkline(_ values: [Double]) -> String {
    guard let low = values.min(), let high = values.max() else { return "" }
    return String(
      values.map { value in
        guard high > low else { return heights[3] }
        let step = Int(
          clamping: ((value - low) / (high - low) * Double(heights.count - 1)).rounded())
        return heights[step]
      })
  }

  /// `▁▃█  2,500 to 7,400 steps, 2026-03-02 to 2026-03-05`; `nil` before there are two values.
  static func history(
    _ entries: [ProgressEntry], of goal: Goal, day: (Instant) -> CalendarDate
  ) -> Styled? {
    let shown = entries.suffix(mostValues)
    guard shown.count > 1, let first = shown.first, let last = shown.last else { return nil }
    let start = AmountText.number(first.value, of: goal)
    let values = "\(start) to \(AmountText.counted(last.value, goal.unit))"
    let (from, to) = (day(first.at), day(last.at))
    let days = from == to ? "\(from)" : "\(from) to \(to)"
    let heights = shown.map { entry in
      // Half past midnight stands above 23:00.
      ClockTime.isUnit(goal.unit)
        ? ClockTime.minutes(from: goal.targetValue, to: entry.value) : entry.value
    }
    return Styled(sparkline(heights), .good)
      + Styled("  \(values), \(days)")
  }

  /// `today: 7,400 of 10,000 steps`; of what is kept by periods as `AmountText.amount` says it.
  static func period(_ measured: MeasuredGoal, _ period: PeriodProgress) -> String {
    if measured.measure.isKeptByPeriod { return AmountText.amount(measured) }
    let goal = measured.goal
    let value = period.value.map(Quantity.text) ?? (goal.initialValue > 0 ? "nothing" : "0")
    let target = "\(Quantity(goal.targetValue, goal.unit))"
    let joint = goal.initialValue > goal.targetValue ? "to" : "of"
    return "\(name(measured.recurrence)): \(value) \(joint) \(target)"
      + (period.isReached ? ", reached" : "")
  }

  /// `3 days`, `1 week`.
  static func streak(_ recurrence: Recurrence?, _ period: PeriodProgress) -> String {
    period.streak == 0 ? "none yet" : Plural.of(period.streak, noun(recurrence))
  }

  /// `5 of 6 days`; `nil` before one has come out.
  static func kept(_ recurrence: Recurrence?, _ period: PeriodProgress) -> String? {
    guard period.counted > 0 else { return nil }
    return "\(period.kept) of \(Plural.of(period.counted, noun(recurrence)))"
  }

  /// One of its periods.
  static func noun(_ recurrence: Recurrence?) -> String {
    switch recurrence {
    case .weekly: "week"
    case .monthly: "month"
    default: "day"
    }
  }

  /// The current period by its name.
  static func name(_ recurrence: Recurrence?) -> String {
    switch recurrence {
    case .weekly: "this week"
    case .monthly: "this month"
    default: "today"
    }
  }
}
