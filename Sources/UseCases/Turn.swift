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
    /// The answer does not stream and is asked for; so often already.
    case asking(Int)
    case ended
  }

  private let office: Office
  /// Where it is said.
  package let consultation: Consultation
  private let message: Message
  /// Why the backend does not know the consultation.
  private let obstacle: Failure?
  /// Opens a socket of the consultation.
  private let open: (Consultation.BackendID) throws -> ConsultationSocket
  /// The one that is open.
  private var socket: ConsultationSocket?
  private let started: Instant
  private var state = State.begun
  /// Whether this turn has sent the message.
  private var isSent = false
  /// Whether the backend may have the message without having said so.
  private var isInDoubt: Bool
  /// Whether the backend's history has the message, without an answer.
  private var isKnown = false
  private var answer = ""
  /// How many connections in a row were lost before they had brought anything.
  private var fruitlessConnections = 0

  /// How long nothing may come before the turn counts as broken.
  package static let silence = Duration.seconds(30)
  /// How often a lost connection is taken up again, 1, 2, 4, 8 and 16 s after one another.
  package static let attempts = 5
  /// How often an answer is asked for that does not stream.
  static let questions = 10
  private static let questionPause = Duration.seconds(3)
  static let connectTimeout = Duration.seconds(5)
  /// The code of a backend that still answers another message of the consultation.
  private static let isBusy = "TURN_IN_PROGRESS"

  /// - Parameters:
  ///   - socket: one that is open already.
  ///   - obstacle: why the backend does not know the consultation, where it does not.
  ///   - isInDoubt: whether the backend may have the message from an earlier turn.
  ///   - open: opens one; throws as `FitIQClient.open` does.
  init(
    _ message: Message, in consultation: Consultation, over socket: ConsultationSocket?,
    obstacle: Failure? = nil, isInDoubt: Bool = false, office: Office,
    open: @escaping (Consultation.BackendID) throws -> ConsultationSocket
  ) {
    self.obstacle = obstacle
    self.isInDoubt = isInDoubt
    self.office = office
    self.consultation = consultation
    self.message = message
    self.socket = socket
    self.open = open
    started = office.edge.now
  }

  /// Waits for what happens next.
  ///
  /// - Parameter early: which inputs may be taken meanwhile.
  /// - Throws: `Failure` of the store; `Terminated`.
  package func next(early: EarlyLines?) throws -> TurnEvent {
    try Failure.translating {
      guard let id = consultation.backendID else { return try finish(withoutConsultation) }
      do {
        switch state {
        case .begun where isInDoubt: return try look(in: id, early)
        case .begun: return try begin(in: id, early)
        case .sent: return try receive(early)
        case .answered: return try finish(.complete(after: office.edge.now - started))
        case .lost(let attempt, let failure): return try reconnect(attempt, failure, to: id, early)
        case .asking(let count): return try ask(count, in: id, early)
        case .ended: preconditionFailure("a turn that has ended has nothing next")
        }
      } catch is Interrupted {
        return try interrupt()
      } catch BackendError.refused(status: 401, _, _, _) {
        return try finish(.loggedOut(hasText: !answer.isEmpty))
      } catch BackendError.refused(status: _, code: Turn.isBusy, message: _, pause: _) {
        return try finish(.stillAnswering)
      } catch let error as BackendError where error.isMissing {
        return try finish(.gone)
      } catch BackendError.refused(let status, _, let text, _) {
        return try finish(.refused(text.isEmpty ? "status \(status)" : text))
      }
    }
  }

  /// Looks whether the backend has the message already, before it is sent again.
  private func look(in id: Consultation.BackendID, _ early: EarlyLines?) throws -> TurnEvent {
    let history: [RemoteMessage]
    do {
      history = try office.asking { try $0.lastMessages(of: id) }
    } catch BackendError.unreachable(let failure) {
      return try finish(.broken(hasText: false, failure))
    } catch BackendError.unreadable {
      return try finish(.broken(hasText: false, .protocolError))
    }
    guard let place = history.place(of: message) else {
      isInDoubt = false
      return try begin(in: id, early)
    }
    if let answer = history.answer(to: place) {
      state = .answered
      return complete(with: answer.content.withoutControls)
    }
    // A backend that knows the message by its id takes it once, however often it comes.
    if history[place].clientID == message.id { return try begin(in: id, early) }
    return try ask(0, in: id, early)
  }

  /// Sends the message: over a socket where one can be had, posted where none can.
  private func begin(in id: Consultation.BackendID, _ early: EarlyLines?) throws -> TurnEvent {
    do {
      let socket = try connected(to: id)
      try socket.send(message.content, id: message.id)
      isSent = true
      isInDoubt = true
      state = .sent
    } catch BackendError.unreachable(let failure) where failure.isOfTheWay {
      office.isLost(failure)
      return try finish(isInDoubt ? .broken(hasText: false, failure) : .queued(failure))
    } catch let error as BackendError where error.leavesOtherWays {
      return try post(in: id, early)
    }
    return try receive(early)
  }

  private var withoutConsultation: TurnEnd {
    switch obstacle {
    case .unreachable(let failure): .queued(failure)
    case let failure?: .notBegun(failure)
    case nil: .queued(office.lastFailure ?? .refused)
    }
  }

  private func connected(to id: Consultation.BackendID) throws -> ConsultationSocket {
    if let socket, socket.isConnected { return socket }
    let opened = try open(id)
    socket = opened
    office.isReached()
    return opened
  }

  private func receive(_ early: EarlyLines?) throws -> TurnEvent {
    guard let socket else { return try lose(.reset) }
    while true {
      switch try socket.next(timeout: Turn.silence, early: early) {
      case .acknowledged, .unreadable: continue
      case .piece(let piece): return show(piece)
      case .answer(let whole):
        state = .answered
        return show(whole)
      case .complete: return try finish(.complete(after: office.edge.now - started))
      case .line(let text): return .line(text)
      case .refused(_, code: Turn.isBusy):
        isInDoubt = false
        return try finish(.stillAnswering)
      case .refused(let text, _):
        isInDoubt = false
        return try finish(.refused(text.withoutControls))
      case .interrupted: return try interrupt()
      case .silence:
        try socket.close(.goingAway)
        office.isLost(.timeout)
        return try finish(.broken(hasText: !answer.isEmpty, .timeout))
      case .closed(.policyViolation) where office.client.keyring.tokens != nil:
        // The token has ended in the midst; with a new one the answer goes on.
        guard try office.client.refresh() else {
          return try finish(.loggedOut(hasText: !answer.isEmpty))
        }
        return try lose(.reset)
      case .closed(.normal) where !answer.isEmpty, .closed(.policyViolation):
        return try finish(.broken(hasText: !answer.isEmpty, .reset))
      // A backend that ends a chat before it has answered may not have the chat any more.
      case .closed: return try lose(.reset)
      case .failed(let failure): return try lose(failure)
      }
    }
  }

  private func show(_ piece: String) -> TurnEvent {
    let clean = piece.withoutControls
    answer += clean
    fruitlessConnections = 0
    return .piece(clean)
  }

  private func interrupt() throws -> TurnEvent {
    try socket?.close(.goingAway)
    return try finish(.interrupted)
  }

  // A connection that is lost

  /// A connection that was there is lost; one after another cannot be for ever.
  private func lose(_ failure: ConnectionFailure) throws -> TurnEvent {
    fruitlessConnections += 1
    guard fruitlessConnections <= Turn.attempts else { return try giveUp(failure) }
    return lose(attempt: fruitlessConnections, failure)
  }

  private func lose(attempt: Int, _ failure: ConnectionFailure) -> TurnEvent {
    state = .lost(attempt: attempt, failure)
    office.isReconnecting(after: failure)
    return .reconnecting(after: Turn.pause(before: attempt), attempt: attempt, failure)
  }

  private static func pause(before attempt: Int) -> Duration { .seconds(1 << (attempt - 1)) }

  /// Waits and opens a new socket; then the backend's history says how far the turn has come.
  private func reconnect(
    _ attempt: Int, _ failure: ConnectionFailure, to id: Consultation.BackendID,
    _ early: EarlyLines?
  ) throws -> TurnEvent {
    switch try office.edge.wait(Turn.pause(before: attempt), early: early) {
    case .line(let text): return .line(text)
    case .interrupted: return try finish(.interrupted)
    case .elapsed: break
    }
    do {
      let socket = try connected(to: id)
      return try resume(in: id, early) {
        try socket.send(self.message.content, id: self.message.id)
        self.state = .sent
        return try self.receive(early)
      }
    } catch BackendError.unreachable(let failure) {
      return try loseAgain(attempt, failure)
    } catch BackendError.unreadable {
      return try loseAgain(attempt, .protocolError)
    } catch let error as BackendError where error.leavesOtherWays {
      do {
        return try resume(in: id, early) { try self.post(in: id, early) }
      } catch BackendError.unreachable(let failure) {
        return try loseAgain(attempt, failure)
      } catch let error as BackendError where error.leavesOtherWays {
        return try loseAgain(attempt, .protocolError)
      }
    }
  }

  private func loseAgain(_ attempt: Int, _ failure: ConnectionFailure) throws -> TurnEvent {
    attempt < Turn.attempts ? lose(attempt: attempt + 1, failure) : try giveUp(failure)
  }

  private func giveUp(_ failure: ConnectionFailure) throws -> TurnEvent {
    office.isLost(failure)
    return try finish(.broken(hasText: !answer.isEmpty, failure))
  }

  /// Goes on from the history: the message is sent again where it never arrived, and the answer
  /// completed without a word twice where it did.
  private func resume(
    in id: Consultation.BackendID, _ early: EarlyLines?, sendAgain: () throws -> TurnEvent
  ) throws -> TurnEvent {
    let history = try office.asking { try $0.lastMessages(of: id) }
    guard let place = history.place(of: message) else {
      isInDoubt = false
      return try sendAgain()
    }
    guard let whole = history.answer(to: place)?.content.withoutControls else {
      state = .asking(0)
      return try ask(0, in: id, early)
    }
    guard whole != answer else { return try finish(.broken(hasText: true, .reset)) }
    state = .answered
    return complete(with: whole)
  }

  // Without a socket

  /// Posts the message; the answer comes with the response, or is asked for.
  private func post(in id: Consultation.BackendID, _ early: EarlyLines?) throws -> TurnEvent {
    let wasInDoubt = isInDoubt
    isSent = true
    isInDoubt = true
    do {
      let reply = try office.asking { try $0.say(message.content, id: message.id, in: id) }
      if let reply {
        state = .answered
        return show(reply)
      }
    } catch BackendError.unreachable(let failure) where failure.isOfTheWay && !wasInDoubt {
      (isSent, isInDoubt) = (false, false)
      return try finish(.queued(failure))
    } catch BackendError.unreachable, BackendError.unreadable {
      // Whether it has arrived, only the history can say.
    } catch let error as BackendError {
      isSent = false
      // A server that fails may have stored it before.
      isInDoubt = wasInDoubt || error.isOfTheServer
      throw error
    }
    state = .asking(0)
    return try ask(0, in: id, early)
  }

  /// Asks for an answer that does not stream, every few seconds.
  private func ask(
    _ count: Int, in id: Consultation.BackendID, _ early: EarlyLines?
  ) throws -> TurnEvent {
    for count in count..<Turn.questions {
      state = .asking(count)
      switch try office.edge.wait(Turn.questionPause, early: early) {
      case .line(let text): return .line(text)
      case .interrupted: return try interrupt()
      case .elapsed: break
      }
      let history: [RemoteMessage]
      do {
        history = try office.asking { try $0.lastMessages(of: id) }
      } catch BackendError.unreachable, BackendError.unreadable {
        continue
      }
      guard let place = history.place(of: message) else { return try finish(.queued(.reset)) }
      isKnown = true
      if let reply = history.answer(to: place) {
        state = .answered
        return complete(with: reply.content.withoutControls)
      }
    }
    return try giveUp(.timeout)
  }

  /// What is missing of the answer; all of it, on a new line, where it is another one.
  private func complete(with whole: String) -> TurnEvent {
    let isContinuation = whole.hasPrefix(answer)
    let rest = isContinuation ? String(whole.dropFirst(answer.count)) : "\n" + whole
    answer = whole
    return .piece(rest)
  }

  // The end

  private func finish(_ end: TurnEnd) throws -> TurnEvent {
    state = .ended
    switch end {
    case .complete: try keep(.sent, .complete)
    case .interrupted where !isSent: try markUnsent()
    case .interrupted: try keep(.sent, .interrupted)
    case .broken(hasText: true, _), .loggedOut(hasText: true): try keep(.sent, .partial)
    case .broken(hasText: false, _): if isKnown { try office.store.mark(message.id, .sent) }
    case .refused, .notBegun, .stillAnswering, .loggedOut(hasText: false): try markUnsent()
    case .gone, .queued: try office.store.mark(message.id, .queued)
    }
    return .ended(end)
  }

  /// What the backend may have stays open, and is looked for before it is sent again.
  private func markUnsent() throws {
    try office.store.mark(message.id, isInDoubt ? .pending : .unsent)
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

extension ConnectionFailure {
  /// Whether it stands in the way of everything that is asked of the backend, not only of what was.
  var isOfTheWay: Bool {
    switch self {
    case .refused, .dns, .tls, .wrongName, .untrusted: true
    case .timeout, .reset, .truncated, .tooLarge, .protocolError, .redirect: false
    }
  }
}

extension BackendError {
  /// Whether what was not to be had over a socket may be had by a request: one that keeps sockets
  /// from passing on the way is such a case, a user that is not let in is none.
  fileprivate var leavesOtherWays: Bool {
    switch self {
    case .unreachable, .unreadable: true
    case .refused(status: 404, _, _, _): meansNoRoute
    case .refused(let status, _, _, _): status != 401
    }
  }

  /// Whether the server has failed, which says nothing of what it did before.
  fileprivate var isOfTheServer: Bool {
    if case .refused(let status, _, _, _) = self { status >= 500 } else { false }
  }

  /// Whether the backend does not have what it was asked about.
  var isMissing: Bool {
    if case .refused(status: 404, _, _, _) = self { !meansNoRoute } else { false }
  }
}
