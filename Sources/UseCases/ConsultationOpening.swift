import Edge
import ServiceClient
import Store
import Wellness

/// Going on with a consultation, or beginning one (backend contract, 7.9 and 7.10).
extension ConsultationUseCases {
  /// Asks the backend to begin a consultation.
  typealias OpenedConsultation = (FitIQClient) throws -> FitIQClient.OpenedConsultation

  /// Goes on with the active consultation of a persona that is about no goal, or begins one.
  package func open(_ persona: Persona) throws -> Opened {
    try resume(known(persona, nil), persona, nil) { try $0.begin(persona, about: nil) }
  }

  /// Begins a consultation about no goal here alone, for a message that is not to be lost where
  /// the backend does not begin one.
  package func openHere(_ persona: Persona) throws -> Opened {
    try activate(beginHere(known(persona, nil), persona, nil))
  }

  /// The active consultation of a kind, or one that is begun here alone; the backend is asked
  /// nothing.
  func openUnasked(_ persona: Persona, about goal: Goal?) throws -> Consultation {
    try activate(beginHere(known(persona, goal), persona, goal), isNew: true).consultation
  }

  /// Goes on with the active consultation about a goal, or begins one. A goal that the backend
  /// does not know yet is sent first.
  ///
  /// - Parameter persona: who should answer; `nil` leaves it to the backend.
  package func open(about goal: Goal, persona: Persona?) throws -> Opened {
    let known = try known(persona, goal)
    let named = persona ?? .wellnessSpecialist
    if known?.backendID != nil {
      return try resume(known, named, goal) { [self] client in
        let id = try sync.backendID(of: goal)
        return try sync.noticing(goal) { try request(persona, id)(client) }
      }
    }
    let id: Goal.BackendID
    do {
      id = try sync.backendID(of: goal)
    } catch let failure as Failure {
      guard context.connection == .offline else { throw failure }
      return try activate(beginHere(known, named, goal))
    }
    return try resume(known, named, goal) { [self] client in
      try sync.noticing(goal) { try request(persona, id)(client) }
    }
  }

  /// Makes a consultation active as it is; none is begun.
  package func open(_ consultation: Consultation) throws -> Opened {
    try activate(consultation)
  }

  /// The active consultation that `open` would go on with; another device's too, where the backend
  /// can be asked.
  package func newest(_ persona: Persona, about goal: Goal?) throws -> Consultation? {
    do {
      for remote in try context.asking({ try $0.consultations() }) {
        try context.store.transaction {
          if try !sync.isHeldBack(remote) { _ = try sync.merge(remote) }
        }
      }
    } catch is BackendError {
      // What this device knows has to do.
    }
    return try known(persona, goal)
  }

  /// Begins another consultation in the place of one that the backend no longer has; what it never
  /// answered is taken along.
  package func renew(_ gone: Consultation) throws -> Opened {
    do {
      return try replace(gone)
    } catch {
      // Nothing is sent there by itself any more.
      try context.store.mark(gone.id, from: .queued, to: .unsent)
      throw error
    }
  }

  /// A consultation that was begun here, begun with the backend too when that can be done now, or
  /// why it cannot.
  func bound(_ consultation: Consultation) throws -> (Consultation, Failure?) {
    do {
      let goal = try consultation.goalID.flatMap { try context.store.goal($0) }
      let id = try goal.map { try sync.backendID(of: $0) }
      let begun = try beginThere(consultation, goal) {
        try $0.begin(consultation.persona, about: id)
      }
      current.follow(consultation, to: begun.consultation)
      return (begun.consultation, nil)
    } catch {
      guard let failure = Failure(error) else { throw error }
      guard context.connection == .offline else { return (consultation, failure) }
      return (consultation, .unreachable(context.lastFailure ?? .refused))
    }
  }

  private func request(_ persona: Persona?, _ goal: Goal.BackendID) -> OpenedConsultation {
    { client in try persona.map { try client.begin($0, about: goal) } ?? client.chat(about: goal) }
  }

  /// The active consultation of a kind: the one that the goal is linked to, else one that the
  /// backend has, else one that was begun here.
  private func known(_ persona: Persona?, _ goal: Goal?) throws -> Consultation? {
    let linked = try goal.flatMap { try context.store.goal($0.id)?.consultationID }
    let fitting = try context.store.consultations(.active).filter {
      $0.goalID == goal?.id && (persona == nil || $0.persona == persona)
    }
    return fitting.first { $0.id == linked } ?? fitting.first { $0.backendID != nil }
      ?? fitting.first
  }

  /// Goes on with a consultation that the backend still has and that still goes on, else begins
  /// one.
  private func resume(
    _ known: Consultation?, _ persona: Persona, _ goal: Goal?,
    _ request: @escaping OpenedConsultation
  ) throws -> Opened {
    guard let known, let id = known.backendID else {
      return try begin(known, persona, goal, request)
    }
    if isOpen(known) { return try activate(known) }
    let remote: RemoteConsultation
    do {
      remote = try context.asking { try $0.consultation(id) }
    } catch let error as BackendError {
      return error.isMissing ? try replace(known, request) : try activate(known)
    }
    let current = try context.store.transaction {
      let known = try context.store.consultation(known.id)
      if let known, try sync.isHeldBack(remote) { return known }
      return try sync.merge(remote).consultation
    }
    if current.status == .active { return try activate(current) }
    return try begin(nil, persona, goal, request)
  }

  private func replace(_ gone: Consultation, _ request: OpenedConsultation? = nil) throws -> Opened
  {
    let goal = try gone.goalID.flatMap { try context.store.goal($0) }
    let opened = try begin(nil, gone.persona, goal) { [self] client in
      if let request { return try request(client) }
      return try client.begin(gone.persona, about: goal.map { try sync.backendID(of: $0) })
    }
    try context.store.replace(gone.id, by: opened.consultation.id)
    return opened
  }

  /// Begins a consultation with the backend, or here alone where that cannot be reached.
  private func begin(
    _ known: Consultation?, _ persona: Persona, _ goal: Goal?,
    _ request: @escaping OpenedConsultation
  ) throws -> Opened {
    do {
      let begun = try beginThere(known, goal, request)
      return try activate(begun.consultation, isNew: begun.isNew)
    } catch BackendError.unreachable {
      return try activate(beginHere(known, persona, goal))
    }
  }

  private func beginHere(
    _ known: Consultation?, _ persona: Persona, _ goal: Goal?
  ) throws -> Consultation {
    let consultation =
      try known
      ?? Consultation(
        id: context.newConsultationID(), persona: persona, goalID: goal?.id,
        startedAt: context.edge.now)
    try context.store.put(consultation)
    return consultation
  }

  /// A consultation that the backend has begun, and whether it has no message there.
  private typealias Begun = (consultation: Consultation, isNew: Bool)

  /// A backend that has begun it without saying so says the next time that it exists.
  ///
  /// - Parameter mayRepeat: whether it is begun once more where the one that the backend names
  ///   does not exist.
  private func beginThere(
    _ known: Consultation?, _ goal: Goal?, mayRepeat: Bool = true, _ request: OpenedConsultation
  ) throws -> Begun {
    try tellOfEnds()
    switch try context.withRetry(request) {
    case .began(let remote):
      return (try adopt(remote, as: known, about: goal), remote.messageCount == 0)
    case .exists(let id):
      if let here = try context.store.consultation(of: id), try sync.isOver(here) {
        throw Failure.blockedConsultation
      }
      do {
        let remote = try context.asking { try $0.consultation(id) }
        return (try join(remote, with: known, about: goal), remote.messageCount == 0)
      } catch let error as BackendError where error.isMissing && mayRepeat {
        return try beginThere(known, goal, mayRepeat: false, request)
      }
    case .isBlocked: throw Failure.blockedConsultation
    case .tooMany: throw Failure.tooManyConsultations
    }
  }

  /// Tells the backend first of consultations that were ended here, or it would go on with them.
  private func tellOfEnds() throws {
    for event in try context.store.consultationEvents() where !event.hasFailed {
      if case .unreachable(let failure) = try sync.sendNext(of: event.subject) {
        throw BackendError.unreachable(failure)
      }
    }
  }

  /// Stores what the backend began, under the id it has here where there is one.
  private func adopt(
    _ remote: RemoteConsultation, as known: Consultation?, about goal: Goal?
  ) throws -> Consultation {
    try context.store.transaction {
      guard let known, try context.store.consultation(of: remote.id) == nil,
        // As it is now: another shell may have renamed it, or ended it, while the backend was asked.
        var consultation = try context.store.consultation(known.id, evenDeleted: true)
      else {
        return try join(remote, with: known, about: goal)
      }
      consultation.backendID = remote.id
      consultation.persona = remote.persona
      consultation.goalID = goal?.id ?? consultation.goalID
      let isDeleted = try context.store.isDeleted(known.id)
      let isOver = isDeleted || consultation.status != .active
      if !isOver { consultation.status = remote.status }
      try context.store.put(consultation)
      guard !isOver else {
        try context.enqueue(
          isDeleted ? .consultationDeleted : .init(ending: consultation.status),
          .consultation(known.id), title: consultation.title ?? "")
        return consultation
      }
      try link(goal, to: consultation)
      return consultation
    }
  }

  /// Stores a consultation that the backend had already, with its last messages; what was begun
  /// here meanwhile becomes part of it.
  private func join(
    _ remote: RemoteConsultation, with known: Consultation?, about goal: Goal?
  ) throws -> Consultation {
    var consultation = try context.store.transaction { try sync.merge(remote).consultation }
    if let goal, consultation.goalID == nil {
      consultation.goalID = goal.id
      try context.store.put(consultation)
    }
    guard let known, known.backendID == nil, known.id != consultation.id else {
      try link(goal, to: consultation)
      return consultation
    }
    if remote.messageCount > 0, try context.store.messageCount(of: consultation.id) == 0 {
      let history = try context.asking { try $0.lastMessages(of: remote.id) }
      try adopt(history, in: consultation)
    }
    try context.store.transaction {
      if consultation.title == nil, let title = known.title {
        consultation.title = title
        try context.store.put(consultation)
      }
      try context.store.mark(known.id, from: .pending, to: .queued)
      try context.store.merge(known.id, into: consultation.id)
      try link(goal, to: consultation)
    }
    return consultation
  }

  private func link(_ goal: Goal?, to consultation: Consultation) throws {
    try context.store.transaction {
      guard var goal = try goal.flatMap({ try context.store.goal($0.id) }),
        goal.consultationID != consultation.id
      else { return }
      goal.consultationID = consultation.id
      try context.store.put(goal)
    }
  }
}
