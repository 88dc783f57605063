import SQLite
import Time
import Wellness

/// Advice of the store's server, as it was sent the last time.
extension Store {
  /// What kind of advice it is; the raw value stands in the file.
  package enum AdviceKind: String, Sendable {
    case tips, suggestions, analysis
  }

  /// The last advice for a goal and when it came; `nil` where there is none.
  package func advice(
    _ kind: AdviceKind, for goal: Goal.LocalID
  ) throws -> (body: String, fetchedAt: Instant)? {
    try database.first(
      "SELECT body, fetched_at FROM advice WHERE server = ? AND goal_id = ? AND kind = ?",
      .text(server), .text(goal.text), .text(kind.rawValue),
      make: { ($0.text("body"), Instant(milliseconds: $0.integer("fetched_at"))) })
  }

  /// Keeps advice for a goal in the place of what was kept before.
  package func keep(
    _ body: String, as kind: AdviceKind, for goal: Goal.LocalID, at now: Instant
  ) throws {
    try database.run(
      "INSERT OR REPLACE INTO advice (server, goal_id, kind, body, fetched_at) VALUES (?, ?, ?, ?, ?)",
      .text(server), .text(goal.text), .text(kind.rawValue), .text(body),
      .integer(now.milliseconds))
  }

  /// Puts a goal in the place of what it was. Advice that was given for other words or another
  /// measure goes, of whichever server: what they say now may make it wrong.
  package func put(_ goal: Goal, over before: Goal) throws {
    try put(goal)
    guard
      (goal.title, goal.description, goal.measure)
        != (before.title, before.description, before.measure)
    else { return }
    try database.run("DELETE FROM advice WHERE goal_id = ?", .text(goal.id.text))
  }
}

enum AdviceSchema {
  static let step = Migrations.Step(
    "advice that was given",
    """
    CREATE TABLE advice (
      server TEXT NOT NULL,
      goal_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      -- As the server sent it.
      body TEXT NOT NULL,
      fetched_at INTEGER NOT NULL,
      PRIMARY KEY (server, goal_id, kind)
    ) STRICT, WITHOUT ROWID;
    """)

  /// What an earlier version was advised may be a plan for a goal that is now known to tell of
  /// danger, and is shown for days without the backend. It is asked for again.
  static let renewal = Migrations.Step(
    "no advice of an earlier version", "DELETE FROM advice")
}
