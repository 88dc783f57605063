import JSON
import Time
import Wellness

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
