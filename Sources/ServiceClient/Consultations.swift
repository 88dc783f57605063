import Contract
import Edge
import Wellness

/// Consultations (Consultation WebSocket; Goal-Aware Consultations; Goal and Conversation Linking).
extension FitIQClient {
  /// What beginning a consultation came to.
  package enum OpenedConsultation: Hashable, Sendable {
    case began(RemoteConsultation)
    /// There is an active one of the same kind, which goes on.
    case exists(Consultation.BackendID)
    /// There is one of the same kind that cannot go on yet.
    case isBlocked
    /// There are as many active ones as a user may have.
    case tooMany
  }

  /// Begins a consultation with a persona, optionally about a goal.
  package func begin(_ persona: Persona, about goal: Goal.BackendID?) throws -> OpenedConsultation {
    let body = NewConsultationBody(persona: persona, goalID: goal).text
    return try beginning(.consultation(.createConsultation), body: body) {
      (reader) throws(ContractError) in
      let body = try ConsultationBody(reader.optionalObject("consultation") ?? reader)
      return .began(RemoteConsultation(body))
    }
  }

  /// Begins the consultation about a goal, or goes on with the one there is; as any other one
  /// where the service has no route of its own for it.
  package func chat(about goal: Goal.BackendID) throws -> OpenedConsultation {
    try call(.plainGoalChats) {
      let body = ChatAboutGoalBody(goalID: goal).text
      return try beginning(.consultation(.chatAboutGoal), body: body) {
        (reader) throws(ContractError) in
        if reader.has("conversation_id"), !reader.has("started_at") {
          return .exists(try reader.identifier("conversation_id"))
        }
        return .began(RemoteConsultation(try ConsultationBody(reader)))
      }
    } otherwise: {
      try begin(.wellnessSpecialist, about: goal)
    }
  }

  /// Ends a consultation; no message can be sent in it any more.
  package func complete(_ id: Consultation.BackendID, key: String) throws {
    _ = try exchange(.consultation(.completeConsultation, id), key: key)
  }

  /// Gives a consultation up, by its status where the service has no route for it.
  package func abandon(_ id: Consultation.BackendID, key: String) throws {
    try move(id, to: .abandoned, .consultation(.abandonConsultation, id), key: key)
  }

  /// Puts a consultation away, by its status where the service has no route for it.
  package func archive(_ id: Consultation.BackendID, key: String) throws {
    try move(id, to: .archived, .consultation(.archiveConsultation, id), key: key)
  }

  /// Takes an archived consultation up again, by its status where the service has no route for it.
  package func unarchive(_ id: Consultation.BackendID, key: String) throws {
    try move(id, to: .active, .consultation(.unarchiveConsultation, id), key: key)
  }

  /// Deletes a consultation with all that was said in it.
  package func delete(_ id: Consultation.BackendID, key: String) throws {
    _ = try exchange(.consultation(.deleteConsultation, id), key: key)
  }

  private func move(
    _ id: Consultation.BackendID, to status: ConsultationStatus, _ endpoint: Endpoint, key: String
  ) throws {
    try call(.statusByPut) {
      _ = try exchange(endpoint, key: key)
    } otherwise: {
      let body = ConsultationChange(status: status).text
      _ = try exchange(.consultation(.changeConsultation, id), body: body, key: key)
    }
  }

  /// Says something without a socket.
  ///
  /// - Returns: the answer where it comes at once; elsewhere the history has it later.
  package func say(
    _ content: String, id: Message.ID, in consultation: Consultation.BackendID
  ) throws -> String? {
    try call(
      .consultation(.sendMessage, consultation),
      body: NewMessageBody(content: content, clientID: id).text,
      key: id.text, timeout: patience
    ) { (reader) throws(ContractError) in
      try reader.optionalObject("assistant_message")?.string("content")
    }
  }

  package func consultation(_ id: Consultation.BackendID) throws -> RemoteConsultation {
    try call(.consultation(.readConsultation, id)) { (reader) throws(ContractError) in
      RemoteConsultation(try ConsultationBody(reader.optionalObject("consultation") ?? reader))
    }
  }

  /// The active consultations of the user, the latest first, however many pages they take.
  package func consultations() throws -> [RemoteConsultation] {
    try pages(consultationPage).map(RemoteConsultation.init)
  }

  /// A page of the active consultations of the user, the latest first.
  package func consultations(from offset: Int) throws -> RemotePage<RemoteConsultation> {
    try RemotePage(consultationPage(offset), from: offset, RemoteConsultation.init)
  }

  private func consultationPage(_ offset: Int) throws -> Page<ConsultationBody> {
    try call(page(.consultation(.listConsultations), offset)) {
      (reader) throws(ContractError) in
      try Page(reader, "consultations", element: ConsultationBody.init)
    }
  }

  /// The last messages of a consultation, at most 100, oldest first.
  package func lastMessages(of id: Consultation.BackendID) throws -> [RemoteMessage] {
    try messages(of: id, last: 100)
  }

  /// The last messages of a consultation, as many as are wanted or there are, oldest first; asked
  /// for in pages from the end.
  package func messages(
    of id: Consultation.BackendID, last count: Int
  ) throws -> [RemoteMessage] {
    let first = try messages(of: id, offset: 0)
    let total = first.total
    guard total > first.elements.count else { return first.elements.map(RemoteMessage.init) }
    var bodies: [MessageBody] = []
    var start = total
    while start > 0, bodies.count < count {
      let offset = max(0, start - 100)
      // The pages before this one may overlap it, and one that is long ends early.
      var part: [MessageBody] = []
      while part.count < start - offset {
        let next = offset + part.count
        let page = next == 0 ? first : try messages(of: id, offset: next)
        part += page.elements.prefix(start - next)
        guard page.hasMore ?? false, !page.elements.isEmpty else { break }
      }
      guard !part.isEmpty else { break }
      bodies = part + bodies
      start = offset
    }
    return bodies.map(RemoteMessage.init)
  }

  private func messages(
    of id: Consultation.BackendID, offset: Int
  ) throws -> Page<MessageBody> {
    try call(page(.consultation(.listMessages, id), offset)) { (reader) throws(ContractError) in
      try Page(reader, "messages", element: MessageBody.init)
    }
  }

  private func beginning(
    _ endpoint: Endpoint, body: String,
    read: (BodyReader) throws(ContractError) -> OpenedConsultation
  ) throws -> OpenedConsultation {
    let response = try exchange(endpoint, body: body, accepting: [409, 429])
    switch response.status {
    case 409:
      guard let existing = ExistingConsultation(ServiceError(response)) else {
        throw BackendError(response)
      }
      return existing.canContinue ? .exists(existing.id) : .isBlocked
    case 429 where RetryAfter.seconds(in: response) == nil: return .tooMany
    case 429: throw BackendError(response)
    default:
      do {
        return try read(Envelope.data(of: response, from: endpoint.name))
      } catch {
        throw BackendError(error)
      }
    }
  }
}
