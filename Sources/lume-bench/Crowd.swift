import Contract
import Edge
import JSON
import Network
import Time
import Wellness

/// Many sockets on one service: some are silent, some talk all the time.
///
/// The client is lume's own, the same for whatever service it talks to.
final class Crowd {
  /// A consultation and who may speak in it.
  struct Room {
    let token: String
    let goal: String
    let consultation: String
  }

  /// What came of talking for a while.
  struct Talk {
    /// From each message to the first piece of its answer, in milliseconds.
    var waits: [Double] = []
    /// The frames of each turn that the first socket had.
    var turns: [[String]] = []
    var turnsPerSecond = 0.0
    /// The processor time of this process for a turn, in microseconds.
    var ownWork = 0.0
  }

  static let goals = Endpoint.prefix + "/goals"
  private let inbox = Inbox(clock: .running(Crowd.clock))
  private let silent: NetworkPeer
  private let talking: NetworkPeer
  private var lastNumber = 0

  init(at address: String) throws {
    let base = try BaseAddress(address)
    var options = NetworkOptions()
    // Read as fast as it comes: what this process cannot keep up with is seen in its own figure.
    options.waitingLimit = .max
    silent = NetworkPeer(base: base, inbox: inbox, options: options)
    talking = NetworkPeer(base: base, inbox: inbox, options: options)
  }

  /// Closes the sockets.
  func leave() {
    silent.shutdown()
    talking.shutdown()
  }

  // Rooms

  /// Makes accounts, ten consultations each, which is as many as one may have at a time.
  func makeRooms(accounts: Int) throws -> [Room] {
    try (1...accounts).flatMap { number -> [Room] in
      let account = try ask(
        .post, "/auth/register",
        [
          "email": .string("user\(number)@example.com"), "password": "correct horse",
          "name": "Ada", "date_of_birth": "1990-12-10",
        ])
      guard let token = account["access_token"]?.stringValue else { throw Crowd.unfit("account") }
      return try makeRooms(of: token)
    }
  }

  /// Makes ten consultations for who has a token; a service without accounts takes any.
  func makeRooms(of token: String) throws -> [Room] {
    try (1...10).map { try makeRoom($0, token) }
  }

  /// Makes more goals for the user of a room.
  func makeGoals(_ count: Int, as room: Room) throws {
    for number in 1...count { _ = try makeGoal("Sleep well, the \(number)th way", room.token) }
  }

  private func makeGoal(_ title: String, _ token: String) throws -> String {
    let goal = try ask(
      .post, "/goals",
      [
        "title": .string(title), "description": "For my back.",
        "start_date": "2026-03-02", "target_date": "2026-04-01", "goal_type": "activity",
        "target_value": 10_000, "target_unit": "steps",
      ], token: token)
    guard let id = goal["id"]?.stringValue else { throw Crowd.unfit("goal") }
    return id
  }

  private func makeRoom(_ number: Int, _ token: String) throws -> Room {
    let id = try makeGoal("Walk more, the \(number)th way", token)
    let room = try ask(
      .post, "/consultations/chat-about-goal", ["goalId": .string(id)], token: token)
    guard let consultation = room["id"]?.stringValue else { throw Crowd.unfit("consultation") }
    return Room(token: token, goal: id, consultation: consultation)
  }

  /// The body of the answer to a user who asks for something.
  func read(_ target: String, as room: Room) throws -> JSON {
    try exchange(Request(.get, target, headers: [Crowd.authorization(room.token)]))
  }

  /// Asks for a goal that the service refuses.
  func propose(title: String, as room: Room) throws {
    silent.perform(
      .request(
        nextChannel(),
        Request(
          .post, Crowd.goals,
          headers: [Header("content-type", "application/json"), Crowd.authorization(room.token)],
          body: (["title": .string(title)] as JSON).text())))
    guard case .response(_, let response) = try next(), 400..<500 ~= response.status else {
      throw Crowd.unfit("a title without end")
    }
  }

  private func ask(
    _ method: Request.Method, _ path: String, _ body: JSON, token: String? = nil
  ) throws -> JSON {
    let headers = [Header("content-type", "application/json")]
    let answer = try exchange(
      Request(
        method, Endpoint.prefix + path,
        headers: headers + (token.map { [Crowd.authorization($0)] } ?? []),
        body: body.text()))
    guard let data = answer["data"] else { throw Crowd.unfit(path) }
    return data
  }

  private func exchange(_ request: Request) throws -> JSON {
    silent.perform(.request(nextChannel(), request))
    guard case .response(_, let response) = try next(), response.status < 300 else {
      throw Crowd.unfit(request.target)
    }
    return try JSON(parsing: response.body)
  }

  private static func authorization(_ token: String) -> Header {
    Header("authorization", "Bearer \(token)")
  }

  private static func unfit(_ what: String) -> BenchError {
    BenchError("the service answers something else than was expected: \(what)")
  }

  // Sockets

  private var talkers: [Channel] = []

  /// So many are opened at a time: a server takes so many unfinished openings from one address.
  private static let openedAtOnce = 128

  /// Opens the sockets: one that talks in each room, and for each so many silent ones in the last
  /// room of the same user, where then nobody talks: every socket of a room hears what is said there.
  func enter(_ rooms: [Room], silentEach: Int) throws {
    let quiet = Dictionary(rooms.map { ($0.token, $0) }) { $1 }
    let openings = rooms.flatMap { room -> [(Room, isTalking: Bool)] in
      guard silentEach > 0, let rest = quiet[room.token] else { return [(room, true)] }
      let talking: [(Room, isTalking: Bool)] =
        rest.consultation == room.consultation ? [] : [(room, isTalking: true)]
      return talking + (0..<silentEach).map { _ in (rest, isTalking: false) }
    }
    var missing = 0
    for (number, (room, isTalking)) in openings.enumerated() {
      let channel = nextChannel()
      if isTalking { talkers.append(channel) }
      let target = Endpoint.prefix + "/consultations/\(room.consultation)/ws"
      let opening = Request(.get, target, headers: [Crowd.authorization(room.token)])
      (isTalking ? talking : silent).perform(.open(channel, opening))
      missing += 1
      let isLast = number + 1 == openings.count
      while missing >= (isLast ? 1 : Crowd.openedAtOnce) {
        switch try next() {
        case .opened: continue
        case .frame(_, .text(let text)):
          greeting = text
          missing -= 1
        case let other: throw Crowd.unfit("\(other) instead of a socket")
        }
      }
    }
  }

  private var greeting = ""

  private struct Turn {
    let start = ContinuousClock.now
    var hasBegun = false
  }

  /// Has every talking socket say something, and the next thing as soon as it is answered, for a
  /// while; then hears the last answers out.
  ///
  /// - Parameter beginnings: from the first socket's beginning to the last one's.
  func talk(for time: Duration, beginnings: Duration) throws -> Talk {
    var talk = Talk()
    var turns: [Channel: Turn] = [:]
    var frames = [greeting]
    var count = 0
    let ownWork = Crowd.ownWork()
    let start = ContinuousClock.now
    var silent = talkers[...]
    while !turns.isEmpty || !silent.isEmpty {
      let begun = talkers.count - silent.count
      let beginning = start + beginnings * begun / talkers.count
      if let channel = silent.first, ContinuousClock.now >= beginning {
        silent.removeFirst()
        say(on: channel, &turns)
      }
      guard let arrival = try next(until: silent.isEmpty ? nil : beginning) else { continue }
      guard case .frame(let channel, .text(let text)) = arrival else {
        throw Crowd.unfit("a socket has ended")
      }
      if channel == talkers[0] { frames.append(text) }
      for frame in ServerFrame.all(in: text) {
        switch try frame.get() {
        case .chunk:
          guard let turn = turns[channel], !turn.hasBegun else { continue }
          turns[channel]?.hasBegun = true
          talk.waits.append((ContinuousClock.now - turn.start) / .milliseconds(1))
        case .complete:
          count += 1
          turns[channel] = nil
          if channel == talkers[0] {
            talk.turns.append(frames)
            frames = [greeting]
          }
          if ContinuousClock.now - start < time { say(on: channel, &turns) }
        case .connected, .messageReceived, .pong: continue
        case let other: throw Crowd.unfit("\(other)")
        }
      }
    }
    talk.turnsPerSecond = Double(count) / ((ContinuousClock.now - start) / .seconds(1))
    talk.ownWork = (Crowd.ownWork() - ownWork) / .microseconds(1) / Double(count)
    return talk
  }

  /// Says something on the first socket and hears the answer out, so many times.
  ///
  /// - Returns: the number of pieces that the answers had.
  func converse(times: Int) throws -> Int {
    var chunks = 0
    for _ in 0..<times {
      var turns: [Channel: Turn] = [:]
      say(on: talkers[0], &turns)
      var isComplete = false
      while !isComplete {
        guard case .frame(_, .text(let text)) = try next() else {
          throw Crowd.unfit("a socket has ended")
        }
        for frame in ServerFrame.all(in: text) {
          switch try frame.get() {
          case .chunk: chunks += 1
          case .complete: isComplete = true
          default: continue
          }
        }
      }
    }
    return chunks
  }

  private func say(on channel: Channel, _ turns: inout [Channel: Turn]) {
    turns[channel] = Turn()
    let frame = ClientFrame.message(content: "How should I start?", clientID: nil)
    talking.perform(.send(channel, .text(frame.text)))
  }

  // What arrives

  /// Of the kind whose arrivals are taken whatever else is wanted, so that one queue has all.
  private func nextChannel() -> Channel {
    lastNumber += 1
    return Channel(.peer, lastNumber)
  }

  private func next() throws -> Arrival {
    guard let arrival = try next(until: nil) else { throw Crowd.unfit("nothing") }
    return arrival
  }

  /// - Returns: `nil` when nothing has come by then.
  private func next(until end: ContinuousClock.Instant?) throws -> Arrival? {
    let pause = end.map { max(.zero, $0 - ContinuousClock.now) } ?? .seconds(10)
    let deadline = Crowd.clock() + pause
    let taken = inbox.pop(.nothing(early: nil), deadline: deadline, due: nil)
    guard case .arrival(let arrival, _) = taken.thing, arrival != .deadline else {
      if end != nil { return nil }
      throw BenchError("the service has not answered for ten seconds")
    }
    return arrival
  }

  private static func clock() -> Instant {
    Instant(milliseconds: SystemClock.uptime / 1_000_000)
  }

  private static func ownWork() -> Duration { .nanoseconds(SystemClock.processWork) }
}
