import Coach
import Contract
import Database
import Time
import Wellness

/// What was said, in the order in which it was said.
struct MessageTable {
  let database: any DatabaseConnection
  let allocator: IdentifierAllocator
  /// Of the server whose answers these are; `nil` where there is only one.
  let lease: ServerLease?
  let user: User.ID

  /// One page, oldest first, without an answer that still streams.
  func list(
    in consultation: Consultation.BackendID, limit: Int, offset: Int
  ) throws -> [StoredMessage] {
    try database.rows(
      """
      \(MessageTable.select) WHERE consultation_id = ? AND user_id = ? AND state <> 'streaming'
        ORDER BY number LIMIT ? OFFSET ?
      """,
      .text(consultation.text), .text(user.text), .integer(Int64(limit)),
      .integer(Int64(offset)), make: read)
  }

  func count(in consultation: Consultation.BackendID) throws -> Int {
    let count = try database.first(
      """
      SELECT count(*) FROM messages
        WHERE consultation_id = ? AND user_id = ? AND state <> 'streaming'
      """,
      .text(consultation.text), .text(user.text), make: { $0.integer(0) })
    return Int(count ?? 0)
  }

  /// What was said last before a message and after another one, oldest first.
  func last(
    _ count: Int, before number: Int64, after other: Int64 = 0,
    in consultation: Consultation.BackendID
  ) throws -> [StoredMessage] {
    try database.rows(
      MessageTable.selectLast, .text(consultation.text), .text(user.text), .integer(number),
      .integer(other), .integer(Int64(count)),
      make: read
    ).reversed()
  }

  /// What the coach remembers with the last whole answer before a message; `nil` where no answer has
  /// anything, or nothing that can be read.
  func memory(
    before number: Int64, in consultation: Consultation.BackendID
  ) throws -> (answer: Int64, state: ChatState)? {
    let last = try database.first(
      """
      SELECT number, coach_state FROM messages
        WHERE consultation_id = ? AND user_id = ? AND number < ? AND state = 'whole'
          AND coach_state IS NOT NULL
        ORDER BY number DESC LIMIT 1
      """, .text(consultation.text), .text(user.text), .integer(number)
    ) { (answer: $0.integer("number"), text: $0.text("coach_state")) }
    return last.flatMap { last in ChatState(last.text).map { (last.answer, $0) } }
  }

  /// An answer, what it answers, and all that was said since, before a message, oldest first.
  func since(
    _ answer: Int64, before number: Int64, in consultation: Consultation.BackendID
  ) throws -> [StoredMessage] {
    try database.rows(
      MessageTable.selectSince, .text(consultation.text), .text(user.text), .integer(number),
      .integer(answer), make: read)
  }

  /// What the user said last in the consultations about a goal, newest first.
  func said(about goal: Goal.BackendID, most count: Int) throws -> [String] {
    try database.rows(
      """
      SELECT content FROM messages WHERE user_id = ?2 AND role = 'user' AND consultation_id IN
        (SELECT consultation_id FROM goal_snapshots WHERE goal_id = ?1 AND user_id = ?2)
        ORDER BY number DESC LIMIT ?3
      """,
      .text(goal.text), .text(user.text), .integer(Int64(count)), make: { $0.text(0) })
  }

  /// When a message of a chat about a goal was said.
  ///
  /// - Parameter id: the message's own, or the one that its client gave it.
  func time(of id: String, about goal: Goal.BackendID) throws -> Instant? {
    try database.first(
      """
      SELECT m.created_at FROM goal_snapshots s JOIN messages m
        ON m.consultation_id = s.consultation_id AND (m.client_id = ?1 OR m.id = ?1)
        WHERE s.goal_id = ?2 AND m.user_id = ?3 AND m.role = 'user'
      """,
      .text(id.lowercased()), .text(goal.text), .text(user.text),
      make: { $0.instant("created_at") })
  }

  /// Whether an answer streams in a consultation.
  func isStreaming(in consultation: Consultation.BackendID) throws -> Bool {
    try database.first(
      """
      SELECT 1 FROM messages
        WHERE consultation_id = ? AND user_id = ? AND state = 'streaming' LIMIT 1
      """,
      .text(consultation.text), .text(user.text), make: { _ in true }) ?? false
  }

  /// The message that a device gave an id.
  func find(
    _ clientID: Message.ID, in consultation: Consultation.BackendID
  ) throws -> StoredMessage? {
    try database.first(
      MessageTable.selectByClientID,
      .text(consultation.text), .text(clientID.text), .text(user.text), make: read)
  }

  func answer(to message: StoredMessage) throws -> StoredMessage? {
    try database.first(
      MessageTable.selectAnswer,
      .integer(message.number), .text(user.text), make: read)
  }

  /// Stores what a user said.
  func insert(
    _ content: String, clientID: Message.ID?, in consultation: Consultation.BackendID,
    at now: Instant
  ) throws -> StoredMessage {
    try insert(content, .user, .whole, clientID, answers: nil, consultation, now)
  }

  /// Stores the whole of an answer, with what the coach remembers from it on.
  func insert(
    answer content: String, to message: StoredMessage, state: ChatState?, isStreaming: Bool,
    at now: Instant
  ) throws -> StoredMessage {
    try insert(
      content, .assistant, isStreaming ? .streaming : .whole, nil, answers: message.number,
      message.consultationID, now, remembering: state)
  }

  func nextID() throws -> StoredMessage.ID { try allocator.next(.message) }

  /// Keeps what a language model was told right before a message, so that it's told the same again.
  func keep(told: String, with message: StoredMessage) throws {
    try database.run(
      "UPDATE messages SET told = ? WHERE id = ? AND user_id = ?", .text(told),
      .text(message.id.text), .text(user.text))
  }

  /// An answer was sent to its end.
  func finish(_ id: StoredMessage.ID) throws {
    if let lease {
      try database.run(
        "UPDATE messages SET state = 'whole' WHERE id = ? AND \(MessageTable.isStillSent)",
        .text(id.text), .integer(lease.number))
      return
    }
    try database.run(
      "UPDATE messages SET state = 'whole' WHERE id = ? AND user_id = ?", .text(id.text),
      .text(user.text))
  }

  /// Keeps what there is of an answer that came piece by piece, also where another program that
  /// opened the same file took it for lost meanwhile. Does nothing where the consultation is gone.
  ///
  /// - Parameter memory: what the coach remembers from it on; `nil` where that is stored already.
  func keep(
    _ answer: StoredMessage, content: String, as state: StoredMessage.State,
    remembering memory: ChatState? = nil
  ) throws {
    if let lease {
      try database.run(
        """
        UPDATE messages SET content = ?3, state = ?4,
            coach_state = coalesce(CAST(?5 AS TEXT), coach_state)
          WHERE id = ?1 AND state = 'streaming' AND server = ?2
        """,
        .text(answer.id.text), .integer(lease.number), .text(content), .text(state.rawValue),
        Value(memory?.text))
      return
    }
    try database.run(
      """
      INSERT INTO messages
          (id, consultation_id, role, content, state, answers, created_at, coach_state, user_id)
        SELECT ?, id, ?, ?, ?, ?, ?, ?, user_id FROM consultations WHERE id = ? AND user_id = ?
        ON CONFLICT (id) DO UPDATE SET content = excluded.content, state = excluded.state,
          coach_state = coalesce(excluded.coach_state, messages.coach_state)
      """,
      .text(answer.id.text), .text(answer.role.rawValue), .text(content), .text(state.rawValue),
      Value(answer.answers), .integer(answer.createdAt.milliseconds), Value(memory?.text),
      .text(answer.consultationID.text), .text(user.text))
  }

  /// An answer broke off: what was sent of it stays, and of one that was not begun nothing does,
  /// so that a repeated question gets one.
  ///
  /// Also where another program that opened the same file took it for whole meanwhile.
  func cut(_ id: StoredMessage.ID, to sent: String) throws {
    if let lease {
      let fence: (Value, Value) = (.text(id.text), .integer(lease.number))
      if sent.isEmpty {
        try database.run(
          "DELETE FROM messages WHERE id = ? AND \(MessageTable.isStillSent)", fence.0, fence.1)
      } else {
        try database.run(
          """
          UPDATE messages SET content = ?3, state = 'cut'
            WHERE id = ?1 AND state = 'streaming' AND server = ?2
          """, fence.0, fence.1, .text(sent))
      }
    } else if sent.isEmpty {
      try database.run(
        "DELETE FROM messages WHERE id = ? AND user_id = ?", .text(id.text), .text(user.text))
    } else {
      try database.run(
        "UPDATE messages SET content = ?2, state = 'cut' WHERE id = ?1 AND user_id = ?3",
        .text(id.text), .text(sent), .text(user.text))
    }
  }

  private func insert(
    _ content: String, _ role: Message.Role, _ state: StoredMessage.State,
    _ clientID: Message.ID?, answers: Int64?, _ consultation: Consultation.BackendID,
    _ now: Instant, remembering memory: ChatState? = nil
  ) throws -> StoredMessage {
    let id = try nextID()
    let number = try database.first(
      """
      INSERT INTO messages
          (id, consultation_id, role, content, state, client_id, answers, created_at, user_id,
            coach_state)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number
      """,
      .text(id.text), .text(consultation.text), .text(role.rawValue), .text(content),
      .text(state.rawValue), Value(clientID?.text), Value(answers), .integer(now.milliseconds),
      .text(user.text), Value(memory?.text), make: { $0.integer(0) })
    if let lease, state == .streaming {
      try database.run(
        "UPDATE messages SET server = ? WHERE id = ?", .integer(lease.number), .text(id.text))
    }
    return StoredMessage(
      number: number ?? 0, id: id, consultationID: consultation, role: role,
      content: content, state: state, clientID: clientID, answers: answers, createdAt: now,
      told: nil)
  }

  /// Not ended by another server, which has taken this one for dead.
  private static let isStillSent: SQL = "state = 'streaming' AND server = ?"

  /// What `read` reads.
  private static let columns: SQL = """
    number, id, consultation_id, role, content, state, client_id, answers, created_at, told
    """

  private static let select: SQL = "SELECT \(columns) FROM messages"
  private static let selectByClientID: SQL =
    "\(select) WHERE consultation_id = ? AND client_id = ? AND user_id = ?"
  private static let selectAnswer: SQL =
    "\(select) WHERE answers = ? AND user_id = ? ORDER BY number LIMIT 1"
  private static let selectLast: SQL = """
    \(select) WHERE consultation_id = ? AND user_id = ? AND number < ? AND number > ?
      ORDER BY number DESC LIMIT ?
    """

  private static let selectSince: SQL = """
    \(select) WHERE consultation_id = ? AND user_id = ? AND number < ?
      AND number >= (SELECT coalesce(answers, number) FROM messages WHERE number = ?)
      ORDER BY number
    """

  private func read(_ row: Row) throws -> StoredMessage {
    guard let role = Message.Role(rawValue: row.text("role")),
      let state = StoredMessage.State(rawValue: row.text("state"))
    else { throw DamagedRow(column: "role or state", value: row.text("role")) }
    return StoredMessage(
      number: row.integer("number"), id: Identifier(row.text("id")),
      consultationID: Identifier(row.text("consultation_id")), role: role,
      content: row.text("content"), state: state,
      clientID: row.optionalIdentifier("client_id"), answers: row.optionalInteger("answers"),
      createdAt: row.instant("created_at"), told: row.optionalText("told"))
  }
}

/// A message as the backend keeps it.
struct StoredMessage {
  /// Marks the ids that the backend gives to messages.
  enum Kind: Sendable {}
  typealias ID = Identifier<Kind>

  enum State: String {
    case whole
    /// An answer that is on its way; what is stored is the whole of it or, where it comes from a
    /// language model, what there was of it a moment ago.
    case streaming
    /// An answer of which the client got only what is stored.
    case cut
  }

  /// Its place among all messages.
  let number: Int64
  let id: ID
  let consultationID: Consultation.BackendID
  let role: Message.Role
  let content: String
  let state: State
  /// The id that the device gave it.
  let clientID: Message.ID?
  /// The place of the message that it answers.
  let answers: Int64?
  let createdAt: Instant
  /// What a language model was told right before it; `nil` for what none was asked.
  let told: String?

  /// The message on the wire.
  var body: MessageBody {
    MessageBody(
      id: id.text, consultationID: consultationID, role: role.rawValue, content: content,
      clientID: clientID, createdAt: createdAt, isCut: state == .cut)
  }
}
