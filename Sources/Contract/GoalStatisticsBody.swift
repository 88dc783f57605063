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

  /// Reads the statistics of any server; all but the percentage may be left out.
  package init(_ fields: Fields) throws(ContractError) {
    progressPercentage = Int(try fields.double("progress_percentage").rounded(.towardZero))
    daysElapsed = try fields.optionalInt("days_elapsed") ?? 0
    daysRemaining = try fields.optionalInt("days_remaining")
    remaining = try fields.optionalDouble("remaining") ?? 0
    entryCount = try fields.optionalInt("entry_count") ?? 0
    averagePerDay = try fields.optionalDouble("average_per_day")
    neededPerDay = try fields.optionalDouble("needed_per_day")
    projectedCompletion = try fields.optionalDate("projected_completion")
    currentStreak = try fields.optionalInt("current_streak") ?? 0
  }

  /// All keys, `null` for what cannot be said.
  package var json: JSON {
    [
      "progress_percentage": .number(JSON.Number(progressPercentage)),
      "days_elapsed": .number(JSON.Number(daysElapsed)),
      "days_remaining": daysRemaining.map { .number(JSON.Number($0)) } ?? .null,
      "remaining": JSON(amount: remaining), "entry_count": .number(JSON.Number(entryCount)),
      "average_per_day": averagePerDay.map { JSON(amount: $0) } ?? .null,
      "needed_per_day": neededPerDay.map { JSON(amount: $0) } ?? .null,
      "projected_completion": JSON(projectedCompletion?.description),
      "current_streak": .number(JSON.Number(currentStreak)),
    ]
  }
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
