import Edge
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

/// Advice for a goal as a report has it: what it is, and how old.
struct AdviceHead: Record {
  let goal: Goal
  let givenAt: Instant
  /// Why it is not a new one, where one was asked for.
  let obstacle: Failure?
  /// When it is shown.
  let now: Instant

  static let fields: [Field<AdviceHead>] = [
    Field("goal", \.goal.id), Field("goal_title", \.goal.title), Field("given_at", \.givenAt),
    Field("obstacle") { $0.obstacle.map { ErrorKind($0).rawValue } },
  ]

  /// Says who gave the advice where the backend tells it, and why it is not new.
  init(telling given: AdviceUseCases.Given<some Any>, for goal: Goal, in shell: Shell) throws {
    (self.goal, now) = (goal, shell.edge.now)
    (givenAt, obstacle) = (given.givenAt, given.obstacle)
    if let notice = given.notice { try shell.edge.complain(Styled(notice)) }
    guard let obstacle else { return }
    try shell.edge.complain(
      Styled(
        "No new answer (\(FailureText.brief(obstacle))): this one is \(Age.text(now - givenAt)) old.",
        .warning))
  }

  /// The heading, with the age of what was kept.
  func line(_ what: String, in shell: Shell) throws -> Styled {
    let age = now - givenAt
    let line = Styled(what + " ") + Styled(goal.title, .strong)
    guard obstacle == nil, age >= .seconds(60) else { return line }
    let hint = try Hint.freshAdvice.tell("; --fresh asks for new ones", in: shell) ?? ""
    return line + Styled("  \(Age.text(age)) old\(hint)", .faint)
  }

  /// Lines of a list under a heading, where there are some.
  static func list(_ heading: String, _ lines: [String], isNumbered: Bool = false) -> [Styled] {
    guard !lines.isEmpty else { return [] }
    return [Styled(heading, .heading)]
      + lines.enumerated().map { index, line in
        Styled(isNumbered ? "\(index + 1). " : "- ", .faint) + Styled(line.oneLine)
      }
  }
}

extension String {
  /// The text with its lines joined, for a line of a list.
  var oneLine: String {
    split(whereSeparator: \.isNewline).map(\.trimmedLine).joined(separator: " ")
  }
}

extension Substring {
  fileprivate var trimmedLine: String { String(self).trimmed }
}
