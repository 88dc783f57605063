import Edge
import Network
import PostgreSQL
import ServiceHost
import Threads
import Time

/// Workers that share the users of a server whose data are in PostgreSQL; each user's requests and
/// sockets are one worker's, in order. Confined to the server's thread, which never waits for the
/// database.
final class WorkersBackend: ServedBackend {
  typealias Service = EmbeddedService.MultiUserService

  /// The first has what no user is known of yet.
  private let workers: [ServiceWorker]
  private let outbox: ServiceWorker.Outbox
  private let passwords: PasswordWorker
  /// Whose each channel is on which something may come, by its number.
  private var owners: [Int: (worker: ServiceWorker, owner: TaskQueue.Owner)] = [:]
  /// The sockets of which enough frames wait, by their numbers.
  private var full: Set<Int> = []
  private var results: [ServiceWorker.Result] = []
  private(set) var subject = HTTPServer.Subject()
  private(set) var isDraining = false

  /// Starts so many workers, one after the other.
  ///
  /// - Parameter equip: makes what the one at a place uses, on its thread.
  init(
    _ count: Int, _ passwords: PasswordWorker,
    equip: @escaping @Sendable (_ place: Int, Mailbox) throws -> ServiceWorker.Equipment
  ) throws {
    let outbox = ServiceWorker.Outbox()
    self.outbox = outbox
    self.passwords = passwords
    workers = try (0..<count).map { place in
      let worker = ServiceWorker(outbox)
      try worker.start { try equip(place, $0) }
      return worker
    }
  }

  /// Hears on a thread of its own what servers tell each other, until the workers end.
  func listen(at address: PostgreSQLAddress) {
    let workers = workers
    SystemThread.start(blocksSignals: true) {
      let listener = PostgreSQLListener(address, channel: Service.channel)
      while workers[0].state?.hasEnded == false {
        switch listener.next() {
        case .began: for worker in workers { worker.put(.told(user: nil)) }
        case .heard(let text):
          guard let user = Service.user(toldOf: text) else { break }
          workers[WorkersBackend.place(of: user, among: workers.count)].put(.told(user: user))
        case .nothing: break
        }
      }
    }
  }

  /// Which of so many workers a user is served by.
  static func place(of user: String?, among count: Int) -> Int {
    guard let user, count > 1 else { return 0 }
    return 1 + Int(UInt(bitPattern: user.hashValue) % UInt(count - 1))
  }

  var opensLater: Bool { true }

  func respond(
    _ channel: Channel, _ request: Request, _ client: HTTPServer.Client
  ) -> Response? {
    subject = HTTPServer.Subject()
    if let (response, route) = Service.liveness(request) {
      subject.route = route
      return response
    }
    let user = workers.count == 1 ? nil : Service.claimedUser(of: request)
    let worker = workers[WorkersBackend.place(of: user, among: workers.count)]
    let owner = user.map(TaskQueue.Owner.user) ?? .stranger(client.share)
    guard worker.put(.request(channel, request, client), of: owner) else { return Service.isBusy }
    owners[channel.number] = (worker, owner)
    return nil
  }

  func receive(_ frame: Frame, on channel: Channel) {
    guard let (worker, owner) = owners[channel.number] else { return }
    if !worker.put(.frame(channel, frame), of: owner) { full.insert(channel.number) }
  }

  func isFull(_ channel: Channel) -> Bool { full.contains(channel.number) }

  func end(_ channel: Channel) {
    full.remove(channel.number)
    guard let (worker, owner) = owners.removeValue(forKey: channel.number) else { return }
    worker.put(.end(channel), of: owner)
  }

  var due: Instant? { results.isEmpty ? nil : Instant(milliseconds: .min) }

  func fire(_ now: Instant, to connections: HTTPServer.Connections) -> [String] {
    var troubles: [String] = []
    let taken = results
    results = []
    for result in taken {
      switch result {
      case .response(let channel, let response, let subject):
        connections.note(subject, of: channel)
        if let response { answer(channel, response, connections) }
      case .arrival(.response(let channel, let response)): answer(channel, response, connections)
      case .arrival(let arrival): connections.perform(arrival)
      case .taken(let channel):
        if full.remove(channel.number) != nil { connections.readOn(channel) }
      case .trouble(let text): troubles.append(text)
      }
    }
    return troubles
  }

  private func answer(
    _ channel: Channel, _ response: Response, _ connections: HTTPServer.Connections
  ) {
    owners[channel.number] = nil
    connections.answer(channel, response)
  }

  func takeWork() {
    results += outbox.pop()
    // Passwords are the first's.
    for finished in passwords.popDone() { workers[0].put(.hashed(finished)) }
  }

  func start(_ wake: @escaping @Sendable () -> Void) {
    outbox.onPut(wake)
    passwords.start(wake)
  }

  func beginDrain(_ time: Duration) {
    isDraining = true
    for worker in workers { worker.put(.drain(time)) }
  }

  var readiness: (isIdle: Bool, isOver: Bool) {
    let states = workers.compactMap(\.state)
    return (states.allSatisfy(\.isIdle), states.allSatisfy(\.isOver))
  }

  func shutDown(sending connections: HTTPServer.Connections) {
    for worker in workers { worker.put(.shutDown) }
    // What a database that hangs keeps them from is left to other servers.
    let end = ContinuousClock.now + .seconds(10)
    for worker in workers { worker.waitForEnd(until: end) }
    takeWork()
    passwords.stop()
  }

  var figures: ServerMetrics.Figures {
    let states = workers.compactMap(\.state)
    let service = states.dropFirst().reduce(states[0].service) { $0 + $1.service }
    var figures = ServerMetrics.Figures(
      modelRequests: states.reduce(0) { $0 + $1.modelRequests }, service: service)
    figures.workers = ServerMetrics.Workers(
      count: workers.count, waiting: workers.reduce(0) { $0 + $1.waiting },
      tasks: states.reduce(0) { $0 + $1.tasks }, work: states.reduce(0) { $0 + $1.work },
      wait: states.reduce(0) { $0 + $1.wait })
    return figures
  }
}
