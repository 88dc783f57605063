import Contract
import JSON
import SQLite
import Time
import Wellness

/// What was found out about periods.
struct InsightTable {
  let database: Connection
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

  func nextID() throws -> InsightBody.ID { try allocator.next(.insight) }

  func find(_ id: InsightBody.ID) throws -> InsightBody? {
    try database.first(
      "SELECT * FROM insights WHERE id = ? AND user_id = ?", .text(id.text), .text(user.text),
      make: read)
  }

  func list(_ filter: Filter, limit: Int, offset: Int) throws -> [InsightBody] {
    let direction: SQL = filter.isDescending ? "DESC" : "ASC"
    return try database.rows(
      """
      SELECT * FROM insights \(InsightTable.condition)
        ORDER BY \(filter.order.column) \(direction), number \(direction) LIMIT ?8 OFFSET ?9
      """,
      values(filter) + [.integer(Int64(limit)), .integer(Int64(offset))], make: read)
  }

  func count(_ filter: Filter) throws -> Int {
    let counts = try database.rows(
      "SELECT count(*) FROM insights \(InsightTable.condition)", values(filter),
      make: { $0.integer(0) })
    return Int(counts.first ?? 0)
  }

  func insert(_ insight: InsightBody) throws {
    try database.run(
      """
      INSERT INTO insights (id, user_id, type, title, content, summary, period_start, period_end,
          goals_active, goals_completed, suggestions, is_read, is_favorite, is_archived,
          created_at, updated_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .text(insight.id.text), .text(user.text), .text(insight.type.rawValue), .text(insight.title),
      .text(insight.content), .text(insight.summary), Value(insight.periodStart?.milliseconds),
      Value(insight.periodEnd?.milliseconds), .integer(Int64(insight.metrics?.goalsActive ?? 0)),
      .integer(Int64(insight.metrics?.goalsCompleted ?? 0)),
      .text(JSON.array(insight.suggestions.map(JSON.string)).text()), Value(insight.isRead),
      Value(insight.isFavorite), Value(insight.isArchived),
      .integer(insight.createdAt.milliseconds), .integer(insight.updatedAt.milliseconds))
  }

  /// Stores what can change of an insight.
  func update(_ insight: InsightBody) throws {
    try database.run(
      """
      UPDATE insights SET is_read = ?3, is_favorite = ?4, is_archived = ?5, updated_at = ?6
        WHERE id = ?1 AND user_id = ?2
      """,
      .text(insight.id.text), .text(user.text), Value(insight.isRead), Value(insight.isFavorite),
      Value(insight.isArchived), .integer(insight.updatedAt.milliseconds))
  }

  func delete(_ id: InsightBody.ID) throws {
    try database.run(
      "DELETE FROM insights WHERE id = ? AND user_id = ?", .text(id.text), .text(user.text))
  }

  private static let condition: SQL = """
    WHERE user_id = ?1 AND (?2 IS NULL OR type = ?2) AND (?3 IS NULL OR is_read = ?3)
      AND (?4 IS NULL OR is_favorite = ?4) AND is_archived = ?5
      AND (?6 IS NULL OR period_end >= ?6) AND (?7 IS NULL OR period_start <= ?7)
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
      id: Identifier(row.text(1)), userID: row.text(2), type: InsightType(rawValue: row.text(3)),
      title: row.text(4), content: row.text(5), summary: row.text(6),
      periodStart: row.optionalInstant(7), periodEnd: row.optionalInstant(8),
      metrics: InsightBody.Metrics(
        goalsActive: Int(row.integer(9)), goalsCompleted: Int(row.integer(10))),
      suggestions: try InsightTable.texts(row.text(11)), isRead: row.integer(12) != 0,
      isFavorite: row.integer(13) != 0, isArchived: row.integer(14) != 0,
      createdAt: row.instant(15), updatedAt: row.instant(16))
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
