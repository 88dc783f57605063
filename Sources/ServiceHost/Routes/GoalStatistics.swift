import Coach
import Contract
import Time
import Wellness

/// What can be counted of a goal.
struct GoalStatistics {
  let body: GoalStatisticsBody

  /// - Parameter kept: how the periods went of a goal that is kept by them, which has no way to go.
  init(_ goal: CoachFacts.GoalFacts, kept: PeriodProgress?, today: CalendarDate) {
    let standing = Standing(goal, today: today)
    let record = GoalRecord(goal, standing)
    let streak = kept?.streak ?? standing.streak
    let rate = kept.map { $0.shareKept ?? 0 } ?? record.shareKept ?? standing.share ?? 0
    body = GoalStatisticsBody(
      progressPercentage: kept.map { Percent.of($0.shareKept ?? 0) } ?? standing.percent ?? 0,
      daysElapsed: max(0, goal.start.days(until: today)), daysRemaining: standing.daysLeft,
      remaining: kept == nil ? standing.gap ?? 0 : 0, entryCount: goal.entries.count,
      averagePerDay: kept == nil ? standing.pace : nil,
      neededPerDay: kept == nil ? standing.needed : nil,
      projectedCompletion: kept == nil ? standing.forecast : nil, currentStreak: streak,
      longestStreak: max(streak, record.longestStreak), daysActive: record.daysActive,
      completionRate: min(1, max(0, rate)), trend: record.trend, bestDay: record.bestDay)
  }
}

/// What the values of a goal say about the days on which they were recorded.
private struct GoalRecord {
  let daysActive: Int
  let longestStreak: Int
  /// The share of periods with a value that were as they should be; `nil` without periods.
  let shareKept: Double?
  let bestDay: CalendarDate?
  let trend: GoalStatisticsBody.Trend

  init(_ goal: CoachFacts.GoalFacts, _ standing: Standing) {
    let days = GoalRecord.lastOfEachDay(goal.entries)
    daysActive = days.count
    let measure = standing.measure
    let isDown = measure.isKeptByPeriod || goal.initial > goal.target
    shareKept = standing.periodsCounted.flatMap { counted in
      counted == 0 ? nil : Double(standing.periodsKept ?? 0) / Double(counted)
    }
    longestStreak =
      standing.period.map {
        GoalRecord.longestStreak(days, $0, goal, measure)
      } ?? 0
    let isSum = standing.period == nil
    bestDay = GoalRecord.bestDay(days, from: isSum ? goal.initial : nil, isDown: isDown)
    trend = GoalRecord.trend(days, of: goal, isDown: isDown)
  }

  /// Where the last values go: those of the later half against those of the earlier one. Less than
  /// a fiftieth of the way from start to target is nowhere.
  private static func trend(
    _ days: [DayValue], of goal: CoachFacts.GoalFacts, isDown: Bool
  ) -> GoalStatisticsBody.Trend {
    let values = days.suffix(8).map(\.value)
    guard values.count >= 3 else { return .stable }
    let half = values.count / 2
    let gain = (mean(values.suffix(half)) - mean(values.prefix(half))) * (isDown ? -1 : 1)
    let way = abs(goal.target - goal.initial)
    guard abs(gain) > way / 50 else { return .stable }
    return gain > 0 ? .improving : .declining
  }

  private static func mean(_ values: ArraySlice<Double>) -> Double {
    values.reduce(0, +) / Double(max(1, values.count))
  }

  private typealias DayValue = (date: CalendarDate, value: Double)

  /// In order; the last one that was noted of a day counts.
  private static func lastOfEachDay(_ entries: [CoachFacts.Entry]) -> [DayValue] {
    let values = Dictionary(entries.map { ($0.date, $0.value) }, uniquingKeysWith: { $1 })
    return values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The day with the largest step, of what begins anew with the largest value; the smallest ones
  /// where less is better.
  private static func bestDay(
    _ days: [DayValue], from start: Double?, isDown: Bool
  ) -> CalendarDate? {
    var best: DayValue?
    var last = start
    for day in days {
      let step = (last.map { day.value - $0 } ?? day.value) * (isDown ? -1 : 1)
      if last != nil { last = day.value }
      let isBetter = best.map { step > $0.value } ?? (step > 0 || start == nil && isDown)
      if isBetter { best = (day.date, step) }
    }
    return best?.date
  }

  /// The most periods in a row that were as they should be.
  private static func longestStreak(
    _ days: [DayValue], _ recurrence: Recurrence, _ goal: CoachFacts.GoalFacts,
    _ measure: GoalMeasure
  ) -> Int {
    let values = Dictionary(
      days.map { (recurrence.period(around: $0.date).first, $0.value) }, uniquingKeysWith: { $1 })
    var (longest, row) = (0, 0)
    var next: CalendarDate?
    for (first, value) in values.sorted(by: { $0.key < $1.key }) {
      let isMet = measure.isMet(value, initial: goal.initial, target: goal.target)
      row = isMet ? (next == first ? row + 1 : 1) : 0
      longest = max(longest, row)
      next = recurrence.period(around: first).last.adding(days: 1)
    }
    return longest
  }
}
