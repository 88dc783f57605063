import Time
import Wellness

extension Standing {
  /// What would become of the goal at a pace that the user supposes; `nil` where a pace does not
  /// lead to it.
  func answer(at rate: SaidRate) -> String? {
    guard measure == .total || measure == .level, let gap else { return nil }
    guard gap > 0 else { return "You're there already, so there's nothing left to work out." }
    let perDay = rate.amount / rate.days
    guard let arrival = arrival(gap, at: perDay) else { return nil }
    let days = today.days(until: arrival)
    let pace = "\(apart(rate.amount)) a \(SuppositionText.name(rate.period))"
    let when =
      "\(SuppositionText.span(days, rate.period)), so \(DateWords.day(arrival, from: today))"
    guard let end = goal.targetDate else {
      return "At \(pace), the \(gapText) left would take \(when)."
    }
    let verdict =
      arrival <= end
      ? "Yes, that's in time" : "That's later than your date of \(DateWords.day(end, from: today))"
    return "\(verdict): at \(pace), the \(gapText) left would take \(when)."
  }
}

private enum SuppositionText {
  /// So many days, in weeks where the pace is one a week.
  static func span(_ days: Int, _ period: Recurrence) -> String {
    guard period == .weekly, (14...182).contains(days) else { return DateWords.span(days) }
    let weeks = (days + 6) / 7
    return (days % 7 == 0 ? "" : "about ") + "\(AmountText.spelled(weeks)) weeks"
  }

  static func name(_ period: Recurrence) -> String {
    switch period {
    case .daily: "day"
    case .weekly: "week"
    case .monthly: "month"
    }
  }
}
