import Coach
import Contract
import Edge
import Time
import Wellness

/// How the sockets of a consultation hear what is said in it.
extension SocketSessions {
  /// Tells the sockets of a consultation what was said and what is answered: the one that has asked
  /// gets a receipt, the others the message. What was said before is answered to whom repeats it.
  ///
  /// - Parameter asker: the socket that it was said over; `nil` for a request.
  mutating func begin(
    _ turn: CoachService.Turn, _ storage: UserStorage, from asker: Channel?, due: Instant,
    _ simulation: Simulation, _ schedule: inout Schedule
  ) {
    let id = turn.message.consultationID
    var room = self[storage.user, id]
    let stream = AnswerStream(consultation: id, answer: turn.answer)
    // What a request has brought is whole; nobody waits for its words.
    let isWhole = turn.answer.state == .whole && asker == nil
    let pace = isWhole ? .zero : simulation.pace
    if let asker {
      let steps = stream.steps(
        of: turn, behind: turn.message.receipt(at: due), pace: pace, faults: simulation.faults,
        from: due)
      stream.put(steps, on: asker, isBatching: simulation.faults.isBatching, &schedule)
      if turn.isRepeated { self[asker]?.repeated = turn.answer.number }
    }
    if turn.isRepeated { return }
    turns += 1
    let others = room.channels.filter { $0 != asker }.sorted { $0.number < $1.number }
    if !others.isEmpty {
      let told = ServerFrame.userMessage(turn.message.body).text(in: id, at: due)
      let steps = stream.steps(of: turn, behind: told, pace: pace, faults: .none, from: due)
      for other in others {
        let isDeaf = self[other]?.repeated != nil
        stream.put(isDeaf ? Array(steps.prefix(1)) : steps, on: other, &schedule)
      }
    }
    if isWhole { return }
    let listeners = room.channels.filter { self[$0]?.repeated == nil }
    room.sending = Sending(turn, storage, asker: asker, listeners: listeners)
    self[storage.user, id] = room
  }

  /// Has a socket hear the answer that is being sent in its consultation, from the beginning.
  mutating func join(
    _ channel: Channel, pace: Duration, due: Instant, _ schedule: inout Schedule
  ) {
    guard let socket = self[channel],
      var sending = self[socket.storage.user, socket.consultation].sending,
      sending.listeners.insert(channel).inserted
    else { return }
    self[socket.storage.user, socket.consultation].sending = sending
    let stream = AnswerStream(consultation: socket.consultation, answer: sending.answer)
    let (sent, rest) = sending.parts
    let before = stream.steps(
      of: sent.isEmpty ? [] : [AnswerPiece(text: sent)], after: 0, pace: nil, from: due)
    let behind = stream.steps(
      of: rest.isEmpty ? [] : [AnswerPiece(text: rest)], after: sent.utf8.count,
      pace: sending.isPaced ? pace : nil, from: due)
    let end = sending.isOpen ? [] : [stream.completion(at: behind.end)]
    stream.put(before.steps + behind.steps + end, on: channel, &schedule)
  }

  /// Has a socket that repeats a message hear the answer that is being sent to it, from the
  /// beginning: a client takes what stands behind a receipt for the whole of it.
  mutating func joinAgain(
    _ channel: Channel, behind message: StoredMessage, pace: Duration, due: Instant,
    _ schedule: inout Schedule
  ) {
    guard let user = self[channel]?.storage.user else { return }
    self[user, message.consultationID].sending?.listeners.remove(channel)
    // The socket that it was asked over is lost, or this one.
    self[user, message.consultationID].sending?.asker = channel
    schedule.put(.frame(channel, .text(message.receipt(at: due))), due: due)
    join(channel, pace: pace, due: due, &schedule)
  }

  /// Sends more of an answer that comes from a language model.
  ///
  /// - Parameters:
  ///   - turn: what there is of it with these pieces.
  ///   - pace: between the words of the pieces; `nil` to send the pieces as they are.
  ///   - isLast: whether the answer is whole with it.
  mutating func extend(
    _ turn: ModelTurn, by pieces: [AnswerPiece], pace: Duration?, isLast: Bool,
    usage: TokenUsage? = nil, due: Instant, _ schedule: inout Schedule
  ) throws {
    let (user, id) = (turn.storage.user, turn.answer.consultationID)
    guard var sending = self[user, id].sending, sending.answer.number == turn.answer.number else {
      if isLast {
        try turn.storage.messages.keep(
          turn.answer, content: turn.text, as: .whole, remembering: turn.memory)
      }
      return
    }
    let stream = AnswerStream(consultation: id, answer: sending.answer)
    let more = stream.steps(of: pieces, after: sending.text.utf8.count, pace: pace, from: due)
    sending.text += pieces.map(\.text).joined()
    sending.memory = turn.memory
    sending.isOpen = !isLast
    let end = isLast ? [stream.completion(at: more.end, usage: usage)] : []
    let steps = more.steps + end
    for channel in sending.ordered { stream.put(steps, on: channel, &schedule) }
    let isOver = isLast && sending.listeners.isEmpty
    self[user, id].sending = isOver ? nil : sending
    if isOver { try finish(sending) }
  }

  /// Tells those who wait for a language model why there is nothing yet.
  func wait(_ turn: ModelTurn, _ reason: String, due: Instant, _ schedule: inout Schedule) {
    let id = turn.answer.consultationID
    guard let sending = self[turn.storage.user, id].sending, sending.isOpen else { return }
    let stream = AnswerStream(consultation: id, answer: sending.answer)
    let step = stream.waiting(reason, at: due)
    for channel in sending.ordered { stream.put([step], on: channel, &schedule) }
  }

  /// A delivery is about to reach the client; that an answer is whole has to be stored by then.
  mutating func reached(
    _ delivery: Delivery, _ event: Delivery.Event, on channel: Channel, at now: Instant,
    _ simulation: Simulation, _ schedule: inout Schedule
  ) throws {
    if event.isEnd { return try leave(channel) }
    guard let socket = self[channel] else { return }
    if let repeated = socket.repeated, repeated == delivery.answer {
      guard case .whole = event else { return }
      self[channel]?.repeated = nil
      return join(channel, pace: simulation.pace, due: now, &schedule)
    }
    let (user, id) = (socket.storage.user, socket.consultation)
    guard let sending = self[user, id].sending, sending.answer.number == delivery.answer else {
      return
    }
    switch event {
    case .sent(let count): self[user, id].sending?.hasSent(count)
    case .whole:
      try sending.finish()
      self[user, id].sending = nil
    case .ended, .expired: break
    }
  }

  /// Ends the answer that a socket has asked for, or that nobody waits for who has: of it remains
  /// what was sent. What another socket waits for is not this one's to end.
  ///
  /// - Returns: whether an answer has ended that more may come of.
  mutating func interrupt(
    _ socket: Socket, due: Instant, _ simulation: Simulation, _ schedule: inout Schedule
  ) throws -> Bool {
    let (user, id) = (socket.storage.user, socket.consultation)
    if socket.repeated != nil {
      self[socket.channel]?.repeated = nil
      end([socket.channel], in: id, nil, due: due, &schedule)
      join(socket.channel, pace: simulation.pace, due: due, &schedule)
      return false
    }
    guard let sending = self[user, id].sending,
      sending.asker == nil || sending.asker == socket.channel
    else { return false }
    try sending.storage.transaction {
      try sending.storage.messages.cut(sending.answer.id, to: sending.parts.sent)
    }
    self[user, id].sending = nil
    end(sending.ordered, in: id, sending.answer.id.text, due: due, &schedule)
    return true
  }

  private func end(
    _ listeners: [Channel], in id: Consultation.BackendID, _ answer: String?, due: Instant,
    _ schedule: inout Schedule
  ) {
    let text = ServerFrame.interrupted.text(in: id, at: due, messageID: answer)
    for channel in listeners {
      schedule.dropAnswers(on: channel)
      schedule.put(.frame(channel, .text(text)), due: due)
    }
  }
}

extension StoredMessage {
  /// The frame that says that it's stored.
  fileprivate func receipt(at due: Instant) -> String {
    ServerFrame.messageReceived.text(
      in: consultationID, at: due, messageID: id.text, clientID: clientID)
  }
}

/// A consultation in which sockets are open or an answer is being sent.
struct Room {
  /// The open sockets.
  var channels: Set<Channel> = []
  /// The answer that is being sent to them.
  var sending: Sending?

  var isEmpty: Bool { channels.isEmpty && sending == nil }
}

/// An answer that is being sent.
struct Sending {
  let answer: StoredMessage
  /// Of the user whose consultation it is.
  let storage: UserStorage
  /// Whose message it answers; `nil` where that socket is gone, or there was none.
  var asker: Channel?
  /// The sockets that hear it.
  var listeners: Set<Channel>
  /// What is there of the answer.
  var text: String
  /// What the coach remembers from it on, where that isn't stored yet.
  var memory: ChatState?
  /// UTF-8 bytes of it that were sent.
  private var sentBytes = 0
  /// Whether more of it comes from a language model.
  var isOpen: Bool
  /// Whether it goes out word by word.
  let isPaced: Bool

  init(
    _ turn: CoachService.Turn, _ storage: UserStorage, asker: Channel?, listeners: Set<Channel>
  ) {
    answer = turn.answer
    self.storage = storage
    self.asker = asker
    self.listeners = listeners
    text = turn.answer.content
    isOpen = turn.question != nil
    isPaced = !isOpen
  }

  /// What was sent of it, and what was not.
  var parts: (sent: String, rest: String) {
    (
      String(decoding: text.utf8.prefix(sentBytes), as: UTF8.self),
      String(decoding: text.utf8.dropFirst(sentBytes), as: UTF8.self)
    )
  }

  /// Notes that so many UTF-8 bytes have reached one who hears it.
  mutating func hasSent(_ count: Int) { sentBytes = max(sentBytes, count) }

  /// Its listeners in the order of their opening.
  var ordered: [Channel] { listeners.sorted { $0.number < $1.number } }

  /// Stores that it is whole, whether or not all of it has arrived.
  func finish() throws {
    if text == answer.content {
      try storage.messages.finish(answer.id)
    } else {
      try storage.messages.keep(answer, content: text, as: .whole, remembering: memory)
    }
  }
}
