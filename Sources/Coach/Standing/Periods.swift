import Time
import Wellness

/// What begins anew each day, week or month: at least so much, or at most.
extension Standing {
  mutating func countPeriods() {
    value = periodValue()
    gap = max(0, goal.target - (value ?? 0))
    share = Goal.progress(initial: 0, current: value ?? 0, target: goal.target)
    let isMet = (value ?? 0) >= goal.target
    countKept(withPresent: isMet)
    if isHabit {
      // Who has not done it enters nothing, so that a habit counts all of its periods.
      let counted = max(closedCount, closedPeriods.count) + (isMet ? 1 : 0)
      periodsCounted = counted
      if counted > 0 { share = Double(periodsKept ?? 0) / Double(counted) }
    }
    if !isMet, !isPast { needed = (gap ?? 0) / Double(max(1, periodDaysLeft)) }
    verdict = periodVerdict(isMet: isMet)
  }

  mutating func countLimit() {
    value = periodValue()
    gap = value.map { max(0, $0 - goal.target) }
    // A limit is kept when its period is over, and not before.
    countKept(withPresent: (value ?? 0) > goal.target)
    if let kept = periodsKept, let counted = periodsCounted, counted > 0 {
      share = Double(kept) / Double(counted)
    }
    isDown = true
    verdict =
      if isPast { .overdue } else if let value { value > goal.target ? .over : .under } else {
        series.periods.isEmpty ? .notStarted : .noValue
      }
  }

  /// Those that are over, with their values; the present one may still change.
  var closedPeriods: [CoachFacts.Entry] {
    guard let period else { return [] }
    let present = period.period(around: today).first
    return series.periods.filter { $0.date < present }
  }

  /// How many periods are over since the start, with a value or without.
  var closedCount: Int {
    guard let period, goal.start < period.period(around: today).first else { return 0 }
    let last = period.period(around: today).first.adding(days: -1)
    return max(
      0, period.periods(from: period.period(around: goal.start), to: period.period(around: last)))
  }

  private func periodValue() -> Double? {
    guard let period else { return nil }
    let present = period.period(around: today).first
    if let last = series.periods.last, last.date == present {
      // The goal itself knows best, unless it does not begin anew on the wire.
      return goal.recurrence == nil ? last.value : goal.current == 0 ? last.value : goal.current
    }
    if goal.recurrence != nil { return goal.current > 0 ? goal.current : nil }
    return goal.entries.isEmpty && goal.current > goal.initial ? goal.current : nil
  }

  /// Whether a period's value is as it should be.
  func isKept(_ value: Double) -> Bool {
    measure == .limit ? value <= goal.target : value >= goal.target
  }

  private mutating func countKept(withPresent: Bool) {
    let closed = closedPeriods.map(\.value)
    let all = closed + (value.map { [$0] } ?? [])
    let counted = withPresent ? all : closed
    (periodsKept, periodsCounted) = (counted.filter(isKept).count, counted.count)
    let averaged = measure == .limit ? all : closed
    pace = averaged.isEmpty ? nil : ValueSeries.mean(averaged)
    trend = periodTrend()
  }

  private func periodTrend() -> Trend? {
    let values = Array(closedPeriods.suffix(8))
    guard values.count >= 3, let period else { return nil }
    // A week or a month is one step, like a day.
    let first = period.period(around: values[0].date)
    let steps = values.map { entry in
      CoachFacts.Entry(
        date: today.adding(
          days: 7 * period.periods(from: first, to: period.period(around: entry.date))),
        value: entry.value)
    }
    guard let slope = ValueSeries.slope(steps) else { return nil }
    let change = abs(slope) * Double(ValueSeries.span(steps))
    let scale = max(goal.target, ValueSeries.mean(values.map(\.value)))
    if change <= 0.05 * scale { return .flat }
    return slope > 0 ? .up : .down
  }

  private func periodVerdict(isMet: Bool) -> Verdict {
    if isPast { return .overdue }
    if isMet { return .reached }
    if series.periods.isEmpty, value == nil { return .notStarted }
    if isHabit { return keptVerdict }
    guard let period, period != .daily else { return value == nil ? .noValue : keptVerdict }
    let whole = period.period(around: today)
    let length = Double(whole.first.days(until: whole.last) + 1)
    let gone = Double(whole.first.days(until: today))
    let byYesterday = goal.target * gone / length
    let now = value ?? 0
    if now < (isWhole ? byYesterday.rounded(.down) : byYesterday * 0.9) { return .behind }
    if now > goal.target * (gone + 1) / length, now >= 1 { return .ahead }
    return value == nil ? .noValue : .onTrack
  }

  /// By the share of the last periods that were met, up to fourteen: two thirds will do.
  var keptVerdict: Verdict {
    let last = closedPeriods.suffix(14).map(\.value)
    let kept = isHabit ? periodsKept ?? 0 : last.filter(isKept).count
    let counted = isHabit ? periodsCounted ?? 0 : last.count
    guard counted >= 3 else { return .unknown }
    return kept * 3 >= counted * 2 ? .onTrack : .behind
  }

  /// How many periods were met in a row up to the last one; the present one counts once it is met.
  package var streak: Int {
    guard let period else { return 0 }
    let kept = Set(series.periods.filter { isKept($0.value) }.map(\.date))
    let present = period.period(around: today).first
    // What may still go over a limit doesn't count yet; what has gone over ends the row.
    if measure == .limit, let value, value > goal.target { return 0 }
    let last = period.period(around: present.adding(days: -1)).first
    return row(of: kept, to: last) + (measure != .limit && kept.contains(present) ? 1 : 0)
  }

  /// How many periods in a row are among some, by their first days, up to the last one.
  func row(of kept: Set<CalendarDate>, to last: CalendarDate) -> Int {
    sequence(first: last) { [period = period ?? .daily] day in
      period.period(around: day.adding(days: -1)).first
    }.prefix(while: kept.contains).count
  }
}
