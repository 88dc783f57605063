import Edge
import Store
import Time
import Wellness

/// Saying something, now or when the backend is back.
extension ConsultationUseCases {
  /// Sends a message in a consultation.
  ///
  /// - Throws: `Failure.messageLength` for a text that is none; `StoreError`.
  package func send(_ text: String, in consultation: Consultation) throws -> Turn {
    try check(text)
    try context.store.others.beginTurn()
    return try turn(append(text, .pending, to: consultation), in: consultation)
  }

  /// Says the last message once more. One that never reached the backend goes again as itself, any
  /// other as a new one.
  ///
  /// - Throws: `Failure.nothingToRepeat`, `Failure.awaitedElsewhere`.
  package func again(in consultation: Consultation) throws -> (text: String, Turn) {
    let recent = try context.store.messages(of: consultation.id, last: 100)
    guard let last = recent.last(where: { $0.role == .user }) else {
      throw Failure.nothingToRepeat
    }
    switch last.state {
    case .queued, .unsent, .pending:
      guard try last.state != .pending || !context.store.others.haveTurns() else {
        throw Failure.awaitedElsewhere
      }
      // Before it waits for an answer, or a shell that begins just then would take it for left open.
      try context.store.others.beginTurn()
      guard try context.store.mark(last.id, from: last.state, to: .pending) else {
        context.store.others.endTurn()
        throw Failure.awaitedElsewhere
      }
      let isInDoubt = last.state == .pending
      return (last.content, try turn(last, in: consultation, isInDoubt: isInDoubt))
    case .sent, .complete, .interrupted, .partial:
      return (last.content, try send(last.content, in: consultation))
    }
  }

  /// - Throws: `Failure.messageBytes`, `Failure.messageLength` for a text that is no message.
  package func check(_ text: String) throws {
    let bytes = text.utf8.count
    guard bytes <= TextBound.message.bytes else { throw Failure.messageBytes(bytes) }
    // No text has more characters than bytes, and to count these takes no look at them.
    let isShort = bytes <= Message.longest || text.count <= Message.longest
    guard isShort, text.contains(where: { !$0.isWhitespace }) else {
      throw Failure.messageLength(text.trimmed.count)
    }
  }

  private func append(
    _ text: String, _ state: Message.State, to consultation: Consultation
  ) throws -> Message {
    let now = context.edge.now
    return try context.append(to: consultation.id) {
      Message(id: $0, role: .user, content: text, state: state, createdAt: now)
    }
  }

  // What waits

  /// A message that waits for the backend.
  package struct Queued: Hashable, Sendable {
    /// Where it was said.
    package let consultation: Consultation
    /// What was said.
    package var text: String { message.content }
    fileprivate let message: Message
  }

  /// Keeps a message behind others that wait for the backend.
  ///
  /// - Throws: `Failure.messageLength` for a text that is none; `StoreError`.
  @discardableResult
  package func queue(_ text: String, in consultation: Consultation) throws -> Message {
    try check(text)
    return try append(text, .queued, to: consultation)
  }

  /// Keeps a message that was stopped before it could be sent; only `again` sends it.
  ///
  /// - Parameters:
  ///   - consultation: the one that it was meant for; where that does not go on, the active one of
  ///     this persona and this goal, begun here alone where there is none.
  package func keep(
    _ text: String, in consultation: Consultation?, or persona: Persona, about goal: Goal?
  ) throws {
    let open = try consultation.flatMap { try active()?.id == $0.id ? $0 : nil }
    let chat = try open ?? openUnasked(persona, about: goal)
    _ = try append(text, .unsent, to: chat)
  }

  /// How many messages wait for the backend.
  package func queuedCount() throws -> Int { try context.store.queued().count }

  /// Whether any message waits for the backend; in one consultation where that is given.
  package func hasQueued(in consultation: Consultation? = nil) throws -> Bool {
    try nextQueued(in: consultation?.id) != nil
  }

  /// The message that was said first of those that wait for the backend.
  ///
  /// - Parameters:
  ///   - consultation: only one said there, when given.
  ///   - others: none said there.
  package func nextQueued(
    in consultation: Consultation.LocalID? = nil, except others: Set<Consultation.LocalID> = []
  ) throws -> Queued? {
    let next = try context.store.queued().first {
      !others.contains($0.consultation) && (consultation ?? $0.consultation) == $0.consultation
    }
    guard let next, let chat = try context.store.consultation(next.consultation) else {
      return nil
    }
    return Queued(consultation: chat, message: next.message)
  }

  /// Sends a message that waits. It is marked before, so that it is looked for before it is ever
  /// sent again.
  ///
  /// - Returns: `nil` where another shell sends it.
  package func deliver(_ queued: Queued) throws -> Turn? {
    guard try context.store.mark(queued.message.id, from: .queued, to: .pending) else {
      return nil
    }
    try context.store.others.beginTurn()
    return try turn(queued.message, in: queued.consultation)
  }

  /// When something that waits is sent by itself, change or message; `nil` when nothing is but for
  /// the user. Messages do so that wait for a backend out of reach.
  package func nextAttempt() throws -> Instant? {
    let change = try sync.nextAttempt()
    let opening = sync.opening
    if change == opening || context.connection != .offline { return change }
    return try hasQueued() ? opening : change
  }

  /// Lets what a turn has left open be looked for before the next one.
  package func hasPutOff(_ turn: Turn) { recovered.remove(turn.consultation.id) }

  /// Notes how a turn has ended, for when a backend out of reach is tried again.
  package func note(_ end: TurnEnd) {
    if case .complete = end { return sync.note(nil) }
    guard context.connection == .offline else { return }
    sync.note(context.lastFailure ?? .reset)
  }
}
