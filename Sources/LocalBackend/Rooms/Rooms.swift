import Contract
import Edge
import Time
import Wellness

/// The open sockets, each in one consultation.
struct Rooms {
  private struct Socket {
    let channel: Channel
    let consultation: Consultation.BackendID
    /// The answer that is being sent.
    var sending: Sending?
  }

  private struct Sending {
    let answer: StoredMessage
    /// UTF-8 bytes of the answer that were sent.
    var sent = 0
    /// Whether the answer was whole before, so that breaking off does not cut it.
    let isRepeated: Bool
  }

  private let storage: Storage
  private let desk: CoachDesk
  /// In the order of opening.
  private var sockets: [Socket] = []

  init(storage: Storage, desk: CoachDesk) {
    self.storage = storage
    self.desk = desk
  }

  /// The channels of the open sockets, in the order of opening.
  var channels: [Channel] { sockets.map(\.channel) }

  /// Opens a socket in a consultation: `opened` and the frame `connected`, or a refusal.
  mutating func open(
    _ channel: Channel, _ request: Request, at now: Instant, _ manner: Manner,
    _ schedule: inout Schedule
  ) {
    let due = now + manner.faults.latency
    do {
      let id = try consultation(for: request, manner)
      sockets.append(Socket(channel: channel, consultation: id))
      schedule.put(.opened(channel), due: due)
      schedule.put(frame(.connected, channel, id, due), due: due)
    } catch {
      schedule.put(.response(channel, Envelope.error(Rooms.failure(error))), due: due)
    }
  }

  /// Takes what a client sends. What comes on a channel that is not open is lost.
  mutating func receive(
    _ frame: Frame, on channel: Channel, at now: Instant, _ manner: Manner,
    _ schedule: inout Schedule
  ) {
    guard let index = sockets.firstIndex(where: { $0.channel == channel }) else { return }
    let due = now + manner.faults.latency
    let id = sockets[index].consultation
    do {
      switch try Rooms.read(frame) {
      case .ping:
        schedule.put(self.frame(.pong, channel, id, due), due: due)
      case .message(let content, let clientID):
        let turn = try take(content, clientID, in: sockets[index], at: now)
        sockets[index].sending = Sending(answer: turn.answer, isRepeated: turn.isRepeated)
        let stream = Stream(
          channel: channel, consultation: id, turn: turn, pace: manner.pace,
          faults: manner.faults)
        for (due, delivery) in stream.deliveries(from: due) {
          schedule.put(delivery, due: due)
        }
      }
    } catch {
      let failure = Rooms.failure(error)
      let answer = ServerFrame.error(failure.message, code: failure.code)
      schedule.put(self.frame(answer, channel, id, due), due: due)
    }
  }

  /// A delivery has reached the client.
  mutating func reached(_ mark: Delivery.Mark, on channel: Channel) throws {
    guard let index = sockets.firstIndex(where: { $0.channel == channel }) else { return }
    switch mark {
    case .sent(let count): sockets[index].sending?.sent = count
    case .whole:
      if let sending = sockets[index].sending { try storage.messages.finish(sending.answer.id) }
      sockets[index].sending = nil
    case .ended: try end(channel)
    }
  }

  /// A socket is gone: of an answer that was being sent remains what was sent.
  mutating func end(_ channel: Channel) throws {
    guard let index = sockets.firstIndex(where: { $0.channel == channel }) else { return }
    let socket = sockets.remove(at: index)
    guard let sending = socket.sending, !sending.isRepeated else { return }
    let sent = String(decoding: sending.answer.content.utf8.prefix(sending.sent), as: UTF8.self)
    try storage.messages.cut(sending.answer.id, to: sent)
  }

  /// Closes the sockets whose consultation is over or deleted, with 1000.
  mutating func closeEnded(at now: Instant, _ schedule: inout Schedule) throws {
    for socket in sockets
    where try storage.consultations.find(socket.consultation)?.status != .active {
      schedule.drop(socket.channel)
      try end(socket.channel)
      schedule.put(
        .closed(socket.channel, .normal, reason: "the consultation is over"), due: now)
    }
  }

  private func consultation(
    for request: Request, _ manner: Manner
  ) throws -> Consultation.BackendID {
    guard
      case .operation(.consultation(.openSocket), let identifier) = RouteTable.shared.find(
        request.method, request.path)
    else {
      throw ServiceError(404, "ROUTE_NOT_FOUND", "there is no socket at \(request.path)")
    }
    let id = Consultation.BackendID(identifier)
    guard !manner.faults.isRefusing else {
      throw ServiceError(503, "UNAVAILABLE", "the service takes no connections now")
    }
    guard let consultation = try storage.consultations.find(id) else {
      throw ServiceError.consultationMissing
    }
    guard consultation.status == .active else { throw ServiceError.consultationNotActive }
    return id
  }

  private func take(
    _ content: String, _ clientID: Message.ID?, in socket: Socket, at now: Instant
  ) throws -> CoachDesk.Turn {
    guard socket.sending == nil else { throw ServiceError.turnInProgress }
    guard CoachDesk.isFit(content) else {
      throw ContractError(
        source: "socket", key: "content", problem: .expected(CoachDesk.fitness))
    }
    guard let consultation = try storage.consultations.find(socket.consultation),
      consultation.status == .active
    else { throw ServiceError.consultationNotActive }
    return try desk.say(
      content, clientID: clientID, in: consultation, isStreaming: true, at: now)
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
