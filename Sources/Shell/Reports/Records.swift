import Time
import UseCases
import Wellness

/// The things that commands report on, as objects of JSON.
extension Goal: Record {
  static let fields: [Field<Goal>] = [
    Field("id", \.id), Field("backend_id", \.backendID), Field("title", \.title),
    Field("description", \.description), Field("type", \.type.rawValue),
    Field("status", \.status.rawValue), Field("start_date", \.startDate),
    Field("target_date", \.targetDate), Field("initial_value", \.initialValue),
    Field("current_value", \.currentValue), Field("target_value", \.targetValue),
    Field("unit", \.unit), Field("progress") { MeasuredGoal($0).share },
    Field("recurrence", \.recurrence?.rawValue), Field("measure", \.measure.rawValue),
    Field("chat_id", \.consultationID),
    Field("is_missing", \.isMissing), Field("created_at", \.createdAt),
    Field("updated_at", \.updatedAt),
  ]
}

extension Consultation: Record {
  static let fields: [Field<Consultation>] = [
    Field("id", \.id), Field("backend_id", \.backendID), Field("persona", \.persona.rawValue),
    Field("persona_name", \.persona.displayName), Field("status", \.status.rawValue),
    Field("goal_id", \.goalID), Field("title", \.title), Field("started_at", \.startedAt),
  ]
}

extension Message: Record {
  static let fields: [Field<Message>] = [
    Field("id", \.id), Field("role", \.role.rawValue), Field("state", \.state.rawValue),
    Field("text", \.content), Field("created_at", \.createdAt),
  ]
}

extension Insight: Record {
  static let fields: [Field<Insight>] = [
    Field("id", \.id), Field("type", \.type.rawValue), Field("title", \.title),
    Field("summary", \.summary), Field("content", \.content),
    Field("suggestions", \.suggestions), Field("metrics", \.metrics),
    Field("period_start", \.periodStart), Field("period_end", \.periodEnd),
    Field("is_read", \.isRead), Field("is_favorite", \.isFavorite),
    Field("is_archived", \.isArchived), Field("created_at", \.createdAt),
  ]
}

extension Insight.Metrics: Record {
  static let fields: [Field<Insight.Metrics>] = [
    Field("goals_active", \.goalsActive), Field("goals_completed", \.goalsCompleted),
    Field("mood_entries", \.moodEntries), Field("journal_entries", \.journalEntries),
  ]
}

extension Tip: Record {
  static let fields: [Field<Tip>] = [
    Field("text", \.text), Field("priority", \.priority.rawValue),
    Field("category", \.category.rawValue),
  ]
}

extension GoalProposal: Record {
  static let fields: [Field<GoalProposal>] = [
    Field("title", \.title), Field("description", \.description), Field("type", \.type.rawValue),
    Field("target_value", \.target?.value), Field("unit", \.target?.unit),
    Field("days", \.days), Field("difficulty", \.difficulty), Field("rationale", \.rationale),
  ]
}

extension ProgressEntry: Record {
  static let fields: [Field<ProgressEntry>] = [Field("at", \.at), Field("value", \.value)]
}

extension PeriodProgress: Record {
  static let fields: [Field<PeriodProgress>] = [
    Field("end", \.end), Field("value", \.value), Field("is_reached", \.isReached),
    Field("streak", \.streak), Field("kept", \.kept), Field("counted", \.counted),
  ]
}

extension SyncEngine.Pending: Record {
  static let fields: [Field<SyncEngine.Pending>] = [
    Field("number", \.number), Field("kind", \.kind), Field("title", \.title),
    Field("attempts", \.attempts), Field("problem", \.problem), Field("has_failed", \.hasFailed),
    Field("next_attempt", \.nextAttempt), Field("created_at", \.createdAt),
  ]
}
