import Edge
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
  /// In `unit`, above 0, or 0 where the goal recurs; of a time of day minutes since midnight.
  package var targetValue: Double
  /// Free text of at most 50 characters; `clock` for a time of day.
  package var unit: String
  /// In `unit`, 0 or more.
  package var currentValue: Double
  /// 0 to 1.
  package var progress: Double
  /// In the user's calendar.
  package var startDate: CalendarDate
  /// `nil` for a goal that recurs.
  package var targetDate: CalendarDate?
  /// Where it stands.
  package var status: GoalStatus
  /// -1 for a goal without an end.
  package var daysRemaining: Int
  /// Whether the target date has passed with the goal still active.
  package var isOverdue: Bool
  /// `nil` for a goal that is reached once.
  package var recurrence: Recurrence?
  /// The last day on which a goal recurs; `nil` where it has no end.
  package var recurrenceEnd: CalendarDate?
  /// On which days it counts; empty for every day.
  package var recurrenceDays: RecurrenceDays = []
  /// Whether the service says when a recurrence ends, be it never.
  package var saysRecurrenceEnd = true
  /// What its number means; `nil` where the service doesn't say.
  package var measure: GoalMeasure?
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
    isOverdue: Bool, recurrence: Recurrence?, recurrenceEnd: CalendarDate? = nil,
    conversationID: Consultation.BackendID?,
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
    self.recurrenceEnd = recurrenceEnd
    self.conversationID = conversationID
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  /// Reads either dialect. What the bare one does not say is what it stands for: one completion,
  /// begun on the day on which the goal was made.
  package init(_ reader: BodyReader) throws(ContractError) {
    let isBare = !reader.has("target_value") && reader.hasSpelled("category")
    id = try reader.identifier("id")
    userID = try reader.optionalString("user_id") ?? ""
    title = try reader.string("title")
    description = try reader.optionalString("description") ?? ""
    progress = try reader.optionalDouble("progress").map(GoalBody.share) ?? 0
    targetDate = try reader.optionalDate("target_date")
    daysRemaining = try reader.optionalInt("days_remaining") ?? -1
    isOverdue = try reader.optionalBool("is_overdue") ?? false
    let fields = try RecurrenceFields(RequestReader(reader))
    recurrence = fields.pattern.flatMap(Recurrence.init(rawValue:))
    recurrenceDays = fields.days ?? []
    recurrenceEnd = fields.end
    saysRecurrenceEnd = try GoalBody.saysRecurrenceEnd(reader)
    measure = try reader.optionalString("measure").flatMap(GoalMeasure.init(rawValue:))
    conversationID = try reader.optionalIdentifier("conversation_id")
    createdAt = try reader.instant("created_at")
    updatedAt = try reader.instant("updated_at")
    if isBare {
      type = GoalType(category: try reader.optionalString("category"))
      targetValue = GoalRules.defaultTarget.value
      unit = GoalRules.defaultTarget.unit
      currentValue = progress
      startDate = OffsetZone.utc.date(at: createdAt)
      status = GoalStatus(onWire: try reader.string("status"))
    } else {
      type = GoalType(rawValue: try reader.optionalString("goal_type") ?? GoalType.custom.rawValue)
      targetValue = try reader.double("target_value")
      unit = try reader.string("target_unit")
      currentValue = try reader.optionalDouble("current_value") ?? 0
      startDate = try reader.date("start_date")
      status = GoalStatus(rawValue: try reader.string("status"))
    }
  }

  /// A progress as a share: some servers count to 100.
  static func share(_ progress: Double) -> Double {
    progress > 1 ? progress / 100 : progress
  }

  /// A share with at most four decimals.
  static func rounded(_ share: Double) -> Double {
    (share * 10_000).rounded() / 10_000
  }

  /// Flat, or in the object that has the pattern.
  private static func saysRecurrenceEnd(_ reader: BodyReader) throws(ContractError) -> Bool {
    if reader.hasSpelled("recurrence_end_date") { return true }
    guard reader.isObject("recurrence_pattern") else { return false }
    return try reader.object("recurrence_pattern").hasSpelled("end_date")
  }

  /// All keys in `snake_case`, `null` for what is not known.
  package var json: JSON { GoalBody.table.object(self) }

  /// Writes what `json` is.
  package func write(to writer: inout JSONWriter) { GoalBody.table.write(self, to: &writer) }

  static let table: FieldTable<GoalBody> = [
    .init("conversation_id") { $0.conversationID },
    .init("created_at") { GoalBody.moment($0.createdAt) },
    .init("current_value") { $0.currentValue },
    .init("days_remaining", JSONSchema.integer.described("-1 for a goal without an end.")) {
      $0.daysRemaining
    },
    .init("description") { $0.description }, .init("goal_type") { $0.type }, .init("id") { $0.id },
    .init("is_overdue") { $0.isOverdue }, .init("is_recurring") { $0.recurrence != nil },
    .init("measure", measureSchema) { $0.measure },
    .init("progress", .share) { GoalBody.rounded($0.progress) },
    .init("recurrence_days", JSONSchema.weekdays.orNull) {
      $0.recurrenceDays.isEmpty ? JSON.null : $0.recurrenceDays.json
    },
    .init("recurrence_end_date", endSchema) { $0.recurrenceEnd },
    .init("recurrence_pattern", JSONSchema.recurrence.orNull) {
      RecurrenceFields.object($0.recurrence, $0.recurrenceDays, until: $0.recurrenceEnd)
    },
    .init("start_date") { $0.startDate },
    .init("status") { $0.status }, .init("target_date") { $0.targetDate },
    .init("target_unit", unitSchema) { $0.unit },
    .init("target_value", valueSchema) { $0.targetValue },
    .init("title") { $0.title },
    .init("updated_at") { GoalBody.moment($0.updatedAt) },
    .init("user_id", .id) { $0.userID },
  ]

  /// With nine digits of a second, as the Goals API shows it.
  private static func moment(_ instant: Instant) -> FineMoment {
    FineMoment(instant: instant, fractionDigits: 9)
  }

  private static let measureSchema = GoalMeasure.schema.described(
    "What the number means: as a client has set it, or else as the goal's words say.")
  private static let endSchema = JSONSchema.date.orNull.described(
    "The last day on which the goal counts anew; null where it has no end.")
  private static let unitSchema = JSONSchema.text.described(
    "What is counted; \"clock\" for a time of day, whose values are minutes since midnight.")
  private static let valueSchema = JSONSchema.number.described(
    "Above 0; 0 too, for a limit, where the goal recurs.")

  /// A success with the goal under `data`, with statistics where there are some, and beside it the
  /// same in the bare dialect (Goal and Conversation Linking, "Get Goal Details").
  package func success(withStatistics statistics: JSON? = nil) -> Response {
    Envelope.success(200, bare: self, by: GoalBody.bareTable) { writer in
      if let statistics {
        writer.append(json.with("statistics", statistics))
      } else {
        write(to: &writer)
      }
    }
  }

  static let bareTable: FieldTable<GoalBody> = [
    .init("category", .words(GoalType.categories)) { $0.type.category },
    .init("conversationId") { $0.conversationID }, .init("createdAt") { $0.createdAt },
    .init("description") { $0.description }, .init("id") { $0.id },
    .init("progress", .share) { GoalBody.rounded($0.progress) },
    .init("status", .words(["not_started", "in_progress", "completed", "archived"])) { $0.state },
    .init("targetDate") { $0.targetDate.map { Instant($0) } }, .init("title") { $0.title },
    .init("updatedAt") { $0.updatedAt }, .init("userId", .id) { $0.userID },
  ]

  /// The status in the words of the bare dialect.
  private var state: String {
    switch status {
    case .active: progress > 0 ? "in_progress" : "not_started"
    case .paused: "in_progress"
    case .completed: "completed"
    default: "archived"
    }
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

extension GoalBody {
  /// Values beyond this are refused, so that sums and shares of values are numbers too.
  package static let largestValue = GoalRules.largestValue
}

/// The categories of the bare dialect, which are coarser than types.
extension GoalType {
  /// The categories that a list may be filtered by.
  package static let categories = [
    "general", "physical", "fitness", "mental", "emotional", "social", "spiritual",
    "professional", "nutrition", "sleep",
  ]

  /// This type where it is one of a category, else the one that the category comes to.
  package func moved(to category: String) -> GoalType {
    belongs(to: category) ? self : GoalType(category: category)
  }

  /// Whether a goal of this type is one of a category.
  package func belongs(to category: String) -> Bool {
    self.category == GoalType(category: category).category
  }
}

/// What the periods of a history came to, all of them and not only those of the page.
package struct GoalHistorySummary: Hashable, Sendable {
  /// How many periods there are of each kind.
  package var counts: [GoalInstanceBody.Status: Int]

  package init(_ counts: [GoalInstanceBody.Status: Int]) {
    self.counts = counts
  }

  /// All keys.
  package var json: JSON { GoalHistorySummary.table.object(self) }

  static let table: FieldTable<GoalHistorySummary> = [
    .init("total") { $0.total }, .init("completed") { $0[.completed] },
    .init("in_progress") { $0[.inProgress] }, .init("missed") { $0[.missed] },
    .init("pending") { $0[.pending] },
    .init("completion_rate", .share) { GoalBody.rounded($0.rate) },
  ]

  private var total: Int { counts.values.reduce(0, +) }

  private subscript(status: GoalInstanceBody.Status) -> Int { counts[status] ?? 0 }

  /// The share that was completed, of those that have come out.
  private var rate: Double {
    let over = self[.completed] + self[.missed]
    return over == 0 ? 0 : Double(self[.completed]) / Double(over)
  }
}
