import Database

/// The tables of the embedded backend. Instants are milliseconds since 1970, dates `YYYY-MM-DD`.
enum Schema {
  static let migrations = Migrations(steps)

  static func migrations(of connection: any DatabaseConnection) -> Migrations {
    connection.isSharedByServers ? sharedMigrations : migrations
  }

  /// On a database that servers share. Each change of what is a user's begins with one of
  /// `revision`, see `UserStorage.transaction`.
  static let sharedMigrations = Migrations(
    steps + [
      Migrations.Step(
        "shared 1 locks of users",
        """
        ALTER TABLE users ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
        ALTER TABLE users SET (fillfactor = 50);
        """),
      Migrations.Step(
        "shared 2 leases of servers",
        """
        CREATE TABLE servers (number INTEGER PRIMARY KEY, seen_at TIMESTAMPTZ NOT NULL);
        ALTER TABLE messages ADD COLUMN server BIGINT;
        """),
      // Those of a minute, which need not outlive a crash.
      Migrations.Step(
        "shared 3 attempts",
        "CREATE UNLOGGED TABLE attempts (key TEXT PRIMARY KEY, paid BIGINT NOT NULL);"),
      Migrations.Step(
        "shared 4 settings", "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);"),
    ])

  /// New ones go to the end.
  static let steps = [
    Migrations.Step("1 goals", goals),
    Migrations.Step("1 consultations", consultations),
    Migrations.Step("1 replies", replies),
    Migrations.Step("2 users", users),
    Migrations.Step("2 accounts", accounts),
    Migrations.Step("3 activities and insights", reports),
    Migrations.Step("4 indexes for large data", ScaleSchema.indexes),
    Migrations.Step(
      "5 the last day of what recurs", "ALTER TABLE goals ADD COLUMN recurrence_end TEXT;"),
    Migrations.Step("6 what the coach tells apart", coached),
    Migrations.Step("7 the titles of consultations", titles),
    Migrations.Step(
      "8 the days on which goals recur", "ALTER TABLE goals ADD COLUMN recurrence_days TEXT;"),
    Migrations.Step("9 the ids of periods", instances),
    Migrations.Step("10 milestones", "ALTER TABLE activities ADD COLUMN title TEXT;"),
    Migrations.Step("11 body and meals of users", body),
    Migrations.Step("12 how much is said", said),
    Migrations.Step(
      "13 what was sent under a key", "ALTER TABLE replies ADD COLUMN said INTEGER;"),
    Migrations.Step("14 emails by their characters", emailKeys),
    Migrations.Step(
      "15 the answers of each user by their age",
      "CREATE INDEX replies_by_user ON replies (user_id, stored_at);"),
    Migrations.Step(
      "16 what a model was told with a message", "ALTER TABLE messages ADD COLUMN told TEXT;"),
    Migrations.Step(
      "17 the value that a goal was sent with", "ALTER TABLE goals ADD COLUMN sent_value REAL;"),
    Migrations.Step("18 what the number of a goal means", measures, then: GoalTable.readMeasures),
    // JSON; `ChatState` in the coach's target says of what.
    Migrations.Step(
      "19 what the coach remembers with an answer",
      "ALTER TABLE messages ADD COLUMN coach_state TEXT;"),
    Migrations.Step(
      "20 when a message told a value",
      "ALTER TABLE progress_entries ADD COLUMN told_at INTEGER;"),
    Migrations.Step(
      "21 users whom an operator has disabled",
      "ALTER TABLE users ADD COLUMN disabled_at INTEGER;"),
  ]

  /// What is noted about goals and what is found out about periods.
  private static let reports = """
    CREATE TABLE activities (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      user_id TEXT NOT NULL,
      goal_id TEXT NOT NULL REFERENCES goals (id) ON DELETE CASCADE,
      type TEXT NOT NULL,
      value REAL,
      delta REAL,
      note TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX activities_by_goal ON activities (goal_id, number);
    CREATE TABLE insights (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      user_id TEXT NOT NULL,
      type TEXT NOT NULL,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      summary TEXT NOT NULL,
      period_start INTEGER,
      period_end INTEGER,
      goals_active INTEGER NOT NULL,
      goals_completed INTEGER NOT NULL,
      suggestions TEXT NOT NULL,
      is_read INTEGER NOT NULL,
      is_favorite INTEGER NOT NULL,
      is_archived INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX insights_by_user ON insights (user_id, is_archived, created_at);
    """

  /// The empty text is none, and is filled right after it.
  private static let measures = """
    ALTER TABLE goals ADD COLUMN measure TEXT NOT NULL DEFAULT '';
    ALTER TABLE goal_snapshots ADD COLUMN measure TEXT NOT NULL DEFAULT '';
    """

  /// Where accents may be written in several ways, keys are made by `AccountTable.addKeys`.
  private static let emailKeys = """
    ALTER TABLE users ADD COLUMN email_key TEXT;
    UPDATE users SET email_key = email WHERE length(email) = length(CAST(email AS BLOB));
    CREATE UNIQUE INDEX users_by_email_key ON users (email_key);
    """

  /// Counted where a server has a quota for each user.
  private static let said = """
    ALTER TABLE users ADD COLUMN messages INTEGER NOT NULL DEFAULT 0;
    UPDATE users SET messages = (SELECT count(*) FROM messages m WHERE m.user_id = users.id)
      WHERE email IS NOT NULL;
    """

  /// The preferences are JSON, read and written as a whole.
  private static let body = """
    ALTER TABLE profiles ADD COLUMN sex TEXT;
    ALTER TABLE profiles ADD COLUMN height REAL;
    ALTER TABLE profiles ADD COLUMN preferences TEXT;
    """

  /// Read alone, for ids that an earlier version gave out: see `InstanceTable`.
  private static let instances = """
    CREATE TABLE goal_instances (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL,
      goal_id TEXT NOT NULL REFERENCES goals (id) ON DELETE CASCADE,
      date TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX goal_instances_by_goal ON goal_instances (goal_id);
    """

  private static let titles = """
    ALTER TABLE consultations ADD COLUMN title TEXT;
    DROP VIEW consultation_details;
    CREATE VIEW consultation_details AS
      SELECT c.number, c.id, c.persona, c.status, c.goal_id, c.context_type, c.context_id,
        c.quick_action, c.started_at, c.completed_at, c.last_message_at, c.created_at,
        c.updated_at,
        (SELECT count(*) FROM messages m
          WHERE m.consultation_id = c.id AND m.role = 'user') AS user_messages,
        (SELECT count(*) FROM messages m
          WHERE m.consultation_id = c.id AND m.role <> 'user' AND m.state <> 'streaming')
          AS other_messages,
        c.user_id, c.title
      FROM consultations c;
    """

  /// How often advice was given, so that the next is other advice; when a value was noted, so that
  /// what is told in a chat counts once.
  private static let coached = """
    ALTER TABLE progress_entries ADD COLUMN noted_at INTEGER;
    ALTER TABLE goals ADD COLUMN tips_given INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE goals ADD COLUMN steps_given INTEGER NOT NULL DEFAULT 0;
    """

  /// `identifiers` keeps every id that was ever given out, so that none comes back to name another
  /// thing, where the seed of the ids isn't random. `valued_on` is the date of the last value, for the
  /// period of a recurring goal.
  private static let goals = """
    CREATE TABLE identifiers (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE goals (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
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
      valued_on TEXT NOT NULL,
      conversation_id TEXT,
      completed_at INTEGER,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE progress_entries (
      number INTEGER PRIMARY KEY,
      goal_id TEXT NOT NULL REFERENCES goals (id) ON DELETE CASCADE,
      date TEXT NOT NULL,
      value REAL NOT NULL
    ) STRICT;
    CREATE INDEX progress_entries_by_goal ON progress_entries (goal_id, number);
    """

  /// A goal may be deleted before its consultation, so `goal_id` is no foreign key, and what was
  /// known of the goal is kept. `answers` is the number of the user's message that is answered.
  private static let consultations = """
    CREATE TABLE consultations (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      persona TEXT NOT NULL,
      status TEXT NOT NULL,
      goal_id TEXT,
      context_type TEXT,
      context_id TEXT,
      quick_action TEXT,
      started_at INTEGER NOT NULL,
      completed_at INTEGER,
      last_message_at INTEGER,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX consultations_by_status ON consultations (status, started_at);
    CREATE TABLE goal_snapshots (
      consultation_id TEXT PRIMARY KEY REFERENCES consultations (id) ON DELETE CASCADE,
      goal_id TEXT NOT NULL,
      title TEXT NOT NULL,
      description TEXT NOT NULL,
      type TEXT NOT NULL,
      start_date TEXT NOT NULL,
      target_date TEXT,
      initial_value REAL NOT NULL,
      current_value REAL NOT NULL,
      target_value REAL NOT NULL,
      unit TEXT NOT NULL,
      recurrence TEXT
    ) STRICT;
    CREATE TABLE messages (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      consultation_id TEXT NOT NULL REFERENCES consultations (id) ON DELETE CASCADE,
      role TEXT NOT NULL,
      content TEXT NOT NULL,
      state TEXT NOT NULL,
      client_id TEXT,
      answers INTEGER,
      created_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX messages_by_consultation ON messages (consultation_id, number);
    CREATE INDEX messages_by_role ON messages (consultation_id, role, state);
    CREATE UNIQUE INDEX messages_by_client_id ON messages (consultation_id, client_id)
      WHERE client_id IS NOT NULL;
    CREATE INDEX messages_by_question ON messages (answers) WHERE answers IS NOT NULL;
    CREATE INDEX messages_streaming ON messages (consultation_id) WHERE state = 'streaming';
    CREATE VIEW consultation_details AS
      SELECT c.number, c.id, c.persona, c.status, c.goal_id, c.context_type, c.context_id,
        c.quick_action, c.started_at, c.completed_at, c.last_message_at, c.created_at,
        c.updated_at,
        (SELECT count(*) FROM messages m
          WHERE m.consultation_id = c.id AND m.role = 'user') AS user_messages,
        (SELECT count(*) FROM messages m
          WHERE m.consultation_id = c.id AND m.role <> 'user' AND m.state <> 'streaming')
          AS other_messages
      FROM consultations c;
    """

  private static let replies = """
    CREATE TABLE replies (
      key TEXT NOT NULL,
      method TEXT NOT NULL,
      target TEXT NOT NULL,
      status INTEGER NOT NULL,
      body TEXT NOT NULL,
      stored_at INTEGER NOT NULL,
      PRIMARY KEY (key, method, target)
    ) STRICT, WITHOUT ROWID;
    """

  /// What was there before there were users is the local one's. The new columns are no foreign
  /// keys, since SQLite adds none with a default (https://sqlite.org/lang_altertable.html).
  private static let users = """
    CREATE TABLE users (
      id TEXT PRIMARY KEY,
      email TEXT UNIQUE,
      password TEXT,
      created_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO users (id, created_at) VALUES ('5e1f0000-0000-4000-8000-000000000001', 0);

    ALTER TABLE goals ADD COLUMN
      user_id TEXT NOT NULL DEFAULT '5e1f0000-0000-4000-8000-000000000001';
    ALTER TABLE progress_entries ADD COLUMN
      user_id TEXT NOT NULL DEFAULT '5e1f0000-0000-4000-8000-000000000001';
    ALTER TABLE consultations ADD COLUMN
      user_id TEXT NOT NULL DEFAULT '5e1f0000-0000-4000-8000-000000000001';
    ALTER TABLE goal_snapshots ADD COLUMN
      user_id TEXT NOT NULL DEFAULT '5e1f0000-0000-4000-8000-000000000001';
    ALTER TABLE messages ADD COLUMN
      user_id TEXT NOT NULL DEFAULT '5e1f0000-0000-4000-8000-000000000001';
    CREATE INDEX goals_by_user ON goals (user_id, number);
    DROP INDEX consultations_by_status;
    CREATE INDEX consultations_by_user ON consultations (user_id, status, started_at);
    CREATE INDEX messages_answered ON messages (user_id) WHERE answers IS NOT NULL;

    DROP VIEW consultation_details;
    CREATE VIEW consultation_details AS
      SELECT c.number, c.id, c.persona, c.status, c.goal_id, c.context_type, c.context_id,
        c.quick_action, c.started_at, c.completed_at, c.last_message_at, c.created_at,
        c.updated_at,
        (SELECT count(*) FROM messages m
          WHERE m.consultation_id = c.id AND m.role = 'user') AS user_messages,
        (SELECT count(*) FROM messages m
          WHERE m.consultation_id = c.id AND m.role <> 'user' AND m.state <> 'streaming')
          AS other_messages,
        c.user_id
      FROM consultations c;

    ALTER TABLE replies RENAME TO replies_of_one;
    CREATE TABLE replies (
      user_id TEXT NOT NULL,
      key TEXT NOT NULL,
      method TEXT NOT NULL,
      target TEXT NOT NULL,
      status INTEGER NOT NULL,
      body TEXT NOT NULL,
      stored_at INTEGER NOT NULL,
      PRIMARY KEY (user_id, key, method, target)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO replies
      SELECT '5e1f0000-0000-4000-8000-000000000001', key, method, target, status, body, stored_at
        FROM replies_of_one;
    DROP TABLE replies_of_one;
    """

  /// A session is one log-in; of a refresh token there is only the hash. Those of an earlier version,
  /// which weren't signed, stay when they were used, so that one who comes with it again is noticed.
  private static let accounts = """
    CREATE TABLE profiles (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      bio TEXT NOT NULL,
      units TEXT NOT NULL,
      language TEXT NOT NULL,
      date_of_birth TEXT,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      expires_at INTEGER NOT NULL,
      revoked_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessions_by_user ON sessions (user_id);
    CREATE INDEX sessions_by_expiry ON sessions (expires_at);
    CREATE TABLE refresh_tokens (
      hash BLOB PRIMARY KEY,
      session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
      expires_at INTEGER NOT NULL,
      used_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id);
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
    """
}

/// The indexes by which no request reads all that a user has.
enum ScaleSchema {
  static let indexes = """
    CREATE INDEX goals_by_change ON goals (user_id, updated_at);
    CREATE INDEX goals_by_conversation ON goals (conversation_id)
      WHERE conversation_id IS NOT NULL;
    CREATE INDEX goal_snapshots_by_goal ON goal_snapshots (goal_id);
    CREATE INDEX consultations_by_goal ON consultations (goal_id) WHERE goal_id IS NOT NULL;
    CREATE INDEX replies_by_age ON replies (stored_at);
    """
}
