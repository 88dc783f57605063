import Wellness

/// The schemas that several operations have in common.
extension JSONSchema {
  /// By their names under `components`.
  package static let components: [(name: String, schema: JSONSchema)] = [
    ("Error", ServiceError.schema), ("Goal", goal),
    ("GoalStatistics", GoalStatisticsBody.table.schema),
    ("GoalInstance", GoalInstanceBody.table.schema),
    ("GoalActivity", GoalActivityBody.table.schema),
    ("GoalSuggestion", GoalIdeaBody.table.schema), ("Consultation", ConsultationBody.table.schema),
    ("Message", MessageBody.table.schema), ("QuickAction", QuickActionBody.table.schema),
    ("Insight", InsightBody.table.schema), ("Profile", ProfileBody.table.schema),
    ("Preferences", PreferencesBody.table.schema),
    ("Tokens", TokenBody.table.schema),
  ]

  /// What tells how a server is.
  package static let health = body([("status", text)])

  /// The statistics of a goal come only where they are asked for.
  private static let goal = object(
    GoalBody.table.schemas, optional: [("statistics", .named("GoalStatistics"))])
}
