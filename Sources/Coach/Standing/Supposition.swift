import Time
import Wellness

extension Standing {
  /// What would become of the goal at a pace that the user supposes; `nil` where a pace does not
  /// lead to it.
  func answer(at rate: SaidRate) -> String? {
    guard measure == .total || measure == .level, let gap else { return nil }
    guard gap > 0 else { return "You're there already, so there's nothing left to work out." }
    guard let arrival = arrival(gap, at: rate.amount / rate.period.days) else { return nil }
    let days = today.days(until: arrival)
    // In weeks where the pace is one a week.
    let weeks = (days % 7 == 0 ? "" : "about ") + "\(number((days + 6) / 7)) weeks"
    let isInWeeks = rate.period == .weekly && (14...182).contains(days)
    return sentence(
      "at a pace", by: goal.targetDate.map { arrival <= $0 ? "in time" : "late" },
      [
        "rate": "\(apart(rate.amount)) a \(rate.period.name)",
        "span": isInWeeks ? weeks : DateWords.span(days),
        "arrival": DateWords.day(arrival, from: today),
      ])
  }
}
