import Time
import Wellness

/// Answers about days in a row, and about leaving one out.
extension Standing {
  var streakAnswer: String? {
    guard period != nil else {
      return sentence("streak / doesn't count", by: value == nil ? "no value" : nil)
    }
    if measure == .limit, let rowText { return "\(capitalized(rowText)).\(keptSentence)" }
    let row = measure == .timeOfDay ? clockStreak : streak
    return sentence(
      "streak", by: [0: "none", 1: "one"][row],
      ["nights": Standing.spelled(row, dayOrNight), "night": dayOrNight])
  }

  /// `two days in a row, and today so far`, of a limit; `nil` where there's no row.
  var rowText: String? {
    guard measure == .limit else { return nil }
    let isOpen = value.map(isKept) ?? false
    let row = streak
    guard row > 0 else { return isOpen ? "\(now) so far" : nil }
    let days = row == 1 ? "one \(periodName) without going over" : "\(periods(row)) in a row"
    return isOpen ? "\(days), and \(now) so far" : days
  }

  var clockStreak: Int {
    let last = series.days.last?.date ?? today
    let kept = Set(latenesses.filter { $0.value <= 0 }.map(\.date))
    return last < today.adding(days: -1) ? 0 : row(of: kept, to: last)
  }

  var skipAnswer: String? {
    switch measure {
    case .everyPeriod: return sentence("skip", by: streak > 1 ? "row" : nil)
    case .total:
      guard let gap, gap > 0, let daysLeft, daysLeft > 1 else { return nil }
      let now = RateText(self).needed(gap / Double(daysLeft), days: daysLeft)
      let later = RateText(self).needed(gap / Double(daysLeft - 1), days: daysLeft - 1)
      return sentence("skip total", by: now == later ? "same" : nil, ["now": now, "later": later])
    case .level, .result: return sentence("skip way")
    default: return nil
    }
  }
}
