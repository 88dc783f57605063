import Contract
import Edge
import Time
import Wellness

/// The open sockets, each of one user in one consultation.
struct SocketSessions {
  private struct Socket {
    let channel: Channel
    let consultation: Consultation.BackendID
    /// Sees what is the user's.
    let coachService: CoachService
    /// The log-in that it was opened with; `nil` where nobody logs in.
    let session: AccountTable.Session.ID?
    /// Whom it counts for.
    let sender: Sender
    /// The answer that is being sent.
    var sending: Sending?

    var storage: Storage { coachService.storage }
  }

  private struct Sending {
    let answer: StoredMessage
    /// What is there of the answer.
    var text: String
    /// UTF-8 bytes of it that were sent.
    var sent = 0
    /// Whether the answer was whole before, so that breaking off does not cut it.
    let isRepeated: Bool
    /// Whether more of it comes from a language model.
    var isOpen: Bool

    init(_ turn: CoachService.Turn) {
      answer = turn.answer
      text = turn.answer.content
      isRepeated = turn.isRepeated
      isOpen = turn.isPending
    }
  }

  private var sockets: [Channel: Socket] = [:]
  /// The sockets of each user in each consultation, so that one user's request costs nothing for
  /// the sockets of others.
  private var channelsByUser: [User.ID: [Consultation.BackendID: Set<Channel>]] = [:]
  /// How many sockets each has.
  private var counts: [String: Int] = [:]

  /// The channels of the open sockets, in the order of opening.
  var channels: [Channel] { sockets.keys.sorted { $0.number < $1.number } }

  /// How many sockets somebody has.
  func count(of sender: Sender) -> Int { counts[sender.name] ?? 0 }

  /// The channels of the sockets that were opened with one of these log-ins, in that order.
  func channels(of sessions: [AccountTable.Session.ID]) -> [Channel] {
    sockets.values.filter { $0.session.map(sessions.contains) ?? false }.map(\.channel)
      .sorted { $0.number < $1.number }
  }

  /// The log-in that a socket was opened with; `nil` for one that isn't open, or by nobody's.
  func session(of channel: Channel) -> AccountTable.Session? {
    guard let socket = sockets[channel], let id = socket.session else { return nil }
    return AccountTable.Session(id: id, user: socket.storage.user)
  }

  /// Opens a socket in a consultation: `opened` and the frame `connected`.
  mutating func open(
    _ channel: Channel, in id: Consultation.BackendID, _ coachService: CoachService,
    session: AccountTable.Session.ID?, by sender: Sender, due: Instant,
    _ schedule: inout Schedule
  ) {
    sockets[channel] = Socket(
      channel: channel, consultation: id, coachService: coachService, session: session,
      sender: sender)
    counts[sender.name, default: 0] += 1
    channelsByUser[coachService.storage.user, default: [:]][id, default: []].insert(channel)
    schedule.put(.opened(channel), due: due)
    schedule.put(frame(.connected, channel, id, due), due: due)
  }

  /// Takes what a client sends. What comes on a channel that is not open is lost.
  ///
  /// - Returns: whether nothing went wrong; then all that was to be stored is.
  mutating func receive(
    _ frame: Frame, on channel: Channel, at now: Instant, _ simulation: Simulation,
    _ schedule: inout Schedule
  ) -> Bool {
    guard let socket = sockets[channel] else { return false }
    let due = now + simulation.faults.latency
    let id = socket.consultation
    do {
      switch try SocketSessions.read(frame) {
      case .ping:
        schedule.put(self.frame(.pong, channel, id, due), due: due)
      case .message(let content, let clientID):
        let turn = try take(content, clientID, in: socket, at: now)
        sockets[channel]?.sending = Sending(turn)
        let deliveries = AnswerStream(channel: channel, consultation: id).deliveries(
          of: turn, pace: simulation.pace, faults: simulation.faults, from: due)
        for (due, delivery) in deliveries { schedule.put(delivery, due: due) }
      }
      return true
    } catch {
      let failure = SocketSessions.failure(error)
      let answer = ServerFrame.error(failure.message, code: failure.code)
      schedule.put(self.frame(answer, channel, id, due), due: due)
      return false
    }
  }

  /// Sends more of an answer that comes from a language model.
  ///
  /// - Parameters:
  ///   - pace: between the words of the pieces; `nil` to send the pieces as they are.
  ///   - isLast: whether the answer is whole with it.
  mutating func extend(
    _ channel: Channel, by pieces: [AnswerPiece], pace: Duration?, isLast: Bool,
    usage: TokenUsage? = nil, due: Instant, _ schedule: inout Schedule
  ) {
    guard let socket = sockets[channel], var sending = socket.sending, sending.isOpen else {
      return
    }
    let stream = AnswerStream(channel: channel, consultation: socket.consultation)
    let (deliveries, end) = stream.pieces(
      pieces, after: sending.text.utf8.count, pace: pace, from: due)
    sending.text += pieces.map(\.text).joined()
    sending.isOpen = !isLast
    sockets[channel]?.sending = sending
    for (due, delivery) in deliveries { schedule.put(delivery, due: due) }
    if isLast {
      schedule.put(stream.completion(of: sending.answer, at: end, usage: usage), due: end)
    }
  }

  /// Tells a client that waits for a language model why there is nothing yet.
  func wait(_ channel: Channel, _ reason: String, due: Instant, _ schedule: inout Schedule) {
    guard let socket = sockets[channel], socket.sending?.isOpen ?? false else { return }
    schedule.put(frame(.waiting(reason), channel, socket.consultation, due), due: due)
  }

  /// A delivery has reached the client.
  mutating func reached(_ event: Delivery.Event, on channel: Channel) throws {
    switch event {
    case .sent(let count): sockets[channel]?.sending?.sent = count
    case .whole: try finish(channel)
    case .ended, .expired: try lose(channel)
    }
  }

  /// A socket is gone and its client did not want that: the answer that was being sent is kept
  /// whole, so that the client finds it in the history.
  mutating func lose(_ channel: Channel) throws {
    // What still comes from a language model goes into the history by itself.
    if sockets[channel]?.sending?.isOpen ?? false { sockets[channel]?.sending = nil }
    try finish(channel)
    try end(channel)
  }

  /// A client has closed its socket: of an answer that was being sent remains what was sent.
  mutating func end(_ channel: Channel) throws {
    guard let socket = sockets.removeValue(forKey: channel) else { return }
    leave(socket)
    guard let sending = socket.sending, !sending.isRepeated else { return }
    let sent = String(decoding: sending.text.utf8.prefix(sending.sent), as: UTF8.self)
    try socket.storage.messages.cut(sending.answer.id, to: sent)
  }

  /// Closes a user's sockets whose consultation is over or deleted, with 1000.
  ///
  /// - Returns: their channels.
  mutating func closeEnded(
    _ storage: Storage, at now: Instant, _ schedule: inout Schedule
  ) throws -> [Channel] {
    var ended: [Channel] = []
    for (id, channels) in channelsByUser[storage.user] ?? [:]
    where try storage.consultations.find(id)?.status != .active {
      ended += channels
    }
    for channel in ended.sorted(by: { $0.number < $1.number }) {
      schedule.drop(channel)
      try end(channel)
      schedule.put(.closed(channel, .normal, reason: "the consultation is over"), due: now)
    }
    return ended
  }

  private mutating func leave(_ socket: Socket) {
    let name = socket.sender.name
    counts[name] = counts[name].flatMap { $0 > 1 ? $0 - 1 : nil }
    let user = socket.storage.user
    channelsByUser[user]?[socket.consultation]?.remove(socket.channel)
    if channelsByUser[user]?[socket.consultation]?.isEmpty ?? false {
      channelsByUser[user]?[socket.consultation] = nil
    }
    if channelsByUser[user]?.isEmpty ?? false { channelsByUser[user] = nil }
  }

  /// The answer that was being sent is whole, whether or not all of it has arrived.
  private mutating func finish(_ channel: Channel) throws {
    guard let socket = sockets[channel], let sending = socket.sending else { return }
    if sending.text == sending.answer.content {
      try socket.storage.messages.finish(sending.answer.id)
    } else {
      try socket.storage.messages.keep(sending.answer, content: sending.text, as: .whole)
    }
    sockets[channel]?.sending = nil
  }

  private func take(
    _ content: String, _ clientID: Message.ID?, in socket: Socket, at now: Instant
  ) throws -> CoachService.Turn {
    guard socket.sending == nil else { throw ServiceError.turnInProgress }
    guard let consultation = try socket.storage.consultations.find(socket.consultation),
      consultation.status == .active
    else { throw ServiceError.consultationNotActive }
    return try socket.coachService.reply(
      to: content, clientID: clientID, in: consultation, isStreaming: true, by: socket.sender,
      at: now)
  }

  private func frame(
    _ frame: ServerFrame, _ channel: Channel, _ id: Consultation.BackendID, _ due: Instant
  ) -> Arrival {
    .frame(channel, .text(frame.text(in: id, at: due)))
  }

  private static func failure(_ error: any Error) -> ServiceError {
    Service.failure(error, .consultation(.openSocket))
  }

  private static func read(_ frame: Frame) throws -> ClientFrame {
    switch frame {
    case .text(let text): return try ClientFrame(text)
    case .binary:
      throw ContractError(source: "socket", key: "", problem: .expected("a text frame"))
    }
  }
}
