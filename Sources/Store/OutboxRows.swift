import SQLite
import Time
import Wellness

/// The changes that the store's server does not have yet, first in, first out.
extension Store {
  /// The oldest event that is the first of its subject, is not given up, and stands behind a
  /// number.
  ///
  /// - Parameters:
  ///   - number: the event that was looked at last; 0 to begin with the first.
  ///   - due: when given, what is not to be sent before a later time is left out.
  package func nextEvent(after number: Int, due: Instant?) throws -> OutboxEvent? {
    try database.first(
      """
      \(Store.selectEvents) AND number > ?2 AND has_failed = 0
        AND (?3 IS NULL OR next_attempt_at IS NULL OR next_attempt_at <= ?3)
        AND NOT EXISTS (SELECT 1 FROM outbox p WHERE p.entity = o.entity
          AND p.number < o.number AND (+p.server = ?1 OR +p.server IS NULL))
      ORDER BY number LIMIT 1
      """, .text(server), .integer(Int64(number)), Value(due?.milliseconds), make: Store.event)
  }

  /// The oldest goals' events as `nextEvent` finds them one by one, as far as they can be sent at
  /// the same time: each the first of its goal, and none that was sent before.
  ///
  /// - Parameter limit: at most so many.
  package func firstEvents(after number: Int, due: Instant?, limit: Int) throws -> [OutboxEvent] {
    let rows = try database.rows(
      """
      SELECT \(Store.eventColumns), EXISTS (SELECT 1 FROM outbox p WHERE p.entity = o.entity
          AND p.number < o.number AND (+p.server = ?1 OR +p.server IS NULL)) AS is_behind
      FROM outbox o WHERE (+server = ?1 OR +server IS NULL) AND number > ?2 AND has_failed = 0
        AND (?3 IS NULL OR next_attempt_at IS NULL OR next_attempt_at <= ?3)
      ORDER BY number LIMIT ?4
      """, .text(server), .integer(Int64(number)), Value(due?.milliseconds),
      .integer(Int64(limit)), make: { (try Store.event($0), $0.integer("is_behind") != 0) })
    var subjects: Set<OutboxEvent.Subject> = []
    var events: [OutboxEvent] = []
    for (event, isBehindAnother) in rows {
      guard case .goal = event.subject, !event.isInDoubt, !subjects.contains(event.subject)
      else { break }
      if isBehindAnother { continue }
      subjects.insert(event.subject)
      events.append(event)
    }
    return events
  }

  /// When the first event that is not given up and waits for none of its subject is to be sent,
  /// `.some(nil)` for at once; `nil` where there is none.
  package func nextAttempt() throws -> Instant?? {
    guard let next = try nextEvent(after: 0, due: nil) else { return nil }
    guard next.nextAttempt != nil else { return .some(nil) }
    let earliest =
      try database.first(
        """
        SELECT min(coalesce(next_attempt_at, 0)) FROM outbox o
        WHERE (+server = ?1 OR +server IS NULL) AND has_failed = 0
          AND NOT EXISTS (SELECT 1 FROM outbox p WHERE p.entity = o.entity
            AND p.number < o.number AND (+p.server = ?1 OR +p.server IS NULL))
        """, .text(server), make: { $0.integer(0) }) ?? 0
    return .some(earliest == 0 ? nil : Instant(milliseconds: earliest))
  }

  package func firstEvent(of subject: OutboxEvent.Subject) throws -> OutboxEvent? {
    try database.first(
      "\(Store.selectEvents) AND entity = ?2 ORDER BY number LIMIT 1", .text(server),
      .text(subject.text), make: Store.event)
  }

  package func event(_ number: Int) throws -> OutboxEvent? {
    try database.first(
      "\(Store.selectEvents) AND number = ?2", .text(server), .integer(Int64(number)),
      make: Store.event)
  }

  /// The creations of goals that the server may have heard of, oldest first.
  package func doubtfulCreations() throws -> [OutboxEvent] {
    try database.rows(
      """
      \(Store.selectEvents) AND is_in_doubt = 1 AND kind = 'goal.created' ORDER BY number
      """, .text(server), make: Store.event)
  }

  /// What has become of consultations, oldest first.
  package func consultationEvents() throws -> [OutboxEvent] {
    try database.rows(
      """
      \(Store.selectEvents) AND kind >= 'consultation.' AND kind < 'consultation/'
      ORDER BY number
      """, .text(server), make: Store.event)
  }

  /// The events, oldest first.
  ///
  /// - Parameter limit: at most so many, behind `offset` others.
  package func outbox(limit: Int = .max, offset: Int = 0) throws -> [OutboxEvent] {
    try database.rows(
      """
      \(Store.selectEvents) ORDER BY number LIMIT ?2 OFFSET ?3
      """, .text(server), .integer(Int64(limit)), .integer(Int64(offset)), make: Store.event)
  }

  /// How many events wait.
  package func pendingCount() throws -> Int {
    try database.first(
      """
      SELECT (SELECT count(*) FROM outbox WHERE server = ?)
        + (SELECT count(*) FROM outbox WHERE server IS NULL)
      """, .text(server), make: { Int($0.integer(0)) }) ?? 0
  }

  /// How many events there ever were, those that a backend has heard included.
  package func eventCount() throws -> Int {
    try database.first(
      "SELECT seq FROM sqlite_sequence WHERE name = 'outbox'", make: { Int($0.integer(0)) }) ?? 0
  }

  /// Whether there is an event of this key.
  package func hasEvent(_ key: OutboxEvent.Key) throws -> Bool {
    try database.first(
      "SELECT 1 FROM outbox WHERE key = ?", .text(key.text), make: { _ in true }) ?? false
  }

  /// Whether the backend has still to be told something of a goal or a consultation.
  package func hasPending(_ subject: OutboxEvent.Subject) throws -> Bool {
    try database.first(
      """
      SELECT 1 FROM outbox WHERE entity = ? AND (+server = ? OR +server IS NULL) LIMIT 1
      """, .text(subject.text), .text(server), make: { _ in true }) ?? false
  }

  /// Puts an event behind the others, or lets one that was never sent speak for it too: an event
  /// carries what its subject is when it is sent.
  ///
  /// - Parameter server: who is to be told; the store's server when `nil`.
  package func enqueue(_ event: OutboxEvent, for server: String? = nil) throws {
    let server = server ?? self.server
    outboxAdditions += 1
    try transaction {
      if [.goalDeleted, .consultationDeleted, .insightDeleted].contains(event.kind) {
        guard try !isUnheard(event, server) else { return }
      }
      if event.fields?.contains(.unit) ?? false { try sayValueWithUnit(event, server) }
      guard try !isCovered(event, server) else { return }
      try database.run(
        """
        INSERT INTO outbox (key, kind, entity, title, created_at, server, fields)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        .text(event.key.text), .text(event.kind.rawValue), .text(event.subject.text),
        .text(event.title), .integer(event.createdAt.milliseconds), .text(server),
        Value(event.fields.map { Int64($0.rawValue) }))
    }
  }

  /// What is deleted need not be told of any more; nor that it is, where the server has never
  /// heard of it.
  private func isUnheard(_ event: OutboxEvent, _ server: String) throws -> Bool {
    let kinds = try database.rows(
      """
      SELECT kind, is_in_doubt FROM outbox
      WHERE entity = ? AND (+server = ? OR +server IS NULL) ORDER BY number
      """, .text(event.subject.text), .text(server),
      make: { (OutboxEvent.Kind(rawValue: $0.text("kind")), $0.integer("is_in_doubt") != 0) })
    let creation = kinds.first { $0.0 == .goalCreated }
    // A creation that may have been heard has to be cleared up before the deletion.
    try database.run(
      """
      DELETE FROM outbox WHERE entity = ? AND (+server = ? OR +server IS NULL)
        AND NOT (kind = 'goal.created' AND is_in_doubt)
      """, .text(event.subject.text), .text(server))
    return creation.map { !$0.1 } ?? false
  }

  /// Whether an unsent event says what this one would, and now does. A completion is said on its
  /// own, since the other requests do not carry it; an event that was sent once may have been heard
  /// already.
  private func isCovered(_ event: OutboxEvent, _ server: String) throws -> Bool {
    let unsent = try database.rows(
      """
      SELECT kind, number FROM outbox WHERE entity = ? AND (+server = ? OR +server IS NULL)
        AND attempts = 0 AND has_failed = 0 AND is_in_doubt = 0 ORDER BY number
      """, .text(event.subject.text), .text(server),
      make: { (OutboxEvent.Kind(rawValue: $0.text("kind")), $0.integer("number")) })
    guard let (last, number) = unsent.last else { return false }
    switch (last, event.kind) {
    case (.goalCreated, .goalUpdated), (.goalCreated, .goalProgressed): return true
    case (.goalUpdated, .goalUpdated), (.goalStatusChanged, .goalStatusChanged),
      (.goalUpdated, .goalStatusChanged), (.goalStatusChanged, .goalUpdated):
      try extend(number, by: event.fields)
      return true
    case (.goalUpdated, .goalProgressed), (.goalStatusChanged, .goalProgressed):
      try extend(number, by: .current)
      return true
    case (let last?, let kind): return last == kind
    case (nil, _): return false
    }
  }

  /// A value that waits is said together with the new unit, in which it is by now: not every service
  /// takes one in another unit than the goal's. What may have been heard is said again as it was.
  private func sayValueWithUnit(_ event: OutboxEvent, _ server: String) throws {
    try database.run(
      """
      UPDATE outbox
      SET fields = iif(kind = ?3, ?4, fields) | ?5, kind = iif(kind = ?3, ?6, kind)
      WHERE entity = ?1 AND (+server = ?2 OR +server IS NULL)
        AND (kind = ?3 OR fields & ?4) AND is_in_doubt = 0
      """,
      .text(event.subject.text), .text(server),
      .text(OutboxEvent.Kind.goalProgressed.rawValue),
      .integer(Int64(GoalFields.current.rawValue)), .integer(Int64(GoalFields.target.rawValue)),
      .text(OutboxEvent.Kind.goalUpdated.rawValue))
  }

  /// Lets an update be about more of its goal; about all of it with `nil`.
  private func extend(_ number: Int64, by fields: GoalFields?) throws {
    try database.run(
      "UPDATE outbox SET fields = fields | ? WHERE number = ?",
      Value(fields.map { Int64($0.rawValue) }), .integer(number))
  }

  /// Takes out an event that the backend has heard.
  package func dequeue(_ event: OutboxEvent) throws {
    try database.run("DELETE FROM outbox WHERE number = ?", .integer(Int64(event.number)))
  }

  /// Takes out all events of a subject.
  package func dequeueAll(of subject: OutboxEvent.Subject) throws {
    try database.run(
      "DELETE FROM outbox WHERE entity = ? AND (+server = ? OR +server IS NULL)",
      .text(subject.text), .text(server))
  }

  /// Counts an attempt and keeps what it says, before it is made: what is in doubt after a crash
  /// counts as sent.
  package func beginAttempt(_ event: OutboxEvent, saying sent: String? = nil) throws {
    try database.run(
      "UPDATE outbox SET attempts = attempts + 1, is_in_doubt = 1, sent = ? WHERE number = ?",
      Value(sent), .integer(Int64(event.number)))
  }

  /// Notes what an attempt came to: the problem, when the next one may be, whether it is given up
  /// and whether the backend may have heard it.
  package func note(_ event: OutboxEvent) throws {
    try database.run(
      """
      UPDATE outbox SET attempts = ?, problem = ?, next_attempt_at = ?, has_failed = ?,
        is_in_doubt = ? WHERE number = ?
      """, .integer(Int64(event.attempts)), Value(event.problem),
      event.nextAttempt.map { .integer($0.milliseconds) } ?? .null,
      .integer(event.hasFailed ? 1 : 0), .integer(event.isInDoubt ? 1 : 0),
      .integer(Int64(event.number)))
  }

  /// What `event` reads.
  private static let eventColumns: SQL = """
    number, key, kind, entity, title, attempts, next_attempt_at, is_in_doubt, problem, has_failed,
    created_at, fields, sent
    """

  /// Those for the server, which is the first value, or for whichever is asked next.
  private static let selectEvents: SQL =
    "SELECT \(eventColumns) FROM outbox o WHERE (+server = ?1 OR +server IS NULL)"

  private static func event(_ row: Row) throws -> OutboxEvent {
    guard let kind = OutboxEvent.Kind(rawValue: row.text("kind")) else {
      throw UnreadableRow("outbox event \(row.integer("number")) is not readable")
    }
    return OutboxEvent(
      number: Int(row.integer("number")), key: OutboxEvent.Key(row.text("key")), kind: kind,
      subject: OutboxEvent.Subject(kind, row.text("entity")), title: row.text("title"),
      attempts: Int(row.integer("attempts")),
      nextAttempt: row.optionalInteger("next_attempt_at").map { Instant(milliseconds: $0) },
      isInDoubt: row.integer("is_in_doubt") != 0, problem: row.optionalText("problem"),
      hasFailed: row.integer("has_failed") != 0,
      createdAt: Instant(milliseconds: row.integer("created_at")),
      fields: row.optionalInteger("fields").map { GoalFields(rawValue: Int($0)) },
      sent: row.optionalText("sent"))
  }
}
