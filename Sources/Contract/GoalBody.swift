import JSON
import Time
import Wellness

/// A goal on the wire (Goals API Contract, "Create Goal").
package struct GoalBody: Hashable, Sendable {
  /// Given by the service.
  package var id: Goal.BackendID
  /// Whose it is; empty where the service does not say.
  package var userID: String
  /// `custom` where the service does not say.
  package var type: GoalType
  /// 1 to 200 characters.
  package var title: String
  package var description: String
  /// In `unit`, above 0.
  package var targetValue: Double
  /// Free text of at most 50 characters.
  package var unit: String
  /// In `unit`, 0 or more.
  package var currentValue: Double
  /// 0 to 1.
  package var progress: Double
  /// In the user's calendar.
  package var startDate: CalendarDate
  /// `nil` for a recurring goal without an end.
  package var targetDate: CalendarDate?
  /// Where it stands.
  package var status: GoalStatus
  /// -1 for a goal without an end.
  package var daysRemaining: Int
  /// Whether the target date has passed with the goal still active.
  package var isOverdue: Bool
  /// `nil` for a goal that is reached once.
  package var recurrence: Recurrence?
  /// The consultation that is about it.
  package var conversationID: Consultation.BackendID?
  /// Written with nine fraction digits.
  package var createdAt: Instant
  /// Written with nine fraction digits.
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

  /// Reads either dialect. What the bare one does not say is what it stands for: one completion,
  /// begun on the day on which the goal was made.
  package init(_ fields: Fields) throws(ContractError) {
    let isBare = !fields.has("target_value") && fields.hasSpelled("category")
    id = try fields.identifier("id")
    userID = try fields.optionalString("user_id") ?? ""
    title = try fields.string("title")
    description = try fields.optionalString("description") ?? ""
    progress = try fields.optionalDouble("progress").map(GoalBody.share) ?? 0
    targetDate = try fields.optionalDate("target_date")
    daysRemaining = try fields.optionalInt("days_remaining") ?? -1
    isOverdue = try fields.optionalBool("is_overdue") ?? false
    recurrence = try GoalBody.recurrence(fields)
    conversationID = try fields.optionalIdentifier("conversation_id")
    createdAt = try fields.instant("created_at")
    updatedAt = try fields.instant("updated_at")
    if isBare {
      type = GoalType(category: try fields.optionalString("category"))
      targetValue = GoalRules.defaultTarget.value
      unit = GoalRules.defaultTarget.unit
      currentValue = progress
      startDate = OffsetZone.utc.date(at: createdAt)
      status = GoalStatus(onWire: try fields.string("status"))
    } else {
      type = GoalType(rawValue: try fields.optionalString("goal_type") ?? GoalType.custom.rawValue)
      targetValue = try fields.double("target_value")
      unit = try fields.string("target_unit")
      currentValue = try fields.optionalDouble("current_value") ?? 0
      guard let start = try fields.optionalDate("start_date") else {
        throw fields.failure("start_date", .missing)
      }
      startDate = start
      status = GoalStatus(rawValue: try fields.string("status"))
    }
  }

  /// A progress as a share: some servers count to 100.
  static func share(_ progress: Double) -> Double {
    progress > 1 ? progress / 100 : progress
  }

  /// A share with at most four decimals.
  static func rounded(_ share: Double) -> JSON.Number {
    JSON.Number((share * 10_000).rounded() / 10_000)
  }

  /// The pattern is a word, or an object that has it.
  private static func recurrence(_ fields: Fields) throws(ContractError) -> Recurrence? {
    if fields.isObject("recurrence_pattern") {
      let pattern = try fields.object("recurrence_pattern").optionalString("pattern")
      return pattern.flatMap(Recurrence.init(rawValue:))
    }
    return try fields.optionalString("recurrence_pattern").flatMap(Recurrence.init(rawValue:))
  }

  /// All keys in `snake_case`, `null` for what is not known; in canonical order, which a long list
  /// is written fastest with.
  package var json: JSON {
    .object([
      JSON.Member(key: "conversation_id", value: JSON(conversationID?.text)),
      JSON.Member(key: "created_at", value: .string(createdAt.rfc3339(fractionDigits: 9))),
      JSON.Member(key: "current_value", value: .number(JSON.Number(currentValue))),
      JSON.Member(key: "days_remaining", value: .number(JSON.Number(daysRemaining))),
      JSON.Member(key: "description", value: .string(description)),
      JSON.Member(key: "goal_type", value: .string(type.rawValue)),
      JSON.Member(key: "id", value: .string(id.text)),
      JSON.Member(key: "is_overdue", value: .bool(isOverdue)),
      JSON.Member(key: "is_recurring", value: .bool(recurrence != nil)),
      JSON.Member(key: "progress", value: .number(GoalBody.rounded(progress))),
      JSON.Member(key: "recurrence_pattern", value: JSON(recurrence?.rawValue)),
      JSON.Member(key: "start_date", value: .string(startDate.description)),
      JSON.Member(key: "status", value: .string(status.rawValue)),
      JSON.Member(key: "target_date", value: JSON(targetDate?.description)),
      JSON.Member(key: "target_unit", value: .string(unit)),
      JSON.Member(key: "target_value", value: .number(JSON.Number(targetValue))),
      JSON.Member(key: "title", value: .string(title)),
      JSON.Member(key: "updated_at", value: .string(updatedAt.rfc3339(fractionDigits: 9))),
      JSON.Member(key: "user_id", value: .string(userID)),
    ])
  }

  /// The same goal in the bare dialect (Goal and Conversation Linking, "Get Goal Details").
  package var bare: [JSON.Member] {
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
      JSON.Member(
        key: "progress", value: .number(GoalBody.rounded(progress))),
      JSON.Member(key: "category", value: .string(type.category)),
      JSON.Member(key: "targetDate", value: JSON(targetDate.map { Instant($0).rfc3339() })),
      JSON.Member(key: "conversationId", value: JSON(conversationID?.text)),
      JSON.Member(key: "createdAt", value: .string(createdAt.rfc3339())),
      JSON.Member(key: "updatedAt", value: .string(updatedAt.rfc3339())),
    ]
  }
}

extension GoalType {
  /// The type that a category of the bare dialect comes to.
  init(category: String?) {
    self =
      switch category {
      case "fitness", "physical": .activity
      case "mental", "emotional", "spiritual": .mindfulness
      case "nutrition": .nutrition
      case "sleep": .sleep
      default: .custom
      }
  }

  /// The category of the bare dialect.
  var category: String {
    switch self {
    case .activity: "fitness"
    case .mindfulness: "mental"
    case .nutrition, .sleep: rawValue
    default: "general"
    }
  }
}

extension GoalStatus {
  /// The status that either dialect names.
  init(onWire text: String) {
    self = text == "not_started" || text == "in_progress" ? .active : GoalStatus(rawValue: text)
  }
}

extension JSON {
  /// A string, or `null`.
  package init(_ text: String?) {
    self = text.map(JSON.string) ?? .null
  }
}

extension GoalBody {
  /// The length of a title.
  package static let titleLength = 1...200
  /// The length of a description, which may be empty.
  package static let descriptionLength = 0...1000
  /// The length of a unit.
  package static let unitLength = 1...50
  /// Values beyond this are refused, so that sums and shares of values are numbers too.
  package static let largestValue = 1e12

  static let bareSchema: [(String, JSONSchema)] = [
    ("id", .id), ("userId", .id), ("title", .text), ("description", .text),
    ("status", .words(["not_started", "in_progress", "completed", "archived"])),
    ("progress", .share), ("category", .words(GoalType.categories)),
    ("targetDate", JSONSchema.moment.orNull), ("conversationId", JSONSchema.id.orNull),
    ("createdAt", .moment), ("updatedAt", .moment),
  ]
}
