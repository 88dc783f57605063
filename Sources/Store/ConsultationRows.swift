import SQLite
import Time
import Wellness

/// Consultations and their messages.
extension Store {
  /// Some consultations of the server, the one spoken in last first.
  ///
  /// - Parameter status: only those that stand so; all when `nil`.
  package func consultations(
    _ status: ConsultationStatus? = nil, limit: Int = .max, offset: Int = 0
  ) throws -> [Consultation] {
    let isChosen: SQL = status == nil ? "" : "AND status = ?"
    return try database.rows(
      """
      \(Store.selectConsultations) AND is_deleted = 0 \(isChosen)
      \(Store.lastSpokenInFirst) LIMIT ? OFFSET ?
      """,
      [.text(server)] + (status.map { [.text($0.rawValue)] } ?? [])
        + [.integer(Int64(limit)), .integer(Int64(offset))], make: Store.consultation)
  }

  /// How many consultations of the server there are, those alone that stand so where it is given.
  package func consultationCount(_ status: ConsultationStatus? = nil) throws -> Int {
    try database.first(
      """
      SELECT count(*) FROM consultations
      WHERE server = ?1 AND (?2 IS NULL OR status = ?2) AND is_deleted = 0
      """, .text(server), Value(status?.rawValue), make: { Int($0.integer(0)) }) ?? 0
  }

  /// All consultations of the server with what names them: their own title, that of their goal,
  /// and what a user said first where there is neither.
  package func namedConsultations() throws -> [(
    consultation: Consultation, goalTitle: String?, firstWords: String?
  )] {
    try database.rows(
      """
      SELECT \(Store.consultationColumns), g.title AS goal_title,
        CASE WHEN c.title IS NULL AND g.title IS NULL THEN
          (SELECT substr(content, 1, 200) FROM messages
            WHERE consultation_id = c.id AND role = 'user' ORDER BY place LIMIT 1) END AS first_words
      FROM consultations c LEFT JOIN goals g ON g.id = goal_id AND g.is_deleted = 0
      WHERE server = ? AND c.is_deleted = 0
      \(Store.lastSpokenInFirst)
      """, .text(server)
    ) { (Store.consultation($0), $0.optionalText("goal_title"), $0.optionalText("first_words")) }
  }

  /// The consultation of that id; `nil` where there is none.
  ///
  /// - Parameter evenDeleted: whether one counts that was deleted and that the server may still
  ///   have to hear of.
  package func consultation(
    _ id: Consultation.LocalID, evenDeleted: Bool = false
  ) throws -> Consultation? {
    try database.first(
      Store.selectConsultation, .text(server), .text(id.text), .integer(evenDeleted ? 1 : 0),
      make: Store.consultation)
  }

  /// The consultation that the server knows by this id, be it deleted here.
  package func consultation(of backendID: Consultation.BackendID) throws -> Consultation? {
    try database.first(
      "\(Store.selectConsultations) AND backend_id = ?", .text(server), .text(backendID.text),
      make: Store.consultation)
  }

  /// Stores a consultation, a new one or one that has changed.
  package func put(_ consultation: Consultation) throws {
    try database.run(
      """
      INSERT INTO consultations
        (id, server, backend_id, persona, status, goal_id, started_at, title)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET backend_id = excluded.backend_id,
        persona = excluded.persona, status = excluded.status, goal_id = excluded.goal_id,
        title = excluded.title
      """,
      .text(consultation.id.text), .text(server), Value(consultation.backendID?.text),
      .text(consultation.persona.rawValue), .text(consultation.status.rawValue),
      Value(consultation.goalID?.text), .integer(consultation.startedAt.milliseconds),
      Value(consultation.title))
  }

  /// Deletes a consultation with what was said in it; what is left keeps it from coming back from
  /// the server.
  package func delete(_ id: Consultation.LocalID) throws {
    try transaction {
      try database.run("UPDATE consultations SET is_deleted = 1 WHERE id = ?", .text(id.text))
      try changingMessages {
        try database.run("DELETE FROM messages WHERE consultation_id = ?", .text(id.text))
      }
      try database.run(
        "UPDATE goals SET consultation_id = NULL WHERE consultation_id = ?", .text(id.text))
    }
  }

  package func isDeleted(_ id: Consultation.LocalID) throws -> Bool {
    try database.first(
      "SELECT 1 FROM consultations WHERE id = ? AND is_deleted", .text(id.text),
      make: { _ in true }) ?? false
  }

  /// The last messages of a consultation, oldest first.
  package func messages(
    of consultation: Consultation.LocalID, last count: Int
  ) throws -> [Message] {
    try database.rows(
      """
      SELECT \(Store.messageColumns) FROM messages m
      WHERE consultation_id = ? ORDER BY place DESC LIMIT ?
      """, .text(consultation.text), .integer(Int64(count)), make: Store.message
    ).reversed()
  }

  /// How many messages a consultation has here.
  package func messageCount(of consultation: Consultation.LocalID) throws -> Int {
    try database.first(
      "SELECT count(*) FROM messages WHERE consultation_id = ?", .text(consultation.text),
      make: { Int($0.integer(0)) }) ?? 0
  }

  /// Appends a message to those of a consultation, unless there is one of its id.
  ///
  /// - Returns: whether there was none.
  @discardableResult
  package func append(
    _ message: Message, to consultation: Consultation.LocalID
  ) throws -> Bool {
    try insert(Store.appendMessage, message, consultation) > 0
  }

  /// Puts messages before all others.
  package func prepend(_ messages: [Message], to consultation: Consultation.LocalID) throws {
    try transaction {
      for message in messages.reversed() {
        _ = try insert(Store.prependMessage, message, consultation)
      }
    }
  }

  private func insert(
    _ sql: SQL, _ message: Message, _ consultation: Consultation.LocalID
  ) throws -> Int {
    try changingMessages {
      try database.run(
        sql, .text(message.id.text), .text(consultation.text), .text(message.role.rawValue),
        .text(message.content), .text(message.state.rawValue),
        .integer(message.createdAt.milliseconds))
    }
  }

  // The last place and not the largest: an aggregate would have its own memory each time.
  private static let appendMessage = insertMessage(
    at: "16 + coalesce((SELECT place FROM messages WHERE place > 0 ORDER BY place DESC LIMIT 1), 0)"
  )

  private static let prependMessage = insertMessage(
    at: "(SELECT coalesce(min(place), 0) - 16 FROM messages)")

  private static func insertMessage(at place: SQL) -> SQL {
    """
    INSERT INTO messages (place, id, consultation_id, role, content, state, created_at)
    VALUES (\(place), ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
    """
  }

  /// What `message` reads, of a message `m`.
  static let messageColumns: SQL = "m.id, m.role, m.content, m.state, m.created_at"

  /// Puts an answer that came late right behind its question. Places are 16 apart, so that there
  /// is room.
  package func move(_ answer: Message.ID, behind question: Message.ID) throws {
    try changingMessages {
      try database.run(
        "UPDATE messages SET place = 1 + (SELECT place FROM messages WHERE id = ?) WHERE id = ?",
        .text(question.text), .text(answer.text))
    }
  }

  /// Puts a message behind all others.
  package func moveToEnd(_ message: Message.ID) throws {
    try changingMessages {
      try database.run(
        "UPDATE messages SET place = 16 + (SELECT max(place) FROM messages) WHERE id = ?",
        .text(message.text))
    }
  }

  /// Notes how far a message has come.
  package func mark(_ message: Message.ID, _ state: Message.State) throws {
    try changingMessages {
      try database.run(
        "UPDATE messages SET state = ? WHERE id = ?", .text(state.rawValue), .text(message.text))
    }
  }

  /// Notes how far a message has come that had come so far, by one shell alone.
  ///
  /// - Returns: whether it is this one.
  package func mark(
    _ message: Message.ID, from state: Message.State, to next: Message.State
  ) throws -> Bool {
    try changingMessages {
      try database.run(
        "UPDATE messages SET state = ? WHERE id = ? AND state = ?", .text(next.rawValue),
        .text(message.text), .text(state.rawValue))
    } == 1
  }

  /// Replaces what a message says, and how far it has come.
  package func replace(
    _ message: Message.ID, content: String, _ state: Message.State
  ) throws {
    try changingMessages {
      try database.run(
        "UPDATE messages SET content = ?, state = ? WHERE id = ?", .text(content),
        .text(state.rawValue), .text(message.text))
    }
  }

  /// What `consultation` reads, of a consultation `c`.
  private static let consultationColumns: SQL =
    "c.id, c.backend_id, c.persona, c.status, c.goal_id, c.started_at, c.title"

  /// Those of the server, which is the first value.
  private static let selectConsultations: SQL =
    "SELECT \(consultationColumns) FROM consultations c WHERE server = ?"

  private static let selectConsultation: SQL =
    "\(selectConsultations) AND id = ? AND (is_deleted = 0 OR ?)"

  /// Orders consultations `c` by when something was said in them.
  private static let lastSpokenInFirst: SQL = """
    ORDER BY
      coalesce(
        (SELECT created_at FROM messages WHERE consultation_id = c.id
          ORDER BY place DESC LIMIT 1), started_at) DESC,
      started_at DESC, c.id
    """

  /// Whether any message has this id.
  package func hasMessage(_ id: Message.ID) throws -> Bool {
    try database.first(
      "SELECT 1 FROM messages WHERE id = ?", .text(id.text), make: { _ in true }) ?? false
  }

  /// The first thing that a user said in a consultation.
  package func firstWords(in consultation: Consultation.LocalID) throws -> String? {
    try database.first(
      """
      SELECT content FROM messages WHERE consultation_id = ? AND role = 'user'
      ORDER BY place LIMIT 1
      """, .text(consultation.text), make: { $0.text(0) })
  }

  private static func consultation(_ row: Row) -> Consultation {
    Consultation(
      id: Consultation.LocalID(row.text("id")),
      backendID: row.optionalText("backend_id").map { Consultation.BackendID($0) },
      persona: Persona(rawValue: row.text("persona")),
      status: ConsultationStatus(rawValue: row.text("status")),
      goalID: row.optionalText("goal_id").map { Goal.LocalID($0) },
      title: row.optionalText("title"),
      startedAt: Instant(milliseconds: row.integer("started_at")))
  }

  static func message(_ row: Row) throws -> Message {
    guard let role = Message.Role(rawValue: row.text("role")),
      let state = Message.State(rawValue: row.text("state"))
    else { throw UnreadableRow("message \(row.text("id")) is not readable") }
    return Message(
      id: Message.ID(row.text("id")), role: role, content: row.text("content"), state: state,
      createdAt: Instant(milliseconds: row.integer("created_at")))
  }
}
