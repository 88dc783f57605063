import Backend
import Edge
import Store
import Time
import Wellness

/// One message and its answer. The message is stored before it is sent; at the end both are final
/// in one transaction.
package final class Turn {
  private enum State {
    case begun
    case sent
    /// The answer came whole, and is to be told as ended.
    case answered
    case ended
  }

  private let office: Office
  private let consultation: Consultation
  private let message: Message
  private let socket: ConsultationSocket
  private let started: Instant
  private var state = State.begun
  private var answer = ""

  /// How long nothing may come before the turn counts as broken.
  package static let silence = Duration.seconds(30)
  private static let connectTimeout = Duration.seconds(5)

  init(
    _ message: Message, in consultation: Consultation, over socket: ConsultationSocket,
    office: Office
  ) {
    self.office = office
    self.consultation = consultation
    self.message = message
    self.socket = socket
    started = office.edge.now
  }

  /// Waits for what happens next.
  ///
  /// - Parameter early: which inputs may be taken meanwhile.
  /// - Throws: `Failure` of the store; `Terminated`.
  package func next(early: EarlyLines?) throws -> TurnEvent {
    try Failure.translating {
      switch state {
      case .begun:
        if let end = try send() { return try finish(end) }
        state = .sent
        return try receive(early)
      case .sent: return try receive(early)
      case .answered: return try finish(.complete(after: office.edge.now - started))
      case .ended: preconditionFailure("a turn that has ended has nothing next")
      }
    }
  }

  /// Sends the message, over a socket that is opened where it is not; answers how the turn ended
  /// where that cannot be done.
  private func send() throws -> TurnEnd? {
    guard let backendID = consultation.backendID else { return .queued(.refused) }
    do {
      if !socket.isConnected {
        try socket.connect(to: backendID, timeout: Turn.connectTimeout)
      }
      office.isReached()
      try socket.send(message.content, id: message.id)
      return nil
    } catch BackendError.unreachable(let failure) {
      office.isLost(failure)
      return .queued(failure)
    } catch BackendError.refused(let status, _, let text) {
      return .refused(text.isEmpty ? "status \(status)" : text)
    } catch is Interrupted {
      return .interrupted
    }
  }

  private func receive(_ early: EarlyLines?) throws -> TurnEvent {
    while true {
      switch try socket.next(timeout: Turn.silence, early: early) {
      case .acknowledged, .unreadable: continue
      case .piece(let piece):
        let clean = piece.withoutControls
        answer += clean
        return .piece(clean)
      case .answer(let whole):
        let clean = whole.withoutControls
        answer += clean
        state = .answered
        return .piece(clean)
      case .complete: return try finish(.complete(after: office.edge.now - started))
      case .line(let text): return .line(text)
      case .refused(let text, _): return try finish(.refused(text.withoutControls))
      case .interrupted:
        try socket.close(.goingAway)
        return try finish(.interrupted)
      case .silence:
        try socket.close(.goingAway)
        office.isLost(.timeout)
        return try finish(.broken(hasText: !answer.isEmpty, .timeout))
      case .closed: return try finish(.broken(hasText: !answer.isEmpty, .reset))
      case .failed(let failure):
        office.isLost(failure)
        return try finish(.broken(hasText: !answer.isEmpty, failure))
      }
    }
  }

  private func finish(_ end: TurnEnd) throws -> TurnEvent {
    state = .ended
    switch end {
    case .complete: try keep(.sent, .complete)
    case .interrupted: try keep(.sent, .interrupted)
    case .broken(hasText: true, _): try keep(.sent, .partial)
    case .broken(hasText: false, _): break
    case .refused: try office.store.mark(message.id, .unsent)
    case .queued: try office.store.mark(message.id, .queued)
    }
    return .ended(end)
  }

  /// Makes message and answer final, in one transaction.
  private func keep(_ sent: Message.State, _ state: Message.State) throws {
    try office.store.transaction {
      try office.store.mark(message.id, sent)
      let reply = Message(
        id: try office.newMessageID(), role: .assistant, content: answer, state: state,
        createdAt: office.edge.now)
      try office.store.append(reply, to: consultation.id)
    }
  }
}
