import Contract
import Database
import JSON
import Time
import Wellness

/// What was found out about periods.
struct InsightTable {
  let database: any DatabaseConnection
  let allocator: IdentifierAllocator
  let user: User.ID

  /// Which insights a list has, and in which order.
  struct Filter {
    var type: String?
    var isRead: Bool?
    var isFavorite: Bool?
    var isArchived = false
    /// Periods that end before it are left out.
    var from: Instant?
    /// Periods that start after it are left out.
    var to: Instant?
    var order = InsightBody.Order.created
    var isDescending = true
  }

  func nextID() throws -> Insight.BackendID { try allocator.next(.insight) }

  func find(_ id: Insight.BackendID) throws -> InsightBody? {
    try database.first(
      "SELECT \(InsightTable.columns) FROM insights WHERE id = ? AND user_id = ?", .text(id.text),
      .text(user.text),
      make: read)
  }

  func list(_ filter: Filter, limit: Int, offset: Int) throws -> [InsightBody] {
    let direction: SQL = filter.isDescending ? "DESC" : "ASC"
    // What SQLite does by itself.
    let nulls: SQL = filter.isDescending ? "NULLS LAST" : "NULLS FIRST"
    return try database.rows(
      """
      SELECT \(InsightTable.columns) FROM insights \(InsightTable.condition)
        ORDER BY \(filter.order.column) \(direction) \(nulls), number \(direction) LIMIT ?8 OFFSET ?9
      """,
      values(filter) + [.integer(Int64(limit)), .integer(Int64(offset))], make: read)
  }

  func count(_ filter: Filter) throws -> Int {
    let counts = try database.rows(
      "SELECT count(*) FROM insights \(InsightTable.condition)", values(filter),
      make: { $0.integer(0) })
    return Int(counts.first ?? 0)
  }

  func insert(_ body: InsightBody) throws {
    let insight = body.insight
    try database.run(
      """
      INSERT INTO insights (\(InsightTable.columns))
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .text(insight.id.text), .text(user.text), .text(insight.type.rawValue), .text(insight.title),
      .text(insight.content), .text(insight.summary), Value(insight.periodStart?.milliseconds),
      Value(insight.periodEnd?.milliseconds), .integer(Int64(insight.metrics?.goalsActive ?? 0)),
      .integer(Int64(insight.metrics?.goalsCompleted ?? 0)),
      .text(JSON.array(insight.suggestions.map(JSON.string)).text()), Value(insight.isRead),
      Value(insight.isFavorite), Value(insight.isArchived),
      .integer(insight.createdAt.milliseconds), .integer(body.updatedAt.milliseconds))
  }

  /// Stores what can change of an insight.
  func update(_ body: InsightBody) throws {
    let insight = body.insight
    try database.run(
      """
      UPDATE insights SET is_read = ?3, is_favorite = ?4, is_archived = ?5, updated_at = ?6
        WHERE id = ?1 AND user_id = ?2
      """,
      .text(insight.id.text), .text(user.text), Value(insight.isRead), Value(insight.isFavorite),
      Value(insight.isArchived), .integer(body.updatedAt.milliseconds))
  }

  func delete(_ id: Insight.BackendID) throws {
    try database.run(
      "DELETE FROM insights WHERE id = ? AND user_id = ?", .text(id.text), .text(user.text))
  }

  /// What `read` reads.
  private static let columns: SQL = """
    id, user_id, type, title, content, summary, period_start, period_end,
    goals_active, goals_completed, suggestions, is_read, is_favorite, is_archived, created_at,
    updated_at
    """

  private static let condition: SQL = """
    WHERE user_id = ?1 AND (CAST(?2 AS TEXT) IS NULL OR type = ?2)
      AND (CAST(?3 AS BIGINT) IS NULL OR is_read = ?3)
      AND (CAST(?4 AS BIGINT) IS NULL OR is_favorite = ?4) AND is_archived = ?5
      AND (CAST(?6 AS BIGINT) IS NULL OR period_end >= ?6)
      AND (CAST(?7 AS BIGINT) IS NULL OR period_start <= ?7)
    """

  private func values(_ filter: Filter) -> [Value] {
    [
      .text(user.text), Value(filter.type), filter.isRead.map { Value($0) } ?? .null,
      filter.isFavorite.map { Value($0) } ?? .null, Value(filter.isArchived),
      Value(filter.from?.milliseconds), Value(filter.to?.milliseconds),
    ]
  }

  private func read(_ row: Row) throws -> InsightBody {
    InsightBody(
      Insight(
        id: Identifier(row.text("id")), type: InsightType(rawValue: row.text("type")),
        title: row.text("title"), content: row.text("content"), summary: row.text("summary"),
        periodStart: row.optionalInstant("period_start"),
        periodEnd: row.optionalInstant("period_end"),
        metrics: Insight.Metrics(
          goalsActive: Int(row.integer("goals_active")),
          goalsCompleted: Int(row.integer("goals_completed"))),
        suggestions: try InsightTable.texts(row.text("suggestions")),
        isRead: row.integer("is_read") != 0, isFavorite: row.integer("is_favorite") != 0,
        isArchived: row.integer("is_archived") != 0, createdAt: row.instant("created_at")),
      userID: row.text("user_id"), updatedAt: row.instant("updated_at"))
  }

  private static func texts(_ text: String) throws -> [String] {
    guard let elements = try JSON(parsing: text).arrayValue else {
      throw DamagedRow(column: "suggestions", value: text)
    }
    return elements.compactMap(\.stringValue)
  }
}

extension Value {
  /// 1 for true, 0 for false.
  init(_ bool: Bool) { self = .integer(bool ? 1 : 0) }
}

extension InsightBody.Order {
  fileprivate var column: SQL {
    switch self {
    case .created: "created_at"
    case .updated: "updated_at"
    case .start: "period_start"
    case .end: "period_end"
    }
  }
}
