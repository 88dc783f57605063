import JSON
import Time

/// What `include_statistics` adds to a goal.
package struct GoalStatisticsBody: Hashable, Sendable {
  /// 0 to 100, in whole percents; 100 only when the target is reached.
  package var progressPercentage: Int
  /// Since the start; 0 before it.
  package var daysElapsed: Int
  /// Until the target date or the end of the period; `nil` without one, negative after it.
  package var daysRemaining: Int?
  /// What remains, in the goal's unit.
  package var remaining: Double
  /// How many values were recorded.
  package var entryCount: Int
  /// What every day since the start has brought; `nil` on the first one.
  package var averagePerDay: Double?
  /// What every remaining day must bring.
  package var neededPerDay: Double?
  /// When the target is reached at the pace so far.
  package var projectedCompletion: CalendarDate?
  /// How many days in a row a daily goal was reached.
  package var currentStreak: Int
  /// The most there ever were.
  package var longestStreak: Int
  /// On how many days a value was recorded.
  package var daysActive: Int
  /// The share of periods that were kept, or of the way that is done; 0 to 1.
  package var completionRate: Double
  /// Where the values go.
  package var trend: Trend
  /// The day that brought most, the earlier of two; `nil` where none brought anything.
  package var bestDay: CalendarDate?

  /// Where values go, as it is wanted or not.
  package enum Trend: String, CaseIterable, Sendable {
    case improving, stable, declining
  }

  package init(
    progressPercentage: Int, daysElapsed: Int, daysRemaining: Int?, remaining: Double,
    entryCount: Int, averagePerDay: Double?, neededPerDay: Double?,
    projectedCompletion: CalendarDate?, currentStreak: Int, longestStreak: Int, daysActive: Int,
    completionRate: Double, trend: Trend, bestDay: CalendarDate?
  ) {
    self.progressPercentage = progressPercentage
    self.daysElapsed = daysElapsed
    self.daysRemaining = daysRemaining
    self.remaining = remaining
    self.entryCount = entryCount
    self.averagePerDay = averagePerDay
    self.neededPerDay = neededPerDay
    self.projectedCompletion = projectedCompletion
    self.currentStreak = currentStreak
    self.longestStreak = longestStreak
    self.daysActive = daysActive
    self.completionRate = completionRate
    self.trend = trend
    self.bestDay = bestDay
  }

  /// All keys, `null` for what cannot be said; some by two names, ours and that of the service's
  /// description.
  package var json: JSON { GoalStatisticsBody.table.object(self) }

  static let table: FieldTable<GoalStatisticsBody> = [
    .init("progress_percentage", .whole(0...100)) { $0.progressPercentage },
    .init("days_elapsed") { $0.daysElapsed }, .init("days_remaining") { $0.daysRemaining },
    .init("remaining", .number) { JSON(amount: $0.remaining) },
    .init("entry_count") { $0.entryCount },
    .init("average_per_day", JSONSchema.number.orNull) {
      $0.averagePerDay.map { JSON(amount: $0) } ?? .null
    },
    .init("needed_per_day", JSONSchema.number.orNull) {
      $0.neededPerDay.map { JSON(amount: $0) } ?? .null
    },
    .init("projected_completion") { $0.projectedCompletion },
    .init("current_streak") { $0.currentStreak },
    .init("longest_streak") { $0.longestStreak }, .init("days_active") { $0.daysActive },
    .init("average_daily_progress", .number) { JSON(amount: $0.averagePerDay ?? 0) },
    .init("total_updates") { $0.entryCount },
    .init("completion_rate", .share) { GoalBody.rounded($0.completionRate) },
    .init("trend", .words(Trend.allCases.map(\.rawValue))) { $0.trend.rawValue },
    .init("best_day") { $0.bestDay },
    .init("estimated_completion_date") { $0.projectedCompletion },
  ]
}

extension JSON {
  /// An amount with at most four decimals.
  package init(amount: Double) {
    let scaled = (amount * 10_000).rounded()
    self = .number(JSON.Number(abs(scaled) < 0x1p53 ? scaled / 10_000 : amount))
  }
}
