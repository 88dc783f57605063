import Wellness

/// The schemas that several operations have in common.
extension JSONSchema {
  /// By their names under `components`.
  package static let components: [(name: String, schema: JSONSchema)] = [
    ("Error", error), ("Goal", goal), ("GoalStatistics", statistics), ("GoalInstance", instance),
    ("GoalActivity", activity), ("GoalSuggestion", idea), ("Consultation", consultation),
    ("Message", message), ("QuickAction", quickAction), ("Insight", insight),
    ("Profile", profile), ("Tokens", tokens),
  ]

  static let goalType = JSONSchema.words(GoalType.known.map(\.rawValue))
  static let goalStatus = JSONSchema.words(GoalStatus.known.map(\.rawValue))
  static let persona = JSONSchema.words(Persona.known.map(\.rawValue))
  static let consultationStatus = JSONSchema.words(ConsultationStatus.known.map(\.rawValue))
  /// With the words of older clients.
  static let insightType = JSONSchema.words(
    InsightType.known.map(\.rawValue) + InsightType.older.keys.sorted())
  static let recurrence = JSONSchema.words(Recurrence.allCases.map(\.rawValue))

  private static let error = JSONSchema.object([
    ("success", .exactly(false)), ("data", JSONSchema.object([]).orNull),
    (
      "error",
      .object(
        [("code", .text), ("message", .text)],
        optional: [
          (
            "details",
            .object(
              [
                ("existing_consultation_id", .id), ("persona", persona),
                ("status", consultationStatus), ("can_continue", .flag),
              ],
              optional: [("goal_id", .id)])
          )
        ])
    ),
  ])

  private static let goal = JSONSchema.object(
    [
      ("id", .id), ("user_id", .id), ("goal_type", goalType), ("title", .text),
      ("description", .text), ("target_value", .number), ("target_unit", .text),
      ("current_value", .number), ("progress", .share), ("start_date", .date),
      ("target_date", JSONSchema.date.orNull), ("status", goalStatus), ("is_overdue", .flag),
      ("days_remaining", JSONSchema.integer.described("-1 for a goal without an end.")),
      ("is_recurring", .flag), ("recurrence_pattern", recurrence.orNull),
      ("conversation_id", JSONSchema.id.orNull), ("created_at", .moment), ("updated_at", .moment),
    ], optional: [("statistics", .named("GoalStatistics"))])

  private static let statistics = JSONSchema.object([
    ("progress_percentage", .whole(0...100)), ("days_elapsed", .integer),
    ("days_remaining", JSONSchema.integer.orNull), ("remaining", .number),
    ("entry_count", .integer),
    ("average_per_day", JSONSchema.number.orNull), ("needed_per_day", JSONSchema.number.orNull),
    ("projected_completion", JSONSchema.date.orNull), ("current_streak", .integer),
  ])

  private static let instance = JSONSchema.object([
    ("id", .text), ("goal_id", .id), ("instance_date", .date), ("period_end", .date),
    ("target_value", .number), ("target_unit", .text), ("current_value", .number),
    ("progress", .share),
    ("status", .words(GoalInstanceBody.Status.allCases.map(\.rawValue))),
  ])

  private static let activity = JSONSchema.object([
    ("id", .id), ("goal_id", .id), ("activity_type", .text), ("value", JSONSchema.number.orNull),
    ("progress_delta", JSONSchema.number.orNull), ("note", .text), ("notes", .text),
    ("created_at", .moment),
  ])

  private static let idea = JSONSchema.object([
    ("title", .text(1...50)), ("description", .text(100...500)), ("goal_type", goalType),
    ("target_value", .number), ("target_unit", .text), ("rationale", .text(1...300)),
    ("estimated_duration", .whole(1...3650)), ("difficulty", .whole(1...5)),
  ])

  private static let consultation = JSONSchema.object([
    ("id", .id), ("user_id", .id), ("persona", persona), ("status", consultationStatus),
    ("goal_id", JSONSchema.id.orNull), ("context_type", JSONSchema.text.orNull),
    ("context_id", JSONSchema.text.orNull), ("quick_action", JSONSchema.text.orNull),
    ("started_at", .moment), ("completed_at", JSONSchema.moment.orNull),
    ("last_message_at", JSONSchema.moment.orNull), ("message_count", .integer),
    ("created_at", .moment), ("updated_at", .moment),
    ("has_context_for_goal_suggestions", .flag),
  ])

  private static let message = JSONSchema.object(
    [
      ("id", .id), ("consultation_id", .id), ("role", .words(["user", "assistant"])),
      ("content", .text), ("created_at", .moment),
    ], optional: [("client_id", .text)])

  private static let quickAction = JSONSchema.object([
    ("id", .text), ("title", .text), ("prompt", .text), ("icon", .text),
    ("context_type", .words(QuickActionBody.contextTypes)), ("persona", persona),
  ])

  private static let insight = JSONSchema.object([
    ("id", .id), ("user_id", .id),
    ("insight_type", .words(InsightType.known.map(\.rawValue))), ("title", .text(1...200)),
    ("content", .text(1...10_000)), ("summary", .text(1...500)),
    ("period_start", JSONSchema.moment.orNull), ("period_end", JSONSchema.moment.orNull),
    (
      "metrics",
      .object([
        ("mood_entries_count", .integer), ("journal_entries_count", .integer),
        ("goals_active", .integer), ("goals_completed", .integer),
      ])
    ),
    ("suggestions", .list(.text)), ("is_read", .flag), ("is_favorite", .flag),
    ("is_archived", .flag), ("created_at", .moment), ("updated_at", .moment),
  ])

  private static let profile = JSONSchema.object([
    ("id", .id), ("user_id", .id), ("name", .text), ("bio", .text),
    ("preferred_unit_system", .words(["metric", "imperial"])), ("language_code", .text),
    ("date_of_birth", JSONSchema.date.orNull), ("created_at", .moment), ("updated_at", .moment),
  ])

  private static let tokens = JSONSchema.object([("access_token", .text), ("refresh_token", .text)])

  /// A page of a list by its name.
  static func page(
    of name: String, _ element: JSONSchema, and others: [(String, JSONSchema)] = []
  ) -> JSONSchema {
    .object(
      [
        (name, .list(element)), ("total", .integer), ("total_count", .integer),
        ("limit", .integer), ("offset", .integer), ("has_more", .flag),
      ] + others)
  }
}
