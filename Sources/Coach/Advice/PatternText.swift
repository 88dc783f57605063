import Time
import Wellness

/// When values are recorded: on which days of the week, how often, and with which pauses.
struct PatternText {
  let sentences: [String]

  init(_ moves: [GoalMove], in period: Period) {
    let dates = moves.flatMap { $0.record.facts.entries.map(\.date) }
      .filter { period.contains($0) }
    let days = Set(dates).sorted()
    guard days.count > 1, let first = days.first, let last = days.last else {
      sentences = ["There are too few values in this time to see a pattern: note one on most days."]
      return
    }
    let length = period.first.days(until: period.last) + 1
    var found = ["You noted values on \(days.count) of \(length) days."]
    if let best = PatternText.best(days) { found.append(best) }
    let pauses = zip(days, days.dropFirst()).map { ($0.days(until: $1), $0) }
    if let longest = pauses.max(by: { $0.0 < $1.0 }), longest.0 > 3 {
      found.append("The longest pause was \(longest.0 - 1) days, after \(longest.1).")
    } else {
      found.append("From \(first) to \(last) there was no pause of more than two days.")
    }
    sentences = found
  }

  private static func best(_ days: [CalendarDate]) -> String? {
    let counts = Weekday.allCases.map { weekday in
      (weekday, days.filter { $0.weekday == weekday }.count)
    }
    guard let best = counts.max(by: { $0.1 < $1.1 }), best.1 > 1,
      let rarest = counts.min(by: { $0.1 < $1.1 })
    else { return nil }
    let name = best.0.rawValue.prefix(1).uppercased() + best.0.rawValue.dropFirst()
    return
      "\(name) is your most regular day, with \(best.1) of them; \(rarest.0.rawValue) is the rarest."
  }
}
