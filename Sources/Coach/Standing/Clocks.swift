import Time
import Wellness

/// Times of day, in minutes since midnight. Distances are signed and go round: 00:30 is 90 minutes
/// after 23:00.
extension Standing {
  mutating func countClock() {
    isDown = !MeasureTitle.isNotBefore(Words.of(goal.title))
    let last = series.days.last?.value ?? currentValue
    value = last
    let off = latenesses
    periodsKept = off.filter { $0.value <= 0 }.count
    periodsCounted = off.count
    if !off.isEmpty { share = Double(periodsKept ?? 0) / Double(off.count) }
    guard let last else {
      verdict = isPast ? .overdue : .notStarted
      return
    }
    let late = lateness(of: last)
    gap = max(0, late)
    pace = off.isEmpty ? late : ValueSeries.mean(recentLatenesses.map(\.value))
    trend = ValueSeries.trend(off, hardly: 5)
    needed = perDayLeft(gap)
    if off.count >= 3, trend != nil, trend != .flat, let slope = ValueSeries.slope(recentLatenesses)
    {
      forecast = arrival(gap, at: -slope)
    }
    verdict = isPast ? .overdue : late > 0 ? .over : .under
  }

  /// Minutes by which a time misses the target, negative where it keeps it with some to spare; from
  /// -720 to 719.
  package func lateness(of minutes: Double) -> Double {
    let apart = Standing.minutesApart(minutes, from: goal.target)
    return isDown ? apart : -apart
  }

  /// From one time of day to another the short way round, negative where it is earlier.
  package static func minutesApart(_ time: Double, from target: Double) -> Double {
    let shifted = (time - target + 720).truncatingRemainder(dividingBy: 1440)
    return (shifted < 0 ? shifted + 1440 : shifted) - 720
  }

  /// How late each day was.
  var latenesses: [CoachFacts.Entry] {
    series.days.map { CoachFacts.Entry(date: $0.date, value: lateness(of: $0.value)) }
  }

  /// Those that an average is taken of.
  var recentLatenesses: [CoachFacts.Entry] { ValueSeries.recent(latenesses) }

  /// The time of day that the last values come to.
  var averageTime: Double? {
    series.days.isEmpty ? nil : pace.map(time)
  }

  /// The time of day that misses the target by so many minutes.
  func time(at lateness: Double) -> Double { goal.target + (isDown ? lateness : -lateness) }
}
