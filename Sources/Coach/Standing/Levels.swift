import Time
import Wellness

/// What moves from a start to a target: states, of which the last value counts, and results, of
/// which the best does.
extension Standing {
  mutating func countLevel() {
    value = series.days.last?.value ?? currentValue
    begin(with: value)
    move { way, now in way > 0 ? min(0.05 * way, 0.005 * now) : 0.005 * now }
  }

  mutating func countResult() {
    let values = series.days.map(\.value).filter { $0 > 0 }
    begin(with: values.last ?? currentValue)
    value = (isDown ? values.min() : values.max()) ?? currentValue
    move { way, now in max(0.02 * way, 0.002 * now) }
  }

  /// What the goal says where no value was entered; `nil` for 0.
  var currentValue: Double? { goal.current > 0 ? goal.current : nil }

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

  /// - Parameter hardly: what is no movement of the values, by the length of the way and the size
  ///   of the value.
  private mutating func move(hardly: (Double, Double) -> Double) {
    defer { needed = perDayLeft(gap) }
    guard let now = value, let start else {
      if let start { gap = abs(goal.target - start) }
      verdict = isPast ? .overdue : .notStarted
      return
    }
    gap = max(0, gain(goal.target, over: now))
    let isOnWay = start != goal.target && isDown == (start > goal.target)
    let isThere = gap == 0 ? 1.0 : 0
    share =
      isOnWay ? Goal.progress(initial: start, current: now, target: goal.target) : isThere
    if let slope = ValueSeries.slope(ValueSeries.recent(series.days)) {
      pace = gain(slope, over: 0)
    } else if let last = series.days.last, case let days = goal.start.days(until: last.date),
      days > 0
    {
      pace = gain(last.value, over: start) / Double(days)
    }
    if !series.days.isEmpty { expected = even(from: start, on: heldAgainst) }
    trend = ValueSeries.trend(series.days, hardly: hardly(abs(goal.target - start), abs(now)))
    verdict = movedVerdict(now, from: start)
    if series.days.count >= 3, trend != nil, trend != .flat { forecast = arrival(gap, at: pace) }
  }

  private func movedVerdict(_ now: Double, from start: Double) -> Verdict {
    if gap == 0 { return .reached }
    if isPast { return .overdue }
    let moved = gain(now, over: start)
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
  private static let hold: [String] = .listed("MeasureTitle.hold")
  private static let down: [String] = .listed("MeasureTitle.down")

  /// Whether a result is held for long, so that more is better.
  static func isHold(_ words: [String]) -> Bool { words.hasWord(beginningWith: hold) }

  /// Whether a state is to come down.
  static func isDown(_ words: [String]) -> Bool { words.hasWord(beginningWith: down) }

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
