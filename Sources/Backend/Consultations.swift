import Contract
import Edge
import Wellness

/// Consultations (Consultation WebSocket; Goal-Aware Consultations; Goal and Conversation Linking).
extension FitIQClient {
  /// What beginning a consultation came to.
  package enum Beginning: Hashable, Sendable {
    case began(ConsultationBody)
    /// There is an active one of the same kind, which goes on.
    case exists(Consultation.BackendID)
    /// There is one of the same kind that cannot go on yet.
    case isBlocked
    /// There are as many active ones as a user may have.
    case tooMany
  }

  /// Begins a consultation with a persona, optionally about a goal.
  package func begin(_ persona: Persona, about goal: Goal.BackendID?) throws -> Beginning {
    do {
      let body = NewConsultationBody(persona: persona, goalID: goal).text
      return .began(
        try call(.createConsultation, body: body) { (fields) throws(ContractError) in
          try ConsultationBody(fields.optionalObject("consultation") ?? fields)
        })
    } catch BackendError.refused(let error) where error.status == 409 {
      return try FitIQClient.existing(error)
    } catch BackendError.refused(let error) where error.status == 429 {
      return .tooMany
    }
  }

  /// Begins the consultation about a goal, or goes on with the one there is.
  package func chat(about goal: Goal.BackendID) throws -> Beginning {
    do {
      let response = try exchange(.chatAboutGoal, body: ChatAboutGoalBody(goalID: goal).text)
      let source = Endpoint.chatAboutGoal.name
      do {
        let fields = try Envelope.data(of: response, from: source)
        if fields.has("conversation_id"), !fields.has("persona") || !fields.has("started_at") {
          return .exists(try fields.identifier("conversation_id"))
        }
        return .began(try ConsultationBody(fields))
      } catch {
        throw BackendError.unreadable(error)
      }
    } catch BackendError.refused(let error) where error.status == 409 {
      return try FitIQClient.existing(error)
    } catch BackendError.refused(let error) where error.status == 429 {
      return .tooMany
    }
  }

  /// One consultation.
  package func consultation(_ id: Consultation.BackendID) throws -> ConsultationBody {
    try call(.consultation(id)) { (fields) throws(ContractError) in
      try ConsultationBody(fields.optionalObject("consultation") ?? fields)
    }
  }

  /// The active consultations of the user, the latest first.
  package func consultations(limit: Int = 100, offset: Int = 0) throws -> Page<ConsultationBody> {
    try call(.listConsultations(limit: limit, offset: offset)) { (fields) throws(ContractError) in
      try Page(fields, "consultations", element: ConsultationBody.init)
    }
  }

  /// Messages of a consultation, oldest first.
  package func messages(
    of id: Consultation.BackendID, limit: Int = 100, offset: Int = 0
  ) throws -> Page<MessageBody> {
    try call(.messages(id, limit: limit, offset: offset)) { (fields) throws(ContractError) in
      try Page(fields, "messages", element: MessageBody.init)
    }
  }

  /// The last messages of a consultation, at most 100, oldest first.
  package func lastMessages(of id: Consultation.BackendID) throws -> [MessageBody] {
    let first = try messages(of: id)
    guard first.total > first.elements.count else { return first.elements }
    return try messages(of: id, offset: first.total - 100).elements
  }

  private static func existing(_ error: ServiceError) throws -> Beginning {
    guard let existing = ExistingConsultation(error) else { throw BackendError.refused(error) }
    return existing.canContinue ? .exists(existing.id) : .isBlocked
  }
}
