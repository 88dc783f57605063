import Time
import Wellness

/// Answers about days in a row, and about leaving one out.
extension Standing {
  var streakAnswer: String? {
    let name = isNightClock || isNight ? "night" : periodName
    guard period != nil else {
      return
        "Streaks don't count in this goal; what counts is \(value == nil ? "the way to \(targetText)" : "where you are: \(nowText), with \(gapText) to go")."
    }
    let row = measure == .timeOfDay ? clockStreak : streak
    let kept = keptSentence
    if measure == .limit, let rowText { return "\(capitalized(rowText)).\(kept)" }
    switch row {
    case 0: return "No row at the moment.\(kept) The next \(name) can start one."
    case 1: return "One \(name) so far, so it's just begun.\(kept)"
    default: return "\(capitalized(number(row))) \(name)s in a row.\(kept)"
    }
  }

  /// `two days in a row, and today so far`, of a limit; `nil` where there's no row.
  var rowText: String? {
    guard measure == .limit else { return nil }
    let isOpen = value.map { $0 <= goal.target } ?? false
    let tail = isOpen ? "\(now) so far" : ""
    switch streak {
    case 0: return isOpen ? tail : nil
    case 1: return "one \(periodName) without going over" + (isOpen ? ", and " + tail : "")
    default: return "\(periods(streak)) in a row" + (isOpen ? ", and " + tail : "")
    }
  }

  var clockStreak: Int {
    var count = 0
    var day = series.days.last?.date ?? today
    guard day >= today.adding(days: -1) else { return 0 }
    let kept = Set(latenesses.filter { $0.value <= 0 }.map(\.date))
    while kept.contains(day) {
      count += 1
      day = day.adding(days: -1)
    }
    return count
  }

  var skipAnswer: String? {
    switch measure {
    case .everyPeriod:
      let row = streak
      let loss = row > 1 ? " A row of \(periods(row)) would end, and that's all." : ""
      return
        "Nothing carries over: a skipped day stays short, and the next \(periodName) asks for \(targetText) again, not more.\(loss)"
    case .total:
      guard let gap, gap > 0, let daysLeft, daysLeft > 1 else { return nil }
      let now = RateText(self).needed(gap / Double(daysLeft), days: daysLeft)
      let later = RateText(self).needed(gap / Double(daysLeft - 1), days: daysLeft - 1)
      return now == later
        ? "Hardly anything: it stays at \(now), with \(gapText) to go until \(deadline ?? "")."
        : "A little: \(later) instead of \(now), with \(gapText) to go until \(deadline ?? "")."
    case .level, .result:
      return "One day doesn't show in the numbers: it's still \(gapText) to go\(timeTail)."
    default: return nil
    }
  }
}
