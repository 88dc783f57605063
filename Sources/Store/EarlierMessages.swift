import SQLite
import Time
import Wellness

/// What was said before anything that is stored.
extension Store {
  /// Puts messages before all others.
  package func prepend(_ messages: [Message], to consultation: Consultation.LocalID) throws {
    try transaction {
      for message in messages.reversed() {
        try changingMessages {
          try database.run(
            """
            INSERT INTO messages (place, id, consultation_id, role, content, state, created_at)
            VALUES ((SELECT coalesce(min(place), 0) - 16 FROM messages), ?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO NOTHING
            """,
            .text(message.id.text), .text(consultation.text), .text(message.role.rawValue),
            .text(message.content), .text(message.state.rawValue),
            .integer(message.createdAt.milliseconds))
        }
      }
    }
  }

  /// Whether any message has this id.
  package func hasMessage(_ id: Message.ID) throws -> Bool {
    try guarded {
      try database.first(
        "SELECT 1 FROM messages WHERE id = ?", .text(id.text), make: { _ in true }) ?? false
    }
  }

  /// The first thing that a user said in a consultation.
  package func firstWords(in consultation: Consultation.LocalID) throws -> String? {
    try guarded {
      try database.first(
        """
        SELECT content FROM messages WHERE consultation_id = ? AND role = 'user'
        ORDER BY place LIMIT 1
        """, .text(consultation.text), make: { $0.text(0) })
    }
  }
}
