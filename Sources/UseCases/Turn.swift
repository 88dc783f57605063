import Edge
import ServiceClient
import Store
import StreamSafe
import Time
import Wellness

/// One message and its answer. The message is stored before it is sent; at the end both are final
/// in one transaction. A connection that is lost is taken up again, and the answer completed from
/// what the backend knows.
package final class Turn {
  enum State: Equatable {
    case begun
    /// The message is sent, and the answer awaited.
    case waiting
    /// The answer came whole, and is to be told as ended.
    case answered
    /// The answer is as long as it may be, and more of it has come.
    case full
    /// The connection is lost; `attempt` is the next one, counted from 1.
    case lost(attempt: Int, ConnectionFailure)
    /// The answer does not stream and is asked for; so often already.
    case asking(Int)
    case ended
  }

  /// Where the message is besides in the store, as far as is known.
  enum DeliveryState {
    /// Nowhere.
    case unsent
    /// An earlier turn may have brought it to the backend.
    case doubtful
    /// This turn has sent it, and nothing says that it did not arrive.
    case sent
    /// This turn has sent it, and the backend does not have it.
    case returned
    /// The backend's history has it.
    case known
  }

  let context: ClientContext
  /// Where it is said.
  package let consultation: Consultation
  package let message: Message
  /// What is said.
  package var text: String { message.content }
  /// Why the backend does not know the consultation.
  let obstacle: Failure?
  private let open: (Consultation.BackendID) throws -> ConsultationSocket
  /// The one that is open.
  private var socket: ConsultationSocket?
  private let started: Instant
  /// Whether nobody waits for it yet: it is put off where it is stopped before an answer.
  package var isByItself = false
  var state = State.begun
  var delivery: DeliveryState
  /// What has come so far.
  private(set) var answer = ""
  /// Breaks endless combining marks, also across pieces.
  private var marks = StreamSafePieces()
  /// Whether the coach has said anything over the socket.
  package private(set) var hasSpoken = false
  /// Whether the answer is the built-in coach's, where a language model is the coach.
  package private(set) var isByBuiltInCoach = false
  /// What the answer took of a language model, for question and answer; `nil` where nobody says.
  package private(set) var tokens: (prompt: Int, completion: Int)?
  /// How many connections in a row were lost before they had brought anything.
  var fruitlessConnections = 0
  /// When the turn counts as broken, unless the answer moves on before.
  private var silentAt: Instant
  private var isAcknowledged = false

  /// How long the answer may stand still before the turn counts as broken. It moves on with a piece
  /// that says something and with the first word that the message has arrived; nothing else that
  /// the backend sends keeps the turn waiting.
  package static let silence = Duration.seconds(30)
  /// How long a backend may say that the answer is still to come.
  package static let longestWait = Duration.seconds(900)
  /// How many UTF-8 bytes of an answer are taken.
  package static let longestAnswer = 1 << 20
  /// How often a lost connection is taken up again, 1, 2, 4, 8 and 16 s after one another.
  package static let attempts = 5
  /// How often an answer is asked for that does not stream.
  static let questions = 10
  static let questionPause = Duration.seconds(3)
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
    obstacle: Failure? = nil, isInDoubt: Bool = false, context: ClientContext,
    open: @escaping (Consultation.BackendID) throws -> ConsultationSocket
  ) {
    self.obstacle = obstacle
    delivery = isInDoubt ? .doubtful : .unsent
    self.context = context
    self.consultation = consultation
    self.message = message
    self.socket = socket
    self.open = open
    started = context.edge.now
    silentAt = started + Turn.silence
  }

  /// Waits for what happens next.
  ///
  /// - Parameter early: which inputs may be taken meanwhile.
  /// - Throws: `StoreError`; `Terminated`.
  package func next(early: EarlyLines?) throws -> TurnEvent {
    guard let id = consultation.backendID else { return try finish(withoutConsultation) }
    do {
      switch state {
      case .begun where delivery == .doubtful: return try look(in: id, early)
      case .begun: return try begin(in: id, early)
      case .waiting: return try receive(early)
      case .answered: return try finish(.complete(after: context.edge.now - started))
      case .full: return try finish(.tooLong)
      case .lost(let attempt, let failure): return try reconnect(attempt, failure, to: id, early)
      case .asking(let count): return try ask(count, in: id, early)
      case .ended: preconditionFailure("a turn that has ended has nothing next")
      }
    } catch is Interrupted {
      return try interrupt()
    } catch BackendError.refused(status: 401, _, _, _) {
      return try finish(.loggedOut(hasText: !answer.isEmpty))
    } catch BackendError.keyRefused {
      return try finish(.notBegun(.keyRefused))
    } catch BackendError.refused(status: _, code: Turn.isBusy, message: _, pause: _) {
      return try finish(.stillAnswering)
    } catch let error as BackendError where error.isMissing {
      return try finish(.gone)
    } catch BackendError.refused(let status, _, let text, _) {
      return try finish(.refused(text.isEmpty ? "status \(status)" : text))
    }
  }

  /// Looks whether the backend has the message already, before it is sent again.
  private func look(in id: Consultation.BackendID, _ early: EarlyLines?) throws -> TurnEvent {
    let history: [RemoteMessage]
    do {
      history = try context.asking { try $0.lastMessages(of: id) }
    } catch BackendError.unreachable(let failure) {
      return try finish(.broken(hasText: false, failure))
    } catch BackendError.unreadable {
      return try finish(.broken(hasText: false, .protocolError))
    }
    guard let place = history.place(of: message) else {
      delivery = .unsent
      return try begin(in: id, early)
    }
    if let answer = history.answer(to: place) {
      state = .answered
      return try complete(with: answer.content.withoutControls)
    }
    // A backend that knows the message by its id takes it once, however often it comes.
    if history[place].clientID == message.id { return try begin(in: id, early) }
    return try ask(0, in: id, early)
  }

  /// Sends the message: over a socket where one can be had, posted where none can.
  private func begin(in id: Consultation.BackendID, _ early: EarlyLines?) throws -> TurnEvent {
    do {
      try send(over: try connected(to: id))
    } catch BackendError.unreachable(let failure) where failure.isOfTheWay {
      context.isLost(failure)
      return try finish(
        delivery == .unsent ? .queued(failure) : .broken(hasText: false, failure))
    } catch let error as BackendError where error.leavesOtherWays {
      return try post(in: id, early)
    }
    return try receive(early)
  }

  func send(over socket: ConsultationSocket) throws {
    try socket.send(message.content, id: message.id)
    delivery = .sent
    state = .waiting
    isAcknowledged = false
    silentAt = context.edge.now + Turn.silence
  }

  func connected(to id: Consultation.BackendID) throws -> ConsultationSocket {
    if let socket, socket.isConnected { return socket }
    let opened = try context.connecting { try open(id) }
    socket = opened
    return opened
  }

  func receive(_ early: EarlyLines?) throws -> TurnEvent {
    guard let socket else { return try lose(.reset) }
    while true {
      switch try socket.next(until: silentAt, early: early) {
      case .acknowledged where !isAcknowledged:
        isAcknowledged = true
        silentAt = context.edge.now + Turn.silence
      case .piece(let piece):
        let clean = piece.withoutControls
        if !clean.isEmpty {
          hasSpoken = true
          return try show(clean)
        }
        if hasStoodStill { return try fallSilent(socket) }
      case .notice(let text, let notice):
        if let event = try show(text.withoutControls, notice) { return event }
      case .waiting(let reason):
        guard context.edge.now < started + Turn.longestWait else { return try fallSilent(socket) }
        silentAt = context.edge.now + Turn.silence
        return .waiting(reason.withoutControls)
      case .acknowledged, .unreadable:
        if hasStoodStill { return try fallSilent(socket) }
      case .answer(let whole):
        state = .answered
        return try show(whole.withoutControls)
      case .complete: return try finish(.complete(after: context.edge.now - started))
      case .stopped: return try finish(.interrupted)
      case .line(let text): return .line(text)
      case .completed(let prompt, let completion):
        tokens = (max(0, prompt), max(0, completion))
        return try finish(.complete(after: context.edge.now - started))
      case .refused(_, code: Turn.isBusy):
        delivery = .returned
        return try finish(.stillAnswering)
      case .refused(let text, _):
        if answer.isEmpty { delivery = .returned }
        return try finish(.refused(text.withoutControls))
      case .interrupted: return try interrupt()
      case .silence: return try fallSilent(socket)
      case .closed(.policyViolation) where context.client.credentials.tokens != nil:
        // The token has ended in the midst; with a new one the answer goes on.
        guard try context.client.refresh() else {
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

  /// What comes overtakes a deadline, so that this is looked at where it says nothing.
  private var hasStoodStill: Bool { context.edge.now >= silentAt }

  private func fallSilent(_ socket: ConsultationSocket) throws -> TurnEvent {
    try socket.close(.goingAway)
    context.isLost(.timeout)
    return try finish(.broken(hasText: !answer.isEmpty, .timeout))
  }

  /// - Parameter piece: without control characters.
  func show(_ piece: String) throws -> TurnEvent {
    let clean = marks.receive(piece)
    let front = clean.front(bytes: Turn.longestAnswer - answer.utf8.count)
    answer += front
    fruitlessConnections = 0
    silentAt = context.edge.now + Turn.silence
    if front.endIndex < clean.endIndex {
      try stop()
      if front.isEmpty { return try finish(.tooLong) }
    }
    return .piece(String(front))
  }

  /// Takes a line about the answer, which belongs to what is kept of it.
  private func show(_ text: String, _ notice: ConsultationSocket.Notice) throws -> TurnEvent? {
    if notice == .instead { isByBuiltInCoach = true }
    guard !text.isEmpty, case .piece(let line) = try show(text) else { return nil }
    let trimmed = line.split(separator: "\n").joined(separator: "\n")
    switch notice {
    case .instead: return .notice(trimmed, .instead)
    case .broken: return .notice(trimmed, .broken)
    case .other: return .notice(trimmed, .other)
    }
  }

  /// Hears no more of an answer that is too long.
  private func stop() throws {
    state = .full
    try socket?.close(.tooBig)
  }

  func interrupt() throws -> TurnEvent {
    let isPutOff = isByItself && answer.isEmpty
    switch delivery {
    // What is put off is looked for later.
    case .sent where !isPutOff, .known where !isPutOff: try socket?.interrupt()
    default: try socket?.close(.goingAway)
    }
    return try finish(isPutOff ? .putOff : .interrupted)
  }

  /// What is missing of the answer; all of it, on a new line, where it is another one.
  func complete(with whole: String) throws -> TurnEvent {
    let front = String(whole.front(bytes: Turn.longestAnswer))
    let isContinuation = front.hasPrefix(answer)
    let rest = isContinuation ? String(front.dropFirst(answer.count)) : "\n" + front
    answer = front
    if front.utf8.count < whole.utf8.count { try stop() }
    return .piece(rest)
  }
}
