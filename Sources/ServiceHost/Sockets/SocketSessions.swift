import Contract
import Edge
import Time
import Wellness

/// The open sockets, each of one user in one consultation, and the answers that are being sent to
/// them.
struct SocketSessions {
  struct Socket {
    let channel: Channel
    let consultation: Consultation.BackendID
    /// Sees what is the user's.
    let coachService: CoachService
    /// The log-in that it was opened with; `nil` where nobody logs in.
    let session: AccountTable.Session.ID?
    /// Whom it counts for.
    let sender: Sender
    /// The answer to a message that it has repeated, while that is sent to it once more: by its
    /// place among all messages. It hears no other meanwhile.
    var repeated: Int64?

    var storage: UserStorage { coachService.storage }
  }

  private var sockets: [Channel: Socket] = [:]
  /// The consultations of each user, so that one user's request costs nothing for the sockets of
  /// others.
  private var rooms: [User.ID: [Consultation.BackendID: Room]] = [:]
  /// Answers that nobody hears any more, whose end couldn't be stored.
  private var unfinished: [Sending] = []
  /// How many messages were answered, or are.
  var turns = 0
  /// How many sockets each has.
  private var counts: [String: Int] = [:]

  /// The channels of the open sockets, in the order of opening.
  var channels: [Channel] { sockets.keys.sorted { $0.number < $1.number } }

  /// The channels of those on which no answer is sent, in the order of opening.
  var silent: [Channel] {
    channels.filter { channel in
      guard let socket = sockets[channel], socket.repeated == nil else { return false }
      return self[socket.storage.user, socket.consultation].sending == nil
    }
  }

  /// How many sockets are open.
  var count: Int { sockets.count }

  /// How many sockets somebody has.
  func count(of sender: Sender) -> Int { counts[sender.name] ?? 0 }

  /// The log-ins that sockets were opened with.
  ///
  /// - Parameter user: whose alone; `nil` for all.
  func sessions(of user: User.ID?) -> Set<AccountTable.Session.ID> {
    if let user, rooms[user] == nil { return [] }
    return Set(
      sockets.values.lazy.filter { user == nil || $0.storage.user == user }.compactMap(\.session))
  }

  /// Whose the consultations are that sockets are open in.
  var owners: [Consultation.BackendID: User.ID] {
    Dictionary(
      sockets.values.map { ($0.consultation, $0.storage.user) },
      uniquingKeysWith: { user, _ in user })
  }

  /// The channels of the sockets that were opened with one of these log-ins, in that order.
  func channels(of sessions: Set<AccountTable.Session.ID>) -> [Channel] {
    sockets.values.filter { $0.session.map(sessions.contains) ?? false }.map(\.channel)
      .sorted { $0.number < $1.number }
  }

  /// The log-in that a socket was opened with; `nil` for one that isn't open, or by nobody's.
  func session(of channel: Channel) -> AccountTable.Session? {
    guard let socket = sockets[channel], let id = socket.session else { return nil }
    return AccountTable.Session(id: id, user: socket.storage.user)
  }

  subscript(channel: Channel) -> Socket? {
    get { sockets[channel] }
    set { sockets[channel] = newValue }
  }

  /// What goes on in a consultation of a user; an empty room is none.
  subscript(user: User.ID, id: Consultation.BackendID) -> Room {
    get { rooms[user]?[id] ?? Room() }
    set {
      rooms[user, default: [:]][id] = newValue.isEmpty ? nil : newValue
      if rooms[user]?.isEmpty ?? false { rooms[user] = nil }
    }
  }

  /// Opens a socket in a consultation: `opened` and the frame `connected`, and then the answer that
  /// is being sent there.
  mutating func open(
    _ channel: Channel, in id: Consultation.BackendID, _ coachService: CoachService,
    session: AccountTable.Session.ID?, by sender: Sender, due: Instant, _ simulation: Simulation,
    _ schedule: inout Schedule
  ) {
    sockets[channel] = Socket(
      channel: channel, consultation: id, coachService: coachService, session: session,
      sender: sender)
    counts[sender.name, default: 0] += 1
    self[coachService.storage.user, id].channels.insert(channel)
    schedule.put(.opened(channel), due: due)
    schedule.put(frame(.connected, channel, id, due), due: due)
    join(channel, pace: simulation.pace, due: due, &schedule)
  }

  /// What has come of a frame of a client.
  enum Received {
    case said(CoachService.Turn)
    /// The answer that was being sent in a consultation has ended.
    case interrupted(Consultation.BackendID)
    case nothing
  }

  /// Takes what a client sends. What comes on a channel that is not open is lost.
  ///
  /// - Throws: what the client is to be told of by `refuse`.
  mutating func receive(
    _ frame: Frame, on channel: Channel, at now: Instant, _ simulation: Simulation,
    _ schedule: inout Schedule
  ) throws -> Received {
    guard let socket = sockets[channel] else { return .nothing }
    let due = now + simulation.faults.latency
    let id = socket.consultation
    switch try SocketSessions.read(frame) {
    case .ping: schedule.put(self.frame(.pong, channel, id, due), due: due)
    case .message(let content, let clientID):
      let running = socket.repeated ?? self[socket.storage.user, id].sending?.answer.number
      if let running {
        let messages = socket.storage.messages
        guard let message = try clientID.flatMap({ try messages.find($0, in: id) }),
          try messages.answer(to: message)?.number == running
        else { throw ServiceError.turnInProgress }
        if socket.repeated == nil {
          schedule.dropAnswers(on: channel)
          joinAgain(channel, behind: message, pace: simulation.pace, due: due, &schedule)
          return .nothing
        }
      }
      let turn = try receive(content, clientID, in: socket, at: now)
      if running != nil { schedule.dropAnswers(on: channel) }
      begin(turn, socket.storage, from: channel, due: due, simulation, &schedule)
      return .said(turn)
    case .interrupt:
      if try interrupt(socket, due: due, simulation, &schedule) { return .interrupted(id) }
    }
    return .nothing
  }

  /// Tells a client why nothing comes of what it has sent.
  func refuse(
    _ refused: Frame, because error: any Error, on channel: Channel, due: Instant,
    _ schedule: inout Schedule
  ) {
    guard let socket = sockets[channel] else { return }
    let failure = Service.failure(error, .consultation(.openSocket))
    var id: Message.ID?
    if case .text(let text) = refused { id = ClientFrame.clientID(in: text) }
    let answer = ServerFrame.error(failure.message, code: failure.code).text(
      in: socket.consultation, at: due, clientID: id, pause: (error as? RateLimited)?.seconds)
    schedule.put(.frame(channel, .text(answer)), due: due)
  }

  /// A socket is gone, whoever has ended it and how. An answer that nobody hears any more is kept
  /// whole, so that the client finds it in the history; one that comes from a language model goes
  /// on for that.
  mutating func leave(_ channel: Channel) throws {
    guard let socket = sockets.removeValue(forKey: channel) else { return }
    let name = socket.sender.name
    counts[name] = counts[name].flatMap { $0 > 1 ? $0 - 1 : nil }
    let user = socket.storage.user
    var room = self[user, socket.consultation]
    defer { self[user, socket.consultation] = room }
    room.channels.remove(channel)
    guard var sending = room.sending else { return }
    if sending.asker == channel { sending.asker = nil }
    sending.listeners.remove(channel)
    let isOver = sending.listeners.isEmpty && !sending.isOpen
    room.sending = isOver ? nil : sending
    if isOver { try finish(sending) }
  }

  /// Stores that an answer is whole that nobody hears any more; where it can't, that's left to
  /// `finishAgain`.
  mutating func finish(_ sending: Sending) throws {
    do {
      try sending.finish()
    } catch {
      unfinished.append(sending)
      throw error
    }
  }

  /// Stores what couldn't be stored.
  mutating func finishAgain() throws {
    while let sending = unfinished.last {
      try sending.finish()
      unfinished.removeLast()
    }
  }

  /// The answers that are being sent, and those whose end is yet to be stored.
  var answers: Set<StoredMessage.ID> {
    let sent = rooms.values.flatMap(\.values).compactMap(\.sending)
    return Set((sent + unfinished).map(\.answer.id))
  }

  /// A user's sockets whose consultation is over or deleted, and the deleted consultations.
  func ended(
    of storage: UserStorage
  ) throws -> (channels: [Channel], deleted: [Consultation.BackendID]) {
    var channels: [Channel] = []
    var deleted: [Consultation.BackendID] = []
    guard let rooms = rooms[storage.user], !rooms.isEmpty else { return (channels, deleted) }
    let isErased = try storage.isErased()
    for (id, room) in rooms {
      let status = isErased ? nil : try storage.consultations.findUncounted(id)?.status
      if status == .active { continue }
      channels += room.channels
      if status == nil { deleted.append(id) }
    }
    return (channels.sorted { $0.number < $1.number }, deleted)
  }

  /// Forgets the answers that are being sent in these consultations.
  mutating func forget(_ consultations: [Consultation.BackendID], of user: User.ID) {
    for id in consultations { self[user, id].sending = nil }
  }

  /// Gives up the answers that are being sent, as another server has ended them.
  ///
  /// - Returns: in which consultations, and the sockets that heard them.
  mutating func loseAnswers() -> (consultations: [Consultation.BackendID], listeners: [Channel]) {
    var lost: (consultations: [Consultation.BackendID], listeners: [Channel]) = ([], [])
    unfinished = []
    for (user, rooms) in rooms {
      for (id, room) in rooms {
        guard let sending = room.sending else { continue }
        lost.consultations.append(id)
        lost.listeners += sending.listeners
        self[user, id].sending = nil
      }
    }
    lost.listeners.sort { $0.number < $1.number }
    return lost
  }

  private func receive(
    _ content: String, _ clientID: Message.ID?, in socket: Socket, at now: Instant
  ) throws -> CoachService.Turn {
    guard let consultation = try socket.storage.consultations.findUncounted(socket.consultation),
      consultation.status == .active
    else { throw ServiceError.consultationNotActive }
    return try socket.coachService.reply(
      to: content, clientID: clientID, in: consultation, isStreaming: true, by: socket.sender,
      at: now)
  }

  func frame(
    _ frame: ServerFrame, _ channel: Channel, _ id: Consultation.BackendID, _ due: Instant
  ) -> Arrival {
    .frame(channel, .text(frame.text(in: id, at: due)))
  }

  private static func read(_ frame: Frame) throws -> ClientFrame {
    switch frame {
    case .text(let text): return try ClientFrame(text)
    case .binary:
      throw ContractError(source: "socket", key: "", problem: .expected("a text frame"))
    }
  }
}
