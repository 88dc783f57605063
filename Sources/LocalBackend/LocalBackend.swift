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

  private let storage: Storage
  private let service: Service
  private var rooms: Rooms
  private var schedule = Schedule()
  private var manner: Manner
  private var dice: SplitMix64
  private var isReachable = true
  /// Asks something of the outside; the answer comes back through `deliver`.
  private let ask: (Channel, Request) -> Void

  /// Opens the data, or makes it.
  ///
  /// - Parameters:
  ///   - now: the start of the clock.
  ///   - ask: what to call to ask something of the outside, on a channel of kind `peer`.
  /// - Throws: `SQLiteError`; `Migrations.TooNew` for the data of a later version.
  package init(
    _ options: Options, now: Instant, ask: @escaping (Channel, Request) -> Void = { _, _ in }
  ) throws {
    storage = try Storage(options.place, seed: options.seed, now: now)
    let desk = CoachDesk(storage: storage, zone: options.zone)
    service = Service(storage: storage, desk: desk, zone: options.zone)
    rooms = Rooms(storage: storage, desk: desk)
    manner = Manner(pace: options.pace, faults: options.faults)
    dice = SplitMix64(seed: options.seed ^ 0x6661_756c_7473)
    self.ask = ask
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
      due: { self.schedule.due },
      take: { now in try self.take(by: now) },
      deliver: { _, _ in })
  }

  private func emit(_ effect: Effect, at now: Instant) throws {
    switch effect {
    case .request(let channel, let request):
      guard isReachable else { return refuse(channel, at: now) }
      schedule.put(.response(channel, answer(request, at: now)), due: now + manner.faults.latency)
      if request.method != .get { try rooms.closeEnded(at: now, &schedule) }
    case .open(let channel, let request):
      guard isReachable else { return refuse(channel, at: now) }
      rooms.open(channel, request, at: now, manner, &schedule)
    case .send(let channel, let frame):
      rooms.receive(frame, on: channel, at: now, manner, &schedule)
    case .cancel(let channel), .close(let channel, _):
      schedule.drop(channel)
      try rooms.end(channel)
    case .option(let key, let value):
      try set(key, value, at: now)
    case .answer, .answered, .say, .complain, .note, .status, .offer, .remember, .clear, .secret:
      break
    }
  }

  private func take(by now: Instant) throws -> Arrival? {
    guard let delivery = schedule.take(by: now) else { return nil }
    if let mark = delivery.mark, let channel = delivery.arrival.channel {
      try rooms.reached(mark, on: channel)
    }
    return delivery.arrival
  }

  private func answer(_ request: Request, at now: Instant) -> Response {
    if let failing = manner.faults.failing {
      let share = Double(dice.next() >> 11) * 0x1p-53
      if share < failing.rate {
        return Envelope.error(
          ServiceError(failing.status, "FAULT", "the service was asked to fail"))
      }
    }
    return service.answer(request, at: now)
  }

  private func refuse(_ channel: Channel, at now: Instant) {
    schedule.put(.failed(channel, .refused), due: now)
  }

  private func set(_ key: String, _ value: String, at now: Instant) throws {
    switch key {
    case "pace": manner.pace = try Setting.duration(value, for: key)
    case "fault": manner.faults = try Faults(parsing: value)
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
    for channel in schedule.channels where !lost.contains(channel) { lost.append(channel) }
    for channel in lost {
      schedule.drop(channel)
      try rooms.end(channel)
      schedule.put(.failed(channel, .reset), due: now)
    }
  }
}

/// How the backend behaves on the wire; can be set while it runs.
struct Manner {
  var pace: Duration
  var faults: Faults
}
