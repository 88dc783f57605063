import CSodium
import Coach
import Contract
import Database
import Edge
import SQLite
import Time
import Wellness

/// The whole FitIQ service in one process, over one database: a file of SQLite, or a server's.
///
/// It never sleeps and reads no clock: every step takes the time, and what answers it has a due
/// time. The same options, clock and requests give the same bytes. Confined to one thread.
package final class EmbeddedService {
  /// What a backend is made with; pace and faults can be set while it runs.
  package struct Options: Sendable {
    /// A file is made where there is none.
    package var place: Connection.Place
    /// Of the ids and of the faults; random for a file that is used without a seed.
    package var seed: UInt64
    /// Where the user is; decides what date it is. Asked again as the clock goes on, since summer time
    /// begins and ends; each quarter of an hour has one.
    package var zone: @Sendable (Instant) -> OffsetZone
    /// Between two words of an answer; with 0 an answer is there at once.
    package var pace: Duration
    /// What goes wrong on purpose.
    package var faults: Faults
    /// What answers in place of the built-in coach; `nil` for none.
    package var model: LanguageModel?
    /// What new data begin with; `nil` for nothing.
    package var state: Dump?

    /// Without anything but a seed: in memory, at once, in UTC and without faults.
    package init(
      place: Connection.Place = .memory, seed: UInt64, zone: OffsetZone = .utc,
      pace: Duration = .zero, faults: Faults = .none
    ) {
      self.place = place
      self.seed = seed
      self.zone = { _ in zone }
      self.pace = pace
      self.faults = faults
    }
  }

  struct Asked {
    /// The number of its route; `nil` where there is none.
    var route: Int?
    /// Who is logged in.
    var user: User.ID?
    /// Why it failed, where that isn't the client's doing.
    var trouble: String?
  }

  let database: ServiceDatabase
  private let zones: (Instant) -> OffsetZone
  private var zone: (quarter: Int64, offset: OffsetZone)
  /// For the one user in process.
  private var local: Service
  /// What requests are held to; `nil` in process.
  var policy: ServerPolicy?
  var simulation: Simulation
  var sockets = SocketSessions()
  var schedule = Schedule()
  var postponed = Postponed()
  /// When more of those who are gone is to be deleted; `nil` while nothing is known of any.
  var erasureDue: Instant?
  /// What the last request was about.
  var asked = Asked()
  private var isReachable = true
  /// Asks the language model that is the coach, where one is; its answer comes back through
  /// `deliver`.
  let models = ModelClients()
  /// What went wrong beside what was asked for.
  private var troubles: [any Error] = []

  /// Opens the data, or makes it.
  ///
  /// - Parameters:
  ///   - now: the start of the clock.
  ///   - ask: what to call to ask something of the outside, on a channel of kind `peer`; what
  ///     comes of it is brought by `Peer.deliver`: a stream of events in binary frames and then
  ///     the response, or a failure.
  ///   - giveUp: what to call when nothing is wanted on such a channel any more.
  /// - Throws: `DatabaseError`; `Migrations.TooNew` for the data of a later version.
  package convenience init(
    _ options: Options, now: Instant, ask: @escaping (Channel, Request) -> Void = { _, _ in },
    giveUp: @escaping (Channel) -> Void = { _ in }
  ) throws {
    try self.init(options, on: Connection(options.place), now: now, ask: ask, giveUp: giveUp)
  }

  /// Opens the data in one of the databases that `emptyDatabase` makes, which the caller has start
  /// over before the next backend uses it.
  package convenience init(_ options: Options, on database: Connection, now: Instant) throws {
    try self.init(options, on: database, now: now, ask: { _, _ in }, giveUp: { _ in })
  }

  /// A database in memory that has its tables, and nothing in them.
  package static func emptyDatabase() throws -> Connection {
    let database = try Connection(.memory)
    try Schema.migrations.apply(to: database)
    return database
  }

  init(
    _ options: Options, on database: any DatabaseConnection, isSeedRandom: Bool = false,
    now: Instant, ask: @escaping (Channel, Request) -> Void, giveUp: @escaping (Channel) -> Void
  ) throws {
    zones = options.zone
    zone = (EmbeddedService.quarter(of: now), zones(now))
    self.database = try ServiceDatabase(
      database, seed: options.seed, isSeedRandom: isSeedRandom, zone: zone.offset, now: now,
      state: options.state)
    models.use(options.model, over: ModelLine(ask: ask, giveUp: giveUp))
    local = Service(
      storage: self.database.storage(of: User.local), zone: zone.offset, models: models)
    simulation = Simulation(pace: options.pace, faults: options.faults, seed: options.seed)
  }

  /// The version of the library that keeps passwords, e.g. `1.0.18`.
  package static var sodiumVersion: String { String(cString: sodium_version_string()) }

  /// What the user of this machine has here.
  ///
  /// - Throws: `SQLiteError`.
  package func dump() throws -> Dump { try database.dump() }

  /// - Parameter zone: that of now.
  func service(for user: User.ID, in zone: OffsetZone) -> Service {
    if user != User.local {
      let storage = database.storage(of: user, quota: policy?.quota)
      return Service(storage: storage, zone: zone, models: models)
    }
    if zone != local.coachService.zone {
      local = Service(storage: local.storage, zone: zone, models: models)
    }
    return local
  }

  /// Where the users are.
  func zone(at now: Instant) -> OffsetZone {
    let quarter = EmbeddedService.quarter(of: now)
    if quarter != zone.quarter { zone = (quarter, zones(now)) }
    return zone.offset
  }

  private static func quarter(of now: Instant) -> Int64 { now.milliseconds / 900_000 }

  /// Does something beside what was asked for, which a failure of it doesn't change.
  ///
  /// - Returns: whether it's done.
  @discardableResult
  func attempt(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      troubles.append(error)
      return false
    }
  }

  /// What went wrong since the last time, for a log; with the language model, too.
  func popTroubles() -> [String] {
    defer { troubles = [] }
    return troubles.map { "\($0)" } + models.popTroubles()
  }

  /// Has another language model answer from the next message on, or the built-in coach; an answer
  /// that is on its way comes from whom it was asked of.
  package func use(_ model: LanguageModel?, over line: ModelLine) {
    models.use(model, over: line)
  }

  /// What the language model would be told with a message of the user of this machine, by the words
  /// of the chat protocols for whose turn it is; `nil` where no model would be asked.
  ///
  /// - Throws: `ServiceError` where there's no such consultation.
  package func prompt(
    for message: String, in id: Consultation.BackendID, at now: Instant
  ) throws -> [(role: String, text: String)]? {
    let storage = database.storage(of: User.local)
    guard let consultation = try storage.consultations.find(id) else { return nil }
    return try local.coachService.prompt(for: message, in: consultation, at: now)?.map {
      ($0.role.rawValue, $0.text)
    }
  }

  // In process

  /// The other end of the wire for a program that has the backend in it.
  ///
  /// Takes `request`, `cancel`, `open`, `send`, `close` and the options `pace` (`40ms`), `fault`
  /// (see `Faults`) and `net` (`up`, `down`); `emit` throws `SettingError` for a value that does
  /// not read, and changes nothing then. Other effects are not its business.
  package func peer() -> Peer {
    Peer(
      emit: { effect, now in
        try self.emit(effect, at: now)
        try self.throwTrouble()
      },
      due: { self.due },
      take: { now in
        let delivery = self.next(by: now)
        let isReached = delivery.map { self.reaches($0, at: now) } ?? false
        try self.throwTrouble()
        return isReached ? delivery?.arrival : nil
      },
      deliver: { arrival, now in
        self.deliver(arrival, at: now)
        try self.throwTrouble()
      })
  }

  private func emit(_ effect: Effect, at now: Instant) throws {
    switch effect {
    case .request(let channel, let request), .open(let channel, let request):
      if isReachable {
        _ = respond(to: request, on: channel, at: now)
      } else {
        schedule.put(.failed(channel, .refused), due: now)
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

  private func throwTrouble() throws {
    guard let trouble = troubles.first else { return }
    troubles = []
    throw trouble
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
    var lost = sockets.channels
    for channel in schedule.channels + models.clients where !lost.contains(channel) {
      lost.append(channel)
    }
    for channel in lost {
      try lose(channel)
      schedule.put(.failed(channel, .reset), due: now)
    }
  }
}

/// A setting of the backend that does not read, with the facts for a message about it.
package struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `pace`, `fault` or `net`.
  package let key: String
  /// The part of the value that does not fit.
  package let value: String
  /// What would, in words.
  package let expected: String

  /// One clause for a message to the user.
  package var description: String { "\(key) '\(value)' should be \(expected)" }
}

/// Reads the values that settings share.
enum Setting {
  /// What `Duration` reads, at most an hour.
  static func duration(
    _ text: some StringProtocol, for key: String
  ) throws(SettingError) -> Duration {
    guard let duration = Duration(reading: text), duration <= .seconds(3600) else {
      throw SettingError(
        key: key, value: String(text), expected: "a duration such as 40ms or 2s, or 0")
    }
    return duration
  }
}
