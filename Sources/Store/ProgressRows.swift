import SQLite
import Time
import Wellness

/// What was noted of goals on this device, oldest first.
extension Store {
  /// Notes where a goal stands.
  package func note(_ entry: ProgressEntry, of id: Goal.LocalID) throws {
    try database.run(
      "INSERT INTO goal_progress (goal_id, at, value, message_id) VALUES (?, ?, ?, ?)",
      .text(id.text), .integer(entry.at.milliseconds), .real(entry.value),
      entry.message.map { .text($0.text) } ?? .null)
  }

  /// Forgets all that was noted of a goal.
  package func forgetProgress(of id: Goal.LocalID) throws {
    try database.run("DELETE FROM goal_progress WHERE goal_id = ?", .text(id.text))
  }

  /// What was noted of a goal last.
  package func lastProgress(of id: Goal.LocalID) throws -> ProgressEntry? {
    try database.first(
      """
      SELECT at, value, message_id FROM goal_progress WHERE goal_id = ? ORDER BY number DESC LIMIT 1
      """,
      .text(id.text), make: Store.progress)
  }

  private static func progress(_ row: Row) -> ProgressEntry {
    ProgressEntry(
      at: Instant(milliseconds: row.integer("at")), value: row.real("value"),
      message: row.optionalText("message_id").map { Message.ID($0) })
  }

  /// All that was noted of a goal.
  package func progress(of id: Goal.LocalID) throws -> [ProgressEntry] {
    try database.rows(
      "SELECT at, value, message_id FROM goal_progress WHERE goal_id = ? ORDER BY number",
      .text(id.text), make: Store.progress)
  }
}
