import SQLite
import Time
import Wellness

/// What was noted of goals on this device, oldest first.
extension Store {
  /// Notes where a goal stands.
  package func note(_ entry: ProgressEntry, of id: Goal.LocalID) throws {
    try database.run(
      "INSERT INTO goal_progress (goal_id, at, value) VALUES (?, ?, ?)", .text(id.text),
      .integer(entry.at.milliseconds), .real(entry.value))
  }

  /// Forgets all that was noted of a goal.
  package func forgetProgress(of id: Goal.LocalID) throws {
    try database.run("DELETE FROM goal_progress WHERE goal_id = ?", .text(id.text))
  }

  /// All that was noted of a goal.
  package func progress(of id: Goal.LocalID) throws -> [ProgressEntry] {
    try database.rows(
      "SELECT at, value FROM goal_progress WHERE goal_id = ? ORDER BY number", .text(id.text),
      make: { ProgressEntry(at: Instant(milliseconds: $0.integer("at")), value: $0.real("value")) })
  }
}
