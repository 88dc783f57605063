import Edge
import ServiceClient
import Store
import Time
import Wellness

/// Conversations with the coach: opening them, saying something, and what was said.
package final class ConsultationUseCases {
  let context: ClientContext
  let sync: SyncEngine
  private var socket: (of: Consultation.LocalID, ConsultationSocket)?
  var current = ActiveConsultation()
  /// The consultations in which this run has looked for turns that were left open.
  var recovered: Set<Consultation.LocalID> = []

  package init(_ context: ClientContext, _ sync: SyncEngine) {
    self.context = context
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
    /// What had been left open, and how it was recovered.
    package let recovered: RecoveredTurn
  }

  /// The active consultation of this shell, if there is one that goes on.
  package func active() throws -> Consultation? {
    if case .open(let consultation) = try shown() { consultation } else { nil }
  }

  /// What has become of the consultation that the prompt shows.
  package func shown() throws -> ShownConsultation {
    try current.shown(context.store)
  }

  /// Forgets an active consultation that goes on no more, or whose goal is gone. Done when the
  /// prompt is shown and not in between: what the prompt shows is what a message means.
  ///
  /// - Returns: what was forgotten: `.open` for one whose goal is gone, and `.none` for nothing.
  @discardableResult
  package func refreshActive() throws -> ShownConsultation {
    try current.refresh(context.store)
  }

  /// Mends what an earlier run had left open in a consultation that goes on without being opened;
  /// once in a run.
  package func recoverOnce(_ consultation: Consultation) throws -> RecoveredTurn {
    guard recovered.insert(consultation.id).inserted else { return .nothing }
    return try recover(consultation)
  }

  /// The consultations that are active with the backend, the latest first, and how many messages
  /// each has there.
  package func activeWithBackend() throws -> [(consultation: Consultation, messageCount: Int)] {
    let remote = try context.withRetry { try $0.consultations() }
    return try context.store.transaction {
      try remote.filter { try $0.status == .active && !sync.isHeldBack($0) }.map {
        (try sync.merge($0).consultation, $0.messageCount)
      }
    }
  }

  /// Ends a consultation: `completed`, `abandoned` or `archived`. It is saved here at once, and the
  /// backend told of it when it can be.
  ///
  /// - Returns: how many messages waited for the backend in it, which aren't sent any more.
  @discardableResult
  package func end(_ consultation: Consultation, as status: ConsultationStatus) throws -> Int {
    try context.store.transaction {
      let waiting = try context.store.queued().count { $0.consultation == consultation.id }
      guard let ended = try change(consultation, { $0.status = status }) else { return 0 }
      // In one that is over, nothing is said any more.
      try context.store.mark(ended.id, from: .queued, to: .unsent)
      try enqueue(OutboxEvent.Kind(ending: status), ended)
      try forgetActive(consultation)
      return waiting
    }
  }

  /// Takes an archived consultation up again; it is saved here at once, and the backend told of it
  /// when it can be.
  package func reopen(_ consultation: Consultation) throws -> Consultation {
    try context.store.transaction {
      guard let active = try change(consultation, { $0.status = .active }) else {
        return consultation
      }
      try enqueue(.consultationUnarchived, active)
      return active
    }
  }

  /// Deletes a consultation and what was said in it, here at once and with the backend when it can
  /// be told.
  package func delete(_ consultation: Consultation) throws {
    try context.store.transaction {
      let known = try context.store.consultation(consultation.id)
      try enqueue(.consultationDeleted, known ?? consultation)
      try context.store.delete(consultation.id)
      try forgetActive(consultation)
    }
  }

  /// Calls a consultation something; an empty text takes the name away.
  package func rename(_ consultation: Consultation, to title: String) throws {
    _ = try change(consultation) { $0.title = title.trimmed.isEmpty ? nil : title.trimmed }
  }

  /// Changes a consultation as it is now, which another shell may have changed since it was read.
  ///
  /// - Returns: `nil` where it is gone.
  private func change(
    _ consultation: Consultation, _ change: (inout Consultation) -> Void
  ) throws -> Consultation? {
    try context.store.transaction {
      guard var changed = try context.store.consultation(consultation.id) else { return nil }
      change(&changed)
      try context.store.put(changed)
      return changed
    }
  }

  /// What a consultation is called: by the user, by its goal, by what was said first, or by who
  /// answers (backend contract, 7.8).
  package func title(of consultation: Consultation) throws -> String {
    let goal = try consultation.goalID.flatMap { try context.store.goal($0) }
    return try Self.title(of: consultation, goal?.title) {
      try context.store.firstWords(in: consultation.id)
    }
  }

  private static func title(
    of consultation: Consultation, _ goalTitle: String?, _ firstWords: () throws -> String?
  ) rethrows -> String {
    if let title = consultation.title ?? goalTitle { return title.withoutControls }
    let words = try firstWords() ?? ""
    let line = words.withoutControls.trimmed.prefix { $0 != "\n" }
    return line.isEmpty
      ? "Chat with \(consultation.persona.displayName)" : String(line.prefix(40)).trimmed
  }

  /// The last messages that have what is looked for, the latest first.
  package func search(_ text: String, last count: Int) throws -> [Hit] {
    try context.store.search(text, last: count).map {
      Hit(consultation: $0.consultation, message: $0.message, marked: $0.marked)
    }
  }

  /// A message that has what was looked for.
  package struct Hit: Hashable, Sendable {
    /// Where it was said.
    package let consultation: Consultation.LocalID
    /// What was said, as it is stored.
    package let message: Message
    /// What was said, with each hit between the scalars 1 and 2.
    package let marked: String
  }

  /// The consultation of this id; `nil` where it is gone.
  package func consultation(_ id: Consultation.LocalID) throws -> Consultation? {
    try context.store.consultation(id)
  }

  private func forgetActive(_ consultation: Consultation) throws {
    current.forget(consultation)
    guard try context.store.setting(.activeConsultation) == consultation.id.text else { return }
    try context.store.set(.activeConsultation, to: nil)
  }

  private func enqueue(_ kind: OutboxEvent.Kind, _ consultation: Consultation) throws {
    guard consultation.backendID != nil else { return }
    try context.enqueue(
      kind, .consultation(consultation.id), title: title(of: consultation))
  }

  /// All consultations with this backend, the one spoken in last first.
  package func all() throws -> [Consultation] {
    try context.store.consultations()
  }

  /// Some consultations with this backend, the one spoken in last first.
  ///
  /// - Parameters:
  ///   - status: only those that stand so; all when `nil`.
  ///   - limit: at most so many, behind `offset` others.
  package func list(
    _ status: ConsultationStatus?, limit: Int = .max, offset: Int = 0
  ) throws -> [Consultation] {
    try context.store.consultations(status, limit: limit, offset: offset)
  }

  /// How many consultations with this backend there are.
  package func count(_ status: ConsultationStatus? = nil) throws -> Int {
    try context.store.consultationCount(status)
  }

  /// All consultations with what each is called, the one spoken in last first.
  package func titled() throws -> [(consultation: Consultation, title: String)] {
    try context.store.namedConsultations().map { named in
      let title = Self.title(of: named.consultation, named.goalTitle) { named.firstWords }
      return (named.consultation, title)
    }
  }

  /// How many messages a consultation has here.
  package func messageCount(of consultation: Consultation) throws -> Int {
    try context.store.messageCount(of: consultation.id)
  }

  /// The last messages of a consultation, oldest first.
  package func messages(of consultation: Consultation, last count: Int) throws -> [Message] {
    try context.store.messages(of: consultation.id, last: count)
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

  /// Makes a consultation the active one of this shell, with which the next run begins, and mends
  /// what was left open in it.
  ///
  /// - Parameter isNew: whether the backend has nothing that could be missing here.
  func activate(_ consultation: Consultation, isNew: Bool = false) throws -> Opened {
    try context.store.set(.activeConsultation, to: consultation.id.text)
    current.choose(consultation)
    try closeSocket(except: consultation)
    recovered.insert(consultation.id)
    let found = isNew ? .nothing : try recover(consultation)
    return Opened(
      consultation: consultation,
      isEmpty: try context.store.messageCount(of: consultation.id) == 0,
      isOffline: consultation.backendID == nil, recovered: found)
  }

  /// Whether a consultation has an open socket, by which it is known to go on.
  func isOpen(_ consultation: Consultation) -> Bool {
    socket.map { $0.of == consultation.id && $0.1.isConnected } ?? false
  }

  private func closeSocket(except consultation: Consultation) throws {
    guard socket?.of != consultation.id else { return }
    try socket?.1.close(.goingAway)
    socket = nil
  }

  /// The turn of a message that is stored.
  ///
  /// - Parameter isInDoubt: whether the backend may have it from an earlier turn.
  func turn(
    _ message: Message, in consultation: Consultation, isInDoubt: Bool = false
  ) throws -> Turn {
    var consultation = consultation
    var obstacle: Failure?
    if consultation.backendID == nil { (consultation, obstacle) = try bound(consultation) }
    try closeSocket(except: consultation)
    return Turn(
      message, in: consultation, over: socket?.1, obstacle: obstacle, isInDoubt: isInDoubt,
      context: context
    ) { [self, consultation] id in
      socket = nil
      let opened = try context.client.open(id, timeout: Turn.connectTimeout)
      socket = (consultation.id, opened)
      return opened
    }
  }
}

extension OutboxEvent.Kind {
  /// What tells that a consultation is over.
  init(ending status: ConsultationStatus) {
    switch status {
    case .completed: self = .consultationCompleted
    case .abandoned: self = .consultationAbandoned
    default: self = .consultationArchived
    }
  }
}
