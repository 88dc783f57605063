import SQLite
import Time
import Wellness

/// Goals, with their backend ids on the store's server.
extension Store {
  /// All goals, in the order in which they were made.
  package func goals() throws -> [Goal] {
    try guarded {
      try database.rows(
        """
        SELECT g.id, b.backend_id, title, description, type, start_date, target_date,
          initial_value, current_value, target_value, unit, status, recurrence, consultation_id,
          created_at, updated_at
        FROM goals g LEFT JOIN goal_bindings b ON b.goal_id = g.id AND b.server = ?
        ORDER BY place
        """, .text(server), make: Store.goal)
    }
  }

  /// The goal of that id; `nil` where there is none.
  package func goal(_ id: Goal.LocalID) throws -> Goal? {
    try guarded {
      try database.first(
        """
        SELECT g.id, b.backend_id, title, description, type, start_date, target_date,
          initial_value, current_value, target_value, unit, status, recurrence, consultation_id,
          created_at, updated_at
        FROM goals g LEFT JOIN goal_bindings b ON b.goal_id = g.id AND b.server = ?
        WHERE g.id = ?
        """, .text(server), .text(id.text), make: Store.goal)
    }
  }

  /// The goal that the server knows by this id.
  package func goalID(of backendID: Goal.BackendID) throws -> Goal.LocalID? {
    try guarded {
      try database.first(
        "SELECT goal_id FROM goal_bindings WHERE server = ? AND backend_id = ?",
        .text(server), .text(backendID.text), make: { Goal.LocalID($0.text(0)) })
    }
  }

  /// Stores a goal, a new one or one that has changed.
  package func put(_ goal: Goal) throws {
    try guarded {
      try database.run(
        """
        INSERT INTO goals VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
          (SELECT coalesce(max(place), 0) + 1 FROM goals))
        ON CONFLICT (id) DO UPDATE SET title = excluded.title,
          description = excluded.description, type = excluded.type,
          start_date = excluded.start_date, target_date = excluded.target_date,
          initial_value = excluded.initial_value, current_value = excluded.current_value,
          target_value = excluded.target_value, unit = excluded.unit, status = excluded.status,
          recurrence = excluded.recurrence, consultation_id = excluded.consultation_id,
          updated_at = excluded.updated_at
        """,
        .text(goal.id.text), .text(goal.title), .text(goal.description), .text(goal.type.rawValue),
        .text(goal.startDate.description), Value(goal.targetDate?.description),
        .real(goal.initialValue), .real(goal.currentValue), .real(goal.targetValue),
        .text(goal.unit), .text(goal.status.rawValue), Value(goal.recurrence?.rawValue),
        Value(goal.consultationID?.text), .integer(goal.createdAt.milliseconds),
        .integer(goal.updatedAt.milliseconds))
      if let backendID = goal.backendID { try bind(goal.id, to: backendID) }
    }
  }

  /// Notes by which id the server knows a goal.
  package func bind(_ id: Goal.LocalID, to backendID: Goal.BackendID) throws {
    try guarded {
      try database.run(
        """
        INSERT INTO goal_bindings VALUES (?, ?, ?)
        ON CONFLICT (server, goal_id) DO UPDATE SET backend_id = excluded.backend_id
        """, .text(server), .text(id.text), .text(backendID.text))
    }
  }

  private static func goal(_ row: Row) throws -> Goal {
    guard let start = CalendarDate(row.text(5)) else {
      throw SQLiteError(code: 11, message: "goal \(row.text(0)) has no start date")
    }
    return Goal(
      id: Goal.LocalID(row.text(0)), backendID: row.optionalText(1).map { Goal.BackendID($0) },
      title: row.text(2), description: row.text(3), type: GoalType(rawValue: row.text(4)),
      startDate: start, targetDate: row.optionalText(6).flatMap { CalendarDate($0) },
      initialValue: row.real(7), currentValue: row.real(8), targetValue: row.real(9),
      unit: row.text(10), status: GoalStatus(rawValue: row.text(11)),
      recurrence: row.optionalText(12).flatMap(Recurrence.init(rawValue:)),
      consultationID: row.optionalText(13).map { Consultation.LocalID($0) },
      createdAt: Instant(milliseconds: row.integer(14)),
      updatedAt: Instant(milliseconds: row.integer(15)))
  }
}
