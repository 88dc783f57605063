import Edge
import Wellness

/// What is due, as lines.
enum AgendaText {
  /// One row of `/today`.
  ///
  /// - Parameter widths: of the columns with title and amount.
  static func row(
    _ item: Agenda.Item, number: Int, widths: (title: Int, amount: Int)
  ) -> Styled {
    let goal = item.goal
    let title = Columns.left(DisplayWidth.shortened(goal.title, to: widths.title), widths.title)
    let amount = Columns.left(amount(item), widths.amount)
    return Styled(" \(Columns.right(String(number), 3))  ", .faint) + .flexible(title)
      + Styled("  \(amount)  ") + state(item)
  }

  /// How far a goal is: in its period, where it has some.
  static func amount(_ item: Agenda.Item) -> String {
    item.period.map { ProgressText.period(item.measured, $0) } ?? AmountText.amount(item.measured)
  }

  /// Below the row of a goal that tells of danger.
  static let caution = Styled("      no plan for this one: a doctor comes first", .warning)

  private static func state(_ item: Agenda.Item) -> Styled {
    if let period = item.period {
      if item.measured.isOver {
        return Styled(item.measured.measure == .limit ? "over the limit" : "late", .warning)
      }
      return Styled("streak \(ProgressText.streak(item.measured.recurrence, period))", .faint)
    }
    return switch item.pace.daysLeft {
    case nil: Styled("no end", .faint)
    case let days? where days < 0: Styled("overdue by \(Plural.of(-days, "day"))", .warning)
    case 0?: Styled("due today", .warning)
    case let days?: Styled("\(Plural.of(days, "day")) left", .faint)
    }
  }

  /// `Run 50 km: 12.5 km to go, 0.5 km a day until 2026-05-31.`
  static func step(_ item: Agenda.Item, number: Int) -> String {
    let goal = item.goal
    let title = goal.title
    let gap = gap(item)
    if item.measured.measure == .none {
      return "\(title): nothing is counted yet. /chat goal \(number) helps to find a number."
    }
    if item.measured.measure == .timeOfDay {
      let due = ClockTime.text(goal.targetValue)
      return "\(title): \(due) at the latest \(ProgressText.name(item.measured.recurrence))."
    }
    if item.period != nil {
      let name = ProgressText.name(item.measured.recurrence)
      guard let pace = item.pace.perDay, item.measured.recurrence != .daily,
        let rate = rate(pace, item)
      else { return "\(title): \(gap) \(name)." }
      return "\(title): \(gap) \(name), \(rate)."
    }
    if let days = item.pace.daysLeft, days < 0 {
      return
        "\(title): \(gap), and its date has passed. /goal edit \(number) --by DATE gives it another."
    }
    guard let pace = item.pace.perDay, let date = goal.targetDate else {
      return "\(title): \(gap)."
    }
    // Nobody gets faster by so many seconds each day.
    if item.measured.measure == .result { return "\(title): \(gap) until \(date)." }
    if item.pace.daysLeft == 0 { return "\(title): \(gap), today." }
    return rate(pace, item).map { "\(title): \(gap), \($0) until \(date)." }
      ?? "\(title): \(gap) until \(date)."
  }

  /// `12.5 km to go`, `11 lbs down to go`; of a best time `4:40 to go`.
  private static func gap(_ item: Agenda.Item) -> String {
    let goal = item.goal
    let isTime =
      item.measured.measure == .result && UnitWords.base(goal.unit) == "minute"
      && item.pace.gap != item.pace.gap.rounded()
    if isTime { return AmountText.number(item.pace.gap, of: goal, .result) + " to go" }
    let isDown = goal.initialValue > goal.targetValue && item.measured.measure != .result
    return amount(item.pace.gap, goal) + (isDown ? " down" : "") + " to go"
  }

  /// The one question of `/today`, about the most urgent goal.
  static func question(_ item: Agenda.Item) -> String {
    let title = item.goal.title.withoutControls
    if item.period == nil, let days = item.pace.daysLeft, days < 0 {
      return "What was in the way of \"\(title)\"? Tell your coach."
    }
    if item.measured.measure.isKeptByPeriod {
      return "What would make \"\(title)\" easier today? Tell your coach."
    }
    return "When does \"\(title)\" fit into your day? Tell your coach."
  }

  /// A pace for each day, or for each week or month where a day's is too small to picture; `nil`
  /// where that is all there is to do, or goes beyond the period.
  private static func rate(_ perDay: Double, _ item: Agenda.Item) -> String? {
    let unit = item.goal.unit
    let isMeasured = UnitWords.isMeasure(UnitWords.base(unit)) || UnitWords.isMoney(unit)
    let spans = [(1.0, "day"), (7, "week"), (30, "month")]
    let longest: Double = item.period == nil ? 30 : item.measured.recurrence == .monthly ? 7 : 1
    for (days, name) in spans where days <= longest {
      let value = perDay * days
      guard value >= (isMeasured ? 0.5 : 0.95) else { continue }
      let rounded = isMeasured && value < 5 ? (value * 10).rounded() / 10 : whole(value)
      guard rounded < item.pace.gap else { return nil }
      return AmountText.counted(rounded, unit) + " a \(name)"
    }
    return nil
  }

  /// Rounded up, but for what is nearly less.
  private static func whole(_ value: Double) -> Double { (value - 0.1).rounded(.up) }

  /// Rounded up, so that the steps come to the whole.
  private static func amount(_ value: Double, _ goal: Goal) -> String {
    let scale = value >= 100 ? 1.0 : value >= 10 ? 10 : 100
    let rounded = (value * scale - 1e-6).rounded(.up) / scale
    return AmountText.counted(rounded, goal.unit)
  }
}
