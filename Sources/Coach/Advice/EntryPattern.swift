import Time
import Wellness

/// When values are noted: on which days of the week, how often, and with which pauses.
enum EntryPattern {
  static func sentences(_ changes: [GoalChange], in period: Period) -> [String] {
    let dates = changes.flatMap { $0.record.facts.entries.map(\.date) }
    let days = Set(dates.filter { period.contains($0) }).sorted()
    guard days.count > 1 else {
      return ["There are too few values in this time to see a pattern. One on most days will do."]
    }
    let length = period.first.days(until: period.last) + 1
    var found = ["You noted values on \(days.count) of \(length) days."]
    if let regular = regular(days) { found.append(regular) }
    let pauses = zip(days, days.dropFirst()).map { (length: $0.days(until: $1) - 1, after: $0) }
    if let longest = pauses.max(by: { $0.length < $1.length }), longest.length > 2 {
      found.append("The longest pause was \(longest.length) days, after \(longest.after).")
    } else {
      found.append("There was no pause of more than two days.")
    }
    return found
  }

  private static func regular(_ days: [CalendarDate]) -> String? {
    let counts = Weekday.allCases.map { weekday in
      (weekday, days.filter { $0.weekday == weekday }.count)
    }
    guard let best = counts.max(by: { $0.1 < $1.1 }), best.1 > 1,
      let rarest = counts.min(by: { $0.1 < $1.1 }), rarest.1 < best.1
    else { return nil }
    return "\(best.0.name) is your most regular day, with \(best.1) values, and "
      + "\(rarest.0.name) is the rarest: that's the day on which a fixed hour would help most."
  }
}
