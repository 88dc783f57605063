import CSodium
import Contract
import Edge
import SQLite
import Time
import Wellness

/// The whole FitIQ service in one process, over one SQLite file.
///
/// It never sleeps and reads no clock: every step takes the time, and what answers it has a due
/// time. The same options, clock and requests give the same bytes. Confined to one thread.
package final class LocalBackend {
  /// What a backend is made with; pace and faults can be set while it runs.
  package struct Options: Sendable {
    /// A file is made where there is none.
    package var place: Connection.Place
    /// Of the ids and of the faults; random for a file that is used without a seed.
    package var seed: UInt64
    /// Where the user is; decides what date it is.
    package var zone: OffsetZone
    /// Between two words of an answer; with 0 an answer is there at once.
    package var pace: Duration
    /// What goes wrong on purpose.
    package var faults: Faults
    /// What answers in place of the built-in coach; `nil` for none.
    package var model: LanguageModel?

    /// Without anything but a seed: in memory, at once, in UTC and without faults.
    package init(
      place: Connection.Place = .memory, seed: UInt64, zone: OffsetZone = .utc,
      pace: Duration = .zero, faults: Faults = .none
    ) {
      self.place = place
      self.seed = seed
      self.zone = zone
      self.pace = pace
      self.faults = faults
    }
  }

  let archive: Archive
  private let zone: OffsetZone
  /// For the one user in process.
  private let local: Service
  var rooms = SocketSessions()
  var schedule = Schedule()
  private(set) var simulation: Simulation
  private var dice: SplitMix64
  private var isReachable = true
  /// Asks the language model that is the coach, where one is; its answer comes back through
  /// `deliver`.
  let model: ModelClient?

  /// Opens the data, or makes it.
  ///
  /// - Parameters:
  ///   - now: the start of the clock.
  ///   - ask: what to call to ask something of the outside, on a channel of kind `peer`; what
  ///     comes of it is brought by `Peer.deliver`: a stream of events in binary frames and then
  ///     the response, or a failure.
  ///   - giveUp: what to call when nothing is wanted on such a channel any more.
  /// - Throws: `SQLiteError`; `Migrations.TooNew` for the data of a later version.
  package init(
    _ options: Options, now: Instant, ask: @escaping (Channel, Request) -> Void = { _, _ in },
    giveUp: @escaping (Channel) -> Void = { _ in }
  ) throws {
    archive = try Archive(options.place, seed: options.seed, now: now)
    zone = options.zone
    model = options.model.map { ModelClient($0, ask: ask, giveUp: giveUp) }
    local = Service(storage: archive.storage(of: User.local), zone: zone, model: model)
    simulation = Simulation(pace: options.pace, faults: options.faults)
    dice = SplitMix64(seed: options.seed ^ 0x6661_756c_7473)
  }

  /// The version of the library that keeps passwords, e.g. `1.0.18`.
  package static var sodiumVersion: String { String(cString: sodium_version_string()) }

  /// The other end of the wire for a program that has the backend in it.
  ///
  /// Takes `request`, `cancel`, `open`, `send`, `close` and the options `pace` (`40ms`), `fault`
  /// (see `Faults`) and `net` (`up`, `down`); `emit` throws `SettingError` for a value that does
  /// not read, and changes nothing then. Other effects are not its business.
  package func peer() -> Peer {
    Peer(
      emit: { effect, now in try self.emit(effect, at: now) },
      due: { self.due },
      take: { now in try self.take(by: now) },
      deliver: { arrival, now in try self.deliver(arrival, at: now) })
  }

  private func emit(_ effect: Effect, at now: Instant) throws {
    switch effect {
    case .request(let channel, let request):
      guard isReachable else { return refuse(channel, at: now) }
      if let failure = failure() {
        respond(failure, on: channel, at: now)
      } else if let response = answer(request, as: User.local, for: channel, at: now) {
        respond(garbled(response), on: channel, at: now)
      }
      if request.method != .get { try closeEnded(of: User.local, at: now) }
    case .open(let channel, let request):
      guard isReachable else { return refuse(channel, at: now) }
      do {
        try open(channel, request, as: User.local, at: now)
      } catch {
        respond(
          Envelope.error(Service.failure(error, .consultation(.openSocket))), on: channel, at: now)
      }
    case .send(let channel, let frame):
      receive(frame, on: channel, at: now)
    case .cancel(let channel), .close(let channel, _):
      try end(channel)
    case .option(let key, let value):
      try set(key, value, at: now)
    case .answer, .answered, .say, .complain, .note, .status, .offer, .remember, .clear, .secret:
      break
    }
  }

  private func refuse(_ channel: Channel, at now: Instant) {
    schedule.put(.failed(channel, .refused), due: now)
  }

  private func set(_ key: String, _ value: String, at now: Instant) throws {
    switch key {
    case "pace": simulation.pace = try Setting.duration(value, for: key)
    case "fault": simulation.faults = try Faults(parsing: value)
    case "net":
      guard value == "up" || value == "down" else {
        throw SettingError(key: key, value: value, expected: "up or down")
      }
      if isReachable, value == "down" { try loseAll(at: now) }
      isReachable = value == "up"
    default: break
    }
  }

  /// The network is gone: open sockets and whatever is on its way are lost.
  private func loseAll(at now: Instant) throws {
    var lost = rooms.channels
    for channel in schedule.channels + (model?.clients ?? []) where !lost.contains(channel) {
      lost.append(channel)
    }
    for channel in lost {
      try lose(channel)
      schedule.put(.failed(channel, .reset), due: now)
    }
  }
}

/// The steps that a peer and a server are made of.
extension LocalBackend {
  /// The service for one user.
  func service(for user: User.ID) -> Service {
    user == User.local
      ? local : Service(storage: archive.storage(of: user), zone: zone, model: model)
  }

  /// The date where the user is.
  func date(at now: Instant) -> CalendarDate { zone.date(at: now) }

  /// What is answered to a request instead of doing it, when the dice say so.
  func failure() -> Response? {
    guard let failing = simulation.faults.failing, roll(failing.rate) else { return nil }
    return Envelope.error(ServiceError(failing.status, "FAULT", "the service was asked to fail"))
  }

  /// A response, or, when the dice say so, one whose body makes no sense.
  func garbled(_ response: Response) -> Response {
    let rate = simulation.faults.garbling
    guard rate > 0, !response.body.isEmpty, roll(rate) else { return response }
    var response = response
    switch dice.next() % 4 {
    case 0: response.body = String(response.body.prefix(response.body.count / 2))
    case 1: response.body = "<html><body>It works!</body></html>"
    case 2: response.body = #"{"success": true, "data": {"id": 7, "goals": "none"}}"#
    default:
      let bytes = (0..<64).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
      response.body = String(decoding: bytes, as: UTF8.self)
    }
    return response
  }

  private func roll(_ rate: Double) -> Bool {
    Double(dice.next() >> 11) * 0x1p-53 < rate
  }

  /// Puts a response on its way.
  func respond(_ response: Response, on channel: Channel, at now: Instant) {
    schedule.put(.response(channel, response), due: now + simulation.faults.latency)
  }

  /// Opens a socket.
  ///
  /// - Throws: what the opening is refused with, see `Service.failure`.
  func open(_ channel: Channel, _ request: Request, as user: User.ID, at now: Instant) throws {
    let service = service(for: user)
    let id = try SocketSessions.consultation(for: request, service.coachService.storage, simulation)
    rooms.open(
      channel, in: id, service.coachService, due: now + simulation.faults.latency, &schedule)
  }

  func receive(_ frame: Frame, on channel: Channel, at now: Instant) {
    let isStored = rooms.receive(frame, on: channel, at: now, simulation, &schedule)
    model?.askWaiting(isStored: isStored, for: channel, at: now)
  }

  /// Gives a channel up: nothing arrives on it any more.
  func end(_ channel: Channel) throws {
    schedule.drop(channel)
    model?.leave { $0 == channel }
    try rooms.end(channel)
  }

  /// A channel is gone without anybody having wanted that.
  func lose(_ channel: Channel) throws {
    schedule.drop(channel)
    model?.detach(channel)
    try rooms.lose(channel)
  }

  /// Closes a user's sockets whose consultation is over.
  func closeEnded(of user: User.ID, at now: Instant) throws {
    let ended = try rooms.closeEnded(service(for: user).coachService.storage, at: now, &schedule)
    if !ended.isEmpty { model?.leave(where: ended.contains) }
  }

  /// Closes a socket at a time that has come or will.
  func close(
    _ channel: Channel, _ code: CloseCode, _ reason: String, _ mark: Delivery.Mark, at due: Instant
  ) {
    schedule.put(Delivery(arrival: .closed(channel, code, reason: reason), mark: mark), due: due)
  }

  /// The channels of the open sockets, in the order of opening.
  var channels: [Channel] { rooms.channels }

  /// Makes what is on its way due, at once.
  func hurry(to now: Instant) { schedule.hurry(to: now) }

  /// A delivery has reached the client.
  func reached(_ delivery: Delivery) throws {
    guard let mark = delivery.mark, let channel = delivery.arrival.channel else { return }
    if mark.isEnd { schedule.drop(channel) }
    switch mark {
    case .expired, .ended: model?.detach(channel)
    case .sent, .whole: break
    }
    try rooms.reached(mark, on: channel)
  }

  /// Takes the next arrival that is due by then.
  private func take(by now: Instant) throws -> Arrival? {
    guard let delivery = try next(by: now) else { return nil }
    try reached(delivery)
    return delivery.arrival
  }
}

/// How the backend behaves on the wire; can be set while it runs.
struct Simulation {
  var pace: Duration
  var faults: Faults
}
