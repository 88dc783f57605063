import Numbers
import Time
import Wellness

/// A safe pace of losing weight.
extension Standing {
  /// The day itself where it is near, since it stands beside a date that is not far from it.
  func aroundDay(_ date: CalendarDate) -> String {
    (14...150).contains(today.days(until: date)) ? "around \(DateWords.exact(date))" : around(date)
  }

  /// The earliest date at which weight is lost by no more than 1 kg and 1 % of the body in a week;
  /// `nil` where the date that is set is safe.
  package var safeDate: CalendarDate? {
    guard needed != nil, let safeDays, let daysLeft, safeDays > max(1, daysLeft) else { return nil }
    return today.adding(days: safeDays)
  }

  /// How many days it takes to lose what is left, by no more than 1 kg and 1 % of the body in a
  /// week; `nil` for a goal that is about something else.
  var safeDays: Int? {
    guard let gap, gap > 0, measure == .level || measure == .total,
      ["kg", "lb", "stone", "st"].contains(ownUnit),
      let kilograms = Standing.factor(from: ownUnit, to: "kg")
    else { return nil }
    let isLevel = measure == .level
    guard isLevel ? isDown : MeasureTitle.isDown(Words.of(goal.title)) else { return nil }
    // The share counts from the lower weight too, so that the pace stays safe to the end.
    let weekly = isLevel ? min(1, goal.target * kilograms * 0.01) : 1
    guard weekly > 0 else { return nil }
    // Nobody needs a date beyond a hundred years.
    return Int(clamping: min(36_525, (gap * kilograms / weekly * 7 - 1e-6).rounded(.up)))
  }
}
