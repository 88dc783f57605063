import SQLite

/// The index of what messages say, which takes in new ones when somebody looks for something.
enum SearchSchema {
  static let step = Migrations.Step(
    "an index of words that is brought up to date by a search",
    """
    -- FTS5 writes a part of its index with each transaction that adds to it, which is more work
    -- than all else of a turn. Taken in many at a time, messages cost a fraction.
    ALTER TABLE messages ADD COLUMN is_indexed INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX messages_to_index ON messages (place) WHERE is_indexed = 0;
    INSERT INTO message_words (message_words) VALUES ('delete-all');
    DROP TRIGGER message_words_inserted;
    DROP TRIGGER message_words_deleted;
    DROP TRIGGER message_words_updated;
    -- What the index never had must not be taken out of it.
    CREATE TRIGGER message_words_deleted AFTER DELETE ON messages WHEN old.is_indexed BEGIN
      INSERT INTO message_words (message_words, rowid, content)
      VALUES ('delete', old.place, old.content);
    END;
    CREATE TRIGGER message_words_updated AFTER UPDATE OF place, content ON messages
    WHEN old.is_indexed BEGIN
      INSERT INTO message_words (message_words, rowid, content)
      VALUES ('delete', old.place, old.content);
      UPDATE messages SET is_indexed = 0 WHERE place = new.place;
    END;
    """)
}
