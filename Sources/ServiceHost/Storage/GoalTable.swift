import Coach
import Contract
import Database
import Time
import Wellness

/// The goals and the values that were recorded for them.
struct GoalTable {
  let database: any DatabaseConnection
  let allocator: IdentifierAllocator
  let user: User.ID
  /// How many values are kept of a goal; `nil` for any number.
  let mostValues: Int?

  /// Which goals a list has.
  struct Filter {
    var type: String?
    var status: String?
    /// `nil` for goals of any type; none for no goal at all.
    var types: [String]?

    var isEmpty: Bool { type == nil && status == nil && types == nil }

    /// As SQL looks through them, between commas.
    fileprivate var list: String? { types.map { "," + $0.joined(separator: ",") + "," } }
  }

  func nextID() throws -> Goal.BackendID { try allocator.next(.goal) }

  func find(_ id: Goal.BackendID) throws -> StoredGoal? {
    try database.first(
      "SELECT \(GoalTable.columns) FROM goals WHERE id = ? AND user_id = ?", .text(id.text),
      .text(user.text), make: read)
  }

  /// One page in the order of creation, and how many goals there are in all.
  func page(_ filter: Filter, limit: Int, offset: Int) throws -> Page<StoredGoal> {
    guard filter.isEmpty else {
      return Page(
        elements: try list(filter, limit: limit, offset: offset), total: try count(filter))
    }
    // What stands before the page need not be looked at.
    var total: Int?
    let goals = try database.rows(
      """
      SELECT \(GoalTable.columns), (SELECT count(*) FROM goals WHERE user_id = ?1) AS total
      FROM goals
        WHERE user_id = ?1 ORDER BY number LIMIT ?2 OFFSET ?3
      """,
      .text(user.text), .integer(Int64(limit)), .integer(Int64(offset))
    ) { row in
      if total == nil { total = Int(row.integer("total")) }
      return try read(row)
    }
    return Page(elements: goals, total: try total ?? count(filter))
  }

  /// One page in the order of creation.
  func list(_ filter: Filter, limit: Int, offset: Int) throws -> [StoredGoal] {
    try database.rows(
      """
      SELECT \(GoalTable.columns) FROM goals
        WHERE user_id = ?5 AND (CAST(?1 AS TEXT) IS NULL OR type = ?1)
          AND (CAST(?2 AS TEXT) IS NULL OR status = ?2)
          AND (CAST(?6 AS TEXT) IS NULL OR CAST(?6 AS TEXT) LIKE '%,' || type || ',%')
        ORDER BY number LIMIT ?3 OFFSET ?4
      """,
      Value(filter.type), Value(filter.status), .integer(Int64(limit)), .integer(Int64(offset)),
      .text(user.text), Value(filter.list), make: read)
  }

  /// Those that changed last, in the order of their creation.
  func recent(limit: Int) throws -> [StoredGoal] {
    try database.rows(
      """
      SELECT \(GoalTable.columns) FROM goals WHERE number IN (
          SELECT number FROM goals WHERE user_id = ? ORDER BY updated_at DESC, number DESC LIMIT ?)
        ORDER BY number
      """,
      .text(user.text), .integer(Int64(limit)), make: read)
  }

  /// The youngest ones of a status, the youngest first.
  func latest(_ status: GoalStatus, limit: Int) throws -> [StoredGoal] {
    try database.rows(
      """
      SELECT \(GoalTable.columns) FROM goals WHERE user_id = ? AND status = ?
        ORDER BY number DESC LIMIT ?
      """,
      .text(user.text), .text(status.rawValue), .integer(Int64(limit)), make: read)
  }

  func count(_ filter: Filter) throws -> Int {
    if filter.isEmpty {
      return try database.first(
        "SELECT count(*) FROM goals WHERE user_id = ?", .text(user.text),
        make: { Int($0.integer(0)) }) ?? 0
    }
    let count = try database.first(
      """
      SELECT count(*) FROM goals
        WHERE user_id = ?3 AND (CAST(?1 AS TEXT) IS NULL OR type = ?1)
          AND (CAST(?2 AS TEXT) IS NULL OR status = ?2)
          AND (CAST(?4 AS TEXT) IS NULL OR CAST(?4 AS TEXT) LIKE '%,' || type || ',%')
      """,
      Value(filter.type), Value(filter.status), .text(user.text), Value(filter.list),
      make: { $0.integer(0) })
    return Int(count ?? 0)
  }

  /// Another text whenever a goal was made, changed or deleted: how many there are, and the sum of
  /// the times at which they changed last.
  func state() throws -> String {
    try database.first(
      "SELECT count(*) AS count, coalesce(sum(updated_at), 0) AS sum FROM goals WHERE user_id = ?",
      .text(user.text), make: { "\($0.integer("count"))-\($0.integer("sum"))" }) ?? ""
  }

  func insert(_ goal: StoredGoal) throws {
    try database.run(
      """
      INSERT INTO goals (id, title, description, type, start_date, target_date, initial_value,
          current_value, target_value, unit, status, recurrence, valued_on, conversation_id,
          completed_at, created_at, updated_at, user_id, recurrence_end, recurrence_days, measure)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .text(goal.id.text), .text(goal.title), .text(goal.description), .text(goal.type.rawValue),
      .text(goal.startDate.description), Value(goal.targetDate?.description),
      .real(goal.initialValue), .real(goal.storedValue), .real(goal.targetValue),
      .text(goal.unit), .text(goal.status.rawValue), Value(goal.recurrence?.rawValue),
      .text(goal.valuedOn.description), Value(goal.conversationID?.text),
      Value(goal.completedAt?.milliseconds), .integer(goal.createdAt.milliseconds),
      .integer(goal.updatedAt.milliseconds), .text(user.text),
      Value(goal.recurrenceEnd?.description), Value(days: goal.recurrenceDays),
      .text(goal.reading.text))
  }

  func update(_ goal: StoredGoal) throws {
    try database.run(
      """
      UPDATE goals SET title = ?2, description = ?3, type = ?4, target_date = ?5,
          current_value = ?6, target_value = ?7, unit = ?8, status = ?9, valued_on = ?10,
          conversation_id = ?11, completed_at = ?12, updated_at = ?13, recurrence = ?15,
          recurrence_end = ?16, initial_value = ?17, recurrence_days = ?18,
          sent_value = ?19, measure = ?20
        WHERE id = ?1 AND user_id = ?14
      """,
      .text(goal.id.text), .text(goal.title), .text(goal.description), .text(goal.type.rawValue),
      Value(goal.targetDate?.description), .real(goal.storedValue), .real(goal.targetValue),
      .text(goal.unit), .text(goal.status.rawValue), .text(goal.valuedOn.description),
      Value(goal.conversationID?.text), Value(goal.completedAt?.milliseconds),
      .integer(goal.updatedAt.milliseconds), .text(user.text), Value(goal.recurrence?.rawValue),
      Value(goal.recurrenceEnd?.description), .real(goal.initialValue),
      Value(days: goal.recurrenceDays), Value(goal.sentValue), .text(goal.reading.text))
  }

  /// Links a goal to the consultation that is about it.
  func link(
    _ id: Goal.BackendID, to consultation: Consultation.BackendID, at now: Instant
  ) throws {
    try database.run(
      """
      UPDATE goals SET conversation_id = ?2,
          updated_at = CASE WHEN updated_at < ?3 THEN ?3 ELSE updated_at + 1 END
        WHERE id = ?1 AND user_id = ?4
      """,
      .text(id.text), .text(consultation.text), .integer(now.milliseconds), .text(user.text))
  }

  /// Takes the link to a consultation, which is being deleted, from every goal that has it.
  func unlink(_ consultation: Consultation.BackendID, at now: Instant) throws {
    try database.run(
      """
      UPDATE goals SET conversation_id = NULL,
          updated_at = CASE WHEN updated_at < ?2 THEN ?2 ELSE updated_at + 1 END
        WHERE conversation_id = ?1 AND user_id = ?3
      """,
      .text(consultation.text), .integer(now.milliseconds), .text(user.text))
  }

  func delete(_ id: Goal.BackendID) throws {
    try database.run(
      "DELETE FROM goals WHERE id = ? AND user_id = ?", .text(id.text), .text(user.text))
  }

  /// Writes down the value that a goal has on a date.
  ///
  /// - Parameter told: when the message was said that told it, where that is known.
  func record(
    _ value: Double, of id: Goal.BackendID, on date: CalendarDate, at now: Instant,
    toldAt told: Instant? = nil
  ) throws {
    try database.run(
      """
      INSERT INTO progress_entries (goal_id, date, value, user_id, noted_at, told_at)
        VALUES (?, ?, ?, ?, ?, ?)
      """,
      .text(id.text), .text(date.description), .real(value), .text(user.text),
      .integer(now.milliseconds), Value(told?.milliseconds))
    if let mostValues { try forgetValues(of: id, beyond: mostValues) }
  }

  /// Forgets values of a goal that has too many: those that another one of their day follows, which
  /// is the one that counts, and where that isn't enough, the oldest.
  private func forgetValues(of id: Goal.BackendID, beyond most: Int) throws {
    let count = try database.first(
      "SELECT count(*) FROM progress_entries WHERE goal_id = ?", .text(id.text),
      make: { Int($0.integer(0)) })
    guard let count, count > most else { return }
    let forgotten = try database.run(
      """
      DELETE FROM progress_entries WHERE goal_id = ?1 AND user_id = ?2 AND number NOT IN
        (SELECT max(number) FROM progress_entries WHERE goal_id = ?1 GROUP BY date)
      """,
      .text(id.text), .text(user.text))
    guard count - forgotten > most else { return }
    try database.run(
      """
      DELETE FROM progress_entries WHERE goal_id = ?1 AND user_id = ?2 AND number <=
        (SELECT number FROM progress_entries WHERE goal_id = ?1
          ORDER BY number DESC LIMIT 1 OFFSET ?3)
      """,
      .text(id.text), .text(user.text), .integer(Int64(most)))
  }

  /// How many values are written at once.
  private static let batch = 100

  /// Has the recorded values in another unit.
  func convertEntries(of id: Goal.BackendID, by change: UnitChange) throws {
    let recorded = try database.rows(
      "SELECT number, value FROM progress_entries WHERE goal_id = ? AND user_id = ?",
      .text(id.text), .text(user.text), make: { ($0.integer("number"), $0.real("value")) })
    for start in stride(from: 0, to: recorded.count, by: GoalTable.batch) {
      let some = recorded[start..<min(start + GoalTable.batch, recorded.count)]
      let row = "(CAST(? AS BIGINT), CAST(? AS DOUBLE PRECISION))"
      let rows = SQL(stringLiteral: some.map { _ in row }.joined(separator: ", "))
      var values: [Value] = []
      for (number, value) in some { values += [.integer(number), .real(change(value))] }
      _ = try database.change(
        """
        WITH converted (number, value) AS (VALUES \(rows))
        UPDATE progress_entries SET value = converted.value FROM converted
          WHERE progress_entries.number = converted.number AND user_id = ?
        """,
        values + [.text(user.text)])
    }
  }

  /// The recorded values as the coach takes them, oldest first.
  func coachEntries(of id: Goal.BackendID) throws -> [CoachFacts.Entry] {
    try database.rows(
      """
      SELECT date, value, noted_at, told_at FROM progress_entries
        WHERE goal_id = ? AND user_id = ? ORDER BY number
      """,
      .text(id.text), .text(user.text)
    ) {
      CoachFacts.Entry(
        date: try $0.date("date"), value: $0.real("value"), at: $0.optionalInstant("noted_at"),
        toldAt: $0.optionalInstant("told_at"))
    }
  }

  /// How often advice was given for a goal.
  func given(of id: Goal.BackendID) throws -> CoachFacts.Given {
    try database.first(
      "SELECT tips_given, steps_given FROM goals WHERE id = ? AND user_id = ?", .text(id.text),
      .text(user.text),
      make: {
        CoachFacts.Given(tips: Int($0.integer("tips_given")), steps: Int($0.integer("steps_given")))
      })
      ?? CoachFacts.Given()
  }

  /// Counts that tips, or next steps, were given for a goal, which doesn't change it.
  func countGiven(tips: Int = 0, steps: Int = 0, of id: Goal.BackendID) throws {
    try database.run(
      """
      UPDATE goals SET tips_given = tips_given + ?3, steps_given = steps_given + ?4
        WHERE id = ?1 AND user_id = ?2
      """,
      .text(id.text), .text(user.text), .integer(Int64(tips)), .integer(Int64(steps)))
  }

  /// What `read` reads.
  private static let columns: SQL = """
    id, title, description, type, start_date, target_date, initial_value, current_value,
    target_value, unit, status, recurrence, valued_on, conversation_id, completed_at, created_at,
    updated_at, recurrence_end, recurrence_days, sent_value, measure
    """

  private func read(_ row: Row) throws -> StoredGoal {
    // Rows that a session brings from an earlier version have none.
    let reading = row.withText("measure", GoalMeasure.Reading.init(utf8:))
    var goal = StoredGoal(
      id: Identifier(lowercase: row.text("id")), title: row.text("title"),
      description: row.text("description"),
      type: GoalType(rawValue: row.text("type")), startDate: try row.date("start_date"),
      targetDate: try row.optionalDate("target_date"), sentValue: row.optionalReal("sent_value"),
      initialValue: row.real("initial_value"), storedValue: row.real("current_value"),
      targetValue: row.real("target_value"), unit: row.text("unit"),
      status: GoalStatus(rawValue: row.text("status")),
      recurrence: row.optionalText("recurrence").flatMap(Recurrence.init(rawValue:)),
      recurrenceEnd: try row.optionalDate("recurrence_end"),
      recurrenceDays: row.days("recurrence_days"),
      valuedOn: try row.date("valued_on"),
      conversationID: row.optionalIdentifier("conversation_id"),
      completedAt: row.optionalInstant("completed_at"), createdAt: row.instant("created_at"),
      updatedAt: row.instant("updated_at"), userID: user, reading: reading ?? .unread)
    if reading == nil { goal.readMeasure() }
    return goal
  }
}

extension Value {
  /// The days of a week as their digits, or null for every day.
  fileprivate init(days: RecurrenceDays) {
    self = days.isEmpty ? .null : .text(days.map(String.init).joined())
  }
}

extension Row {
  fileprivate func days(_ column: Column) -> RecurrenceDays {
    optionalText(column)?.compactMap(\.wholeNumberValue) ?? []
  }
}

extension GoalTable {
  /// Reads the measures of goals, and of what consultations remember of them, that an earlier version
  /// has stored without.
  static let readMeasures: @Sendable (any DatabaseConnection) throws -> Void = { database in
    let tables: [(name: SQL, key: SQL)] = [("goals", "id"), ("goal_snapshots", "consultation_id")]
    for table in tables {
      let measures = try database.rows(
        """
        SELECT \(table.key) AS key, title, unit, type, target_value, initial_value, recurrence
          FROM \(table.name)
        """
      ) { row in
        let reading = GoalMeasure.reading(
          title: row.text("title"), unit: row.text("unit"),
          type: GoalType(rawValue: row.text("type")), target: row.real("target_value"),
          initial: row.real("initial_value"),
          recurrence: row.optionalText("recurrence").flatMap(Recurrence.init(rawValue:)))
        return (key: row.text("key"), text: reading.text)
      }
      for measure in measures {
        try database.run(
          "UPDATE \(table.name) SET measure = ? WHERE \(table.key) = ?", .text(measure.text),
          .text(measure.key))
      }
    }
  }
}
