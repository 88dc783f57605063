import SQLite
import Wellness

/// Messages that wait for the backend, and consultations that become one.
extension Store {
  /// What was said while the server could not be reached in consultations that go on, in the
  /// order in which it was said. Costs nothing where nothing waits, however much was said.
  package func queued() throws -> [(consultation: Consultation.LocalID, message: Message)] {
    // Asked more than once with each turn, and mostly there is none.
    let version = try wholeVersion()
    guard version != noneQueued else { return [] }
    guard try isAnyQueued() else {
      // What is found in the midst of a transaction may be taken back with it.
      if !database.isInTransaction { noneQueued = version }
      return []
    }
    return try database.rows(
      """
      SELECT \(Store.messageColumns), m.consultation_id
      FROM messages m INDEXED BY messages_that_wait
        CROSS JOIN consultations c ON c.id = m.consultation_id
      WHERE m.state = 'queued' AND c.server = ? AND c.status = 'active' AND c.is_deleted = 0
      ORDER BY m.place
      """, .text(server)
    ) { (Consultation.LocalID($0.text("consultation_id")), try Store.message($0)) }
  }

  private func isAnyQueued() throws -> Bool {
    try database.first(
      "SELECT 1 FROM messages INDEXED BY messages_that_wait WHERE state = 'queued' LIMIT 1",
      make: { _ in true }) ?? false
  }

  /// Makes two consultations one: what was said in the first stands behind what was said in the
  /// second, and the first is gone, as if it had never been.
  package func merge(
    _ first: Consultation.LocalID, into second: Consultation.LocalID
  ) throws {
    try transaction {
      try moveMessages(of: first, to: second)
      try database.run(
        "UPDATE goals SET consultation_id = ? WHERE consultation_id = ?", .text(second.text),
        .text(first.text))
      if try setting(.activeConsultation) == first.text {
        try set(.activeConsultation, to: second.text)
      }
      try database.run("DELETE FROM consultations WHERE id = ?", .text(first.text))
    }
  }

  /// Puts the messages of a consultation behind all others, as those of another one.
  private func moveMessages(
    of first: Consultation.LocalID, to second: Consultation.LocalID
  ) throws {
    try changingMessages {
      try database.run(
        """
        UPDATE messages SET consultation_id = ?, place = place + 16
          + (SELECT max(place) FROM messages)
          - (SELECT min(place) FROM messages WHERE consultation_id = ?)
        WHERE consultation_id = ?
        """, .text(second.text), .text(first.text), .text(first.text))
    }
  }

  /// Takes what the server never answered from a consultation that it no longer has over to another
  /// one, and deletes the first.
  package func replace(
    _ first: Consultation.LocalID, by second: Consultation.LocalID
  ) throws {
    try transaction {
      try changingMessages {
        try database.run(
          """
          DELETE FROM messages WHERE consultation_id = ?
            AND state NOT IN ('queued', 'pending', 'unsent')
          """, .text(first.text))
      }
      try moveMessages(of: first, to: second)
      if try setting(.activeConsultation) == first.text {
        try set(.activeConsultation, to: second.text)
      }
      try delete(first)
    }
  }

  /// Marks all messages of a consultation that are in one state with another one.
  package func mark(
    _ consultation: Consultation.LocalID, from old: Message.State, to new: Message.State
  ) throws {
    try changingMessages {
      try database.run(
        "UPDATE messages SET state = ? WHERE consultation_id = ? AND state = ?",
        .text(new.rawValue), .text(consultation.text), .text(old.rawValue))
    }
  }
}
