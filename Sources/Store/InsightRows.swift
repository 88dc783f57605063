import SQLite
import Time
import Wellness

/// The insights of the store's server, as they were seen the last time.
extension Store {
  /// All insights that are not deleted, archived ones included, the latest first.
  package func insights() throws -> [Insight] {
    try database.rows(
      """
      SELECT \(Store.insightColumns) FROM insights WHERE server = ? AND is_deleted = 0 ORDER BY created_at DESC, place DESC
      """, .text(server), make: Store.insight)
  }

  /// The insight of that id; `nil` where there is none or it is deleted.
  package func insight(_ id: Insight.BackendID) throws -> Insight? {
    try database.first(
      """
      SELECT \(Store.insightColumns) FROM insights WHERE server = ? AND id = ? AND is_deleted = 0
      """, .text(server), .text(id.text), make: Store.insight)
  }

  /// How many are neither read nor archived.
  package func unreadInsightCount() throws -> Int {
    try database.first(
      """
      SELECT count(*) FROM insights
      WHERE server = ? AND is_read = 0 AND is_archived = 0 AND is_deleted = 0
      """, .text(server), make: { Int($0.integer(0)) }) ?? 0
  }

  /// Stores an insight, a new one or one that has changed; one that is deleted stays so.
  package func put(_ insight: Insight) throws {
    try database.run(
      """
      INSERT INTO insights (server, \(Store.insightColumns), place)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
        (SELECT coalesce(max(place), 0) + 1 FROM insights))
      ON CONFLICT (server, id) DO UPDATE SET type = excluded.type, title = excluded.title,
        content = excluded.content, summary = excluded.summary,
        period_start = excluded.period_start, period_end = excluded.period_end,
        goals_active = excluded.goals_active, goals_completed = excluded.goals_completed,
        mood_entries = excluded.mood_entries, journal_entries = excluded.journal_entries,
        suggestions = excluded.suggestions, is_read = excluded.is_read,
        is_favorite = excluded.is_favorite, is_archived = excluded.is_archived,
        created_at = excluded.created_at
      """,
      .text(server), .text(insight.id.text), .text(insight.type.rawValue), .text(insight.title),
      .text(insight.content), .text(insight.summary),
      Value(insight.periodStart?.milliseconds), Value(insight.periodEnd?.milliseconds),
      Value(insight.metrics.map { Int64($0.goalsActive) }),
      Value(insight.metrics.map { Int64($0.goalsCompleted) }),
      Value(insight.metrics.map { Int64($0.moodEntries) }),
      Value(insight.metrics.map { Int64($0.journalEntries) }),
      .text(insight.suggestions.joined(separator: String(Store.separator))),
      .integer(insight.isRead ? 1 : 0), .integer(insight.isFavorite ? 1 : 0),
      .integer(insight.isArchived ? 1 : 0), .integer(insight.createdAt.milliseconds))
  }

  /// Deletes an insight; what is left of it keeps it from coming back from the server.
  package func delete(_ id: Insight.BackendID) throws {
    try database.run(
      "UPDATE insights SET is_deleted = 1 WHERE server = ? AND id = ?", .text(server),
      .text(id.text))
  }

  /// Forgets an insight that the server no longer has, or not where it was looked for.
  package func forget(_ id: Insight.BackendID) throws {
    try database.run(
      "DELETE FROM insights WHERE server = ? AND id = ? AND is_deleted = 0", .text(server),
      .text(id.text))
  }

  /// Stands between suggestions (record separator); texts that are stored have no such characters.
  private static let separator: Character = "\u{1e}"

  private static let insightColumns: SQL = """
    id, type, title, content, summary, period_start, period_end, goals_active, goals_completed,
    mood_entries, journal_entries, suggestions, is_read, is_favorite, is_archived, created_at
    """

  private static func insight(_ row: Row) -> Insight {
    var metrics: Insight.Metrics?
    if let active = row.optionalInteger("goals_active") {
      metrics = Insight.Metrics(
        goalsActive: Int(active), goalsCompleted: Int(row.integer("goals_completed")),
        moodEntries: Int(row.integer("mood_entries")),
        journalEntries: Int(row.integer("journal_entries")))
    }
    return Insight(
      id: Insight.BackendID(row.text("id")), type: InsightType(rawValue: row.text("type")),
      title: row.text("title"), content: row.text("content"), summary: row.text("summary"),
      periodStart: row.optionalInteger("period_start").map { Instant(milliseconds: $0) },
      periodEnd: row.optionalInteger("period_end").map { Instant(milliseconds: $0) },
      metrics: metrics,
      suggestions: row.text("suggestions").split(separator: separator).map(String.init),
      isRead: row.integer("is_read") != 0, isFavorite: row.integer("is_favorite") != 0,
      isArchived: row.integer("is_archived") != 0,
      createdAt: Instant(milliseconds: row.integer("created_at")))
  }
}

enum InsightSchema {
  static let step = Migrations.Step(
    "insights as they were seen",
    """
    CREATE TABLE insights (
      server TEXT NOT NULL,
      id TEXT NOT NULL,
      type TEXT NOT NULL,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      summary TEXT NOT NULL,
      period_start INTEGER,
      period_end INTEGER,
      goals_active INTEGER,
      goals_completed INTEGER,
      mood_entries INTEGER,
      journal_entries INTEGER,
      suggestions TEXT NOT NULL,
      is_read INTEGER NOT NULL,
      is_favorite INTEGER NOT NULL,
      is_archived INTEGER NOT NULL,
      -- What is deleted stays, which keeps it from coming back.
      is_deleted INTEGER NOT NULL DEFAULT 0,
      created_at INTEGER NOT NULL,
      place INTEGER NOT NULL,
      PRIMARY KEY (server, id)
    ) STRICT, WITHOUT ROWID;
    """)
}
