import SQLite
import Time
import Wellness

/// The changes that the backend does not have yet, first in, first out.
extension Store {
  /// All events, oldest first.
  package func outbox() throws -> [OutboxEvent] {
    try guarded {
      try database.rows(
        """
        SELECT number, key, kind, goal_id, title, attempts, problem, has_failed,
          created_at
        FROM outbox ORDER BY number
        """, make: Store.event)
    }
  }

  /// How many events wait.
  package func pendingCount() throws -> Int {
    try guarded {
      try database.first("SELECT count(*) FROM outbox", make: { Int($0.integer(0)) }) ?? 0
    }
  }

  /// How many events there ever were, those that the backend has heard included.
  package func eventCount() throws -> Int {
    try guarded {
      try database.first(
        "SELECT seq FROM sqlite_sequence WHERE name = 'outbox'", make: { Int($0.integer(0)) }) ?? 0
    }
  }

  /// Whether there is an event of this key.
  package func hasEvent(_ key: OutboxEvent.Key) throws -> Bool {
    try guarded {
      try database.first(
        "SELECT 1 FROM outbox WHERE key = ?", .text(key.text), make: { _ in true }) ?? false
    }
  }

  /// Whether the backend has still to be told something of a goal.
  package func hasPending(_ goal: Goal.LocalID) throws -> Bool {
    try guarded {
      try database.first(
        "SELECT 1 FROM outbox WHERE goal_id = ? LIMIT 1", .text(goal.text), make: { _ in true })
        ?? false
    }
  }

  /// Puts an event behind the others, or lets one that was never sent speak for it too: an event
  /// carries what the goal is when it is sent.
  package func enqueue(_ event: OutboxEvent) throws {
    try transaction {
      guard try !isCovered(event) else { return }
      try database.run(
        """
        INSERT INTO outbox (key, kind, goal_id, title, created_at) VALUES (?, ?, ?, ?, ?)
        """,
        .text(event.key.text), .text(event.kind.rawValue), .text(event.goalID.text),
        .text(event.title), .integer(event.createdAt.milliseconds))
    }
  }

  /// Whether an unsent event says what this one would. A completion is said on its own, since the
  /// other requests do not carry it; an event that was sent once may have been heard already.
  private func isCovered(_ event: OutboxEvent) throws -> Bool {
    let unsent = try database.rows(
      "SELECT kind FROM outbox WHERE goal_id = ? AND attempts = 0 AND has_failed = 0 ORDER BY number",
      .text(event.goalID.text), make: { OutboxEvent.Kind(rawValue: $0.text(0)) })
    guard let last = unsent.last else { return false }
    return switch (last, event.kind) {
    case (.goalCreated, .goalUpdated), (.goalCreated, .goalProgressed): true
    case (.goalUpdated, .goalUpdated), (.goalUpdated, .goalProgressed): true
    case (.goalProgressed, .goalProgressed): true
    case (.goalCompleted, .goalCompleted): true
    default: false
    }
  }

  /// Takes out an event that the backend has heard.
  package func dequeue(_ event: OutboxEvent) throws {
    try guarded {
      try database.run("DELETE FROM outbox WHERE number = ?", .integer(Int64(event.number)))
    }
  }

  /// Counts an attempt, before it is made: what is in doubt after a crash counts as sent.
  package func beginAttempt(_ event: OutboxEvent) throws {
    try guarded {
      try database.run(
        "UPDATE outbox SET attempts = attempts + 1 WHERE number = ?",
        .integer(Int64(event.number)))
    }
  }

  /// Notes what an attempt came to.
  package func note(
    _ problem: String, on event: OutboxEvent, hasFailed: Bool
  ) throws {
    try guarded {
      try database.run(
        "UPDATE outbox SET problem = ?, has_failed = ? WHERE number = ?", .text(problem),
        .integer(hasFailed ? 1 : 0), .integer(Int64(event.number)))
    }
  }

  /// Takes an attempt back: the backend did not even look at what was sent.
  package func takeBackAttempt(_ problem: String, on event: OutboxEvent) throws {
    try guarded {
      try database.run(
        "UPDATE outbox SET problem = ?, attempts = attempts - 1 WHERE number = ?", .text(problem),
        .integer(Int64(event.number)))
    }
  }

  private static func event(_ row: Row) throws -> OutboxEvent {
    guard let kind = OutboxEvent.Kind(rawValue: row.text(2)) else {
      throw SQLiteError(code: 11, message: "outbox event \(row.integer(0)) is not readable")
    }
    return OutboxEvent(
      number: Int(row.integer(0)), key: OutboxEvent.Key(row.text(1)), kind: kind,
      goalID: Goal.LocalID(row.text(3)), title: row.text(4), attempts: Int(row.integer(5)),
      problem: row.optionalText(6), hasFailed: row.integer(7) != 0,
      createdAt: Instant(milliseconds: row.integer(8)))
  }
}
