import JSON
import Time
import Wellness

/// An insight on the wire.
package struct InsightBody: Hashable, Sendable {
  /// Without what only the service knows.
  package var insight: Insight
  /// Whose it is; empty where the service does not say.
  package var userID: String
  /// Written to the millisecond.
  package var updatedAt: Instant

  package init(_ insight: Insight, userID: String, updatedAt: Instant) {
    (self.insight, self.userID, self.updatedAt) = (insight, userID, updatedAt)
  }

  package init(_ reader: BodyReader) throws(ContractError) {
    var metrics: Insight.Metrics?
    if let counted = try reader.optionalObject("metrics") {
      metrics = try Insight.Metrics(counted)
    }
    insight = Insight(
      id: try reader.identifier("id"),
      type: InsightType(rawValue: try reader.string("insight_type")),
      title: try reader.string("title"), content: try reader.string("content"),
      summary: try reader.optionalString("summary") ?? "",
      periodStart: try reader.optionalInstant("period_start"),
      periodEnd: try reader.optionalInstant("period_end"), metrics: metrics,
      suggestions: try reader.has("suggestions") ? reader.strings("suggestions") : [],
      isRead: try reader.optionalBool("is_read") ?? false,
      isFavorite: try reader.optionalBool("is_favorite") ?? false,
      isArchived: try reader.optionalBool("is_archived") ?? false,
      createdAt: try reader.instant("created_at"))
    userID = try reader.optionalString("user_id") ?? ""
    updatedAt = try reader.instant("updated_at")
  }

  /// All keys, `null` for what is not known.
  package var json: JSON { InsightBody.table.object(self) }

  static let table: FieldTable<InsightBody> = [
    .init("id") { $0.insight.id }, .init("user_id", .id) { $0.userID },
    .init("insight_type") { $0.insight.type }, .init("title", .text(1...200)) { $0.insight.title },
    .init("content", .text(1...10_000)) { $0.insight.content },
    .init("summary", .text(1...500)) { $0.insight.summary },
    .init("period_start") { $0.insight.periodStart.map(moment) },
    .init("period_end") { $0.insight.periodEnd.map(moment) },
    .init("metrics", Insight.Metrics.table.schema) { $0.insight.metrics?.json ?? .null },
    .init("suggestions") { $0.insight.suggestions }, .init("is_read") { $0.insight.isRead },
    .init("is_favorite") { $0.insight.isFavorite },
    .init("is_archived") { $0.insight.isArchived },
    .init("created_at") { moment($0.insight.createdAt) },
    .init("updated_at") { moment($0.updatedAt) },
  ]

  /// With a fraction, without which readers of insights refuse it.
  private static func moment(_ instant: Instant) -> FineMoment {
    FineMoment(instant: instant, fractionDigits: 3)
  }
}

extension Insight.Metrics {
  init(_ reader: BodyReader) throws(ContractError) {
    self.init(
      goalsActive: try reader.optionalInt("goals_active") ?? 0,
      goalsCompleted: try reader.optionalInt("goals_completed") ?? 0,
      moodEntries: try reader.optionalInt("mood_entries_count") ?? 0,
      journalEntries: try reader.optionalInt("journal_entries_count") ?? 0)
  }

  /// All keys, in `snake_case`.
  var json: JSON { Insight.Metrics.table.object(self) }

  static let table: FieldTable<Insight.Metrics> = [
    .init("mood_entries_count") { $0.moodEntries },
    .init("journal_entries_count") { $0.journalEntries },
    .init("goals_active") { $0.goalsActive }, .init("goals_completed") { $0.goalsCompleted },
  ]
}

extension InsightBody {
  /// The times that a list can be in the order of.
  package enum Order: String, CaseIterable, Sendable {
    case created = "created_at"
    case updated = "updated_at"
    case start = "period_start"
    case end = "period_end"
  }
}

/// What the generation of an insight takes: `insight_type` with a period, or, as older clients have
/// it, `type` with a context.
package struct NewInsightBody: WireBody, Hashable {
  /// One of `InsightType.known`; the service refuses others.
  package var type: InsightType
  /// `nil` lets the service choose.
  package var periodStart: Instant?
  /// `nil` lets the service choose.
  package var periodEnd: Instant?
  /// Whether goals are looked at.
  package var includesGoals: Bool
  /// The goals that are looked at; `nil` for all.
  package var goalIDs: [Goal.BackendID]?

  package init(type: InsightType, periodStart: Instant? = nil, periodEnd: Instant? = nil) {
    self.type = type
    self.periodStart = periodStart
    self.periodEnd = periodEnd
    includesGoals = true
    goalIDs = nil
  }

  /// - Throws: `ContractError` also for a type that is not known, and for a period that ends before
  ///   it starts.
  package init(_ reader: RequestReader) throws(ContractError) {
    let key = reader.has("insight_type") ? "insight_type" : "type"
    guard let word = try reader.optionalText(key, .word) else {
      throw reader.failure("insight_type", .missing)
    }
    type = InsightType(onWire: word)
    guard InsightType.known.contains(type) else {
      let words = InsightType.known.map(\.rawValue).joined(separator: ", ")
      throw reader.failure(key, .expected("one of " + words))
    }
    let context = try reader.optionalObject("context")
    let start = try reader.optionalInstant("period_start")
    let end = try reader.optionalInstant("period_end")
    let olderStart = try context?.optionalInstant("date_range_start")
    let olderEnd = try context?.optionalInstant("date_range_end")
    periodStart = start ?? olderStart
    periodEnd = end ?? olderEnd
    if let periodStart, let periodEnd, periodEnd <= periodStart {
      throw reader.failure("period_end", .expected("after 'period_start'"))
    }
    includesGoals = try context?.optionalBool("include_goals") ?? true
    // Older clients name what isn't here; it has to be what it's said to be.
    for key in ["include_moods", "include_journals"] { _ = try context?.optionalBool(key) }
    goalIDs = nil
    if let context, context.has("goal_ids") {
      goalIDs = try context.texts("goal_ids", .identifier).map { Goal.BackendID($0) }
    }
  }

  /// The keys that have a value; a context only where it says more than the rest.
  package var json: JSON {
    var json: JSON = ["insight_type": .string(type.rawValue)]
    if let periodStart { json = json.with("period_start", .string(periodStart.rfc3339())) }
    if let periodEnd { json = json.with("period_end", .string(periodEnd.rfc3339())) }
    guard !includesGoals || goalIDs != nil else { return json }
    var context: JSON = ["include_goals": .bool(includesGoals)]
    if let goalIDs { context = context.with("goal_ids", .array(goalIDs.map { .string($0.text) })) }
    return json.with("context", context)
  }

  /// The same as older clients have it: `type` with a context.
  package var olderJSON: JSON {
    var context: JSON = [
      "includeGoals": .bool(includesGoals), "includeMoods": true, "includeJournals": true,
    ]
    if let periodStart {
      context = context.with("dateRangeStart", .string(periodStart.rfc3339()))
    }
    if let periodEnd { context = context.with("dateRangeEnd", .string(periodEnd.rfc3339())) }
    if let goalIDs { context = context.with("goalIds", .array(goalIDs.map { .string($0.text) })) }
    return ["type": .string(type.rawValue), "context": context]
  }
}

/// What PUT and PATCH on an insight set; what is `nil` stays.
package struct InsightChange: WireBody, Hashable {
  /// What it is to be; `nil` leaves it.
  package var isRead: Bool?
  /// What it is to be; `nil` leaves it.
  package var isFavorite: Bool?
  /// What it is to be; `nil` leaves it.
  package var isArchived: Bool?

  package init(isRead: Bool? = nil, isFavorite: Bool? = nil, isArchived: Bool? = nil) {
    self.isRead = isRead
    self.isFavorite = isFavorite
    self.isArchived = isArchived
  }

  /// - Throws: `ContractError` also for a body that sets nothing.
  package init(_ reader: RequestReader) throws(ContractError) {
    isRead = try reader.optionalBool("is_read")
    isFavorite = try reader.optionalBool("is_favorite")
    isArchived = try reader.optionalBool("is_archived")
    guard isRead != nil || isFavorite != nil || isArchived != nil else {
      throw reader.failure("", .expected("one of is_read, is_favorite, is_archived"))
    }
  }

  /// The keys that have a value.
  package var json: JSON { InsightChange.table.object(self) }

  static let table: FieldTable<InsightChange> = [
    .init(optional: "is_read") { $0.isRead }, .init(optional: "is_favorite") { $0.isFavorite },
    .init(optional: "is_archived") { $0.isArchived },
  ]
}

extension NewInsightBody {
  static let schema = JSONSchema.any([
    .body(
      [("insight_type", types)],
      optional: [("period_start", .moment), ("period_end", .moment)]),
    .body([("type", types)], optional: [("context", context)]),
  ])

  /// With the words of older clients.
  static let types = JSONSchema.words(
    InsightType.known.map(\.rawValue) + InsightType.older.keys.sorted())

  /// As the oldest clients have it.
  private static let context = JSONSchema.body(
    [],
    optional: [
      ("dateRangeStart", .moment), ("dateRangeEnd", .moment), ("includeGoals", .flag),
      ("includeMoods", .flag), ("includeJournals", .flag), ("goalIds", .list(.text(.identifier))),
    ])
}
