import SQLite
import Time
import Wellness

/// What was said before anything that is stored.
extension Store {
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
}
