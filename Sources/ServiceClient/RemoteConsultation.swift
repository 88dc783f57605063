import Contract
import Time
import Wellness

/// A consultation as the service has it.
package struct RemoteConsultation: Hashable, Sendable {
  private let body: ConsultationBody

  init(_ body: ConsultationBody) {
    self.body = body
  }

  /// The service's own id.
  package var id: Consultation.BackendID { body.id }
  /// Who answers in it.
  package var persona: Persona { body.persona }
  /// Where it stands with the service.
  package var status: ConsultationStatus { body.status }
  /// The goal that it is about.
  package var goalID: Goal.BackendID? { body.goalID }
  /// When it was begun, by the service's clock.
  package var startedAt: Instant { body.startedAt }
  /// How many messages it has.
  package var messageCount: Int { body.messageCount }
  /// Whether enough was said to suggest goals from it.
  package var canSuggestGoals: Bool { body.canSuggestGoals }
}

/// A message as the service has it.
package struct RemoteMessage: Hashable, Sendable {
  private let body: MessageBody

  init(_ body: MessageBody) {
    self.body = body
  }

  /// `nil` for what people are not shown, as the calls of functions.
  package var role: Message.Role? {
    let role = Message.Role(rawValue: body.role)
    return role == .user || role == .assistant ? role : nil
  }
  /// The text, as the service sent it; control characters included.
  package var content: String { body.content }
  /// The id that this device gave it, where the service keeps that.
  package var clientID: Message.ID? { body.clientID }
  /// Whether it is an answer that somebody has stopped.
  package var isCut: Bool { body.isCut }
  /// When the service stored it.
  package var createdAt: Instant { body.createdAt }
}
