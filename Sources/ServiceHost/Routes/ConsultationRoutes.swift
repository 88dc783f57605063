import Coach
import Contract
import Edge
import JSON
import Wellness

/// `/consultations` and what is below it.
struct ConsultationRoutes {
  private let storage: UserStorage
  private let coachService: CoachService
  private let messages: MessageRoutes
  private let advice: AdviceRoutes

  init(storage: UserStorage, coachService: CoachService) {
    self.storage = storage
    self.coachService = coachService
    messages = MessageRoutes(storage: storage, coachService: coachService)
    advice = AdviceRoutes(storage: storage, coachService: coachService)
  }

  /// How many consultations of one user may be active at once.
  static let mostActive = 10

  func answer(_ call: RequestContext, _ operation: ConsultationOperation) throws -> Outcome {
    switch operation {
    case .listQuickActions: .response(try QuickActions.answer(call))
    case .listConsultations: .response(try list(call))
    case .createConsultation: try create(call)
    case .chatAboutGoal: .response(try chatAboutGoal(call))
    case .readConsultation: .response(read(try consultation(call), call))
    case .changeConsultation: .response(try change(consultation(call), call))
    case .deleteConsultation: .response(try delete(consultation(call), call))
    case .completeConsultation: .response(try complete(consultation(call), call))
    case .abandonConsultation: .response(try move(consultation(call), to: .abandoned, call))
    case .archiveConsultation: .response(try move(consultation(call), to: .archived, call))
    case .unarchiveConsultation: .response(try move(consultation(call), to: .active, call))
    case .listMessages: .response(try messages.list(call, in: uncounted(call)))
    case .sendMessage: try messages.send(call, in: uncounted(call))
    case .suggestGoalsFromConsultation: try advice.suggestGoals(call, from: consultation(call))
    case .openSocket: try openSocket(in: uncounted(call), call)
    }
  }

  private func consultation(_ call: RequestContext) throws -> StoredConsultation {
    try found(storage.consultations.find(call.id()))
  }

  /// The same for what shows no count of its messages.
  private func uncounted(_ call: RequestContext) throws -> StoredConsultation {
    try found(storage.consultations.findUncounted(call.id()))
  }

  private func found(_ consultation: StoredConsultation?) throws -> StoredConsultation {
    guard let consultation else { throw ServiceError.consultationMissing }
    return consultation
  }

  private func read(_ consultation: StoredConsultation, _ call: RequestContext) -> Response {
    shown(consultation, call).success()
  }

  /// Sets what is named: title, persona, status, or whether it is archived.
  private func change(_ consultation: StoredConsultation, _ call: RequestContext) throws -> Response
  {
    let change = try ConsultationChange(call.fields())
    var changed = consultation
    if let title = change.title { changed.title = title }
    if let persona = change.persona { try set(persona, of: &changed, call) }
    if changed.title != consultation.title || changed.persona != consultation.persona {
      changed.updatedAt = call.now
      try storage.consultations.update(changed)
    }
    guard let status = change.status else {
      return Envelope.success(200, shown(changed, call).json)
    }
    guard ConsultationChange.reachable.contains(status) else {
      throw call.failure(
        "status", .expected(RequestContext.oneOf(ConsultationChange.reachable.map(\.rawValue))))
    }
    return try move(changed, to: status, call)
  }

  /// - Throws: `ServiceError` 409 where there is an active one already that would be the same.
  private func set(
    _ persona: Persona, of consultation: inout StoredConsultation, _ call: RequestContext
  ) throws {
    try check(persona, call)
    guard persona != consultation.persona else { return }
    var like = NewConsultationBody(persona: persona)
    like.contextType = consultation.contextType
    like.contextID = consultation.contextID
    if consultation.contextType == "goal" { like.goalID = consultation.goalID }
    if consultation.status == .active, let existing = try existing(like: like) {
      throw exists(existing, call)
    }
    consultation.persona = persona
  }

  private func delete(_ consultation: StoredConsultation, _ call: RequestContext) throws -> Response
  {
    try storage.goals.unlink(consultation.id, at: call.now)
    try storage.usage.subtract(messagesOf: consultation.id)
    try storage.consultations.delete(consultation.id)
    return Envelope.noContent
  }

  private func complete(
    _ consultation: StoredConsultation, _ call: RequestContext
  ) throws -> Response {
    guard consultation.status == .active else { throw ServiceError.consultationNotActive }
    return try move(consultation, to: .completed, call)
  }

  private func openSocket(
    in consultation: StoredConsultation, _ call: RequestContext
  ) throws -> Outcome {
    guard consultation.status == .active else { throw ServiceError.consultationNotActive }
    guard call.isOpening else { throw ServiceError.upgradeRequired }
    return .socket(consultation.id)
  }

  /// Answers `chat-about-goal`: the active consultation that a goal is linked to (200), or a new
  /// one (201).
  private func chatAboutGoal(_ call: RequestContext) throws -> Response {
    let fields = try call.fields()
    let id: Goal.BackendID = try fields.identifier("goal_id")
    guard id.isUUID else { throw fields.failure("goal_id", .expected("a UUID")) }
    guard let goal = try storage.goals.find(id) else { throw ServiceError.goalMissing }
    let persona =
      try fields.optionalText("persona", .word).map(Persona.init(rawValue:))
      ?? .wellnessSpecialist
    try check(persona, call)
    let linked = try goal.conversationID.flatMap { try storage.consultations.find($0) }
    var found = linked?.status == .active ? linked : nil
    if found == nil { found = try storage.consultations.active(about: id) }
    if let found {
      if found.id != goal.conversationID {
        try storage.goals.link(id, to: found.id, at: call.now)
      }
      return chat(found, about: id, status: 200, call)
    }
    var body = NewConsultationBody(persona: persona, goalID: id)
    body.quickAction = try fields.optionalText("quick_action", .identifier)
    return chat(try begin(body, about: goal, call), about: id, status: 201, call)
  }

  private func list(_ call: RequestContext) throws -> Response {
    let (limit, offset) = try call.page(defaultLimit: 20)
    let status = try call.choice("status", of: ConsultationStatus.filters)
    let filter = ConsultationTable.Filter(
      status: status ?? ConsultationStatus.active.rawValue,
      persona: try call.choice("persona", of: personas(call).map(\.rawValue)))
    let page = Page(
      elements: try storage.consultations.list(filter, limit: limit, offset: offset),
      total: try storage.consultations.count(filter))
    return Envelope.success(200) {
      page.write("consultations", limit: limit, offset: offset, to: &$0) {
        $1.append(shown($0, call).json)
      }
    }
  }

  /// Checks what is asked for, then looks for one that is the same, then for room: so that the
  /// same one can be gone on with where there is no room for another.
  private func create(_ call: RequestContext) throws -> Outcome {
    let body = try NewConsultationBody(call.fields())
    if let type = body.contextType, !QuickActionBody.contextTypes.contains(type) {
      throw call.failure(
        "context_type", .expected(RequestContext.oneOf(QuickActionBody.contextTypes)))
    }
    if body.contextType == "goal", body.goalID == nil {
      throw call.failure("context_id", .missing)
    }
    let goal = try body.goalID.map { id in
      guard let goal = try storage.goals.find(id) else { throw ServiceError.goalMissing }
      return goal
    }
    try check(body.persona, call)
    if let existing = try existing(like: body) { throw exists(existing, call) }
    let consultation = try begin(body, about: goal, call)
    let turn = try body.initialMessage.map {
      try coachService.reply(
        to: $0, clientID: nil, in: consultation, isStreaming: false, by: call.sender,
        at: call.now)
    }
    let isGreeted = body.initialMessage == nil && goal == nil
    let greeting = isGreeted ? try coachService.greeting(in: consultation, at: call.now) : nil
    let stored = try storage.consultations.find(consultation.id) ?? consultation
    let response = Envelope.success(
      201,
      [
        "consultation": shown(stored, call).json, "greeting_message": greeting?.json ?? .null,
        "needs_survey": false,
      ])
    return turn.map { .said($0, response) } ?? .response(response)
  }

  private func check(_ persona: Persona, _ call: RequestContext) throws {
    let personas = personas(call)
    guard personas.contains(persona) else {
      throw call.failure("persona", .expected(RequestContext.oneOf(personas.map(\.rawValue))))
    }
  }

  /// Those that may be named at the place that is asked at.
  private func personas(_ call: RequestContext) -> [Persona] {
    call.isOlder ? Persona.known + Persona.tones : Persona.known
  }

  /// A consultation as the place that is asked at has it: only the oldest clients know of tones.
  private func shown(_ consultation: StoredConsultation, _ call: RequestContext) -> ConsultationBody
  {
    var body = consultation.body
    if call.isOlder { body.persona = consultation.persona }
    return body
  }

  private func existing(like body: NewConsultationBody) throws -> StoredConsultation? {
    if let goal = body.goalID {
      return try storage.consultations.active(body.persona, about: goal)
    }
    return try storage.consultations.active(
      body.persona, contextType: body.contextType, contextID: body.contextID)
  }

  private func exists(_ existing: StoredConsultation, _ call: RequestContext) -> ServiceError {
    var details: [JSON.Member] = [
      JSON.Member(key: "existing_consultation_id", value: .string(existing.id.text)),
      JSON.Member(key: "persona", value: .string(shown(existing, call).persona.rawValue)),
      JSON.Member(key: "status", value: .string(existing.status.rawValue)),
      JSON.Member(key: "can_continue", value: true),
    ]
    if let goal = existing.goalID {
      details.append(JSON.Member(key: "goal_id", value: .string(goal.text)))
    }
    return ServiceError(
      409, "CONSULTATION_EXISTS",
      "an active consultation with this persona and context exists already",
      details: .object(details))
  }

  /// Stores a new consultation and links its goal to it, unless that has an active one.
  private func begin(
    _ body: NewConsultationBody, about goal: StoredGoal?, _ call: RequestContext
  ) throws -> StoredConsultation {
    try storage.usage.checkConsultations()
    try checkRoom()
    let isAboutGoal = goal != nil
    let consultation = StoredConsultation(
      id: try storage.consultations.nextID(), persona: body.persona, status: .active,
      goalID: goal?.id, contextType: body.contextType,
      contextID: isAboutGoal ? goal?.id.text : body.contextID, quickAction: body.quickAction,
      startedAt: call.now, createdAt: call.now, updatedAt: call.now, userID: storage.user)
    try storage.consultations.insert(consultation)
    if let goal {
      try storage.consultations.remember(
        GoalSnapshot(goal, today: call.today, in: coachService.zone), in: consultation.id)
      let linked = try goal.conversationID.flatMap { try storage.consultations.find($0) }
      if linked?.status != .active {
        try storage.goals.link(goal.id, to: consultation.id, at: call.now)
      }
    }
    return consultation
  }

  private func checkRoom() throws {
    let filter = ConsultationTable.Filter(status: ConsultationStatus.active.rawValue)
    guard try storage.consultations.count(filter) < ConsultationRoutes.mostActive else {
      throw ServiceError.tooManyConsultations
    }
  }

  private func move(
    _ old: StoredConsultation, to status: ConsultationStatus, _ call: RequestContext
  ) throws -> Response {
    guard old.status != status else { return Envelope.success(200, shown(old, call).json) }
    if status == .active { try checkRoom() }
    var consultation = old
    consultation.status = status
    consultation.completedAt = status == .completed ? call.now : nil
    consultation.updatedAt = call.now
    try storage.consultations.update(consultation)
    return Envelope.success(200, shown(consultation, call).json)
  }

  /// The linked goal is named even where the consultation was begun about another one.
  private func chat(
    _ consultation: StoredConsultation, about goal: Goal.BackendID, status: Int,
    _ call: RequestContext
  ) -> Response {
    var body = shown(consultation, call)
    body.goalID = body.goalID ?? goal
    return body.successOfChat(status)
  }
}

/// `/consultations/{id}/messages`: the history, and sending a message without a socket.
struct MessageRoutes {
  let storage: UserStorage
  let coachService: CoachService

  func list(_ call: RequestContext, in consultation: StoredConsultation) throws -> Response {
    let (limit, offset) = try call.page(defaultLimit: 50)
    let page = Page(
      elements: try storage.messages.list(in: consultation.id, limit: limit, offset: offset),
      total: try storage.messages.count(in: consultation.id))
    return Envelope.success(200) {
      page.write("messages", limit: limit, offset: offset, to: &$0) { $1.append($0.body.json) }
    }
  }

  func send(_ call: RequestContext, in consultation: StoredConsultation) throws -> Outcome {
    let fields = try call.fields()
    let content = try fields.text("content", .message)
    guard consultation.status == .active else { throw ServiceError.consultationNotActive }
    let turn = try coachService.reply(
      to: content, clientID: fields.optionalIdentifier("client_id"), in: consultation,
      isStreaming: false, by: call.sender, at: call.now)
    // What is on its way is found in the history when it is whole.
    let answer = turn.answer.state == .streaming ? .null : turn.answer.body.json
    let response = Envelope.success(
      201, ["user_message": turn.message.body.json, "assistant_message": answer])
    return .said(turn, response)
  }
}
