import Contract
import Database
import Time
import Wellness

/// What was noted about goals.
struct ActivityTable {
  let database: any DatabaseConnection
  let allocator: IdentifierAllocator
  let user: User.ID

  /// One page, the youngest first.
  func list(of goal: Goal.BackendID, limit: Int, offset: Int) throws -> [GoalActivityBody] {
    try database.rows(
      """
      SELECT id, goal_id, type, value, delta, note, created_at, title FROM activities
        WHERE goal_id = ? AND user_id = ? ORDER BY number DESC LIMIT ? OFFSET ?
      """,
      .text(goal.text), .text(user.text), .integer(Int64(limit)), .integer(Int64(offset))
    ) { row in
      GoalActivityBody(
        id: row.text("id"), userID: user.text, goalID: Identifier(row.text("goal_id")),
        type: row.text("type"),
        value: row.optionalReal("value"), progressDelta: row.optionalReal("delta"),
        note: row.text("note"),
        title: row.optionalText("title"), createdAt: row.instant("created_at"))
    }
  }

  func count(of goal: Goal.BackendID) throws -> Int {
    let count = try database.first(
      "SELECT count(*) FROM activities WHERE goal_id = ? AND user_id = ?", .text(goal.text),
      .text(user.text), make: { $0.integer(0) })
    return Int(count ?? 0)
  }

  /// Has by how much a goal was moved, and the values beside that, in another unit. A value that
  /// moved nothing may be one of anything.
  func convert(of goal: Goal.BackendID, by change: UnitChange) throws {
    let moves = try database.rows(
      """
      SELECT id, value, delta FROM activities
        WHERE goal_id = ? AND user_id = ? AND delta IS NOT NULL
      """,
      .text(goal.text), .text(user.text),
      make: { (id: $0.text("id"), value: $0.optionalReal("value"), delta: $0.real("delta")) })
    for move in moves {
      try database.run(
        "UPDATE activities SET value = ?, delta = ? WHERE id = ? AND user_id = ?",
        Value(move.value.map { change($0) }), .real(change(move.delta)), .text(move.id),
        .text(user.text))
    }
  }

  func insert(
    _ body: NewActivityBody, of goal: Goal.BackendID, at now: Instant
  ) throws -> GoalActivityBody {
    let id: Identifier<GoalActivityBody> = try allocator.next(.activity)
    try database.run(
      """
      INSERT INTO activities (id, user_id, goal_id, type, value, delta, note, created_at, title)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .text(id.text), .text(user.text), .text(goal.text), .text(body.type), Value(body.value),
      Value(body.progressDelta), .text(body.note), .integer(now.milliseconds),
      Value(body.title))
    return GoalActivityBody(
      id: id.text, userID: user.text, goalID: goal, type: body.type, value: body.value,
      progressDelta: body.progressDelta, note: body.note, title: body.title, createdAt: now)
  }
}

extension Value {
  /// A double, or null.
  init(_ real: Double?) { self = real.map(Value.real) ?? .null }
}
