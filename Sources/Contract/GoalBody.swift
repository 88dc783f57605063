import JSON
import Time
import Wellness

/// A goal on the wire (Goals API Contract, "Create Goal").
package struct GoalBody: Hashable, Sendable {
  package var id: Goal.BackendID
  package var userID: String
  package var type: GoalType
  package var title: String
  package var description: String
  package var targetValue: Double
  package var unit: String
  package var currentValue: Double
  /// 0 to 1.
  package var progress: Double
  package var startDate: CalendarDate
  package var targetDate: CalendarDate?
  package var status: GoalStatus
  /// -1 for a goal without an end.
  package var daysRemaining: Int
  package var isOverdue: Bool
  package var recurrence: Recurrence?
  package var conversationID: Consultation.BackendID?
  package var createdAt: Instant
  package var updatedAt: Instant

  package init(
    id: Goal.BackendID, userID: String, type: GoalType, title: String, description: String,
    targetValue: Double, unit: String, currentValue: Double, progress: Double,
    startDate: CalendarDate, targetDate: CalendarDate?, status: GoalStatus, daysRemaining: Int,
    isOverdue: Bool, recurrence: Recurrence?, conversationID: Consultation.BackendID?,
    createdAt: Instant, updatedAt: Instant
  ) {
    self.id = id
    self.userID = userID
    self.type = type
    self.title = title
    self.description = description
    self.targetValue = targetValue
    self.unit = unit
    self.currentValue = currentValue
    self.progress = progress
    self.startDate = startDate
    self.targetDate = targetDate
    self.status = status
    self.daysRemaining = daysRemaining
    self.isOverdue = isOverdue
    self.recurrence = recurrence
    self.conversationID = conversationID
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  package init(_ fields: Fields) throws(ContractError) {
    id = try fields.identifier("id")
    userID = try fields.optionalString("user_id") ?? ""
    type = GoalType(rawValue: try fields.optionalString("goal_type") ?? GoalType.custom.rawValue)
    title = try fields.string("title")
    description = try fields.optionalString("description") ?? ""
    targetValue = try fields.double("target_value")
    unit = try fields.string("target_unit")
    currentValue = try fields.optionalDouble("current_value") ?? 0
    progress = try fields.optionalDouble("progress") ?? 0
    guard let start = try fields.optionalDate("start_date") else {
      throw fields.failure("start_date", .missing)
    }
    startDate = start
    targetDate = try fields.optionalDate("target_date")
    status = GoalStatus(rawValue: try fields.string("status"))
    daysRemaining = try fields.optionalInt("days_remaining") ?? -1
    isOverdue = try fields.optionalBool("is_overdue") ?? false
    let pattern = try fields.optionalString("recurrence_pattern")
    recurrence = pattern.flatMap(Recurrence.init(rawValue:))
    conversationID = try fields.optionalIdentifier("conversation_id")
    createdAt = try fields.instant("created_at")
    updatedAt = try fields.instant("updated_at")
  }

  package var json: JSON {
    [
      "id": .string(id.text), "user_id": .string(userID), "goal_type": .string(type.rawValue),
      "title": .string(title), "description": .string(description),
      "target_value": .number(JSON.Number(targetValue)), "target_unit": .string(unit),
      "current_value": .number(JSON.Number(currentValue)),
      "progress": .number(JSON.Number((progress * 10_000).rounded() / 10_000)),
      "start_date": .string(startDate.description),
      "target_date": JSON(targetDate?.description), "status": .string(status.rawValue),
      "is_overdue": .bool(isOverdue), "days_remaining": .number(JSON.Number(daysRemaining)),
      "is_recurring": .bool(recurrence != nil),
      "recurrence_pattern": JSON(recurrence?.rawValue),
      "conversation_id": JSON(conversationID?.text),
      "created_at": .string(createdAt.rfc3339(fractionDigits: 9)),
      "updated_at": .string(updatedAt.rfc3339(fractionDigits: 9)),
    ]
  }

  /// The same goal in the bare dialect (Goal and Conversation Linking, "Get Goal Details").
  package var bare: [JSON.Member] {
    let category =
      switch type {
      case .activity: "fitness"
      case .mindfulness: "mental"
      case .nutrition, .sleep: type.rawValue
      default: "general"
      }
    let state =
      switch status {
      case .active: progress > 0 ? "in_progress" : "not_started"
      case .paused: "in_progress"
      case .completed: "completed"
      default: "archived"
      }
    return [
      JSON.Member(key: "id", value: .string(id.text)),
      JSON.Member(key: "userId", value: .string(userID)),
      JSON.Member(key: "title", value: .string(title)),
      JSON.Member(key: "description", value: .string(description)),
      JSON.Member(key: "status", value: .string(state)),
      JSON.Member(key: "progress", value: .number(JSON.Number(progress))),
      JSON.Member(key: "category", value: .string(category)),
      JSON.Member(key: "targetDate", value: JSON(targetDate.map { Instant($0).rfc3339() })),
      JSON.Member(key: "conversationId", value: JSON(conversationID?.text)),
      JSON.Member(key: "createdAt", value: .string(createdAt.rfc3339())),
      JSON.Member(key: "updatedAt", value: .string(updatedAt.rfc3339())),
    ]
  }
}

extension JSON {
  /// A string, or `null`.
  package init(_ text: String?) {
    self = text.map(JSON.string) ?? .null
  }
}
