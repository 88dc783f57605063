import Database

/// What the clients of the service keep in it beside what this program's own shell does.
enum ClientSchema {
  static let steps = [
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
}
