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
