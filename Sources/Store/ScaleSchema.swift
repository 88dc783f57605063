import SQLite

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
