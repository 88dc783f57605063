import Backend
import Edge
import Store
import Time
import Wellness

/// Conversations with the coach: opening them, saying something, and what was said.
package final class ConsultationDesk {
  let office: Office
  let sync: SyncDesk
  private var socket: (of: Consultation.LocalID, ConsultationSocket)?
  private var keptActive = Kept<Consultation?>()
  /// The consultations in which this run has looked for turns that were left open.
  private var mended: Set<Consultation.LocalID> = []

  package init(_ office: Office, _ sync: SyncDesk) {
    self.office = office
    self.sync = sync
  }

  /// A consultation that was made active.
  package struct Opened: Hashable, Sendable {
    /// As it is stored now.
    package let consultation: Consultation
    /// Whether nothing has been said in it.
    package let isEmpty: Bool
    /// Whether it was only begun here, since the backend could not be reached.
    package let isOffline: Bool
    /// What had been left open, and how it was mended.
    package let mended: Mended
  }

  /// The active consultation, if there is one that goes on.
  package func active() throws -> Consultation? {
    try Failure.translating {
      try keptActive.value(in: office.store) {
        guard let id = try office.store.setting(.activeConsultation),
          let consultation = try office.store.consultation(Consultation.LocalID(id)),
          consultation.status == .active
        else { return nil }
        return consultation
      }
    }
  }

  /// Mends what an earlier run had left open in a consultation that goes on without being opened;
  /// once in a run.
  package func mendOnce(_ consultation: Consultation) throws -> Mended {
    guard mended.insert(consultation.id).inserted else { return .nothing }
    return try Failure.translating { try mend(consultation) }
  }

  /// The consultations that are active with the backend, the latest first, and how many messages
  /// each has there.
  package func activeWithBackend() throws -> [(consultation: Consultation, messageCount: Int)] {
    try Failure.translating {
      let remote = try office.askingPatiently { try $0.consultations() }
      return try office.store.transaction {
        try remote.filter { $0.status == .active }.map {
          (try sync.takeOver($0).consultation, $0.messageCount)
        }
      }
    }
  }

  /// Ends a consultation: `completed`, `abandoned` or `archived`. It is saved here at once, and the
  /// backend told of it when it can be.
  package func end(_ consultation: Consultation, as status: ConsultationStatus) throws {
    try Failure.translating {
      var ended = consultation
      ended.status = status
      try office.store.transaction {
        try office.store.put(ended)
        switch status {
        case .completed: try enqueue(.consultationCompleted, ended)
        case .abandoned: try enqueue(.consultationAbandoned, ended)
        default: try enqueue(.consultationArchived, ended)
        }
        try forgetActive(consultation)
      }
    }
  }

  /// Deletes a consultation and what was said in it, here at once and with the backend when it can
  /// be told.
  package func delete(_ consultation: Consultation) throws {
    try Failure.translating {
      try office.store.transaction {
        try office.store.delete(consultation.id)
        try enqueue(.consultationDeleted, consultation)
        try forgetActive(consultation)
      }
    }
  }

  /// Calls a consultation something; an empty text takes the name away.
  package func rename(_ consultation: Consultation, to title: String) throws {
    try Failure.translating {
      var renamed = consultation
      renamed.title = title.trimmed.isEmpty ? nil : title.trimmed
      try office.store.put(renamed)
    }
  }

  private func forgetActive(_ consultation: Consultation) throws {
    guard try office.store.setting(.activeConsultation) == consultation.id.text else { return }
    try office.store.set(.activeConsultation, to: nil)
  }

  private func enqueue(_ kind: OutboxEvent.Kind, _ consultation: Consultation) throws {
    guard consultation.backendID != nil else { return }
    let title = consultation.title ?? consultation.persona.displayName
    try office.store.enqueue(
      OutboxEvent(
        key: try office.newEventKey(), kind: kind, subject: .consultation(consultation.id),
        title: title, createdAt: office.edge.now))
  }

  /// All consultations with this backend, the one spoken in last first.
  package func all() throws -> [Consultation] {
    try Failure.translating { try office.store.consultations() }
  }

  /// How many messages a consultation has here.
  package func messageCount(of consultation: Consultation) throws -> Int {
    try Failure.translating { try office.store.messageCount(of: consultation.id) }
  }

  /// The last messages of a consultation, oldest first.
  package func messages(of consultation: Consultation, last count: Int) throws -> [Message] {
    try Failure.translating { try office.store.messages(of: consultation.id, last: count) }
  }

  /// Goes on with the active consultation of a persona that is about no goal, or begins one.
  package func open(_ persona: Persona) throws -> Opened {
    try Failure.translating {
      let known = try office.store.consultations().first {
        $0.persona == persona && $0.goalID == nil && $0.status == .active
      }
      if let known, known.backendID != nil { return try activate(known) }
      return try begin(known, persona: persona, goal: nil) { try $0.begin(persona, about: nil) }
    }
  }

  /// Begins a consultation about no goal here alone, for a message that is not to be lost where
  /// the backend does not begin one.
  package func openHere(_ persona: Persona) throws -> Opened {
    try Failure.translating {
      let known = try office.store.consultations().first {
        $0.persona == persona && $0.goalID == nil && $0.status == .active
      }
      return try beginHere(known, persona, nil)
    }
  }

  /// Goes on with the active consultation about a goal, or begins one. A goal that the backend
  /// does not know yet is sent first.
  ///
  /// - Parameter persona: who should answer; `nil` leaves it to the backend.
  package func open(about goal: Goal, persona: Persona?) throws -> Opened {
    try Failure.translating {
      let known = try office.store.consultations().first {
        $0.goalID == goal.id && $0.status == .active && (persona == nil || $0.persona == persona)
      }
      if let known, known.backendID != nil { return try activate(known) }
      let id: Goal.BackendID
      do {
        id = try sync.backendID(of: goal)
      } catch let failure as Failure {
        guard office.connection == .offline else { throw failure }
        return try beginHere(known, persona ?? .wellnessSpecialist, goal)
      }
      return try begin(known, persona: persona ?? .wellnessSpecialist, goal: goal) {
        try persona.map { [client = $0] in try client.begin($0, about: id) } ?? $0.chat(about: id)
      }
    }
  }

  /// Says something in the active consultation.
  ///
  /// - Throws: `Failure.messageLength` for a text that is none; `Failure` of the store.
  package func say(_ text: String, in consultation: Consultation) throws -> Turn {
    guard text.contains(where: { !$0.isWhitespace }), text.count <= Message.longest else {
      throw Failure.messageLength(text.trimmed.count)
    }
    return try Failure.translating {
      let now = office.edge.now
      let message = try office.append(to: consultation.id) {
        Message(id: $0, role: .user, content: text, state: .pending, createdAt: now)
      }
      return try turn(message, in: consultation)
    }
  }

  /// Says the last message once more. One that never reached the backend goes again as itself, any
  /// other as a new one.
  ///
  /// - Throws: `Failure.nothingToRepeat`.
  package func again(in consultation: Consultation) throws -> (text: String, Turn) {
    try Failure.translating {
      let recent = try office.store.messages(of: consultation.id, last: 100)
      guard let last = recent.last(where: { $0.role == .user }) else {
        throw Failure.nothingToRepeat
      }
      switch last.state {
      case .queued, .unsent, .pending:
        try office.store.mark(last.id, .pending)
        return (last.content, try turn(last, in: consultation))
      case .sent, .complete, .interrupted, .partial:
        return (last.content, try say(last.content, in: consultation))
      }
    }
  }

  /// The channel of the open socket, which ends when the backend closes it.
  package var openChannel: Channel? {
    socket.flatMap { $0.1.isConnected ? $0.1.channel : nil }
  }

  /// Notes that the backend has closed the socket while nothing was asked.
  package func socketHasEnded() {
    socket?.1.hasClosed()
    socket = nil
  }

  /// Closes the socket, since the user leaves.
  package func leave() throws {
    try socket?.1.close(.normal)
    socket = nil
  }

  private func turn(_ message: Message, in consultation: Consultation) throws -> Turn {
    var consultation = consultation
    var obstacle: Failure?
    if consultation.backendID == nil { (consultation, obstacle) = try bound(consultation) }
    if socket?.of != consultation.id {
      try socket?.1.close(.goingAway)
      socket = nil
    }
    return Turn(
      message, in: consultation, over: socket?.1, obstacle: obstacle, office: office
    ) { [self] id in
      socket = nil
      let opened = try office.client.open(id, timeout: Turn.connectTimeout)
      socket = (consultation.id, opened)
      return opened
    }
  }

  /// A consultation that was begun here, begun with the backend too when that can be done now, or
  /// why it cannot.
  private func bound(_ consultation: Consultation) throws -> (Consultation, Failure?) {
    do {
      let goal = try consultation.goalID.flatMap { try office.store.goal($0) }
      let opened =
        try goal.map { try open(about: $0, persona: consultation.persona) }
        ?? open(consultation.persona)
      let isSame = opened.consultation.id == consultation.id
      return (isSame ? opened.consultation : consultation, nil)
    } catch let failure as Failure {
      return (consultation, failure)
    }
  }

  private func begin(
    _ known: Consultation?, persona: Persona, goal: Goal?,
    _ request: (FitIQClient) throws -> FitIQClient.Beginning
  ) throws -> Opened {
    do {
      switch try office.asking(request) {
      case .began(let remote): return try activate(remote, as: known, about: goal)
      case .exists(let id):
        let remote = try office.asking { try $0.consultation(id) }
        return try activate(remote, as: known, about: goal)
      case .isBlocked: throw Failure.blockedConsultation
      case .tooMany: throw Failure.tooManyConsultations
      }
    } catch BackendError.unreachable {
      return try beginHere(known, persona, goal)
    }
  }

  /// Stores what the backend began, under the id it has here where there is one.
  private func adopt(
    _ remote: RemoteConsultation, as known: Consultation?, about goal: Goal?
  ) throws -> Consultation {
    try office.store.transaction {
      var consultation: Consultation
      if let known, try office.store.consultation(of: remote.id) == nil {
        consultation = known
        consultation.backendID = remote.id
      } else {
        consultation = try sync.takeOver(remote).consultation
      }
      consultation.persona = remote.persona
      consultation.status = remote.status
      consultation.goalID = goal?.id ?? consultation.goalID
      try office.store.put(consultation)
      if var goal = try goal.flatMap({ try office.store.goal($0.id) }) {
        goal.consultationID = consultation.id
        try office.store.put(goal)
      }
      return consultation
    }
  }

  private func beginHere(
    _ known: Consultation?, _ persona: Persona, _ goal: Goal?
  ) throws -> Opened {
    let consultation =
      try known
      ?? Consultation(
        id: office.newConsultationID(), persona: persona, goalID: goal?.id,
        startedAt: office.edge.now)
    try office.store.put(consultation)
    return try activate(consultation)
  }

  private func activate(
    _ remote: RemoteConsultation, as known: Consultation?, about goal: Goal?
  ) throws -> Opened {
    try activate(adopt(remote, as: known, about: goal), isNew: remote.messageCount == 0)
  }

  /// - Parameter isNew: whether the backend has nothing that could be missing here.
  private func activate(_ consultation: Consultation, isNew: Bool = false) throws -> Opened {
    try office.store.set(.activeConsultation, to: consultation.id.text)
    if socket?.of != consultation.id {
      try socket?.1.close(.goingAway)
      socket = nil
    }
    mended.insert(consultation.id)
    let found = isNew ? .nothing : try mend(consultation)
    return Opened(
      consultation: consultation,
      isEmpty: try office.store.messageCount(of: consultation.id) == 0,
      isOffline: consultation.backendID == nil, mended: found)
  }
}
