import Edge
import ServiceHost
import Time
import Wellness

@testable import ServiceClient

/// A client with somebody at the other end, over a clock that stands still but for what is due.
final class Line {
  static let start = Instant(milliseconds: 1_772_436_600_000)  // 2026-03-02T07:30:00Z
  let inbox = Inbox(clock: .still(Line.start))
  let edge: Edge
  let client: FitIQClient
  /// What was sent, in order.
  private(set) var sent: [Effect] = []

  init(
    _ peer: Peer, credentials: Credentials = Credentials(), quirks: ServerQuirks = ServerQuirks(),
    zone: OffsetZone = .utc
  ) {
    var log: (Effect) -> Void = { _ in }
    var watched = peer
    watched.emit = { effect, now in
      log(effect)
      try peer.emit(effect, now)
    }
    edge = .live(inbox, .none, watched)
    client = FitIQClient(edge: edge, credentials: credentials, quirks: quirks, zone: zone)
    log = { [unowned self] in sent.append($0) }
  }

  /// A line to the embedded backend.
  convenience init() throws {
    self.init(try EmbeddedService(EmbeddedService.Options(seed: 7), now: Line.start).peer())
  }

  /// A line to somebody who answers one request after the other, each after 20 ms.
  convenience init(answering responses: Response...) {
    let script = Script(responses.map { response in [(20, { .response($0, response) })] })
    self.init(script.peer)
  }

  /// A line to somebody who lets these things arrive for the opening of a socket, and for each
  /// message on it, so many milliseconds after the one before.
  convenience init(socket turns: [(after: Int, arrival: (Channel) -> Arrival)]...) {
    self.init(Script(turns.map { turn in turn.map { ($0.after, $0.arrival) } }).peer)
  }

  /// The openings of sockets that were sent.
  var openings: [Request] {
    sent.compactMap { if case .open(_, let request) = $0 { request } else { nil } }
  }

  func set(_ key: String, _ value: String) throws {
    try edge.emit(.option(key: key, value: value))
  }

  /// The requests that were sent.
  var requests: [Request] {
    sent.compactMap { if case .request(_, let request) = $0 { request } else { nil } }
  }

  static func goal(
    _ title: String = "Walk 10k steps", at current: Double = 0, to target: Double = 10_000
  ) -> Goal {
    let today = CalendarDate(daysSince1970: 20_514)
    return Goal(
      id: Goal.LocalID("local"), title: title, description: "After lunch", type: .activity,
      startDate: today, targetDate: today.adding(days: 30), currentValue: current,
      targetValue: target, unit: "steps", createdAt: start, updatedAt: start)
  }
}

/// Somebody who knows beforehand what to answer to the next request, opening or message.
final class Script {
  typealias Step = (after: Int, arrival: (Channel) -> Arrival)
  private var turns: [[Step]]
  private var queue: [(at: Instant, arrival: Arrival)] = []

  init(_ turns: [[Step]]) {
    self.turns = turns
  }

  var peer: Peer {
    Peer(
      emit: { [self] effect, now in
        switch effect {
        case .request(let channel, _), .open(let channel, _), .send(let channel, _):
          answer(on: channel, now)
        case .cancel(let channel), .close(let channel, _):
          queue.removeAll { $0.arrival.channel == channel }
        default: break
        }
      },
      due: { [self] in queue.first?.at },
      take: { [self] _ in queue.isEmpty ? nil : queue.removeFirst().arrival })
  }

  private func answer(on channel: Channel, _ now: Instant) {
    guard !turns.isEmpty else { return }
    var at = now
    for step in turns.removeFirst() {
      at = at + .milliseconds(step.after)
      queue.append((at, step.arrival(channel)))
    }
  }
}

/// Changes of goals without an attempt that is kept.
extension FitIQClient {
  func create(_ goal: Goal, key: String) throws -> RemoteGoal {
    try create(.create(goal), key: key)
  }

  func update(
    _ id: Goal.BackendID, to goal: Goal, only fields: GoalFields? = nil, key: String
  ) throws -> RemoteGoal {
    try update(id, to: goal, attempt(toUpdate: goal, only: fields), key: key)
  }

  func progress(_ id: Goal.BackendID, to value: Double, key: String) throws -> RemoteGoal {
    try progress(id, .progress(to: value), key: key)
  }

  func link(
    _ id: Goal.BackendID, to consultation: Consultation.BackendID, key: String
  ) throws -> RemoteGoal {
    try link(id, .link(to: consultation), key: key)
  }
}
