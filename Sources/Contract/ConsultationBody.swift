import Edge
import JSON
import Time
import Wellness

/// A consultation on the wire (Goal-Aware Consultations, "API Changes").
package struct ConsultationBody: Hashable, Sendable {
  /// Given by the service.
  package var id: Consultation.BackendID
  /// Whose it is; empty where the service does not say.
  package var userID: String
  /// Who answers.
  package var persona: Persona
  /// Where it stands.
  package var status: ConsultationStatus
  /// The goal that it is about; the same as `contextID` for a goal chat.
  package var goalID: Goal.BackendID?
  /// `goal`, or another word for what it is about; `nil` for a general one.
  package var contextType: String?
  /// What it is about, by the id of that kind.
  package var contextID: String?
  /// An opaque word of the client that began it.
  package var quickAction: String?
  /// When it was begun.
  package var startedAt: Instant
  /// `nil` while it goes on.
  package var completedAt: Instant?
  /// `nil` while nothing was said.
  package var lastMessageAt: Instant?
  /// How many messages it has.
  package var messageCount: Int
  /// When the service stored it, to the millisecond.
  package var createdAt: Instant
  /// When it changed last, to the millisecond.
  package var updatedAt: Instant
  /// Whether enough was said to suggest goals from it.
  package var canSuggestGoals: Bool
  /// What its client calls it; `nil` where it calls it nothing.
  package var title: String?

  package init(
    id: Consultation.BackendID, userID: String, persona: Persona, status: ConsultationStatus,
    goalID: Goal.BackendID?, contextType: String?, contextID: String?, quickAction: String?,
    startedAt: Instant, completedAt: Instant?, lastMessageAt: Instant?, messageCount: Int,
    title: String? = nil, createdAt: Instant, updatedAt: Instant, canSuggestGoals: Bool
  ) {
    self.id = id
    self.userID = userID
    self.persona = persona
    self.status = status
    self.goalID = goalID
    self.contextType = contextType
    self.contextID = contextID
    self.quickAction = quickAction
    self.startedAt = startedAt
    self.completedAt = completedAt
    self.lastMessageAt = lastMessageAt
    self.messageCount = messageCount
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.canSuggestGoals = canSuggestGoals
    self.title = title
  }

  /// Reads either dialect. The bare one names no status and no start: it only tells of active
  /// consultations, begun when they were made; in it the persona is an object, and the answer of
  /// `chat-about-goal` calls the id `conversationId` and tells of no update.
  package init(_ reader: BodyReader) throws(ContractError) {
    let isBare = reader.isObject("persona")
    id =
      reader.has("id") || !isBare
      ? try reader.identifier("id") : try reader.identifier("conversation_id")
    userID = try reader.optionalString("user_id") ?? ""
    createdAt = try reader.instant("created_at")
    if isBare {
      persona = Persona(rawValue: try reader.object("persona").string("id"))
      status = .active
      startedAt = createdAt
      updatedAt = try reader.optionalInstant("updated_at") ?? createdAt
    } else {
      persona = Persona(rawValue: try reader.string("persona"))
      status = ConsultationStatus(rawValue: try reader.string("status"))
      startedAt = try reader.instant("started_at")
      updatedAt = try reader.instant("updated_at")
    }
    contextType = try reader.optionalString("context_type")
    contextID = try reader.optionalString("context_id")
    let named: Goal.BackendID? = try reader.optionalIdentifier("goal_id")
    goalID = named ?? (contextType == "goal" ? contextID.map { Goal.BackendID($0) } : nil)
    quickAction = try reader.optionalString("quick_action")
    completedAt = try reader.optionalInstant("completed_at")
    lastMessageAt = try reader.optionalInstant("last_message_at")
    messageCount = try reader.optionalInt("message_count") ?? 0
    canSuggestGoals = try reader.optionalBool("has_context_for_goal_suggestions") ?? false
    title = try reader.optionalString("title")
  }

  /// All keys, `null` for what is not known.
  package var json: JSON { ConsultationBody.table.object(self) }

  static let table: FieldTable<ConsultationBody> = [
    .init("completed_at") { $0.completedAt }, .init("context_id") { $0.contextID },
    .init("context_type") { $0.contextType }, .init("created_at") { $0.createdAt },
    .init("goal_id") { $0.goalID },
    .init("has_context_for_goal_suggestions") { $0.canSuggestGoals }, .init("id") { $0.id },
    .init("last_message_at") { $0.lastMessageAt }, .init("message_count") { $0.messageCount },
    .init("persona", Persona.answered) { $0.persona },
    .init("quick_action") { $0.quickAction }, .init("started_at") { $0.startedAt },
    .init("status") { $0.status }, .init("title") { $0.title },
    .init("updated_at") { $0.updatedAt }, .init("user_id", .id) { $0.userID },
  ]

  /// A success with the consultation under `data`, and beside it the same in the bare dialect (Goal and
  /// Conversation Linking, "Get Conversation Details").
  package func success() -> Response { success(200, by: ConsultationBody.bareTable) }

  /// The same as `chat-about-goal` has it.
  package func successOfChat(_ status: Int) -> Response {
    success(status, by: ConsultationBody.bareChatTable)
  }

  private func success(_ status: Int, by table: FieldTable<ConsultationBody>) -> Response {
    Envelope.success(status, bare: self, by: table) {
      ConsultationBody.table.write(self, to: &$0)
    }
  }

  static let bareTable: FieldTable<ConsultationBody> = [
    .init("createdAt") { $0.createdAt }, .init("goalId") { $0.goalID }, .init("id") { $0.id },
    .init("lastMessageAt") { $0.lastMessageAt }, .init("messageCount") { $0.messageCount },
    .init("persona", coach) { ConsultationBody.object(of: $0.persona) },
    .init("updatedAt") { $0.updatedAt }, .init("userId", .id) { $0.userID },
  ]

  static let bareChatTable: FieldTable<ConsultationBody> = [
    .init("conversationId") { $0.id }, .init("createdAt") { $0.createdAt },
    .init("goalId", .id) { $0.goalID },
    .init("persona", coach) { ConsultationBody.object(of: $0.persona) },
  ]

  private static let coach = JSONSchema.object([("id", Persona.answered), ("name", .text)])

  private static func object(of persona: Persona) -> JSON {
    ["id": .string(persona.rawValue), "name": .string(persona.displayName)]
  }
}

/// What `POST /consultations` takes.
package struct NewConsultationBody: WireBody, Hashable {
  /// Who answers.
  package var persona: Persona
  /// The goal that it is about; the same as `contextID` for a goal chat.
  package var goalID: Goal.BackendID?
  /// `goal`, or another word for what it is about; `nil` for a general one.
  package var contextType: String?
  /// What the consultation is about where that is no goal; of a goal it is `goalID`.
  package var contextID: String?
  /// An opaque word of the client that began it.
  package var quickAction: String?
  /// 1 to 5,000 characters.
  package var initialMessage: String?

  package init(persona: Persona, goalID: Goal.BackendID? = nil) {
    self.persona = persona
    self.goalID = goalID
    contextType = goalID == nil ? nil : "goal"
  }

  /// - Throws: `ContractError` also where `goal_id` and `context_id` name different goals.
  package init(_ reader: RequestReader) throws(ContractError) {
    persona = Persona(rawValue: try reader.text("persona", .word))
    contextType = try reader.optionalText("context_type", .word)
    let context: Goal.BackendID? =
      contextType == "goal" ? try reader.optionalIdentifier("context_id") : nil
    let named: Goal.BackendID? = try reader.optionalIdentifier("goal_id")
    if let context, let named, context != named {
      throw reader.failure("context_id", .expected("the same id as 'goal_id'"))
    }
    goalID = named ?? context
    if goalID != nil { contextType = "goal" }
    contextID =
      contextType == "goal"
      ? nil : try reader.optionalText("context_id", .identifier).map(NewConsultationBody.lowercase)
    quickAction = try reader.optionalText("quick_action", .identifier)
    initialMessage = try reader.optionalText("initial_message", .message)
  }

  /// All keys, `null` for what is not known.
  package var json: JSON { NewConsultationBody.table.object(self) }

  static let table: FieldTable<NewConsultationBody> = [
    .init("persona") { $0.persona },
    .init(optional: "context_type", .words(["goal"])) {
      $0.goalID == nil ? $0.contextType : "goal"
    },
    .init(optional: "context_id", .text(.identifier)) { $0.goalID?.text ?? $0.contextID },
    .init(optional: "goal_id", .text(.identifier)) { $0.goalID },
    .init(optional: "quick_action", .text(.identifier)) { $0.quickAction },
    .init(optional: "initial_message", .text(.message)) { $0.initialMessage },
  ]

  /// About something else than a goal, or about a goal by either of two keys.
  static let schema = JSONSchema.any([
    table.body(
      requiring: ["persona"], optional: ["context_id"] + opening,
      and: [("context_type", .words(QuickActionBody.contextTypes.filter { $0 != "goal" }))]),
    table.body(requiring: ["persona", "goal_id"], optional: ["context_type"] + opening),
    table.body(requiring: ["persona", "context_type", "context_id"], optional: opening),
  ])

  /// Of a UUID the case is none of its sender's business; of another word it is.
  private static func lowercase(_ text: String) -> String {
    let id = Identifier<NewConsultationBody>(text)
    return id.isUUID ? id.text : text
  }

  private static let opening = ["quick_action", "initial_message"]
}

/// What PUT and PATCH on a consultation may name; what is `nil` stays.
package struct ConsultationChange: WireBody, Hashable {
  /// Where it is to stand; `is_archived` of older clients is read as one.
  package var status: ConsultationStatus?
  /// Who is to answer.
  package var persona: Persona?
  /// What the client calls it.
  package var title: String?

  package init(
    status: ConsultationStatus? = nil, persona: Persona? = nil, title: String? = nil
  ) {
    self.status = status
    self.persona = persona
    self.title = title
  }

  /// - Throws: `ContractError` also for a body that names nothing.
  package init(_ reader: RequestReader) throws(ContractError) {
    let isArchived = try reader.optionalBool("is_archived")
    status =
      try reader.optionalText("status", .word).map(ConsultationStatus.init(rawValue:))
      ?? isArchived.map { $0 ? .archived : .active }
    persona = try reader.optionalText("persona", .word).map(Persona.init(rawValue:))
    title = try reader.optionalText("title", .title)
    guard status != nil || persona != nil || title != nil else {
      throw reader.failure(
        "", .expected("an object with at least one of status, is_archived, title and persona"))
    }
  }

  /// The keys that have a value.
  package var json: JSON { ConsultationChange.table.object(self) }

  static let table: FieldTable<ConsultationChange> = [
    .init(optional: "status", .words(reachable.map(\.rawValue))) { $0.status },
    .init(read: "is_archived", .flag),
    .init(optional: "title", .text(.title)) { $0.title },
    .init(optional: "persona") { $0.persona },
  ]
}

extension ConsultationChange {
  /// What a consultation can be made.
  package static let reachable: [ConsultationStatus] = [.active, .completed, .abandoned, .archived]
}

extension ConsultationStatus {
  /// By what consultations are listed. None is ever waiting for an approval, which clients of the
  /// service ask for nevertheless.
  package static let filters = known.map(\.rawValue) + ["pending_approval"]
}

/// Something that a client can offer to begin a consultation with.
package struct QuickActionBody: Hashable, Sendable {
  /// Travels as `quick_action` of a new consultation.
  package var id: String
  /// A few words.
  package var title: String
  /// What the user would say.
  package var prompt: String
  /// The name of a symbol.
  package var icon: String
  /// What such a consultation is about.
  package var contextType: String
  /// Who answers best.
  package var persona: Persona

  package init(
    id: String, title: String, prompt: String, icon: String, contextType: String, persona: Persona
  ) {
    self.id = id
    self.title = title
    self.prompt = prompt
    self.icon = icon
    self.contextType = contextType
    self.persona = persona
  }

  /// All keys.
  package var json: JSON { QuickActionBody.table.object(self) }

  static let table: FieldTable<QuickActionBody> = [
    .init("id") { $0.id }, .init("title") { $0.title }, .init("prompt") { $0.prompt },
    .init("icon") { $0.icon }, .init("context_type", .words(contextTypes)) { $0.contextType },
    .init("persona") { $0.persona },
  ]
}

extension QuickActionBody {
  /// What a consultation can be about.
  package static let contextTypes = ["general", "goal", "insight", "mood", "journal"]
}
