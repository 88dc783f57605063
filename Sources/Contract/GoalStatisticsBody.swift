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

  package init(
    progressPercentage: Int, daysElapsed: Int, daysRemaining: Int?, remaining: Double,
    entryCount: Int, averagePerDay: Double?, neededPerDay: Double?,
    projectedCompletion: CalendarDate?, currentStreak: Int
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
  }

  /// All keys, `null` for what cannot be said.
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
  ]
}

extension JSON {
  /// An amount with at most four decimals.
  package init(amount: Double) {
    let scaled = (amount * 10_000).rounded()
    self = .number(JSON.Number(abs(scaled) < 0x1p53 ? scaled / 10_000 : amount))
  }

  /// The object with one more member.
  package func with(_ key: String, _ value: JSON) -> JSON {
    .object((objectValue ?? []) + [JSON.Member(key: key, value: value)])
  }
}
