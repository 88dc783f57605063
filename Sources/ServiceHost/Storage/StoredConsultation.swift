import Contract
import Time
import Wellness

/// A consultation as the backend keeps it.
struct StoredConsultation {
  let id: Consultation.BackendID
  /// As its client named it, see `coach`.
  var persona: Persona
  var status: ConsultationStatus
  /// The goal it is about: from the start, or since a goal was linked to it.
  var goalID: Goal.BackendID?
  let contextType: String?
  let contextID: String?
  let quickAction: String?
  /// What its client calls it.
  var title: String?
  let startedAt: Instant
  var completedAt: Instant?
  var lastMessageAt: Instant?
  let createdAt: Instant
  var updatedAt: Instant
  let userID: User.ID
  var userMessages = 0
  /// Without an answer that is still streaming.
  var otherMessages = 0

  /// Who answers, which none of the tones is that the oldest clients name.
  var coach: Persona { Persona.tones.contains(persona) ? .generalWellness : persona }

  /// The consultation on the wire, as all but the oldest clients have it.
  ///
  /// Ideas for goals can be drawn from it once both sides have said two things, and it is about no
  /// goal yet.
  var body: ConsultationBody {
    ConsultationBody(
      id: id, userID: userID.text, persona: coach, status: status, goalID: goalID,
      contextType: contextType, contextID: contextID, quickAction: quickAction,
      startedAt: startedAt, completedAt: completedAt, lastMessageAt: lastMessageAt,
      messageCount: userMessages + otherMessages, title: title, createdAt: createdAt,
      updatedAt: updatedAt,
      canSuggestGoals: goalID == nil && userMessages >= 2 && otherMessages >= 2)
  }
}
