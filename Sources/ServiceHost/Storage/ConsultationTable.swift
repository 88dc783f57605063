import Contract
import Database
import Time
import Wellness

/// The consultations, and what each remembers of its goal.
struct ConsultationTable {
  let database: any DatabaseConnection
  let allocator: IdentifierAllocator
  let user: User.ID

  /// Which consultations a list has.
  struct Filter {
    var status: String
    var persona: String?
  }

  /// Tones are somebody's who answers, see `StoredConsultation.coach`.
  private static let hasPersona: SQL = """
    (CAST(?2 AS TEXT) IS NULL OR persona = ?2 OR ?2 = 'general_wellness'
      AND persona IN ('wellness', 'motivational', 'analytical', 'supportive'))
    """

  func nextID() throws -> Consultation.BackendID { try allocator.next(.consultation) }

  func find(_ id: Consultation.BackendID) throws -> StoredConsultation? {
    try database.first(
      ConsultationTable.selectOne, .text(id.text), .text(user.text), make: read)
  }

  /// The same without the counts of its messages, for who says something in it: they take the longer
  /// the more there are.
  func findUncounted(_ id: Consultation.BackendID) throws -> StoredConsultation? {
    try database.first(
      ConsultationTable.selectUncounted, .text(id.text), .text(user.text), make: read)
  }

  /// One page, the youngest first.
  func list(_ filter: Filter, limit: Int, offset: Int) throws -> [StoredConsultation] {
    try database.rows(
      """
      SELECT \(ConsultationTable.columns) FROM consultation_details
        WHERE user_id = ?5 AND status = ?1 AND \(ConsultationTable.hasPersona)
        ORDER BY started_at DESC, number DESC LIMIT ?3 OFFSET ?4
      """,
      .text(filter.status), Value(filter.persona), .integer(Int64(limit)),
      .integer(Int64(offset)), .text(user.text), make: read)
  }

  func count(_ filter: Filter) throws -> Int {
    let count = try database.first(
      """
      SELECT count(*) FROM consultations
        WHERE user_id = ?3 AND status = ?1 AND \(ConsultationTable.hasPersona)
      """,
      .text(filter.status), Value(filter.persona), .text(user.text), make: { $0.integer(0) })
    return Int(count ?? 0)
  }

  /// The youngest active consultation about a goal.
  ///
  /// - Parameter persona: who has to answer in it; `nil` for anyone.
  func active(
    _ persona: Persona? = nil, about goal: Goal.BackendID
  ) throws -> StoredConsultation? {
    let answered: SQL = persona == nil ? "" : "AND persona = ?"
    return try database.first(
      """
      SELECT \(ConsultationTable.columns) FROM consultation_details
        WHERE user_id = ? AND status = 'active' AND goal_id = ? \(answered)
        ORDER BY started_at DESC, number DESC LIMIT 1
      """,
      [.text(user.text), .text(goal.text)] + (persona.map { [.text($0.rawValue)] } ?? []),
      make: read)
  }

  /// The youngest active consultation of a persona with the same context that was not begun about a
  /// goal. None is the same as none, and as a general one about nothing.
  func active(
    _ persona: Persona, contextType: String?, contextID: String?
  ) throws -> StoredConsultation? {
    try database.first(
      """
      SELECT \(ConsultationTable.columns) FROM consultation_details
        WHERE user_id = ?4 AND status = 'active' AND persona = ?1
          AND context_id IS NOT DISTINCT FROM CAST(?3 AS TEXT)
          AND CASE WHEN CAST(?3 AS TEXT) IS NULL
              THEN nullif(context_type, 'general') ELSE context_type END
            IS NOT DISTINCT FROM CASE WHEN CAST(?3 AS TEXT) IS NULL
              THEN nullif(CAST(?2 AS TEXT), 'general') ELSE CAST(?2 AS TEXT) END
        ORDER BY started_at DESC, number DESC LIMIT 1
      """,
      .text(persona.rawValue), Value(contextType), Value(contextID), .text(user.text),
      make: read)
  }

  func insert(_ consultation: StoredConsultation) throws {
    try database.run(
      """
      INSERT INTO consultations (id, persona, status, goal_id, context_type, context_id,
          quick_action, started_at, created_at, updated_at, user_id)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .text(consultation.id.text), .text(consultation.persona.rawValue),
      .text(consultation.status.rawValue), Value(consultation.goalID?.text),
      Value(consultation.contextType), Value(consultation.contextID),
      Value(consultation.quickAction), .integer(consultation.startedAt.milliseconds),
      .integer(consultation.createdAt.milliseconds),
      .integer(consultation.updatedAt.milliseconds), .text(user.text))
  }

  func update(_ consultation: StoredConsultation) throws {
    try database.run(
      """
      UPDATE consultations SET status = ?2, goal_id = ?3, completed_at = ?4,
          last_message_at = ?5, updated_at = ?6, persona = ?8, title = ?9
        WHERE id = ?1 AND user_id = ?7
      """,
      .text(consultation.id.text), .text(consultation.status.rawValue),
      Value(consultation.goalID?.text), Value(consultation.completedAt?.milliseconds),
      Value(consultation.lastMessageAt?.milliseconds),
      .integer(consultation.updatedAt.milliseconds), .text(user.text),
      .text(consultation.persona.rawValue), Value(consultation.title))
  }

  /// Notes that something is said in a consultation.
  ///
  /// - Returns: whether it is active.
  func noteMessage(in id: Consultation.BackendID, at now: Instant) throws -> Bool {
    try database.run(
      """
      UPDATE consultations SET last_message_at = ?2, updated_at = ?2
        WHERE id = ?1 AND user_id = ?3 AND status = 'active'
      """,
      .text(id.text), .integer(now.milliseconds), .text(user.text)) == 1
  }

  func delete(_ id: Consultation.BackendID) throws {
    try database.run(
      "DELETE FROM consultations WHERE id = ? AND user_id = ?", .text(id.text), .text(user.text))
  }

  /// Lets a consultation remember a goal.
  func remember(_ goal: GoalSnapshot, in id: Consultation.BackendID) throws {
    try database.run(
      """
      INSERT INTO goal_snapshots (consultation_id, \(ConsultationTable.snapshotColumns), user_id)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (consultation_id) DO UPDATE SET goal_id = excluded.goal_id,
          title = excluded.title, description = excluded.description, type = excluded.type,
          start_date = excluded.start_date, target_date = excluded.target_date,
          initial_value = excluded.initial_value, current_value = excluded.current_value,
          target_value = excluded.target_value, unit = excluded.unit,
          recurrence = excluded.recurrence, measure = excluded.measure
      """,
      .text(id.text), .text(goal.goalID.text), .text(goal.title), .text(goal.description),
      .text(goal.type.rawValue), .text(goal.startDate.description),
      Value(goal.targetDate?.description), .real(goal.initialValue), .real(goal.currentValue),
      .real(goal.targetValue), .text(goal.unit), Value(goal.recurrence?.rawValue),
      .text(goal.reading.text), .text(user.text))
  }

  /// Brings up to date what consultations remember of a goal, which is being deleted.
  func rememberLast(_ goal: GoalSnapshot) throws {
    try database.run(
      """
      UPDATE goal_snapshots SET title = ?, description = ?, type = ?, start_date = ?,
          target_date = ?, initial_value = ?, current_value = ?, target_value = ?, unit = ?,
          recurrence = ?, measure = ?
        WHERE goal_id = ? AND user_id = ?
      """,
      .text(goal.title), .text(goal.description), .text(goal.type.rawValue),
      .text(goal.startDate.description), Value(goal.targetDate?.description),
      .real(goal.initialValue), .real(goal.currentValue), .real(goal.targetValue),
      .text(goal.unit), Value(goal.recurrence?.rawValue), .text(goal.reading.text),
      .text(goal.goalID.text), .text(user.text))
  }

  /// The last few in which something was said since a moment, and of those about a goal.
  ///
  /// - Parameter consultation: left out.
  func last(
    _ count: Int, since moment: Instant, orAbout goal: Goal.BackendID?,
    except consultation: Consultation.BackendID?
  ) throws -> [Consultation.BackendID] {
    try database.rows(
      """
      SELECT id FROM
        (SELECT id FROM consultations
          WHERE user_id = ?1 AND last_message_at >= ?2 AND id IS DISTINCT FROM CAST(?4 AS TEXT)
          ORDER BY last_message_at DESC LIMIT ?5) AS recent
      UNION SELECT id FROM
        (SELECT c.id FROM goal_snapshots s JOIN consultations c ON c.id = s.consultation_id
          WHERE s.goal_id = ?3 AND c.user_id = ?1 AND c.id IS DISTINCT FROM CAST(?4 AS TEXT)
          ORDER BY c.last_message_at DESC LIMIT ?5) AS about
      ORDER BY id
      """,
      .text(user.text), .integer(moment.milliseconds), Value(goal?.text),
      Value(consultation?.text), .integer(Int64(count)), make: { Identifier($0.text(0)) })
  }

  /// What a consultation remembers of its goal.
  func snapshot(in id: Consultation.BackendID) throws -> GoalSnapshot? {
    try database.first(
      ConsultationTable.selectSnapshot, .text(id.text), .text(user.text)
    ) { row in
      let recurrence = row.optionalText("recurrence").flatMap(Recurrence.init(rawValue:))
      let reading =
        GoalMeasure.Reading(text: row.text("measure"))
        ?? GoalMeasure.reading(
          title: row.text("title"), unit: row.text("unit"),
          type: GoalType(rawValue: row.text("type")), target: row.real("target_value"),
          initial: row.real("initial_value"), recurrence: recurrence)
      return GoalSnapshot(
        goalID: Identifier(row.text("goal_id")), title: row.text("title"),
        description: row.text("description"), type: GoalType(rawValue: row.text("type")),
        startDate: try row.date("start_date"),
        targetDate: try row.optionalDate("target_date"), initialValue: row.real("initial_value"),
        currentValue: row.real("current_value"), targetValue: row.real("target_value"),
        unit: row.text("unit"),
        recurrence: recurrence, reading: reading)
    }
  }

  private static let snapshotColumns: SQL = """
    goal_id, title, description, type, start_date, target_date, initial_value, current_value,
    target_value, unit, recurrence, measure
    """

  private static let selectSnapshot: SQL =
    "SELECT \(snapshotColumns) FROM goal_snapshots WHERE consultation_id = ? AND user_id = ?"

  /// What `read` reads.
  private static let columns: SQL = "\(ownColumns), user_messages, other_messages"

  private static let ownColumns: SQL = """
    id, persona, status, goal_id, context_type, context_id, quick_action, title, started_at,
    completed_at, last_message_at, created_at, updated_at, user_id
    """

  private static let selectUncounted: SQL = """
    SELECT \(ownColumns), 0 AS user_messages, 0 AS other_messages FROM consultations
      WHERE id = ? AND user_id = ?
    """

  private static let selectOne: SQL =
    "SELECT \(columns) FROM consultation_details WHERE id = ? AND user_id = ?"

  private func read(_ row: Row) throws -> StoredConsultation {
    StoredConsultation(
      id: Identifier(row.text("id")), persona: Persona(rawValue: row.text("persona")),
      status: ConsultationStatus(rawValue: row.text("status")),
      goalID: row.optionalIdentifier("goal_id"),
      contextType: row.optionalText("context_type"), contextID: row.optionalText("context_id"),
      quickAction: row.optionalText("quick_action"), title: row.optionalText("title"),
      startedAt: row.instant("started_at"),
      completedAt: row.optionalInstant("completed_at"),
      lastMessageAt: row.optionalInstant("last_message_at"),
      createdAt: row.instant("created_at"), updatedAt: row.instant("updated_at"),
      userID: Identifier(row.text("user_id")), userMessages: Int(row.integer("user_messages")),
      otherMessages: Int(row.integer("other_messages")))
  }
}

/// A consultation as the backend keeps it.
struct StoredConsultation {
  let id: Consultation.BackendID
  /// As its client named it, see `coach`.
  var persona: Persona
  var status: ConsultationStatus
  /// The goal it is about: from the start, or since a goal was linked to it.
  var goalID: Goal.BackendID?
  let contextType: String?
  let contextID: String?
  let quickAction: String?
  /// What its client calls it.
  var title: String?
  let startedAt: Instant
  var completedAt: Instant?
  var lastMessageAt: Instant?
  let createdAt: Instant
  var updatedAt: Instant
  let userID: User.ID
  var userMessages = 0
  /// Without an answer that is still streaming.
  var otherMessages = 0

  /// Who answers, which none of the tones is that the oldest clients name.
  var coach: Persona { Persona.tones.contains(persona) ? .generalWellness : persona }

  /// The consultation on the wire, as all but the oldest clients have it.
  ///
  /// Ideas for goals can be drawn from it once both sides have said two things, and it is about no
  /// goal yet.
  var body: ConsultationBody {
    ConsultationBody(
      id: id, userID: userID.text, persona: coach, status: status, goalID: goalID,
      contextType: contextType, contextID: contextID, quickAction: quickAction,
      startedAt: startedAt, completedAt: completedAt, lastMessageAt: lastMessageAt,
      messageCount: userMessages + otherMessages, title: title, createdAt: createdAt,
      updatedAt: updatedAt,
      canSuggestGoals: goalID == nil && userMessages >= 2 && otherMessages >= 2)
  }
}
