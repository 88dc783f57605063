import JSON
import Time
import Wellness

/// What `POST /goals` takes (Goals API Contract, "Create Goal").
package struct NewGoalBody: WireBody, Hashable {
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
  /// In `unit`, above 0, or 0 where the goal recurs.
  package var targetValue: Double
  /// Free text of 1 to 50 characters; `clock` for a time of day.
  package var unit: String
  /// In `unit`, 0 or more.
  package var currentValue: Double
  /// `nil` for a goal that is reached once.
  package var recurrence: Recurrence?
  /// The last day on which it recurs; `nil` where it has no end.
  package var recurrenceEnd: CalendarDate?
  /// On which days it counts; empty for every day.
  package var recurrenceDays: RecurrenceDays = []
  /// What its number means; read from its words when `nil`.
  package var measure: MeasureChoice?

  /// The body that makes a goal of this device.
  package init(_ goal: Goal) {
    title = goal.title
    description = goal.description
    startDate = goal.startDate
    targetDate = goal.recurrence == nil ? goal.targetDate : nil
    type = goal.type
    targetValue = goal.targetValue
    unit = goal.unit
    currentValue = goal.valueToBeginWith
    recurrence = goal.recurrence
    recurrenceEnd = goal.recurrence == nil ? nil : goal.targetDate
    measure = goal.setMeasure.map(MeasureChoice.set)
  }

  /// Reads either dialect; the one with `targetDate` or `category` gets defaults for what it does
  /// not know.
  ///
  /// - Parameter today: the start date where none is named.
  package init(_ reader: RequestReader, today: CalendarDate) throws(ContractError) {
    let isBare = reader.hasSpelled("targetDate") || reader.hasSpelled("category")
    title = try reader.text("title", .title)
    let recurring = try reader.optionalBool("is_recurring") ?? false
    let fields = try RecurrenceFields(reader)
    let period = try fields.recurrence(reader)
    recurrence = recurring ? period : nil
    if recurring, recurrence == nil {
      throw reader.failure("recurrence_pattern", .expected("daily, weekly or monthly"))
    }
    recurrenceEnd = recurring ? fields.end : nil
    recurrenceDays = recurring ? fields.days ?? [] : []
    let isLax = isBare || recurring
    description = try reader.optionalText("description", .description) ?? ""
    targetDate = try reader.optionalDate("target_date")
    if targetDate == nil, !recurring { throw reader.failure("target_date", .missing) }
    let start = try reader.optionalDate("start_date")
    if start == nil, !isLax { throw reader.failure("start_date", .missing) }
    if let start, let targetDate, targetDate < start {
      throw reader.failure("target_date", .expected("no day before 'start_date'"))
    }
    startDate = start ?? today
    let category = try reader.optionalText("category", .word)
    let named =
      try isBare ? reader.optionalText("goal_type", .word) : reader.text("goal_type", .word)
    type = named.map(GoalType.init(rawValue:)) ?? GoalType(category: category)
    let standard = GoalRules.defaultTarget
    targetValue =
      isBare && !reader.has("target_value") ? standard.value : try reader.double("target_value")
    unit =
      isBare && !reader.has("target_unit")
      ? standard.unit : try reader.text("target_unit", .unit)
    currentValue = try reader.optionalDouble("current_value") ?? 0
    measure = try reader.measure()
  }

  /// The keys that have a value.
  package var json: JSON { NewGoalBody.table.object(self) }

  static let table: FieldTable<NewGoalBody> = [
    .init("title", .text(.title)) { $0.title },
    .init("description", .goalDescription) { $0.description }, .init("start_date") { $0.startDate },
    .init("goal_type") { $0.type }, .init("target_value", .target) { $0.targetValue },
    .init("target_unit", .text(.unit)) { $0.unit },
    .init(optional: "target_date") { $0.targetDate },
    .init(optional: "current_value", .amount) { $0.currentValue == 0 ? nil : $0.currentValue },
    .init(optional: "measure", .measure) { $0.measure },
    .init(optional: "is_recurring", .exactly(true)) { $0.recurrence == nil ? nil : true },
    .init(optional: "recurrence_pattern", .pattern) { $0.recurrence },
    .init(optional: "recurrence_days", .weekdays) {
      $0.recurrenceDays.isEmpty ? nil : $0.recurrenceDays
    },
    .init(optional: "recurrence_end_date", .lastDay) { $0.recurrenceEnd },
  ]

  static let schema = JSONSchema.any([once, recurring, bare])

  private static let values = ["title", "goal_type", "target_value", "target_unit"]

  /// A goal that is reached once.
  private static let once = table.body(
    requiring: values + ["start_date", "target_date"],
    optional: ["description", "current_value"],
    and: [("is_recurring", .exactly(false)), ("measure", .measureOnce)])

  /// A goal that begins anew with every period.
  private static let recurring = table.body(
    requiring: ["title", "goal_type", "target_unit", "is_recurring", "recurrence_pattern"],
    optional: [
      "description", "start_date", "target_date", "current_value", "recurrence_days",
      "recurrence_end_date",
    ], needing: [("target_value", .limitOrTarget)], and: [("measure", .measureByPeriod)])

  /// A goal as the bare dialect has it, which measures nothing.
  private static let bare = JSONSchema.body(
    [("title", .text(.title)), ("targetDate", .any([.moment, .date]))],
    optional: [
      ("description", .goalDescription), ("category", .text(.word)), ("goal_type", GoalType.schema),
      ("target_value", .target), ("target_unit", .text(.unit)),
      ("current_value", .amount), ("start_date", .date), ("is_recurring", .exactly(false)),
      ("measure", .measureOnce),
    ])
}

/// What PATCH and PUT on a goal's progress take.
package struct ProgressBody: WireBody, Hashable {
  /// In `currentUnit`, 0 or more.
  package let currentValue: Double?
  /// The unit in which the value is said; the goal's own when `nil`.
  package let currentUnit: String?
  /// The message that told it, by the id of the service or of the client.
  package let messageID: String?

  package init(currentValue: Double?, in unit: String?, messageID: String?) {
    (self.currentValue, currentUnit, self.messageID) = (currentValue, unit, messageID)
  }

  package init(_ reader: RequestReader) throws(ContractError) {
    currentValue = try reader.double("current_value")
    currentUnit = try reader.optionalText("current_unit", .unit)
    messageID = try reader.optionalText("message_id", .identifier)
  }

  /// The keys that have a value.
  package var json: JSON { ProgressBody.table.object(self) }

  private static let table: FieldTable<ProgressBody> = [
    .init("current_value", .amount) { $0.currentValue },
    .init(optional: "current_unit", unit) { $0.currentUnit },
    .init(optional: "message_id", message) { $0.messageID },
  ]
  static let unit = JSONSchema.text(.unit).described(
    "The unit in which `current_value` is said, where that may be another one than the goal's by now: "
      + "it's converted where the units measure the same.")
  fileprivate static let message = JSONSchema.text(.identifier).described(
    "The message that told the value, by its id or `client_id`, in a chat about the goal.")

  static let schema = table.body(
    requiring: ["current_value"], optional: ["current_unit", "message_id"])
}

/// What PUT and PATCH on a goal may name; what is `nil` stays.
package struct GoalUpdate: WireBody, Hashable {
  /// 1 to 200 characters.
  package var title: String?
  package var description: String?
  /// In the user's calendar.
  package var targetDate: CalendarDate?
  /// 0 to 1.
  package var progress: Double?
  /// Where it is to stand.
  package var status: GoalStatus?
  /// One of `GoalType.known`; the service refuses others.
  package var type: GoalType?
  /// What the bare dialect says instead of a type; changes one that does not belong to it.
  package var category: String?
  /// In `unit`, above 0, or 0 where the goal recurs.
  package var targetValue: Double?
  /// Free text of 1 to 50 characters.
  package var unit: String?
  /// In `currentUnit`, 0 or more.
  package var currentValue: Double?
  /// The unit in which the value is said; the goal's own when `nil`.
  package var currentUnit: String?
  /// The message that told the value, by the id of the service or of the client.
  package var messageID: String?
  /// The consultation to link.
  package var conversationID: Consultation.BackendID?
  /// Whether the goal begins anew; `false` takes its recurrence away.
  package var isRecurring: Bool?
  /// How often it does.
  package var recurrence: Recurrence?
  /// The last day on which it does.
  package var recurrenceEnd: CalendarDate?
  /// On which days it counts; empty for every day.
  package var recurrenceDays: RecurrenceDays?
  /// What its number is to mean.
  package var measure: MeasureChoice?

  package init() {}

  /// All that `PUT /goals/{id}` takes (Goals API Contract, "Update Goal").
  package init(_ goal: Goal) {
    title = goal.title
    description = goal.description
    setDates(of: goal)
    if goal.recurrence != nil { setRecurrence(of: goal) }
    progress = goal.progress
    status = goal.status
    type = goal.type
    targetValue = goal.targetValue
    unit = goal.unit
    currentValue = goal.currentValue
    measure = goal.setMeasure.map(MeasureChoice.set)
  }

  /// What of a goal has changed, as `PATCH /goals/{id}` takes it (Goal and Conversation Linking,
  /// "Update Goal").
  ///
  /// - Parameters:
  ///   - message: the one that told the value, where the service wants to know.
  ///   - converts: whether the service knows units: it converts what it has into another one, and
  ///     takes a value in the one in which it's said.
  package init(
    _ goal: Goal, only fields: GoalFields, toldBy message: Message.ID? = nil, converts: Bool = false
  ) {
    if fields.contains(.title) { title = goal.title }
    if fields.contains(.description) { description = goal.description }
    if fields.contains(.type) { type = goal.type }
    if fields.contains(.target) { (targetValue, unit) = (goal.targetValue, goal.unit) }
    if fields.contains(.current) {
      (currentValue, messageID) = (goal.currentValue, message?.text)
      // Another device may have changed the unit meanwhile.
      if converts { currentUnit = goal.unit }
    } else if fields.contains(.unit), !converts {
      currentValue = goal.currentValue
    }
    if fields.contains(.due) { setDates(of: goal) }
    if fields.contains(.status) { status = goal.status }
    if fields.contains(.recurrence) { setRecurrence(of: goal) }
    if fields.contains(.measure) { measure = goal.setMeasure.map(MeasureChoice.set) ?? .inferred }
  }

  private mutating func setDates(of goal: Goal) {
    if goal.recurrence == nil {
      targetDate = goal.targetDate
    } else {
      recurrenceEnd = goal.targetDate
    }
  }

  private mutating func setRecurrence(of goal: Goal) {
    isRecurring = goal.recurrence != nil
    recurrence = goal.recurrence
  }

  package init(_ reader: RequestReader) throws(ContractError) {
    // Where both spellings are there, the one that is passed over has to read, too.
    _ = try reader.optionalDate("targetDate")
    _ = try reader.optionalText("conversationId", .identifier)
    title = try reader.optionalText("title", .title)
    description = try reader.optionalText("description", .description)
    targetDate = try reader.optionalDate("target_date")
    progress = try reader.optionalDouble("progress")
    status = try reader.optionalText("status", .word).map(GoalStatus.init(onWire:))
    type = try reader.optionalText("goal_type", .word).map(GoalType.init(rawValue:))
    category = try reader.optionalText("category", .word)
    targetValue = try reader.optionalDouble("target_value")
    unit = try reader.optionalText("target_unit", .unit)
    currentValue = try reader.optionalDouble("current_value")
    currentUnit = try reader.optionalText("current_unit", .unit)
    messageID = try reader.optionalText("message_id", .identifier)
    conversationID = try reader.optionalIdentifier("conversation_id")
    isRecurring = try reader.optionalBool("is_recurring")
    let fields = try RecurrenceFields(reader)
    recurrence = try fields.recurrence(reader)
    recurrenceDays = fields.days
    recurrenceEnd = fields.end
    measure = try reader.measure()
  }

  /// The keys that have a value.
  package var json: JSON { GoalUpdate.table.object(self) }

  static let table: FieldTable<GoalUpdate> = [
    .init(optional: "title", .text(.title)) { $0.title },
    .init(optional: "description", .goalDescription) { $0.description },
    .init(optional: "target_date") { $0.targetDate },
    .init(read: "targetDate", .any([.moment, .date])),
    .init(optional: "progress", share) { $0.progress.map(GoalBody.rounded) },
    .init(optional: "status", states) { $0.status }, .init(optional: "goal_type") { $0.type },
    .init(optional: "category", .text(.word)) { $0.category },
    .init(optional: "target_value", .limitOrTarget) { $0.targetValue },
    .init(optional: "target_unit", .text(.unit)) { $0.unit },
    .init(optional: "current_value", .amount) { $0.currentValue },
    .init(optional: "current_unit", ProgressBody.unit) { $0.currentUnit },
    .init(optional: "message_id", ProgressBody.message) { $0.messageID },
    .init(optional: "is_recurring") { $0.isRecurring },
    .init(optional: "recurrence_pattern", .pattern) { $0.recurrence },
    .init(optional: "recurrence_days", .weekdays) { $0.recurrenceDays },
    .init(optional: "recurrence_end_date", .lastDay) { $0.recurrenceEnd },
    .init(optional: "measure", .measure) { $0.measure },
    .init(read: "conversation_id", .text(.identifier)),
    .init(optional: "conversationId", .text(.identifier)) { $0.conversationID },
  ]

  private static let share = JSONSchema.share.described(
    "The current value wins over it; in a PUT, only where it is neither what is stored, nor what was "
      + "sent last, nor 0 beside a progress.")
  private static let states = JSONSchema.words(
    GoalStatus.known.map(\.rawValue) + ["not_started", "in_progress"])

  /// The keys that a PUT has to name, in the order in which they are looked for (Goals API Contract,
  /// "Update Goal").
  package static let requiredKeys = [
    "title", "description", "progress", "status", "goal_type", "target_value", "target_unit",
    "current_value",
  ]

  static let wholeSchema = table.body(
    requiring: requiredKeys,
    optional: [
      "target_date", "current_unit", "conversation_id", "is_recurring", "recurrence_pattern",
      "recurrence_days", "recurrence_end_date", "measure",
    ])
}

extension RequestReader {
  /// What somebody says of the measure of a goal, `nil` where nothing is said.
  fileprivate func measure() throws(ContractError) -> MeasureChoice? {
    guard let word = try optionalText("measure", .word) else { return nil }
    guard let choice = MeasureChoice(rawValue: word) else {
      throw failure("measure", .expected("one of " + MeasureChoice.words.joined(separator: ", ")))
    }
    return choice
  }
}

extension JSONSchema {
  fileprivate static let goalDescription = text(.description)
  fileprivate static let target = amount.aboveMinimum
  fileprivate static let limitOrTarget = amount.described(
    "0 is a limit, and is taken where the goal recurs.")
  /// Of a goal that doesn't recur; `clock` goes without saying where it is the unit.
  fileprivate static let measureOnce = words(["total", "level", "limit", "result", "none", "auto"])
  fileprivate static let measureByPeriod = words(["period", "limit", "auto"])
  fileprivate static let measure = MeasureChoice.schema.described(
    "What the number is to mean; \"auto\" leaves that to the goal's words. A time of day is what the unit "
      + "\"clock\" counts; a period recurs; a total, a level, a result and none don't.")
  fileprivate static let lastDay = date.described(
    "The last day on which the goal counts anew; `target_date` where only that was named.")
}
