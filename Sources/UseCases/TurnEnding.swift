import Edge
import Store
import Wellness

/// How a turn ends, and what becomes of its message and of what was answered.
extension Turn {
  /// How a message ends that no consultation of the backend is there for.
  var withoutConsultation: TurnEnd {
    switch obstacle {
    case .unreachable(let failure): .queued(failure)
    case let failure?: .notBegun(failure)
    case nil: .queued(context.lastFailure ?? .refused)
    }
  }

  func finish(_ end: TurnEnd) throws -> TurnEvent {
    state = .ended
    defer { context.store.others.endTurn() }
    switch end {
    case .complete: try keep(.sent, .complete)
    case .putOff where delivery == .unsent || delivery == .returned:
      try context.store.mark(message.id, .queued)
    case .putOff: try markUnsent()
    case .interrupted where delivery == .unsent || delivery == .doubtful: try markUnsent()
    case .interrupted, .tooLong: try keep(.sent, .interrupted)
    case .broken(hasText: true, _), .loggedOut(hasText: true): try keep(.sent, .partial)
    case .refused where !answer.isEmpty: try keep(.sent, .partial)
    case .broken(hasText: false, _):
      if delivery == .known { try context.store.mark(message.id, .sent) }
    case .refused, .notBegun, .stillAnswering, .loggedOut(hasText: false): try markUnsent()
    case .gone, .queued: try context.store.mark(message.id, .queued)
    }
    return .ended(end)
  }

  /// What the backend may have stays open, and is looked for before it is sent again.
  private func markUnsent() throws {
    switch delivery {
    case .unsent, .returned: try context.store.mark(message.id, .unsent)
    case .doubtful, .sent, .known: try context.store.mark(message.id, .pending)
    }
  }

  /// Makes message and answer final, in one transaction.
  private func keep(_ sent: Message.State, _ state: Message.State) throws {
    try context.store.transaction {
      try context.store.mark(message.id, sent)
      let now = context.edge.now
      try context.append(to: consultation.id) {
        Message(id: $0, role: .assistant, content: answer, state: state, createdAt: now)
      }
    }
  }
}
