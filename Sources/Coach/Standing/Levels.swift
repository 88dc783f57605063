import Time
import Wellness

/// What moves from a start to a target: states, of which the last value counts, and results, of
/// which the best does.
extension Standing {
  mutating func countLevel() {
    let last = series.days.last?.value ?? (goal.current > 0 ? goal.current : nil)
    value = last
    begin(with: last)
    guard let last, let start else { return finishWithout() }
    move(from: start, at: last)
    let way = abs(goal.target - start)
    let hardly = min(0.05 * way, 0.005 * abs(last))
    trend = ValueSeries.trend(series.days, hardly: way > 0 ? hardly : 0.005 * abs(last))
    verdict = movedVerdict(last, from: start)
    finish()
  }

  mutating func countResult() {
    let values = series.days.map(\.value).filter { $0 > 0 }
    begin(with: values.last ?? (goal.current > 0 ? goal.current : nil))
    let fallback = goal.current > 0 ? goal.current : nil
    value = (isDown ? values.min() : values.max()) ?? fallback
    guard let best = value, let start else { return finishWithout() }
    move(from: start, at: best)
    let way = abs(goal.target - start)
    trend = ValueSeries.trend(series.days, hardly: max(0.02 * way, 0.002 * abs(best)))
    verdict = movedVerdict(best, from: start)
    finish()
  }

  /// Where it started from, and which way it is to go.
  private mutating func begin(with last: Double?) {
    start = goal.initial > 0 ? goal.initial : series.days.first?.value ?? last
    if measure == .result {
      // A distance is to take less time, a hold more.
      let isTime = DurationText.seconds[UnitWords.base(goal.unit)] != nil
      isDown = goal.initial > goal.target || isTime && !MeasureTitle.isHold(Words.of(goal.title))
    } else if let start, start != goal.target {
      isDown = start > goal.target
    } else {
      isDown = MeasureTitle.isDown(Words.of(goal.title))
    }
  }

  private mutating func move(from start: Double, at now: Double) {
    let sign = isDown ? -1.0 : 1
    gap = max(0, (goal.target - now) * sign)
    share =
      start == goal.target
      ? (gap == 0 ? 1 : 0)
      : isDown == (start > goal.target)
        ? Goal.progress(initial: start, current: now, target: goal.target)
        : gap == 0 ? 1 : 0
    let recent = ValueSeries.recent(series.days)
    if let slope = ValueSeries.slope(recent) {
      pace = slope * sign
    } else if let last = series.days.last, case let days = goal.start.days(until: last.date),
      days > 0
    {
      pace = (last.value - start) * sign / Double(days)
    }
    if !series.days.isEmpty { expected = even(from: start, on: heldAgainst) }
  }

  private mutating func finish() {
    needed = perDayLeft(gap)
    guard series.days.count >= 3, trend != nil, trend != .flat else { return }
    forecast = arrival(gap, at: pace)
  }

  private mutating func finishWithout() {
    if let start { gap = abs(goal.target - start) }
    verdict = isPast ? .overdue : .notStarted
    needed = perDayLeft(gap)
  }

  private func movedVerdict(_ now: Double, from start: Double) -> Verdict {
    if gap == 0 { return .reached }
    if isPast { return .overdue }
    let moved = (now - start) * (isDown ? -1 : 1)
    // A scale does not weigh more exactly than that.
    if measure == .level, moved < -0.005 * abs(start) { return .wrongWay }
    if series.days.count <= 1, moved <= 0 { return .notStarted }
    let way = abs(goal.target - start)
    guard way > 0 else { return .unknown }
    return schedule(done: max(0, moved) / way, on: heldAgainst)
  }

  /// The day whose even pace a value is held against: that of the last value, which says nothing of
  /// later ones, but today when there is no later one.
  private var heldAgainst: CalendarDate {
    guard daysLeft != 0, let last = series.days.last else { return today }
    return max(goal.start, last.date)
  }

  /// Days since the last value was entered; `nil` without one.
  var daysSinceLast: Int? { series.days.last.map { $0.date.days(until: today) } }
}

/// What a title says about the direction of a value.
enum MeasureTitle {
  /// Whether a result is held for long, so that more is better.
  static func isHold(_ words: [String]) -> Bool {
    words.contains { word in
      ["plank", "handstand", "hang", "hold", "balance", "wall"].contains { word.hasPrefix($0) }
    }
  }

  /// Whether a state is to come down.
  static func isDown(_ words: [String]) -> Bool {
    words.contains { word in
      ["los", "reduc", "lower", "under", "below", "slim", "drop", "less", "cut"].contains {
        word.hasPrefix($0)
      }
    }
  }

  /// Whether a time of day is one before which nothing should happen: no food before 12.
  static func isNotBefore(_ words: [String]) -> Bool {
    let text = " " + words.joined(separator: " ") + " "
    let phrases = ["not before", "no earlier", "until", "fast till", "nothing before", "after"]
    if phrases.contains(where: { text.contains(" \($0) ") }) {
      return !text.contains(" no ") || text.contains(" until ") || text.contains(" no earlier ")
    }
    // `No coffee before 10` waits, `no screens after 22` ends.
    return text.contains(" no ") && text.contains(" before ")
  }
}

extension Standing {
  /// Whether the last value is closer to the target than the one before, or than the start; `nil`
  /// where it hasn't moved.
  var isLastCloser: Bool? {
    guard let value else { return nil }
    let before = series.days.dropLast().last?.value ?? start ?? goal.initial
    let (now, then) = (abs(goal.target - value), abs(goal.target - before))
    return now == then ? nil : now < then
  }
}
