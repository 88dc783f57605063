import SQLite
import Time
import Wellness

/// Finding what was said.
extension Store {
  /// A message that has what was looked for.
  package struct Hit: Hashable, Sendable {
    /// Where it was said.
    package let consultation: Consultation.LocalID
    /// What was said, as it is stored.
    package let message: Message
    /// What was said, with each hit between the scalars 1 and 2.
    package let marked: String
  }

  /// The last messages, the latest first, that have all words of a text; where none has, those
  /// with words that begin as the last one of the text does, if that has four letters or more.
  ///
  /// - Returns: nothing for a text without any letter or digit.
  package func search(_ text: String, last count: Int) throws -> [Hit] {
    // More words than this make a query no more exact (https://sqlite.org/fts5.html, 3).
    let words = text.split(whereSeparator: \.isWhitespace).prefix(32)
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
    guard let last = words.last else { return [] }
    // In quotes a word is a word, whatever stands in it; a quote is doubled.
    let query = words.map { word in
      "\"" + word.filter { $0 != "\0" }.map { $0 == "\"" ? "\"\"" : "\($0)" }.joined() + "\""
    }.joined(separator: " ")
    try indexMessages()
    let hits = try hits(query, count)
    return hits.isEmpty && last.count >= 4 ? try self.hits(query + "*", count) : hits
  }

  /// Brings the index up to date with what was said since the last search.
  private func indexMessages() throws {
    while try hasMessagesToIndex() {
      try transaction {
        try changingMessages {
          try database.run(
            """
            INSERT INTO message_words (rowid, content)
            SELECT place, content FROM messages INDEXED BY messages_to_index
            WHERE is_indexed = 0 ORDER BY place LIMIT ?
            """, .integer(Store.indexedAtOnce))
          return try database.run(
            """
            UPDATE messages SET is_indexed = 1 WHERE place IN (
              SELECT place FROM messages INDEXED BY messages_to_index
              WHERE is_indexed = 0 ORDER BY place LIMIT ?)
            """, .integer(Store.indexedAtOnce))
        }
      }
    }
  }

  /// A fraction of a second's worth, so that another shell with the same store is not kept waiting.
  private static let indexedAtOnce: Int64 = 2000

  private func hasMessagesToIndex() throws -> Bool {
    try database.first(
      "SELECT 1 FROM messages INDEXED BY messages_to_index WHERE is_indexed = 0 LIMIT 1",
      make: { _ in true }) ?? false
  }

  private func hits(_ query: String, _ count: Int) throws -> [Hit] {
    try database.rows(
      """
      SELECT \(Store.messageColumns), m.consultation_id,
        highlight(message_words, 0, char(1), char(2)) AS marked
      FROM message_words
        CROSS JOIN messages m ON m.place = message_words.rowid
        CROSS JOIN consultations c ON c.id = m.consultation_id
      WHERE message_words MATCH ? AND c.server = ? AND c.is_deleted = 0
        AND m.role IN ('user', 'assistant')
      ORDER BY message_words.rowid DESC LIMIT ?
      """, .text(query), .text(server), .integer(Int64(count))
    ) {
      Hit(
        consultation: Consultation.LocalID($0.text("consultation_id")),
        message: try Store.message($0),
        marked: $0.text("marked"))
    }
  }
}
