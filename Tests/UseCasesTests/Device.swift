import Edge
import SQLite
import ServiceClient
import ServiceHost
import Store
import Time
import Wellness

@testable import UseCases

/// One device: its store, its desks, and the way to a backend that may be shared with others. Its
/// clock stands still but for what is due.
final class Device {
  static let start = Instant(milliseconds: 1_772_436_600_000)  // 2026-03-02T07:30:00Z

  /// A request as its line, e.g. `POST /api/v1/goals`, or `open`, `close 1001` and the like.
  private(set) var sent: [String] = []
  /// The idempotency keys of the requests that had one.
  private(set) var keys: [String] = []
  /// Their bodies.
  private(set) var bodies: [String] = []
  /// How many requests waited for their responses at one time.
  var mostUnderWay: Int { depths.max() ?? 0 }
  /// How many did at each request, itself among them.
  private(set) var depths: [Int] = []
  private var underWay = 0
  let inbox: Inbox
  let context: ClientContext
  let goals: GoalUseCases
  let sync: SyncEngine
  let chats: ConsultationUseCases
  let advice: AdviceUseCases
  let ideas: IdeaUseCases
  let insights: InsightUseCases

  static func backend() throws -> EmbeddedService {
    try EmbeddedService(EmbeddedService.Options(seed: 7), now: start)
  }

  /// - Parameters:
  ///   - backend: whose other end is talked to.
  ///   - store: what an earlier run of the same device has left; empty when not given.
  convenience init(
    _ backend: EmbeddedService, store: Store? = nil, seed: UInt64 = 1, at start: Instant = start,
    exchangesAtOnce: Int = 1
  ) throws {
    try self.init(
      peer: backend.peer(), store: store, seed: seed, at: start, exchangesAtOnce: exchangesAtOnce)
  }

  convenience init() throws {
    try self.init(Device.backend())
  }

  init(
    peer: Peer, store: Store? = nil, seed: UInt64 = 1, at start: Instant = Device.start,
    credentials: Credentials = Credentials(), exchangesAtOnce: Int = 1
  ) throws {
    let store = try store ?? Store(.memory, server: "embedded")
    inbox = Inbox(clock: .still(start))
    var log: (Effect) -> Void = { _ in }
    var logArrival: (Arrival) -> Void = { _ in }
    var watched = peer
    watched.take = { now in
      let arrival = try peer.take(now)
      if let arrival { logArrival(arrival) }
      return arrival
    }
    watched.emit = { effect, now in
      log(effect)
      try peer.emit(effect, now)
    }
    var edge = Edge.live(inbox, .none, watched)
    edge.exchangesAtOnce = exchangesAtOnce
    context = try ClientContext(
      edge: edge, store: store, seed: seed, zone: .utc,
      credentials: credentials)
    goals = GoalUseCases(context)
    sync = SyncEngine(context)
    chats = ConsultationUseCases(context, sync)
    advice = AdviceUseCases(context, sync)
    ideas = IdeaUseCases(context, goals, chats)
    insights = InsightUseCases(context, sync)
    log = { [unowned self] in note($0) }
    logArrival = { [unowned self] arrival in
      switch arrival {
      case .response, .failed: underWay -= 1
      default: break
      }
    }
  }

  var store: Store { context.store }

  private func note(_ effect: Effect) {
    switch effect {
    case .request(_, let request):
      underWay += 1
      depths.append(underWay)
      sent.append("\(request.method.rawValue) \(request.target)")
      if let key = request.header("idempotency-key") {
        keys.append(key)
        bodies.append(request.body)
      }
    case .open: sent.append("open")
    case .send: sent.append("send")
    case .close(_, let code): sent.append("close \(code.rawValue)")
    case .cancel:
      underWay -= 1
      sent.append("cancel")
    default: break
    }
  }

  /// Tells the backend of a setting: `net` up or down, `fault`, `pace`.
  func set(_ key: String, _ value: String) throws {
    try context.edge.emit(.option(key: key, value: value))
  }

  /// What was sent while a body ran.
  func sent(while body: () throws -> Void) rethrows -> [String] {
    let before = sent.count
    try body()
    return Array(sent[before...])
  }

  /// The device's process dies: its socket is gone and nothing is said of it.
  func die() throws {
    guard let channel = chats.openChannel else { return }
    try context.edge.emit(.close(channel, .goingAway))
  }

  /// Sends what waits until nothing can be sent.
  func drain() throws {
    while try sync.sendNext() == .sent {}
  }

  /// Makes a goal and tells the backend of it.
  func syncedGoal(_ title: String = "Walk 10k steps") throws -> Goal {
    var draft = GoalUseCases.Draft(title: title)
    draft.target = Quantity(10_000, "steps")
    let goal = try goals.create(draft)
    try drain()
    return try goals.goal(goal.id) ?? goal
  }

  /// Follows a turn to its end.
  func follow(_ turn: Turn) throws -> (text: String, end: TurnEnd) {
    var text = ""
    while true {
      switch try turn.next(early: nil) {
      case .piece(let piece): text += piece
      case .notice(let line, _): text += line
      case .line, .reconnecting, .waiting: continue
      case .ended(let end): return (text, end)
      }
    }
  }

  /// Says something and follows the answer to its end.
  @discardableResult
  func say(_ text: String, in chat: Consultation) throws -> (text: String, end: TurnEnd) {
    try follow(chats.send(text, in: chat))
  }

  /// The messages of a chat as the device has them: who, what, how far.
  func messages(_ chat: Consultation) throws -> [[String]] {
    try store.messages(of: chat.id, last: 100).map {
      [$0.role.rawValue, $0.content, $0.state.rawValue]
    }
  }

  /// What the user said in a chat as the backend has it.
  func saidToBackend(_ chat: Consultation) throws -> [String] {
    guard let id = try store.consultation(chat.id)?.backendID else { return [] }
    return try context.client.lastMessages(of: id).filter { $0.role == .user }.map(\.content)
  }
}

/// Does something, and throws what a person is told where it goes wrong.
func told<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch {
    throw Failure(error) ?? error
  }
}
