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
  /// When the service stored it, to the second.
  package var createdAt: Instant
  /// When it changed last, to the second.
  package var updatedAt: Instant
  /// Whether enough was said to suggest goals from it.
  package var canSuggestGoals: Bool

  package init(
    id: Consultation.BackendID, userID: String, persona: Persona, status: ConsultationStatus,
    goalID: Goal.BackendID?, contextType: String?, contextID: String?, quickAction: String?,
    startedAt: Instant, completedAt: Instant?, lastMessageAt: Instant?, messageCount: Int,
    createdAt: Instant, updatedAt: Instant, canSuggestGoals: Bool
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
  }

  /// Reads either dialect. The bare one names no status and no start: it only tells of active
  /// consultations, begun when they were made; in it the persona is an object, and the answer of
  /// `chat-about-goal` calls the id `conversationId` and tells of no update.
  package init(_ fields: Fields) throws(ContractError) {
    let isBare = fields.isObject("persona")
    id =
      fields.has("id") || !isBare
      ? try fields.identifier("id") : try fields.identifier("conversation_id")
    userID = try fields.optionalString("user_id") ?? ""
    createdAt = try fields.instant("created_at")
    if isBare {
      persona = Persona(rawValue: try fields.object("persona").string("id"))
      status = .active
      startedAt = createdAt
      updatedAt = try fields.optionalInstant("updated_at") ?? createdAt
    } else {
      persona = Persona(rawValue: try fields.string("persona"))
      status = ConsultationStatus(rawValue: try fields.string("status"))
      startedAt = try fields.instant("started_at")
      updatedAt = try fields.instant("updated_at")
    }
    contextType = try fields.optionalString("context_type")
    contextID = try fields.optionalString("context_id")
    let named: Goal.BackendID? = try fields.optionalIdentifier("goal_id")
    goalID = named ?? (contextType == "goal" ? contextID.map { Goal.BackendID($0) } : nil)
    quickAction = try fields.optionalString("quick_action")
    completedAt = try fields.optionalInstant("completed_at")
    lastMessageAt = try fields.optionalInstant("last_message_at")
    messageCount = try fields.optionalInt("message_count") ?? 0
    canSuggestGoals = try fields.optionalBool("has_context_for_goal_suggestions") ?? false
  }

  /// All keys, `null` for what is not known.
  package var json: JSON {
    [
      "id": .string(id.text), "user_id": .string(userID), "persona": .string(persona.rawValue),
      "status": .string(status.rawValue), "goal_id": JSON(goalID?.text),
      "context_type": JSON(contextType), "context_id": JSON(contextID),
      "quick_action": JSON(quickAction), "started_at": .string(startedAt.rfc3339()),
      "completed_at": JSON(completedAt?.rfc3339()),
      "last_message_at": JSON(lastMessageAt?.rfc3339()),
      "message_count": .number(JSON.Number(messageCount)),
      "created_at": .string(createdAt.rfc3339()), "updated_at": .string(updatedAt.rfc3339()),
      "has_context_for_goal_suggestions": .bool(canSuggestGoals),
    ]
  }

  /// The same consultation in the bare dialect (Goal and Conversation Linking, "Get Conversation
  /// Details").
  package var bare: [JSON.Member] {
    [
      JSON.Member(key: "id", value: .string(id.text)),
      JSON.Member(key: "userId", value: .string(userID)),
      JSON.Member(key: "goalId", value: JSON(goalID?.text)),
      JSON.Member(key: "persona", value: ConsultationBody.object(of: persona)),
      JSON.Member(key: "createdAt", value: .string(createdAt.rfc3339())),
      JSON.Member(key: "updatedAt", value: .string(updatedAt.rfc3339())),
      JSON.Member(key: "messageCount", value: .number(JSON.Number(messageCount))),
      JSON.Member(key: "lastMessageAt", value: JSON(lastMessageAt?.rfc3339())),
    ]
  }

  /// What `chat-about-goal` answers in the bare dialect.
  package var bareChat: [JSON.Member] {
    [
      JSON.Member(key: "conversationId", value: .string(id.text)),
      JSON.Member(key: "goalId", value: JSON(goalID?.text)),
      JSON.Member(key: "createdAt", value: .string(createdAt.rfc3339())),
      JSON.Member(key: "persona", value: ConsultationBody.object(of: persona)),
    ]
  }

  private static func object(of persona: Persona) -> JSON {
    ["id": .string(persona.rawValue), "name": .string(persona.displayName)]
  }
}

/// What `POST /consultations` takes.
package struct NewConsultationBody: Hashable, Sendable {
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
  package init(_ fields: Fields) throws(ContractError) {
    persona = Persona(rawValue: try fields.string("persona"))
    contextType = try fields.optionalString("context_type")
    let context: Goal.BackendID? =
      contextType == "goal" ? try fields.optionalIdentifier("context_id") : nil
    let named: Goal.BackendID? = try fields.optionalIdentifier("goal_id")
    if let context, let named, context != named {
      throw fields.failure("context_id", .expected("the same id as 'goal_id'"))
    }
    goalID = named ?? context
    if goalID != nil { contextType = "goal" }
    contextID = contextType == "goal" ? nil : try fields.optionalString("context_id")
    quickAction = try fields.optionalString("quick_action")
    initialMessage = try fields.optionalString("initial_message")
  }

  /// All keys, `null` for what is not known.
  package var json: JSON {
    var members = [JSON.Member(key: "persona", value: .string(persona.rawValue))]
    if let goalID {
      members.append(JSON.Member(key: "context_type", value: "goal"))
      members.append(JSON.Member(key: "context_id", value: .string(goalID.text)))
      members.append(JSON.Member(key: "goal_id", value: .string(goalID.text)))
    } else {
      if let contextType {
        members.append(JSON.Member(key: "context_type", value: .string(contextType)))
      }
      if let contextID {
        members.append(JSON.Member(key: "context_id", value: .string(contextID)))
      }
    }
    if let quickAction {
      members.append(JSON.Member(key: "quick_action", value: .string(quickAction)))
    }
    if let initialMessage {
      members.append(JSON.Member(key: "initial_message", value: .string(initialMessage)))
    }
    return .object(members)
  }
}

extension ConsultationBody {
  private static let personaSchema = JSONSchema.object([("id", .persona), ("name", .text)])

  static let bareSchema: [(String, JSONSchema)] = [
    ("id", .id), ("userId", .id), ("goalId", JSONSchema.id.orNull), ("persona", personaSchema),
    ("createdAt", .moment), ("updatedAt", .moment), ("messageCount", .integer),
    ("lastMessageAt", JSONSchema.moment.orNull),
  ]

  static let bareChatSchema: [(String, JSONSchema)] = [
    ("conversationId", .id), ("goalId", .id), ("createdAt", .moment), ("persona", personaSchema),
  ]
}

extension NewConsultationBody {
  static let schema = JSONSchema.any([general, about("goal_id"), inContext])

  private static let opening: [(String, JSONSchema)] = [
    ("quick_action", .text), ("initial_message", .text(1...Message.longest)),
  ]

  private static let general = JSONSchema.body(
    [("persona", .persona)],
    optional: [
      ("context_type", .words(QuickActionBody.contextTypes.filter { $0 != "goal" })),
      ("context_id", .text),
    ] + opening)

  private static let inContext = JSONSchema.body(
    [("persona", .persona), ("context_type", .words(["goal"])), ("context_id", .text)],
    optional: opening)

  private static func about(_ key: String) -> JSONSchema {
    .body(
      [("persona", .persona), (key, .text)],
      optional: [("context_type", .words(["goal"]))] + opening)
  }
}
