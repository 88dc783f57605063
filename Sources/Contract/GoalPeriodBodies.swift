import JSON
import Time
import Wellness

/// One period of a recurring goal on the wire.
package struct GoalInstanceBody: Hashable, Sendable {
  /// Marks the ids that a service gives to periods.
  package enum Kind: Sendable {}

  /// How a period stands. A period that is over without its target reached is missed.
  package enum Status: String, CaseIterable, Sendable {
    case pending, missed, completed
    case inProgress = "in_progress"
  }

  /// Given by the service.
  package var id: Identifier<Kind>
  /// The goal that recurs.
  package var goalID: Goal.BackendID
  /// The first day of the period.
  package var date: CalendarDate
  /// The last day of the period, the same for a day.
  package var lastDate: CalendarDate
  /// In `unit`, above 0.
  package var targetValue: Double
  /// Free text of at most 50 characters.
  package var unit: String
  /// In `unit`, 0 or more.
  package var currentValue: Double
  /// 0 to 1.
  package var progress: Double
  /// How it stands.
  package var status: Status
  /// When it began, or its goal was made, whichever is later.
  package var createdAt: Instant
  /// When its last value was noted; `createdAt` where none was.
  package var updatedAt: Instant

  package init(
    id: Identifier<Kind>, goalID: Goal.BackendID, date: CalendarDate, lastDate: CalendarDate,
    targetValue: Double, unit: String, currentValue: Double, progress: Double, status: Status,
    createdAt: Instant, updatedAt: Instant
  ) {
    self.id = id
    self.goalID = goalID
    self.date = date
    self.lastDate = lastDate
    self.targetValue = targetValue
    self.unit = unit
    self.currentValue = currentValue
    self.progress = progress
    self.status = status
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  /// All keys.
  package var json: JSON { GoalInstanceBody.table.object(self) }

  static let table: FieldTable<GoalInstanceBody> = [
    .init("id") { $0.id }, .init("goal_id") { $0.goalID },
    .init("instance_date") { $0.date }, .init("period_end") { $0.lastDate },
    .init("target_value") { $0.targetValue }, .init("target_unit") { $0.unit },
    .init("current_value") { $0.currentValue },
    .init("progress", .share) { GoalBody.rounded($0.progress) },
    .init("status", .words(Status.allCases.map(\.rawValue))) { $0.status.rawValue },
    .init("created_at") { $0.createdAt }, .init("updated_at") { $0.updatedAt },
  ]
}

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

/// Something noted about a goal, on the wire.
package struct GoalActivityBody: Hashable, Sendable {
  /// Given by the service.
  package var id: String
  /// Whose it is.
  package var userID: String
  /// The goal that it is about.
  package var goalID: Goal.BackendID
  /// One of `NewActivityBody.types`, or a word of the client's own.
  package var type: String
  /// What was measured, where something was.
  package var value: Double?
  /// By how much the value of the goal was moved.
  package var progressDelta: Double?
  /// What was written; may be empty.
  package var note: String
  /// What a milestone is called.
  package var title: String?
  /// Written to the millisecond.
  package var createdAt: Instant

  package init(
    id: String, userID: String, goalID: Goal.BackendID, type: String, value: Double?,
    progressDelta: Double?, note: String, title: String?, createdAt: Instant
  ) {
    self.id = id
    self.userID = userID
    self.goalID = goalID
    self.type = type
    self.value = value
    self.progressDelta = progressDelta
    self.note = note
    self.title = title
    self.createdAt = createdAt
  }

  /// The keys that have a value, the note and the time by all of their names.
  package var json: JSON { GoalActivityBody.table.object(self) }

  static let table: FieldTable<GoalActivityBody> = [
    .init("id", .id) { $0.id }, .init("user_id", .id) { $0.userID }, .init("goal_id") { $0.goalID },
    .init("activity_type") { $0.type },
    .init(optional: "value") { $0.value },
    .init(optional: "progress_delta") { $0.progressDelta }, .init("note") { $0.note },
    .init("notes") { $0.note }, .init(optional: "title") { $0.title },
    .init("created_at") { $0.createdAt }, .init("timestamp") { $0.createdAt },
    .init("logged_at") { $0.createdAt },
  ]
}

/// What `POST /goals/{id}/activities` takes: a word and what was measured, or one of `types`, a
/// note, and by how much the value moves.
package struct NewActivityBody: Hashable, Sendable {
  /// The types of the body that has a `note`.
  package static let types = [
    "check_in", "progress_update", "note", "completed", "abandoned", "resumed",
    "milestone",
  ]

  /// 1 to 50 characters.
  package var type: String
  /// What was measured, where something was.
  package var value: Double?
  /// 0 or more, in the unit and the direction of the goal.
  package var progressDelta: Double?
  /// At most 1,000 characters, or 500 where it is called `notes`.
  package var note: String
  /// What a milestone is called, 1 to 200 characters.
  package var title: String?

  package init(_ reader: RequestReader) throws(ContractError) {
    type = try reader.text("activity_type", NewActivityBody.typeBound)
    value = try reader.optionalDouble("value")
    progressDelta = try reader.optionalDouble("progress_delta")
    if let progressDelta, progressDelta < 0 {
      throw reader.failure("progress_delta", .expected("0 or more"))
    }
    let short = try reader.optionalText("notes", NewActivityBody.notesBound)
    let long = try reader.optionalText("note", NewActivityBody.noteBound)
    note = [long, short].compactMap { $0 }.first { !$0.isBlank } ?? ""
    title = try reader.optionalText("title", NewActivityBody.titleBound)
    try check(reader)
    let isKnown = NewActivityBody.types.contains(type)
    if long != nil || progressDelta != nil, !isKnown {
      let words = NewActivityBody.types.joined(separator: ", ")
      throw reader.failure(
        long != nil ? "note" : "progress_delta",
        .expected("left out, or 'activity_type' one of \(words)"))
    }
  }

  /// Some types are nothing without what they are about.
  private func check(_ reader: RequestReader) throws(ContractError) {
    switch type {
    case "progress_update" where progressDelta == nil:
      throw reader.failure("progress_delta", .missing)
    case "note" where note.isBlank:
      throw reader.failure("note", .expected("a text that is not blank"))
    case "milestone" where title == nil: throw reader.failure("title", .missing)
    default: break
    }
  }
}

extension NewActivityBody {
  static let schema = JSONSchema.any([
    known(["progress_update"], needing: ("progress_delta", .amount)),
    known(["note"], needing: ("note", .text(TextBound(1...1000)))),
    known(["note"], needing: ("notes", .text(TextBound(1...500)))),
    known(["milestone"], needing: ("title", .text(titleBound))),
    known(types.filter { !["progress_update", "note", "milestone"].contains($0) }),
    .body(
      [("activity_type", .text(typeBound).without(types))],
      optional: [
        ("value", measured), ("notes", .text(notesBound)),
        ("title", .text(titleBound)), ("note", .nothing), ("progress_delta", .nothing),
      ]),
  ])

  /// Some of the types, with a key that these have to come with.
  private static func known(
    _ types: [String], needing needed: (String, JSONSchema)...
  ) -> JSONSchema {
    let all: [(String, JSONSchema)] = [
      ("note", .text(noteBound)), ("progress_delta", .amount), ("value", measured),
      ("notes", .text(notesBound)), ("title", .text(titleBound)),
    ]
    return .body(
      [("activity_type", .words(types))] + needed,
      optional: all.filter { key, _ in !needed.contains { $0.0 == key } })
  }

  private static let typeBound = TextBound(1...50)
  private static let titleBound = TextBound(1...200)
  private static let noteBound = TextBound(0...1000)
  private static let notesBound = TextBound(0...500)
  private static let measured = JSONSchema.number(-1_000_000_000_000...1_000_000_000_000)
}
