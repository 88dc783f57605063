import Contract
import Wellness

extension ConsultationOperation {
  var description: OperationDescription {
    switch self {
    case .listQuickActions: .listQuickActions
    case .listConsultations: .listConsultations
    case .createConsultation: .createConsultation
    case .chatAboutGoal: .chatAboutGoal
    case .readConsultation:
      OperationDescription("Reads a consultation, in both dialects.")
        .answering(200, .named("Consultation"), bare: OperationDescription.bareConsultation)
        .refusing(404, "NOT_FOUND")
    case .changeConsultation: .changeConsultation
    case .deleteConsultation:
      OperationDescription("Deletes a consultation with its messages.")
        .answeringNothing().refusing(404, "NOT_FOUND")
    case .completeConsultation:
      .moving("Completes a consultation, which must be active.")
        .refusing(400, "CONSULTATION_NOT_ACTIVE")
    case .abandonConsultation: .moving("Abandons a consultation.")
    case .archiveConsultation: .moving("Archives a consultation.")
    case .unarchiveConsultation:
      .moving("Makes a consultation active again.").refusing(429, "TOO_MANY_ACTIVE_CONSULTATIONS")
    case .listMessages: .listMessages
    case .sendMessage: .sendMessage
    case .suggestGoalsFromConsultation: .suggestGoalsFromConsultation
    case .openSocket: .openSocket
    }
  }
}

extension OperationDescription {
  private static let contextType = Shape.words(QuickActions.contextTypes)
  private static let object = Shape.named("Consultation")
  private static let coach = Shape.object([("id", Shapes.persona), ("name", .text)])

  fileprivate static let bareConsultation: [(String, Shape)] = [
    ("id", .id), ("userId", .id), ("goalId", Shape.id.orNull), ("persona", coach),
    ("createdAt", .moment), ("updatedAt", .moment), ("messageCount", .integer),
    ("lastMessageAt", Shape.moment.orNull),
  ]

  fileprivate static func moving(_ summary: String) -> OperationDescription {
    OperationDescription(summary).answering(200, object).refusing(404, "NOT_FOUND")
  }

  fileprivate static let listQuickActions = OperationDescription(
    "Lists what a client can offer to begin a consultation with."
  )
  .with(
    query: .init("context_type", contextType, "Only those of this context."),
    .init("persona", Shapes.persona, "Only those of this persona.")
  )
  .answering(
    200,
    .object([
      ("actions", .list(.named("QuickAction"))), ("quick_actions", .list(.named("QuickAction"))),
      ("count", .integer),
    ])
  )
  .refusing(400, "VALIDATION_ERROR")

  fileprivate static let listConsultations = OperationDescription(
    "Lists consultations, the youngest first."
  )
  .with(
    query: .init(
      "status", Shapes.consultationStatus, "Only those of this status; active where it is left out."
    ),
    .init("persona", Shapes.persona, "Only those of this persona.")
  )
  .with(query: Parameter.page(limit: 20))
  .answering(200, Shapes.page(of: "consultations", object))
  .refusing(400, "VALIDATION_ERROR")

  fileprivate static let createConsultation = OperationDescription(
    "Begins a consultation. A goal goes by `goal_id`, by `context_id`, or by both where they agree."
  )
  .taking(.any([generalBody, goalBody("goal_id"), contextBody]))
  .answering(
    201,
    .object([
      ("consultation", object), ("greeting_message", Shape.named("Message").orNull),
      ("needs_survey", .exactly(false)),
    ])
  )
  .refusing(400, "VALIDATION_ERROR").refusing(404, "GOAL_NOT_FOUND")
  .refusing(409, "CONSULTATION_EXISTS").refusing(429, "TOO_MANY_ACTIVE_CONSULTATIONS")

  private static let opening: [(String, Shape)] = [
    ("quick_action", .text), ("initial_message", .text(1...Message.longest)),
  ]
  private static let generalBody = Shape.body(
    [("persona", Shapes.persona)],
    optional: [
      ("context_type", .words(QuickActions.contextTypes.filter { $0 != "goal" })),
      ("context_id", .text),
    ] + opening)
  private static let contextBody = Shape.body(
    [("persona", Shapes.persona), ("context_type", .words(["goal"])), ("context_id", .text)],
    optional: opening)

  private static func goalBody(_ key: String) -> Shape {
    .body(
      [("persona", Shapes.persona), (key, .text)],
      optional: [("context_type", .words(["goal"]))] + opening)
  }

  fileprivate static let chatAboutGoal = OperationDescription(
    "Goes on with the active consultation about a goal (200), or begins one (201)."
  )
  .taking(
    .any(
      ["goalId", "goal_id"].map {
        .body([($0, .id)], optional: [("persona", Shapes.persona), ("quick_action", .text)])
      })
  )
  .answering(200, object, bare: bareChat).answering(201, object, bare: bareChat)
  .refusing(400, "VALIDATION_ERROR").refusing(404, "GOAL_NOT_FOUND")
  .refusing(429, "TOO_MANY_ACTIVE_CONSULTATIONS")

  private static let bareChat: [(String, Shape)] = [
    ("conversationId", .id), ("goalId", .id), ("createdAt", .moment), ("persona", coach),
  ]

  fileprivate static let changeConsultation = moving(
    "Sets the status. `title` and `persona` of older clients are checked and not kept."
  )
  .taking(
    .bodyWithAny(of: [
      ("status", .words(["active", "completed", "abandoned", "archived"])),
      ("is_archived", .flag), ("title", .text), ("persona", Shapes.persona),
    ])
  )
  .refusing(400, "VALIDATION_ERROR").refusing(429, "TOO_MANY_ACTIVE_CONSULTATIONS")

  fileprivate static let listMessages = OperationDescription(
    "Lists the messages of a consultation, the oldest first."
  )
  .with(query: Parameter.page(limit: 50))
  .answering(200, Shapes.page(of: "messages", .named("Message")))
  .refusing(400, "VALIDATION_ERROR").refusing(404, "NOT_FOUND")

  fileprivate static let sendMessage = OperationDescription(
    "Says something and answers with the whole answer, or with none where a language model is asked "
      + "for it: then it is among the messages later. A repeated `client_id` is said once."
  )
  .taking(.body([("content", .text(1...Message.longest))], optional: [("client_id", .text)]))
  .answering(
    201,
    .object([
      ("user_message", .named("Message")), ("assistant_message", Shape.named("Message").orNull),
    ])
  )
  .refusing(400, "VALIDATION_ERROR", "CONSULTATION_NOT_ACTIVE").refusing(404, "NOT_FOUND")
  .refusing(409, "TURN_IN_PROGRESS")

  fileprivate static let suggestGoalsFromConsultation = OperationDescription(
    "Suggests goals for what was spoken of, once both sides have said two things."
  )
  .taking(.body([], optional: [("max_suggestions", .whole(1...10))]), isRequired: false)
  .answering(
    200,
    .object(
      [
        ("consultation_id", .id), ("persona", Shapes.persona),
        ("suggestions", .list(.named("GoalSuggestion"))), ("count", .whole(0...10)),
      ], optional: AdviceOperation.notice)
  )
  .refusing(400, "VALIDATION_ERROR", "INSUFFICIENT_DATA").refusing(404, "NOT_FOUND")

  fileprivate static let openSocket = OperationDescription(
    "Opens the socket of an active consultation."
  )
  .with(query: .init("token", .text, "The access token, where no header can be set."))
  .answeringNothing(101)
  .refusing(400, "CONSULTATION_NOT_ACTIVE", "VALIDATION_ERROR").refusing(403, "FORBIDDEN")
  .refusing(404, "NOT_FOUND").refusing(426, "UPGRADE_REQUIRED")
}
