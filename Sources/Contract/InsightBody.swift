import JSON
import Time
import Wellness

/// An insight on the wire.
package struct InsightBody: Hashable, Sendable {
  /// The only ids of insights that there are.
  package typealias ID = Insight.BackendID

  /// What was counted for it.
  package struct Metrics: Hashable, Sendable {
    /// How many there are in the period.
    package var moodEntries: Int
    /// How many there are in the period.
    package var journalEntries: Int
    /// How many were active in the period.
    package var goalsActive: Int
    /// How many were completed in the period.
    package var goalsCompleted: Int

    package init(
      moodEntries: Int = 0, journalEntries: Int = 0, goalsActive: Int, goalsCompleted: Int
    ) {
      self.moodEntries = moodEntries
      self.journalEntries = journalEntries
      self.goalsActive = goalsActive
      self.goalsCompleted = goalsCompleted
    }

    package init(_ reader: BodyReader) throws(ContractError) {
      moodEntries = try reader.optionalInt("mood_entries_count") ?? 0
      journalEntries = try reader.optionalInt("journal_entries_count") ?? 0
      goalsActive = try reader.optionalInt("goals_active") ?? 0
      goalsCompleted = try reader.optionalInt("goals_completed") ?? 0
    }

    /// All keys, in `snake_case`.
    package var json: JSON { Metrics.table.object(self) }

    static let table: FieldTable<Metrics> = [
      .init("mood_entries_count") { $0.moodEntries },
      .init("journal_entries_count") { $0.journalEntries },
      .init("goals_active") { $0.goalsActive }, .init("goals_completed") { $0.goalsCompleted },
    ]
  }

  /// Given by the service.
  package var id: ID
  /// Whose it is; empty where the service does not say.
  package var userID: String
  /// What it looks at.
  package var type: InsightType
  /// At most 200 characters.
  package var title: String
  /// At most 10,000 characters, in paragraphs.
  package var content: String
  /// At most 500 characters.
  package var summary: String
  /// The first second of what it looks at.
  package var periodStart: Instant?
  /// The last second of what it looks at.
  package var periodEnd: Instant?
  /// What was counted for it.
  package var metrics: Metrics?
  /// What to do, the most important first.
  package var suggestions: [String]
  /// Whether the user has seen it.
  package var isRead: Bool
  /// Whether the user has marked it.
  package var isFavorite: Bool
  /// Whether it is put away.
  package var isArchived: Bool
  /// Written to the millisecond.
  package var createdAt: Instant
  /// Written to the millisecond.
  package var updatedAt: Instant

  package init(
    id: ID, userID: String, type: InsightType, title: String, content: String, summary: String,
    periodStart: Instant?, periodEnd: Instant?, metrics: Metrics?, suggestions: [String],
    isRead: Bool = false, isFavorite: Bool = false, isArchived: Bool = false, createdAt: Instant,
    updatedAt: Instant
  ) {
    self.id = id
    self.userID = userID
    self.type = type
    self.title = title
    self.content = content
    self.summary = summary
    self.periodStart = periodStart
    self.periodEnd = periodEnd
    self.metrics = metrics
    self.suggestions = suggestions
    self.isRead = isRead
    self.isFavorite = isFavorite
    self.isArchived = isArchived
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  package init(_ reader: BodyReader) throws(ContractError) {
    id = try reader.identifier("id")
    userID = try reader.optionalString("user_id") ?? ""
    type = InsightType(rawValue: try reader.string("insight_type"))
    title = try reader.string("title")
    content = try reader.string("content")
    summary = try reader.optionalString("summary") ?? ""
    periodStart = try reader.optionalInstant("period_start")
    periodEnd = try reader.optionalInstant("period_end")
    if let counted = try reader.optionalObject("metrics") {
      metrics = try Metrics(counted)
    } else {
      metrics = nil
    }
    suggestions = try reader.has("suggestions") ? reader.strings("suggestions") : []
    isRead = try reader.optionalBool("is_read") ?? false
    isFavorite = try reader.optionalBool("is_favorite") ?? false
    isArchived = try reader.optionalBool("is_archived") ?? false
    createdAt = try reader.instant("created_at")
    updatedAt = try reader.instant("updated_at")
  }

  /// All keys, `null` for what is not known.
  package var json: JSON { InsightBody.table.object(self) }

  static let table: FieldTable<InsightBody> = [
    .init("id") { $0.id }, .init("user_id", .id) { $0.userID }, .init("insight_type") { $0.type },
    .init("title", .text(1...200)) { $0.title }, .init("content", .text(1...10_000)) { $0.content },
    .init("summary", .text(1...500)) { $0.summary },
    .init("period_start") { $0.periodStart.map(moment) },
    .init("period_end") { $0.periodEnd.map(moment) },
    .init("metrics", Metrics.table.schema) { $0.metrics?.json ?? .null },
    .init("suggestions") { $0.suggestions }, .init("is_read") { $0.isRead },
    .init("is_favorite") { $0.isFavorite }, .init("is_archived") { $0.isArchived },
    .init("created_at") { moment($0.createdAt) }, .init("updated_at") { moment($0.updatedAt) },
  ]

  /// With a fraction, without which readers of insights refuse it.
  private static func moment(_ instant: Instant) -> FineMoment {
    FineMoment(instant: instant, fractionDigits: 3)
  }
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
