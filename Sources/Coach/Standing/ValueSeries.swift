import Time
import Wellness

/// The values of a goal in order: one a day, the one that was noted last on it.
struct ValueSeries: Sendable {
  /// One a day, the oldest first; none after today.
  let days: [CoachFacts.Entry]
  /// The last value of each period, by its first day, the oldest first; empty without a period.
  let periods: [CoachFacts.Entry]

  init(_ goal: CoachFacts.GoalFacts, today: CalendarDate, period: Recurrence?) {
    // The order in which values of one day were noted is that in which they come.
    let ordered = goal.entries.enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element).filter { $0.date <= today }
    days = ValueSeries.last(of: ordered) { $0 }
    periods =
      period.map { period in
        ValueSeries.last(of: ordered) { period.period(around: $0).first }
      } ?? []
  }

  private static func last(
    of entries: [CoachFacts.Entry], by day: (CalendarDate) -> CalendarDate
  ) -> [CoachFacts.Entry] {
    var kept: [CoachFacts.Entry] = []
    for entry in entries {
      let date = day(entry.date)
      if kept.last?.date == date { kept.removeLast() }
      kept.append(CoachFacts.Entry(date: date, value: entry.value))
    }
    return kept
  }

  /// The values that a pace is told from: the last eight, or all of three weeks where that is more.
  static func recent(_ values: [CoachFacts.Entry]) -> [CoachFacts.Entry] {
    last(values, days: 21, least: 8)
  }

  /// The values of the last two weeks, or the last three where there are fewer.
  static func fortnight(_ values: [CoachFacts.Entry]) -> [CoachFacts.Entry] {
    last(values, days: 14, least: 3)
  }

  private static func last(
    _ values: [CoachFacts.Entry], days: Int, least: Int
  ) -> [CoachFacts.Entry] {
    guard let last = values.last else { return [] }
    let count = values.reversed().prefix { $0.date.days(until: last.date) <= days }.count
    return Array(values.suffix(max(least, count)))
  }

  /// Days from the first value to the last.
  static func span(_ values: [CoachFacts.Entry]) -> Int {
    guard let first = values.first, let last = values.last else { return 0 }
    return first.date.days(until: last.date)
  }

  /// How much a value changes in a day, by least squares; `nil` with fewer than three values or
  /// less than a week between the first and the last.
  static func slope(_ values: [CoachFacts.Entry]) -> Double? {
    guard values.count >= 3, span(values) >= 7 else { return nil }
    let days = values.map { Double(values[0].date.days(until: $0.date)) }
    let (meanDay, meanValue) = (mean(days), mean(values.map(\.value)))
    let variance = days.reduce(0) { $0 + ($1 - meanDay) * ($1 - meanDay) }
    let covariance = zip(days, values).reduce(0) { sum, entry in
      sum + (entry.0 - meanDay) * (entry.1.value - meanValue)
    }
    return variance > 0 ? covariance / variance : nil
  }

  /// Where values go: flat where the last two weeks, or more, moved by no more than a threshold.
  static func trend(_ values: [CoachFacts.Entry], hardly threshold: Double) -> Standing.Trend? {
    let (near, recent) = (fortnight(values), recent(values))
    if span(near) >= 13, let slope = slope(near), abs(slope) * 14 <= threshold { return .flat }
    guard let slope = slope(recent) else { return nil }
    if abs(slope) * Double(max(14, span(recent))) <= threshold { return .flat }
    return slope > 0 ? .up : .down
  }

  static func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }
}
