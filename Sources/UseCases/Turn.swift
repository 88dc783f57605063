import Backend
import Edge
import Store
import Time
import Wellness

/// One message and its answer. The message is stored before it is sent; at the end both are final
/// in one transaction. A connection that is lost is taken up again, and the answer completed from
/// what the backend knows.
package final class Turn {
  private enum State: Equatable {
    case begun
    case sent
    /// The answer came whole, and is to be told as ended.
    case answered
    /// The connection is lost; `attempt` is the next one, counted from 1.
    case lost(attempt: Int, ConnectionFailure)
    /// The message has arrived, and its answer is asked for; so often already.
    case asking(Int)
    case ended
  }

  private let office: Office
  private let consultation: Consultation
  private let message: Message
  /// Opens the next socket of the consultation.
  private let reopen: () -> ConsultationSocket
  private var socket: ConsultationSocket
  private let started: Instant
  private var state = State.begun
  private var answer = ""

  /// How long nothing may come before the turn counts as broken.
  package static let silence = Duration.seconds(30)
  /// How often a lost connection is taken up again, 1, 2, 4, 8 and 16 s after one another.
  package static let attempts = 5
  /// How often an answer is asked for that does not stream.
  static let questions = 10
  private static let questionPause = Duration.seconds(3)
  private static let connectTimeout = Duration.seconds(5)

  init(
    _ message: Message, in consultation: Consultation, over socket: ConsultationSocket,
    office: Office, reopen: @escaping () -> ConsultationSocket
  ) {
    self.office = office
    self.consultation = consultation
    self.message = message
    self.socket = socket
    self.reopen = reopen
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
      case .lost(let attempt, let failure): return try reconnect(attempt, failure, early)
      case .asking(let count): return try ask(count, early)
      case .ended: preconditionFailure("a turn that has ended has nothing next")
      }
    }
  }

  /// Sends the message, over a socket that is opened where it is not; answers how the turn ended
  /// where that cannot be done.
  private func send() throws -> TurnEnd? {
    guard let backendID = consultation.backendID else { return .queued(.refused) }
    do {
      if !socket.isConnected { try socket.connect(to: backendID, timeout: Turn.connectTimeout) }
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
      case .piece(let piece): return show(piece)
      case .answer(let whole):
        state = .answered
        return show(whole)
      case .complete: return try finish(.complete(after: office.edge.now - started))
      case .line(let text): return .line(text)
      case .refused(let text, _): return try finish(.refused(text.withoutControls))
      case .interrupted: return try interrupt()
      case .silence:
        try socket.close(.goingAway)
        office.isLost(.timeout)
        return try finish(.broken(hasText: !answer.isEmpty, .timeout))
      case .closed(.normal), .closed(.policyViolation):
        return try finish(.broken(hasText: !answer.isEmpty, .reset))
      case .closed: return lose(attempt: 1, .reset)
      case .failed(let failure): return lose(attempt: 1, failure)
      }
    }
  }

  private func show(_ piece: String) -> TurnEvent {
    let clean = piece.withoutControls
    answer += clean
    return .piece(clean)
  }

  private func interrupt() throws -> TurnEvent {
    try socket.close(.goingAway)
    return try finish(.interrupted)
  }

  private func lose(attempt: Int, _ failure: ConnectionFailure) -> TurnEvent {
    state = .lost(attempt: attempt, failure)
    office.isReconnecting(after: failure)
    return .reconnecting(after: Turn.pause(before: attempt), attempt: attempt, failure)
  }

  private static func pause(before attempt: Int) -> Duration { .seconds(1 << (attempt - 1)) }

  /// Waits and opens a new socket; then the backend's history says how far the turn has come.
  private func reconnect(
    _ attempt: Int, _ failure: ConnectionFailure, _ early: EarlyLines?
  ) throws -> TurnEvent {
    switch try office.edge.wait(Turn.pause(before: attempt), early: early) {
    case .line(let text): return .line(text)
    case .interrupted: return try finish(.interrupted)
    case .elapsed: break
    }
    guard let backendID = consultation.backendID else { return try giveUp(failure) }
    do {
      socket = reopen()
      try socket.connect(to: backendID, timeout: Turn.connectTimeout)
      office.isReached()
      return try resume(early)
    } catch BackendError.unreachable(let failure) {
      return attempt < Turn.attempts ? lose(attempt: attempt + 1, failure) : try giveUp(failure)
    } catch BackendError.refused(let status, _, let text) {
      return try finish(.refused(text.isEmpty ? "status \(status)" : text))
    } catch is Interrupted {
      return try finish(.interrupted)
    }
  }

  private func giveUp(_ failure: ConnectionFailure) throws -> TurnEvent {
    office.isLost(failure)
    return try finish(.broken(hasText: !answer.isEmpty, failure))
  }

  /// Goes on from the history: the message is sent again where it never arrived, and the answer
  /// completed without a word twice where it did.
  private func resume(_ early: EarlyLines?) throws -> TurnEvent {
    guard let backendID = consultation.backendID else { return try giveUp(.reset) }
    let history = try office.asking { try $0.lastMessages(of: backendID) }
    guard let place = history.place(of: message) else {
      try socket.send(message.content, id: message.id)
      state = .sent
      return try receive(early)
    }
    guard let whole = history.answer(to: place)?.content.withoutControls else {
      state = .asking(0)
      return try ask(0, early)
    }
    guard whole != answer else { return try finish(.broken(hasText: true, .reset)) }
    state = .answered
    return complete(with: whole)
  }

  /// Asks for an answer that does not stream any more, every few seconds.
  private func ask(_ count: Int, _ early: EarlyLines?) throws -> TurnEvent {
    switch try office.edge.wait(Turn.questionPause, early: early) {
    case .line(let text): return .line(text)
    case .interrupted: return try interrupt()
    case .elapsed: break
    }
    guard let backendID = consultation.backendID, count < Turn.questions else {
      return try giveUp(.timeout)
    }
    state = .asking(count + 1)
    do {
      let history = try office.asking { try $0.lastMessages(of: backendID) }
      if let place = history.place(of: message), let reply = history.answer(to: place) {
        state = .answered
        return complete(with: reply.content.withoutControls)
      }
    } catch BackendError.unreachable {
      return try ask(count + 1, early)
    }
    return try ask(count + 1, early)
  }

  /// What is missing of the answer; all of it, on a new line, where it is another one.
  private func complete(with whole: String) -> TurnEvent {
    let isContinuation = whole.hasPrefix(answer)
    let rest = isContinuation ? String(whole.dropFirst(answer.count)) : "\n" + whole
    answer = whole
    return .piece(rest)
  }

  private func finish(_ end: TurnEnd) throws -> TurnEvent {
    let wasSent = state != .begun
    state = .ended
    switch end {
    case .complete: try keep(.sent, .complete)
    case .interrupted where !wasSent: try office.store.mark(message.id, .unsent)
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
      let now = office.edge.now
      try office.append(to: consultation.id) {
        Message(id: $0, role: .assistant, content: answer, state: state, createdAt: now)
      }
    }
  }
}
