import Contract
import Edge
import JSON
import SQLite
import Testing
import Time
import Wellness

@testable import ServiceHost

/// Talks to a backend as the core does, bytes in and bytes out, and keeps the clock.
final class Client {
  struct Stamped: Equatable {
    let after: Int64
    let arrival: Arrival
  }

  static let start = Instant(milliseconds: 1_772_436_600_000)  // 2026-03-02T07:30:00Z
  let peer: Peer
  private(set) var now: Instant
  /// Whether responses have to be as the service describes them.
  var isDescribed = true
  private var requests = 0
  private var sockets = 0
  /// All that crossed, for comparing two runs.
  private(set) var log: [Stamped] = []

  init(
    place: Connection.Place = .memory, seed: UInt64 = 1, zone: OffsetZone = .utc,
    pace: Duration = .zero, faults: Faults = .none, at now: Instant = Client.start
  ) throws {
    self.now = now
    let options = EmbeddedService.Options(
      place: place, seed: seed, zone: zone, pace: pace, faults: faults)
    let database = try TestDatabase.open(place)
    peer = try EmbeddedService(
      options, on: database, now: now, ask: { _, _ in }, giveUp: { _ in }
    ).peer()
  }

  init(_ peer: Peer, at now: Instant) {
    self.now = now
    self.peer = peer
  }

  /// Lets time pass.
  func wait(_ duration: Duration) { now = now + duration }

  func set(_ key: String, _ value: String) throws {
    try peer.emit(.option(key: key, value: value), now)
  }

  /// Sends a request and gives what came on its channel; what was due before it is passed over.
  func exchange(_ request: Request) throws -> Arrival? {
    requests += 1
    let channel = Channel(.http, requests)
    try peer.emit(.request(channel, request), now)
    while let arrival = try arrivals(1).first?.arrival {
      if arrival.channel == channel { return arrival }
    }
    return nil
  }

  /// Sends a request under `/api/v1` and gives its response.
  func ask(
    _ method: Request.Method, _ path: String, _ body: JSON? = nil, key: String? = nil
  ) throws -> Response {
    let request = Request(
      method, Endpoint.prefix + path,
      headers: key.map { [Header("idempotency-key", $0)] } ?? [], body: body?.text() ?? "")
    guard case .response(_, let response)? = try exchange(request) else {
      throw Unanswered(path: path)
    }
    if isDescribed { #expect(Described.open.problems(in: response, to: request) == []) }
    return response
  }

  /// Sends a request and gives the `data` of its response.
  func data(
    _ method: Request.Method, _ path: String, _ body: JSON? = nil, key: String? = nil
  ) throws -> JSON {
    let response = try ask(method, path, body, key: key)
    guard response.status < 300, let data = try JSON(parsing: response.body)["data"] else {
      throw Refused(response: response)
    }
    return data
  }

  /// Opens the socket of a consultation and gives what came on it at once.
  @discardableResult
  func open(_ consultation: String) throws -> (channel: Channel, arrivals: [Arrival]) {
    sockets += 1
    let channel = Channel(.socket, sockets)
    let request = Request(.get, "\(Endpoint.prefix)/consultations/\(consultation)/ws")
    try peer.emit(.open(channel, request), now)
    return (channel, try arrivals().map(\.arrival))
  }

  func send(_ text: String, on channel: Channel) throws {
    try peer.emit(.send(channel, .text(text)), now)
  }

  func say(_ content: String, id: String? = nil, on channel: Channel) throws {
    try send(
      ClientFrame.message(content: content, clientID: id.map { Identifier($0) }).text, on: channel)
  }

  func interrupt(_ channel: Channel) throws {
    try send(ClientFrame.interrupt.text, on: channel)
  }

  func close(_ channel: Channel, _ code: CloseCode = .goingAway) throws {
    try peer.emit(.close(channel, code), now)
  }

  /// Takes arrivals as they are due, all or so many, and goes forward in time with them.
  func arrivals(_ count: Int = .max) throws -> [Stamped] {
    let start = now
    var arrivals: [Stamped] = []
    while arrivals.count < count, let due = peer.due() {
      now = max(now, due)
      guard let arrival = try peer.take(now) else { break }
      log.append(Stamped(after: (now - Client.start).milliseconds, arrival: arrival))
      arrivals.append(Stamped(after: (now - start).milliseconds, arrival: arrival))
    }
    return arrivals
  }

  /// Takes what is due without letting time pass.
  func due() throws -> [Arrival] {
    var found: [Arrival] = []
    while let due = peer.due(), due <= now {
      guard let arrival = try peer.take(now) else { continue }
      found.append(arrival)
    }
    return found
  }

  /// The frames among arrivals, each on its own.
  static func frames(_ arrivals: [Arrival]) -> [ServerFrame] {
    arrivals.flatMap { arrival -> [ServerFrame] in
      guard case .frame(_, .text(let text)) = arrival else { return [] }
      return ServerFrame.all(in: text).compactMap { result in
        if case .success(let frame) = result { frame } else { nil }
      }
    }
  }

  /// The text that the chunks among arrivals make together.
  static func text(_ arrivals: [Arrival]) -> String {
    frames(arrivals).map { frame -> String in
      switch frame {
      case .chunk(let text), .notice(let text, _): text
      default: ""
      }
    }.joined()
  }

  struct Unanswered: Error { let path: String }
  struct Refused: Error { let response: Response }
}

extension Client {
  /// A body that makes a goal.
  static func goal(
    title: String = "Walk more", type: String = "activity", target: JSON = 10000,
    unit: String = "steps", current: JSON? = nil
  ) -> JSON {
    var members = [
      JSON.Member(key: "title", value: .string(title)),
      JSON.Member(key: "description", value: "Every day after lunch"),
      JSON.Member(key: "start_date", value: "2026-03-02"),
      JSON.Member(key: "target_date", value: "2026-04-01"),
      JSON.Member(key: "goal_type", value: .string(type)),
      JSON.Member(key: "target_value", value: target),
      JSON.Member(key: "target_unit", value: .string(unit)),
    ]
    if let current { members.append(JSON.Member(key: "current_value", value: current)) }
    return .object(members)
  }

  /// Makes a goal and gives its id.
  func makeGoal(_ body: JSON = Client.goal()) throws -> String {
    try data(.post, "/goals", body)["id"]?.stringValue ?? ""
  }

  /// Makes a consultation and gives its id.
  func makeConsultation(
    _ persona: String = "general_wellness", goal: String? = nil
  ) throws
    -> String
  {
    var members = [JSON.Member(key: "persona", value: .string(persona))]
    if let goal { members.append(JSON.Member(key: "goal_id", value: .string(goal))) }
    let data = try data(.post, "/consultations", .object(members))
    return data["consultation"]?["id"]?.stringValue ?? ""
  }

  /// The messages of a consultation as (role, content).
  func history(_ consultation: String) throws -> [[String]] {
    let messages = try data(.get, "/consultations/\(consultation)/messages")["messages"]
    return (messages?.arrayValue ?? []).map {
      [$0["role"]?.stringValue ?? "", $0["content"]?.stringValue ?? ""]
    }
  }
}
