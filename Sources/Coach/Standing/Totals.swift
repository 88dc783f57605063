import Time
import Wellness

/// What adds up until it is there. What stood there at the start was not earned.
extension Standing {
  mutating func countTotal() {
    // Of a goal that begins anew on the wire and is a sum all the same.
    let periods = goal.recurrence.map { ValueSeries(goal, today: today, period: $0).periods } ?? []
    let sum = periods.isEmpty ? nil : periods.map(\.value).reduce(0, +)
    value = sum ?? (series.days.isEmpty && goal.current == goal.initial ? nil : goal.current)
    // What was noted on the first day may have been there before: it makes no pace.
    let first = series.days.first { $0.date <= goal.start }?.value
    let base = goal.initial > 0 ? goal.initial : sum == nil ? min(first ?? 0, goal.target) : 0
    start = base
    let now = value ?? goal.initial
    let gap = max(0, goal.target - now)
    self.gap = gap
    share = Goal.progress(initial: goal.initial, current: now, target: goal.target)
    if value != nil, elapsed > 0 { pace = (now - base) / Double(elapsed) }
    needed = perDayLeft(gap)
    if valuesToGoBy >= 3 { forecast = arrival(gap, at: pace) }
    expected = even(from: base, on: today)
    trend = stretchTrend()
    verdict = totalVerdict(now, base: base)
  }

  /// How many values a forecast goes by: what was there at the start of a sum is one of them.
  var valuesToGoBy: Int {
    series.days.count + (measure == .total && goal.initial > 0 && elapsed > 0 ? 1 : 0)
  }

  private func totalVerdict(_ now: Double, base: Double) -> Verdict {
    if now >= goal.target { return .reached }
    if isPast { return .overdue }
    if value == nil || now == goal.initial { return .notStarted }
    if now < base { return .wrongWay }
    guard let expected, let end = goal.targetDate else { return .unknown }
    if elapsed == 0 { return .onTrack }
    let way = goal.target - base
    let verdict = schedule(done: way > 0 ? (now - base) / way : 1, on: today)
    // Nobody is behind by a part of a book.
    let isClose = isWhole && today < end && now >= expected.rounded(.down)
    return verdict == .behind && isClose ? .onTrack : verdict
  }

  /// Whether the second half of the last values brought more than the first.
  private func stretchTrend() -> Trend? {
    let recent = ValueSeries.recent(series.days)
    guard recent.count >= 4, ValueSeries.span(recent) >= 7, let first = recent.first,
      let last = recent.last
    else { return nil }
    let middle = recent[recent.count / 2]
    let before = Double(first.date.days(until: middle.date))
    let after = Double(middle.date.days(until: last.date))
    guard before > 0, after > 0 else { return nil }
    let early = (middle.value - first.value) / before
    let late = (last.value - middle.value) / after
    if abs(late - early) <= 0.1 * max(abs(early), abs(late)) { return .flat }
    return late > early ? .up : .down
  }

  /// The largest step between two values, with the day of the second; `nil` without one.
  var largestStep: CoachFacts.Entry? {
    let steps = zip(series.days, series.days.dropFirst())
      .map { CoachFacts.Entry(date: $1.date, value: $1.value - $0.value) }
      .filter { $0.value > 0 }
    return steps.max { $0.value < $1.value }
  }
}
