import JSON
import Time
import Wellness

/// What `POST /goals` takes (Goals API Contract, "Create Goal").
package struct NewGoalBody: Hashable, Sendable {
  /// 1 to 200 characters.
  package var title: String
  /// At most 1,000 characters; empty where none is given.
  package var description: String
  /// In the user's calendar.
  package var startDate: CalendarDate
  /// Absent only for a recurring goal.
  package var targetDate: CalendarDate?
  /// One of `GoalType.known`; the service refuses others.
  package var type: GoalType
  /// In `unit`, above 0.
  package var targetValue: Double
  /// Free text of 1 to 50 characters.
  package var unit: String
  /// In `unit`, 0 or more.
  package var currentValue: Double
  /// `nil` for a goal that is reached once.
  package var recurrence: Recurrence?

  /// The body that makes a goal of this device.
  package init(_ goal: Goal) {
    title = goal.title
    description = goal.description
    startDate = goal.startDate
    targetDate = goal.targetDate
    type = goal.type
    targetValue = goal.targetValue
    unit = goal.unit
    currentValue = goal.valueToBeginWith
    recurrence = goal.recurrence
  }

  /// Reads either dialect; the one with `targetDate` or `category` gets defaults for what it does
  /// not know.
  ///
  /// - Parameter today: the start date where none is named.
  package init(_ fields: Fields, today: CalendarDate) throws(ContractError) {
    let isBare = fields.hasSpelled("targetDate") || fields.hasSpelled("category")
    title = try fields.string("title")
    let recurring = try fields.optionalBool("is_recurring") ?? false
    let pattern = recurring ? try fields.optionalString("recurrence_pattern") : nil
    recurrence = pattern.flatMap(Recurrence.init(rawValue:))
    if recurring, recurrence == nil {
      throw fields.failure("recurrence_pattern", .expected("daily, weekly or monthly"))
    }
    let isLax = isBare || recurring
    description = try fields.optionalString("description") ?? ""
    targetDate = try fields.optionalDate("target_date")
    if targetDate == nil, !recurring { throw fields.failure("target_date", .missing) }
    let start = try fields.optionalDate("start_date")
    if start == nil, !isLax { throw fields.failure("start_date", .missing) }
    startDate = start ?? today
    let category = try fields.optionalString("category")
    let named = try isBare ? fields.optionalString("goal_type") : fields.string("goal_type")
    type = named.map(GoalType.init(rawValue:)) ?? GoalType(category: category)
    let standard = GoalRules.defaultTarget
    targetValue =
      isBare && !fields.has("target_value") ? standard.value : try fields.double("target_value")
    unit = isBare && !fields.has("target_unit") ? standard.unit : try fields.string("target_unit")
    currentValue = try fields.optionalDouble("current_value") ?? 0
  }

  /// The keys that have a value.
  package var json: JSON {
    var members: [JSON.Member] = [
      JSON.Member(key: "title", value: .string(title)),
      JSON.Member(key: "description", value: .string(description)),
      JSON.Member(key: "start_date", value: .string(startDate.description)),
      JSON.Member(key: "goal_type", value: .string(type.rawValue)),
      JSON.Member(key: "target_value", value: .number(JSON.Number(targetValue))),
      JSON.Member(key: "target_unit", value: .string(unit)),
    ]
    if let targetDate {
      members.append(JSON.Member(key: "target_date", value: .string(targetDate.description)))
    }
    if currentValue != 0 {
      members.append(JSON.Member(key: "current_value", value: .number(JSON.Number(currentValue))))
    }
    if let recurrence {
      members.append(JSON.Member(key: "is_recurring", value: true))
      members.append(JSON.Member(key: "recurrence_pattern", value: .string(recurrence.rawValue)))
    }
    return .object(members)
  }
}

/// What PUT and PATCH on a goal, and PATCH on its progress, may name; what is `nil` stays.
package struct GoalChange: Hashable, Sendable {
  /// 1 to 200 characters.
  package var title: String?
  package var description: String?
  /// In the user's calendar.
  package var targetDate: CalendarDate?
  /// 0 to 1; a larger number is read as percent.
  package var progress: Double?
  /// Where it is to stand.
  package var status: GoalStatus?
  /// One of `GoalType.known`; the service refuses others.
  package var type: GoalType?
  /// What the bare dialect says instead of a type; changes one that does not belong to it.
  package var category: String?
  /// In `unit`, above 0.
  package var targetValue: Double?
  /// Free text of 1 to 50 characters.
  package var unit: String?
  /// In `unit`, 0 or more.
  package var currentValue: Double?
  /// The consultation to link.
  package var conversationID: Consultation.BackendID?

  package init() {}

  /// All that `PUT /goals/{id}` takes (Goals API Contract, "Update Goal").
  package init(_ goal: Goal) {
    title = goal.title
    description = goal.description
    targetDate = goal.targetDate
    progress = goal.progress
    status = goal.status
    type = goal.type
    targetValue = goal.targetValue
    unit = goal.unit
    currentValue = goal.currentValue
  }

  /// What of a goal has changed, as `PATCH /goals/{id}` takes it (Goal and Conversation Linking,
  /// "Update Goal").
  package init(_ goal: Goal, only fields: GoalFields) {
    if fields.contains(.title) { title = goal.title }
    if fields.contains(.description) { description = goal.description }
    if fields.contains(.type) { type = goal.type }
    if fields.contains(.target) { (targetValue, unit) = (goal.targetValue, goal.unit) }
    if fields.contains(.current) { currentValue = goal.currentValue }
    if fields.contains(.due) { targetDate = goal.targetDate }
    if fields.contains(.status) { status = goal.status }
  }

  package init(_ fields: Fields) throws(ContractError) {
    // Where both spellings are there, the one that is passed over has to read, too.
    _ = try fields.optionalDate("targetDate")
    _ = try fields.optionalString("conversationId")
    title = try fields.optionalString("title")
    description = try fields.optionalString("description")
    targetDate = try fields.optionalDate("target_date")
    progress = try fields.optionalDouble("progress").map(GoalBody.share)
    status = try fields.optionalString("status").map(GoalStatus.init(onWire:))
    type = try fields.optionalString("goal_type").map(GoalType.init(rawValue:))
    category = try fields.optionalString("category")
    targetValue = try fields.optionalDouble("target_value")
    unit = try fields.optionalString("target_unit")
    currentValue = try fields.optionalDouble("current_value")
    conversationID = try fields.optionalIdentifier("conversation_id")
  }

  /// The keys that have a value.
  package var json: JSON {
    let members: [(String, JSON?)] = [
      ("title", title.map(JSON.string)), ("description", description.map(JSON.string)),
      ("target_date", targetDate.map { .string($0.description) }),
      ("progress", progress.map { .number(GoalBody.rounded($0)) }),
      ("status", status.map { .string($0.rawValue) }),
      ("goal_type", type.map { .string($0.rawValue) }), ("category", category.map(JSON.string)),
      ("target_value", targetValue.map { .number(JSON.Number($0)) }),
      ("target_unit", unit.map(JSON.string)),
      ("current_value", currentValue.map { .number(JSON.Number($0)) }),
      ("conversationId", conversationID.map { .string($0.text) }),
    ]
    return .object(
      members.compactMap { key, value in value.map { JSON.Member(key: key, value: $0) } })
  }
}

extension NewGoalBody {
  static let schema = JSONSchema.any([once, recurring, bare])

  private static let values: [(String, JSONSchema)] = [
    ("title", .goalTitle), ("goal_type", .goalType),
    ("target_value", JSONSchema.amount.aboveMinimum), ("target_unit", .goalUnit),
  ]

  /// A goal that is reached once.
  private static let once = JSONSchema.body(
    values + [("start_date", .date), ("target_date", .date)],
    optional: [
      ("description", .goalDescription), ("current_value", .amount),
      ("is_recurring", .exactly(false)),
    ])

  /// A goal that begins anew with every period.
  private static let recurring = JSONSchema.body(
    values + [("is_recurring", .exactly(true)), ("recurrence_pattern", .recurrence)],
    optional: [
      ("description", .goalDescription), ("start_date", .date), ("target_date", .date),
      ("current_value", .amount),
    ])

  /// A goal as the bare dialect has it, which measures nothing.
  private static let bare = JSONSchema.body(
    [("title", .goalTitle), ("targetDate", .any([.moment, .date]))],
    optional: [
      ("description", .goalDescription), ("category", .text), ("goal_type", .goalType),
      ("target_value", JSONSchema.amount.aboveMinimum), ("target_unit", .goalUnit),
      ("current_value", .amount), ("start_date", .date), ("is_recurring", .exactly(false)),
    ])
}

extension GoalChange {
  /// What a PUT has to name, in the order in which it is looked for.
  private static let required: [(String, JSONSchema)] = [
    ("title", .goalTitle), ("description", .goalDescription),
    (
      "progress",
      JSONSchema.number(0...100).described(
        "A share; above 1 it is read as percent. The current value wins over it.")
    ),
    ("status", .words(GoalStatus.known.map(\.rawValue) + ["not_started", "in_progress"])),
    ("goal_type", .goalType), ("target_value", JSONSchema.amount.aboveMinimum),
    ("target_unit", .goalUnit), ("current_value", .amount),
  ]

  /// The keys that a PUT has to name (Goals API Contract, "Update Goal").
  package static let requiredKeys = required.map(\.0)

  static let wholeSchema = JSONSchema.body(
    required, optional: [("target_date", .date), ("conversation_id", .text)])

  static let schema = JSONSchema.body(
    [],
    optional: required + [
      ("target_date", .date), ("targetDate", .any([.moment, .date])), ("category", .text),
      ("conversation_id", .text), ("conversationId", .text),
    ])
}

extension JSONSchema {
  fileprivate static let goalTitle = text(GoalBody.titleLength)
  fileprivate static let goalDescription = text(upTo: GoalBody.descriptionLength.upperBound)
  fileprivate static let goalUnit = text(GoalBody.unitLength)
}
