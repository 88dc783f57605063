/// The tables of what is noted about goals and of what is found out about periods.
enum ReportSchema {
  static let tables = """
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
}
