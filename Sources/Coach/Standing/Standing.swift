import Numbers
import Time
import Wellness

/// What is true of a goal today, by its measure. Every number that the coach says comes from here.
///
/// No entry means no value, and not 0. All amounts are in the goal's unit.
package struct Standing: Sendable {
  /// In one word, where the goal stands.
  package enum Verdict: String, CaseIterable, Sendable {
    /// Nothing has moved yet.
    case notStarted
    /// There are values, but none in the present period, or none that a state could be told from.
    case noValue
    case reached, ahead, onTrack, behind
    /// The date has passed.
    case overdue
    /// Beyond a limit or later than a time of day.
    case over
    /// Within a limit or on time.
    case under
    /// Further from the target than at the start.
    case wrongWay
    /// There is no date, or too little to tell.
    case unknown
  }

  /// Where the last values go, whether that is wanted or not.
  package enum Trend: String, Sendable {
    case up, down
    /// They hardly move.
    case flat
  }

  /// What the numbers mean.
  package let measure: GoalMeasure
  /// Of what begins anew; `nil` for everything else.
  package let period: Recurrence?
  /// Where the goal stands; of the present period where it has one, the best of a result, the last
  /// of a state or a time of day. `nil` where nothing was entered.
  package internal(set) var value: Double?
  /// What is still missing, never negative; beyond a limit, or late, in minutes, where it is one.
  package internal(set) var gap: Double?
  /// What a day has brought on its way to the target, negative the wrong way. Where the goal begins
  /// anew, the average of the periods that were entered; of a time of day, the average lateness.
  package internal(set) var pace: Double?
  /// What each day that is left must bring; where the goal begins anew, of the present period.
  package internal(set) var needed: Double?
  /// When the target is reached at the pace; `nil` with fewer than three values, the wrong way, on
  /// a plateau, or beyond five years.
  package internal(set) var forecast: CalendarDate?
  /// How many periods were as they should be; a time of day counts days.
  package internal(set) var periodsKept: Int?
  /// How many periods have a value, without the present one as long as it may still be met.
  package internal(set) var periodsCounted: Int?
  /// `nil` with fewer than three values, or where these are too close together.
  package internal(set) var trend: Trend?
  /// In one word.
  package internal(set) var verdict = Verdict.unknown
  /// The way that is done, 0 to 1: of the present period, or the share of periods that were kept.
  package internal(set) var share: Double?

  @Boxed private(set) var goal: CoachFacts.GoalFacts
  let today: CalendarDate
  /// One value a day, or a period, the oldest first.
  let series: ValueSeries
  /// Where the goal started from; 0 where that is not known and does not matter.
  var start: Double?
  /// Whether the value is to come down.
  var isDown = false
  /// What should be there by now; `nil` without a date.
  var expected: Double?

  /// - Parameter measure: what the user has said that the goal is; what its fields say when `nil`.
  package init(
    _ goal: CoachFacts.GoalFacts, today: CalendarDate, measure: GoalMeasure? = nil
  ) {
    let measure = measure ?? goal.reading.measure
    self.goal = goal
    self.today = today
    self.measure = measure
    period =
      switch measure {
      case .everyPeriod, .limit: goal.reading.period ?? .daily
      case .timeOfDay: .daily
      case .total, .level, .result, .none: nil
      }
    series = ValueSeries(goal, today: today, period: period)
    switch measure {
    case .total: countTotal()
    case .everyPeriod: countPeriods()
    case .limit: countLimit()
    case .timeOfDay: countClock()
    case .level: countLevel()
    case .result: countResult()
    case .none: break
    }
  }

  /// Days until the date; 0 on the day itself, negative afterwards, `nil` without one.
  package var daysLeft: Int? { goal.targetDate.map { today.days(until: $0) } }

  /// Whole percents of the way; `nil` where that says nothing.
  package var percent: Int? { share.map(AmountText.percent) }

  /// Days that the present period still has, today included.
  var periodDaysLeft: Int {
    guard let period else { return 0 }
    return today.days(until: period.period(around: today).last) + 1
  }

  /// Days that have gone by since the goal started, at least 0.
  var elapsed: Int { max(0, goal.start.days(until: today)) }

  /// Whether the goal counts things that come whole.
  var isWhole: Bool {
    UnitWords.isWhole(goal.unit) && goal.target == goal.target.rounded()
      && goal.initial == goal.initial.rounded()
  }

  /// Whether all is counted over, by the date.
  var isPast: Bool { (daysLeft ?? 0) < 0 }

  /// What is left for what has a date, by the day; all of it on the last one.
  func perDayLeft(_ gap: Double?) -> Double? {
    guard let gap, gap > 0, let daysLeft, daysLeft >= 0 else { return nil }
    return gap / Double(max(1, daysLeft))
  }

  /// The day on which a gap is closed at a pace; `nil` beyond five years.
  func arrival(_ gap: Double?, at pace: Double?) -> CalendarDate? {
    guard let gap, gap > 0, let pace, pace > 0, gap / pace <= 1826 else { return nil }
    return today.adding(days: Int(clamping: (gap / pace - 1e-9).rounded(.up)))
  }

  /// How what is still needed compares with what was planned at the start: ahead below 0.9, behind
  /// from 1.1 on.
  func schedule(done: Double, on date: CalendarDate) -> Verdict {
    guard let end = goal.targetDate else { return .unknown }
    let length = Double(goal.start.days(until: end))
    let gone = Double(goal.start.days(until: date))
    guard length > 0, gone >= 0 else { return .unknown }
    guard gone < length else { return .behind }
    let ratio = (1 - done) / (1 - gone / length)
    return ratio <= 0.9 ? .ahead : ratio >= 1.1 ? .behind : .onTrack
  }

  /// The value that an even pace would have brought by a date.
  func even(from start: Double, on date: CalendarDate) -> Double? {
    guard let end = goal.targetDate else { return nil }
    let length = Double(goal.start.days(until: end))
    guard length > 0 else { return nil }
    let gone = min(1, max(0, Double(goal.start.days(until: date)) / length))
    return start + (goal.target - start) * gone
  }
}
