import SQLite

/// The steps that made the store's tables what they are; steps are only ever added.
enum Schema {
  static let migrations = Migrations([
    Migrations.Step(
      "goals, consultations, messages, outbox, settings",
      """
      CREATE TABLE goals (
        id TEXT PRIMARY KEY,
        title TEXT NOT NULL,
        description TEXT NOT NULL,
        type TEXT NOT NULL,
        start_date TEXT NOT NULL,
        target_date TEXT,
        initial_value REAL NOT NULL,
        current_value REAL NOT NULL,
        target_value REAL NOT NULL,
        unit TEXT NOT NULL,
        status TEXT NOT NULL,
        recurrence TEXT,
        consultation_id TEXT,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        place INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX goals_by_place ON goals (place);

      -- A goal has one backend id for each server that knows it.
      CREATE TABLE goal_bindings (
        server TEXT NOT NULL,
        goal_id TEXT NOT NULL,
        backend_id TEXT NOT NULL,
        PRIMARY KEY (server, goal_id)
      ) STRICT, WITHOUT ROWID;
      CREATE UNIQUE INDEX goal_bindings_by_backend_id ON goal_bindings (server, backend_id);

      CREATE TABLE consultations (
        id TEXT PRIMARY KEY,
        server TEXT NOT NULL,
        backend_id TEXT,
        persona TEXT NOT NULL,
        status TEXT NOT NULL,
        goal_id TEXT,
        started_at INTEGER NOT NULL,
        last_message_at INTEGER
      ) STRICT, WITHOUT ROWID;
      CREATE UNIQUE INDEX consultations_by_backend_id ON consultations (server, backend_id)
        WHERE backend_id IS NOT NULL;

      CREATE TABLE messages (
        place INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        consultation_id TEXT NOT NULL,
        role TEXT NOT NULL,
        content TEXT NOT NULL,
        state TEXT NOT NULL,
        created_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX messages_by_consultation ON messages (consultation_id, place);

      CREATE TABLE outbox (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL,
        goal_id TEXT NOT NULL,
        title TEXT NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        problem TEXT,
        has_failed INTEGER NOT NULL DEFAULT 0,
        created_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX outbox_by_goal ON outbox (goal_id, number);

      CREATE TABLE settings (
        key TEXT PRIMARY KEY,
        value TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      """),
    Migrations.Step(
      "consultations without the time of the last message",
      "ALTER TABLE consultations DROP COLUMN last_message_at"),
    Migrations.Step(
      "an outbox for each server, and what is deleted",
      """
      ALTER TABLE outbox RENAME COLUMN goal_id TO entity;
      -- NULL for an event of an earlier version, which goes to whichever server is asked next.
      ALTER TABLE outbox ADD COLUMN server TEXT;
      ALTER TABLE outbox ADD COLUMN next_attempt_at INTEGER;
      -- Whether the server may have heard it already.
      ALTER TABLE outbox ADD COLUMN is_in_doubt INTEGER NOT NULL DEFAULT 0;
      UPDATE outbox SET is_in_doubt = attempts > 0;
      -- What is deleted stays until every server has heard of it, and keeps it from coming back.
      ALTER TABLE goals ADD COLUMN is_deleted INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE consultations ADD COLUMN is_deleted INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE consultations ADD COLUMN title TEXT;
      -- A server that had a goal and has it no more.
      ALTER TABLE goal_bindings ADD COLUMN is_missing INTEGER NOT NULL DEFAULT 0;
      """),
    Migrations.Step(
      "progress of goals as it was noted",
      """
      CREATE TABLE goal_progress (
        number INTEGER PRIMARY KEY,
        goal_id TEXT NOT NULL,
        at INTEGER NOT NULL,
        value REAL NOT NULL
      ) STRICT;
      CREATE INDEX goal_progress_by_goal ON goal_progress (goal_id, number);
      """),
    Migrations.Step(
      "messages that wait, and an index of what they say",
      """
      CREATE INDEX messages_that_wait ON messages (place) WHERE state = 'queued';
      -- The words alone; the texts stay where they are (https://sqlite.org/fts5.html, 4.4.3).
      CREATE VIRTUAL TABLE message_words USING fts5 (
        content, content='messages', content_rowid='place',
        tokenize='unicode61 remove_diacritics 2'
      );
      CREATE TRIGGER message_words_inserted AFTER INSERT ON messages BEGIN
        INSERT INTO message_words (rowid, content) VALUES (new.place, new.content);
      END;
      CREATE TRIGGER message_words_deleted AFTER DELETE ON messages BEGIN
        INSERT INTO message_words (message_words, rowid, content)
        VALUES ('delete', old.place, old.content);
      END;
      CREATE TRIGGER message_words_updated AFTER UPDATE OF place, content ON messages BEGIN
        INSERT INTO message_words (message_words, rowid, content)
        VALUES ('delete', old.place, old.content);
        INSERT INTO message_words (rowid, content) VALUES (new.place, new.content);
      END;
      INSERT INTO message_words (message_words) VALUES ('rebuild');
      """),
    AdviceSchema.step,
    InsightSchema.step,
    ScaleSchema.step,
    Migrations.Step(
      "what of a goal an update is about",
      """
      -- NULL for all of it.
      ALTER TABLE outbox ADD COLUMN fields INTEGER;
      """),
    SearchSchema.step,
    AdviceSchema.renewal,
    Migrations.Step(
      "what an attempt to tell of a change said", "ALTER TABLE outbox ADD COLUMN sent TEXT"),
    Migrations.Step(
      "what the number of a goal means",
      // The empty text is none, and is filled right after it.
      "ALTER TABLE goals ADD COLUMN measure TEXT NOT NULL DEFAULT ''", then: Store.readMeasures),
    Migrations.Step(
      "which message told a value", "ALTER TABLE goal_progress ADD COLUMN message_id TEXT"),
  ])
}

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

/// The indexes by which what is shown of a large store is found without reading all of it.
enum ScaleSchema {
  static let step = Migrations.Step(
    "indexes for large stores",
    """
    -- As `Goal.progress` has it, to the last bit.
    ALTER TABLE goals ADD COLUMN progress REAL GENERATED ALWAYS AS (
      CASE WHEN initial_value = target_value THEN
        CASE WHEN current_value >= target_value THEN 1.0 ELSE 0.0 END
      ELSE min(1.0, max(0.0, (current_value - initial_value) / (target_value - initial_value))) END
    ) VIRTUAL;
    -- Not partial ones, of which SQLite does not know that the condition needs no look at the row.
    CREATE INDEX goals_listed ON goals (is_deleted, place, status, type);
    CREATE INDEX goals_by_progress ON goals (is_deleted, status, progress, created_at, place);
    CREATE INDEX goals_by_date ON goals (is_deleted, status, target_date, place);
    CREATE INDEX goals_by_urgency ON goals (is_deleted, status, recurrence, target_date, place);
    CREATE INDEX goals_by_change ON goals (is_deleted, updated_at);
    CREATE INDEX goals_by_title ON goals (is_deleted, title COLLATE NOCASE, place);
    CREATE INDEX goals_by_consultation ON goals (consultation_id)
      WHERE consultation_id IS NOT NULL;
    CREATE INDEX goal_bindings_by_goal ON goal_bindings (goal_id, server);
    CREATE INDEX consultations_by_status ON consultations (server, status)
      WHERE is_deleted = 0;
    DROP INDEX messages_by_consultation;
    CREATE INDEX messages_by_consultation ON messages (consultation_id, place, created_at);
    CREATE INDEX outbox_by_server ON outbox (server);
    CREATE INDEX outbox_in_doubt ON outbox (number) WHERE is_in_doubt = 1;
    """)
}
