import Contract
import Time
import Wellness

/// A consultation as the service has it.
package struct RemoteConsultation: Hashable, Sendable {
  /// The service's own id.
  package let id: Consultation.BackendID
  /// Who answers in it.
  package let persona: Persona
  /// Where it stands with the service.
  package let status: ConsultationStatus
  /// The goal that it is about.
  package let goalID: Goal.BackendID?
  /// When it was begun, by the service's clock.
  package let startedAt: Instant
  /// How many messages it has.
  package let messageCount: Int
  /// Whether enough was said to suggest goals from it.
  package let canSuggestGoals: Bool

  init(_ body: ConsultationBody) {
    id = body.id
    persona = body.persona
    status = body.status
    goalID = body.goalID
    startedAt = body.startedAt
    messageCount = body.messageCount
    canSuggestGoals = body.canSuggestGoals
  }
}

/// A message as the service has it.
package struct RemoteMessage: Hashable, Sendable {
  /// `nil` for what people are not shown, as the calls of functions.
  package let role: Message.Role?
  /// The text, as the service sent it; control characters included.
  package let content: String
  /// The id that this device gave it, where the service keeps that.
  package let clientID: Message.ID?
  /// When the service stored it.
  package let createdAt: Instant

  init(_ body: MessageBody) {
    let role = Message.Role(rawValue: body.role)
    self.role = role == .user || role == .assistant ? role : nil
    content = body.content
    clientID = body.clientID
    createdAt = body.createdAt
  }
}
