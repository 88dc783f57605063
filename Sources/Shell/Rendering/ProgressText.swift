import Edge
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
        let step = Int(((value - low) / (high - low) * Double(heights.count - 1)).rounded())
        return heights[step]
      })
  }

  /// `▁▃█  2500 to 7400 steps, 2026-03-02 to 2026-03-05`; `nil` before there are two values.
  static func history(
    _ entries: [ProgressEntry], unit: String, day: (Instant) -> CalendarDate
  ) -> Styled? {
    let shown = entries.suffix(mostValues)
    guard shown.count > 1, let first = shown.first, let last = shown.last else { return nil }
    let values = "\(Quantity.text(first.value)) to \(Quantity(last.value, unit))"
    let (start, end) = (day(first.at), day(last.at))
    let days = start == end ? "\(start)" : "\(start) to \(end)"
    return Styled(sparkline(shown.map(\.value)), .good)
      + Styled("  \(values), \(days)")
  }

  /// `today: 7400 of 10,000 steps`.
  static func period(_ goal: Goal, _ period: PeriodProgress) -> String {
    let value = period.value.map(Quantity.text) ?? (goal.initialValue > 0 ? "nothing" : "0")
    let target = "\(Quantity(goal.targetValue, goal.unit))"
    let joint = goal.initialValue > goal.targetValue ? "to" : "of"
    return "\(name(goal.recurrence)): \(value) \(joint) \(target)"
      + (period.isReached ? ", reached" : "")
  }

  /// `3 days`, `1 week`.
  static func streak(_ goal: Goal, _ period: PeriodProgress) -> String {
    let noun =
      switch goal.recurrence {
      case .weekly: "week"
      case .monthly: "month"
      default: "day"
      }
    return period.streak == 0 ? "none yet" : Plural.of(period.streak, noun)
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
