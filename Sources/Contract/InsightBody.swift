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

    package init(_ fields: Fields) throws(ContractError) {
      moodEntries = try fields.optionalInt("mood_entries_count") ?? 0
      journalEntries = try fields.optionalInt("journal_entries_count") ?? 0
      goalsActive = try fields.optionalInt("goals_active") ?? 0
      goalsCompleted = try fields.optionalInt("goals_completed") ?? 0
    }

    /// All keys, in `snake_case`.
    package var json: JSON {
      [
        "mood_entries_count": .number(JSON.Number(moodEntries)),
        "journal_entries_count": .number(JSON.Number(journalEntries)),
        "goals_active": .number(JSON.Number(goalsActive)),
        "goals_completed": .number(JSON.Number(goalsCompleted)),
      ]
    }
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
  /// Written to the second.
  package var createdAt: Instant
  /// Written to the second.
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

  package init(_ fields: Fields) throws(ContractError) {
    id = try fields.identifier("id")
    userID = try fields.optionalString("user_id") ?? ""
    type = InsightType(rawValue: try fields.string("insight_type"))
    title = try fields.string("title")
    content = try fields.string("content")
    summary = try fields.optionalString("summary") ?? ""
    periodStart = try fields.optionalInstant("period_start")
    periodEnd = try fields.optionalInstant("period_end")
    if let counted = try fields.optionalObject("metrics") {
      metrics = try Metrics(counted)
    } else {
      metrics = nil
    }
    suggestions = try fields.has("suggestions") ? fields.strings("suggestions") : []
    isRead = try fields.optionalBool("is_read") ?? false
    isFavorite = try fields.optionalBool("is_favorite") ?? false
    isArchived = try fields.optionalBool("is_archived") ?? false
    createdAt = try fields.instant("created_at")
    updatedAt = try fields.instant("updated_at")
  }

  /// All keys, `null` for what is not known.
  package var json: JSON {
    [
      "id": .string(id.text), "user_id": .string(userID), "insight_type": .string(type.rawValue),
      "title": .string(title), "content": .string(content), "summary": .string(summary),
      "period_start": JSON(periodStart?.rfc3339()), "period_end": JSON(periodEnd?.rfc3339()),
      "metrics": metrics?.json ?? .null, "suggestions": .array(suggestions.map(JSON.string)),
      "is_read": .bool(isRead), "is_favorite": .bool(isFavorite),
      "is_archived": .bool(isArchived), "created_at": .string(createdAt.rfc3339()),
      "updated_at": .string(updatedAt.rfc3339()),
    ]
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
