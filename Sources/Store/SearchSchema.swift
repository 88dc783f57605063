import SQLite

/// The index of what messages say, which takes in new ones when somebody looks for something.
enum SearchSchema {
  static let step = Migrations.Step(
    "an index of words that is brought up to date by a search",
    """
    -- FTS5 writes a part of its index with each transaction that adds to it, which is more work
    -- than all else of a turn. Taken in many at a time, messages cost a twentieth.
    CREATE TABLE messages_to_index (place INTEGER PRIMARY KEY) STRICT;
    DROP TRIGGER message_words_inserted;
    DROP TRIGGER message_words_deleted;
    DROP TRIGGER message_words_updated;
    CREATE TRIGGER message_words_inserted AFTER INSERT ON messages BEGIN
      INSERT INTO messages_to_index VALUES (new.place);
    END;
    -- What the index never had must not be taken out of it.
    CREATE TRIGGER message_words_deleted AFTER DELETE ON messages BEGIN
      INSERT INTO message_words (message_words, rowid, content)
        SELECT 'delete', old.place, old.content
        WHERE NOT EXISTS (SELECT 1 FROM messages_to_index WHERE place = old.place);
      DELETE FROM messages_to_index WHERE place = old.place;
    END;
    CREATE TRIGGER message_words_updated AFTER UPDATE OF place, content ON messages BEGIN
      INSERT INTO message_words (message_words, rowid, content)
        SELECT 'delete', old.place, old.content
        WHERE NOT EXISTS (SELECT 1 FROM messages_to_index WHERE place = old.place);
      DELETE FROM messages_to_index WHERE place = old.place;
      INSERT INTO messages_to_index VALUES (new.place);
    END;
    """)
}
