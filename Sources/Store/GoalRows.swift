import SQLite
import Time
import Wellness

/// Goals, with their backend ids on the store's server.
extension Store {
  /// All goals, in the order in which they were made.
  package func goals() throws -> [Goal] {
    try database.rows(
      "\(Store.selectGoals) WHERE is_deleted = 0 ORDER BY place", .text(server), make: Store.goal)
  }

  /// The goal of that id; `nil` where there is none.
  ///
  /// - Parameter evenDeleted: whether one counts that was deleted and that a server may still have
  ///   to hear of.
  package func goal(_ id: Goal.LocalID, evenDeleted: Bool = false) throws -> Goal? {
    try database.first(
      Store.selectGoal, .text(server), .text(id.text), .integer(evenDeleted ? 1 : 0),
      make: Store.goal)
  }

  /// The goal that the server knows by this id, be it deleted here.
  package func goalID(of backendID: Goal.BackendID) throws -> Goal.LocalID? {
    try database.first(
      "SELECT goal_id FROM goal_bindings WHERE server = ? AND backend_id = ?",
      .text(server), .text(backendID.text), make: { Goal.LocalID($0.text(0)) })
  }

  /// Stores a goal, a new one or one that has changed.
  package func put(_ goal: Goal) throws {
    try database.run(
      """
      INSERT INTO goals (id, \(Store.ownGoalColumns), place)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
        (SELECT coalesce(max(place), 0) + 1 FROM goals))
      ON CONFLICT (id) DO UPDATE SET title = excluded.title,
        description = excluded.description, type = excluded.type,
        start_date = excluded.start_date, target_date = excluded.target_date,
        initial_value = excluded.initial_value, current_value = excluded.current_value,
        target_value = excluded.target_value, unit = excluded.unit, status = excluded.status,
        recurrence = excluded.recurrence, consultation_id = excluded.consultation_id,
        updated_at = excluded.updated_at, measure = excluded.measure
      """,
      .text(goal.id.text), .text(goal.title), .text(goal.description), .text(goal.type.rawValue),
      .text(goal.startDate.description), Value(goal.targetDate?.description),
      .real(goal.initialValue), .real(goal.currentValue), .real(goal.targetValue),
      .text(goal.unit), .text(goal.status.rawValue), Value(goal.recurrence?.rawValue),
      Value(goal.consultationID?.text), .integer(goal.createdAt.milliseconds),
      .integer(goal.updatedAt.milliseconds), .text(goal.reading.text))
    if let backendID = goal.backendID { try bind(goal.id, to: backendID) }
  }

  /// Notes when a goal changed last, and nothing else of it.
  package func touch(_ id: Goal.LocalID, at instant: Instant) throws {
    try database.run(
      "UPDATE goals SET updated_at = ? WHERE id = ?", .integer(instant.milliseconds),
      .text(id.text))
  }

  /// Notes by which id the server knows a goal.
  package func bind(_ id: Goal.LocalID, to backendID: Goal.BackendID) throws {
    try database.run(
      """
      INSERT INTO goal_bindings (server, goal_id, backend_id) VALUES (?, ?, ?)
      ON CONFLICT (server, goal_id) DO UPDATE SET backend_id = excluded.backend_id,
        is_missing = 0
      """, .text(server), .text(id.text), .text(backendID.text))
  }

  /// Notes that the server no longer has a goal.
  package func markMissing(_ id: Goal.LocalID) throws {
    try database.run(
      "UPDATE goal_bindings SET is_missing = 1 WHERE server = ? AND goal_id = ?", .text(server),
      .text(id.text))
  }

  /// Forgets that the server knew a goal.
  package func unbind(_ id: Goal.LocalID) throws {
    try database.run(
      "DELETE FROM goal_bindings WHERE server = ? AND goal_id = ?", .text(server), .text(id.text))
  }

  package func servers(knowing id: Goal.LocalID) throws -> [String] {
    try database.rows(
      "SELECT server FROM goal_bindings WHERE goal_id = ? AND is_missing = 0 ORDER BY server",
      .text(id.text), make: { $0.text(0) })
  }

  /// Deletes a goal and what was noted of it; what is left keeps it from coming back from a server.
  package func delete(_ id: Goal.LocalID) throws {
    try transaction {
      try database.run("DELETE FROM goal_progress WHERE goal_id = ?", .text(id.text))
      try database.run("UPDATE goals SET is_deleted = 1 WHERE id = ?", .text(id.text))
    }
  }

  package func isDeleted(_ id: Goal.LocalID) throws -> Bool {
    try database.first(
      "SELECT 1 FROM goals WHERE id = ? AND is_deleted", .text(id.text), make: { _ in true })
      ?? false
  }

  /// The goals that another server knows or is to know, that this one does not, and that wait for
  /// nothing to change that.
  package func unsyncedGoals() throws -> [Goal.LocalID] {
    try database.rows(
      """
      SELECT id FROM goals g WHERE is_deleted = 0
        AND id IN (SELECT goal_id FROM goal_bindings WHERE server < ?1
          UNION SELECT goal_id FROM goal_bindings WHERE server > ?1
          UNION SELECT entity FROM outbox WHERE kind = 'goal.created' AND server < ?1
          UNION SELECT entity FROM outbox WHERE kind = 'goal.created' AND server > ?1)
        AND NOT EXISTS (SELECT 1 FROM goal_bindings b WHERE b.goal_id = g.id AND b.server = ?1)
        AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.entity = g.id
          AND o.kind = 'goal.created' AND (o.server = ?1 OR o.server IS NULL))
      ORDER BY place
      """, .text(server), make: { Goal.LocalID($0.text(0)) })
  }

  /// What a goal `g` has of its own.
  private static let ownGoalColumns: SQL = """
    title, description, type, start_date, target_date, initial_value, current_value,
    target_value, unit, status, recurrence, consultation_id, created_at, updated_at, measure
    """

  /// What `goal` reads, of a goal `g` and its binding `b`.
  static let goalColumns: SQL = "g.id, b.backend_id, \(ownGoalColumns), b.is_missing"

  /// Puts the binding `b` to the server, which is a value, beside a goal `g`.
  static let withBinding: SQL = "LEFT JOIN goal_bindings b ON b.goal_id = g.id AND b.server = ?"

  private static let selectGoals: SQL = "SELECT \(goalColumns) FROM goals g \(withBinding)"

  private static let selectGoal: SQL =
    "\(selectGoals) WHERE g.id = ? AND (is_deleted = 0 OR ?)"

  /// Reads the measures of goals that an earlier version has stored without.
  static let readMeasures: @Sendable (Connection) throws -> Void = { database in
    // Not `goal`, which reads columns of later steps.
    let goals = try database.rows(
      """
      SELECT id, title, unit, type, target_value, initial_value, recurrence FROM goals
        WHERE measure = ''
      """
    ) { row in
      let reading = GoalMeasure.reading(
        title: row.text("title"), unit: row.text("unit"),
        type: GoalType(rawValue: row.text("type")), target: row.real("target_value"),
        initial: row.real("initial_value"),
        recurrence: row.optionalText("recurrence").flatMap(Recurrence.init(rawValue:)))
      return (id: row.text("id"), text: reading.text)
    }
    for goal in goals {
      try database.run(
        "UPDATE goals SET measure = ? WHERE id = ?", .text(goal.text), .text(goal.id))
    }
  }

  static func goal(_ row: Row) throws -> Goal {
    guard let start = CalendarDate(row.text("start_date")) else {
      throw UnreadableRow("goal \(row.text("id")) has no start date")
    }
    return Goal(
      id: Goal.LocalID(row.text("id")),
      backendID: row.optionalText("backend_id").map { Goal.BackendID($0) },
      title: row.text("title"), description: row.text("description"),
      type: GoalType(rawValue: row.text("type")),
      startDate: start, targetDate: row.optionalText("target_date").flatMap { CalendarDate($0) },
      initialValue: row.real("initial_value"), currentValue: row.real("current_value"),
      targetValue: row.real("target_value"),
      unit: row.text("unit"), status: GoalStatus(rawValue: row.text("status")),
      recurrence: row.optionalText("recurrence").flatMap(Recurrence.init(rawValue:)),
      reading: row.withText("measure", GoalMeasure.Reading.init(utf8:)),
      consultationID: row.optionalText("consultation_id").map { Consultation.LocalID($0) },
      createdAt: Instant(milliseconds: row.integer("created_at")),
      updatedAt: Instant(milliseconds: row.integer("updated_at")),
      isMissing: (row.optionalInteger("is_missing") ?? 0) != 0)
  }
}

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

  private func convertProgress(of id: Goal.LocalID, _ change: UnitChange) throws {
    if change.isNone { return }
    let noted = try database.rows(
      "SELECT number, value FROM goal_progress WHERE goal_id = ?", .text(id.text),
      make: { ($0.integer("number"), $0.real("value")) })
    for (number, value) in noted {
      try database.run(
        "UPDATE goal_progress SET value = ? WHERE number = ?", .real(change(value)),
        .integer(number))
    }
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

  /// Puts a goal in the place of what it was, with what was noted of it in its unit. Advice that was
  /// given for other words, another measure or another target goes, of whichever server: what they say
  /// now may make it wrong.
  package func put(_ goal: Goal, over before: Goal) throws {
    try put(goal)
    if goal.unit != before.unit, let change = UnitChange(from: before.unit, to: goal.unit) {
      try convertProgress(of: goal.id, change)
    }
    guard !goal.isAdvised(like: before) else { return }
    try database.run("DELETE FROM advice WHERE goal_id = ?", .text(goal.id.text))
  }
}

extension Goal {
  /// Whether what is advised about another one, as this was, is no worse for it.
  package func isAdvised(like other: Goal) -> Bool {
    (title, description, measure, targetValue, unit)
      == (other.title, other.description, other.measure, other.targetValue, other.unit)
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
