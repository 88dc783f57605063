import Edge
import Wellness

/// What is done with consultations.
package enum ConsultationOperation: String, CaseIterable, Sendable {
  case listQuickActions, listConsultations, createConsultation, chatAboutGoal
  case readConsultation, changeConsultation, deleteConsultation
  case completeConsultation, abandonConsultation, archiveConsultation, unarchiveConsultation
  case listMessages, sendMessage, suggestGoalsFromConsultation, openSocket

  var definition: Definition {
    switch self {
    case .listQuickActions:
      Definition(.consultations(.get, "/quick-actions")) {
        Details("Lists what a client can offer to begin a consultation with.")
          .with(
            query: .init(
              "context_type", .words(QuickActionBody.contextTypes), "Only those of this context."),
            ConsultationOperation.persona
          )
          .answering(
            200,
            .object([
              ("actions", .list(.named("QuickAction"))),
              ("quick_actions", .list(.named("QuickAction"))), ("count", .integer),
            ]))
      }
    case .listConsultations:
      Definition(.consultations(.get)) {
        Details("Lists consultations, the youngest first.")
          .with(
            query: .init(
              "status", .words(ConsultationStatus.filters),
              "Only those of this status; active where it is left out."),
            ConsultationOperation.persona
          )
          .paged(20).answering(
            200, Page<ConsultationBody>.schema("consultations", .named("Consultation")))
      }
    case .createConsultation:
      Definition(.consultations(.post)) {
        Details(
          "Begins a consultation. A goal goes by `goal_id`, by `context_id`, or by both where they "
            + "agree."
        )
        .taking(NewConsultationBody.schema)
        .answering(
          201,
          .object([
            ("consultation", .named("Consultation")),
            ("greeting_message", JSONSchema.named("Message").orNull),
            ("needs_survey", .exactly(false)),
          ])
        )
        .refusing(403, "LIMIT_REACHED").refusing(404, "GOAL_NOT_FOUND").refusing(
          409, "CONSULTATION_EXISTS"
        )
        .refusing(429, "TOO_MANY_ACTIVE_CONSULTATIONS", "RATE_LIMITED")
      }
    case .chatAboutGoal:
      Definition(.consultations(.post, "/chat-about-goal")) {
        Details("Goes on with the active consultation about a goal (200), or begins one (201).")
          .taking(ChatAboutGoalBody.schema)
          .answering(200, .named("Consultation"), bare: ConsultationBody.bareChatTable.schemas)
          .answering(201, .named("Consultation"), bare: ConsultationBody.bareChatTable.schemas)
          .refusing(403, "LIMIT_REACHED").refusing(404, "GOAL_NOT_FOUND")
          .refusing(429, "TOO_MANY_ACTIVE_CONSULTATIONS")
      }
    case .readConsultation:
      Definition(.consultations(.get, "/{id}")) {
        Details("Reads a consultation, in both dialects.")
          .answering(200, .named("Consultation"), bare: ConsultationBody.bareTable.schemas)
      }
    case .changeConsultation:
      Definition(.consultations(.put, "/{id}") + .consultations(.patch, "/{id}")) {
        Details("Sets what is named: title, persona, status.")
          .taking(ConsultationChange.table.bodyWithAny).answering(200, .named("Consultation"))
          .refusing(409, "CONSULTATION_EXISTS")
          .refusing(429, "TOO_MANY_ACTIVE_CONSULTATIONS")
      }
    case .deleteConsultation:
      Definition(.consultations(.delete, "/{id}")) {
        Details("Deletes a consultation with its messages.").answeringNothing()
      }
    case .completeConsultation:
      Definition(.consultations(.post, "/{id}/complete")) {
        Details("Completes a consultation, which must be active.")
          .answering(200, .named("Consultation")).refusing(400, "CONSULTATION_NOT_ACTIVE")
      }
    case .abandonConsultation:
      Definition(.consultations(.post, "/{id}/abandon")) {
        Details("Abandons a consultation.").answering(200, .named("Consultation"))
      }
    case .archiveConsultation:
      Definition(.consultations(.post, "/{id}/archive")) {
        Details("Archives a consultation.").answering(200, .named("Consultation"))
      }
    case .unarchiveConsultation:
      Definition(.consultations(.post, "/{id}/unarchive")) {
        Details("Makes a consultation active again.").answering(200, .named("Consultation"))
          .refusing(429, "TOO_MANY_ACTIVE_CONSULTATIONS")
      }
    case .listMessages:
      Definition(.consultations(.get, "/{id}/messages")) {
        Details("Lists the messages of a consultation, the oldest first.")
          .paged(50).answering(200, Page<MessageBody>.schema("messages", .named("Message")))
      }
    case .sendMessage:
      Definition(.consultations(.post, "/{id}/messages")) {
        Details(
          "Says something and answers with the whole answer, or with none while that is on its way: "
            + "then it is among the messages later. A repeated `client_id` is said once, and "
            + "answered as before, whatever its content."
        )
        .taking(NewMessageBody.table.body)
        .answering(
          201,
          .object([
            ("user_message", .named("Message")),
            ("assistant_message", JSONSchema.named("Message").orNull),
          ])
        )
        .refusing(403, "LIMIT_REACHED")
        .refusing(400, "CONSULTATION_NOT_ACTIVE").refusing(409, "TURN_IN_PROGRESS")
        .refusing(429, "RATE_LIMITED")
      }
    case .suggestGoalsFromConsultation:
      Definition(.consultations(.post, "/{id}/suggest-goals")) {
        Details("Suggests goals for what was spoken of, once both sides have said two things.")
          .taking(.body([], optional: [("max_suggestions", .whole(1...10))]), isRequired: false)
          .answering(
            200,
            .object(
              [
                ("consultation_id", .id), ("persona", Persona.schema),
                ("suggestions", .list(.named("GoalSuggestion"))), ("count", .whole(0...10)),
              ], optional: AdviceOperation.notice)
          )
          .refusing(400, "INSUFFICIENT_DATA", "CONSULTATION_ABOUT_GOAL")
      }
    case .openSocket:
      Definition(
        .at(.get, "/consultations/{id}/ws") + .at(.get, "/wellness/ai/chat/ws/{id}")
      ) {
        Details("Opens the socket of an active consultation.")
          .with(query: .init("token", .text, "The access token, where no header can be set."))
          .answeringNothing(101)
          .refusing(400, "CONSULTATION_NOT_ACTIVE").refusing(403, "FORBIDDEN")
          .refusing(426, "UPGRADE_REQUIRED").refusing(429, "TOO_MANY_SOCKETS")
      }
    }
  }

  private static let persona = Details.Parameter(
    "persona", Persona.schema, "Only those of this persona.")
}
