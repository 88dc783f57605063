import Edge
import ServiceClient
import Store
import Time
import Wellness

/// What all use cases work with: the store, the service, the edge, and where ids come from.
package final class ClientContext {
  let edge: Edge
  let store: Store
  let client: FitIQClient
  /// The zone of the user's calendar.
  package let zone: OffsetZone
  private var goalIDs: IdentifierSource
  private var consultationIDs: IdentifierSource
  private var messageIDs: IdentifierSource
  private let seed: UInt64
  private var eventKeys: IdentifierSource?

  /// What is known of the way to the backend; `nil` until it was tried.
  package private(set) var connection: PromptState.Connection?
  /// Why the backend could not be reached the last time.
  package private(set) var lastFailure: ConnectionFailure?
  /// What the backend that was reached has failed at, where it has.
  package private(set) var lastProblem: Failure?

  /// Told when the backend has trouble and is asked again.
  package var onTrouble: (Trouble) throws -> Void = { _ in }
  /// Is told when the connection has become another one in the midst of a turn.
  package var onConnection: () throws -> Void = {}
  private var quietUntil: Instant?
  private var hasToldSkew = false

  /// - Parameters:
  ///   - seed: where ids come from; the same seed gives the same ids.
  ///   - zone: the zone of the user's calendar.
  ///   - credentials: what is shown to the backend to be let in.
  package init(
    edge: Edge, store: Store, seed: UInt64, zone: OffsetZone,
    credentials: Credentials = Credentials()
  ) throws {
    self.edge = edge
    self.store = store
    self.zone = zone
    let quirks = ServerQuirks(try store.quirks(), keep: store.changeQuirks)
    client = FitIQClient(edge: edge, credentials: credentials, quirks: quirks, zone: zone)
    goalIDs = IdentifierSource(seed: seed, purpose: "goal")
    consultationIDs = IdentifierSource(seed: seed, purpose: "consultation")
    messageIDs = IdentifierSource(seed: seed, purpose: "message")
    self.seed = seed
  }

  /// Lets what is composed take so long, and tells how long it has taken meanwhile.
  package func wait(upTo patience: Duration, tell: @escaping (Duration) throws -> Void) {
    client.patience = patience
    client.onComposing = tell
  }

  /// Lets what is composed take as long as usual.
  package func waitAsUsual() {
    client.patience = FitIQClient.longTimeout
    client.onComposing = nil
  }

  /// The date in the user's zone.
  package var today: CalendarDate { zone.date(at: edge.now) }

  func newGoalID() throws -> Goal.LocalID {
    try goalIDs.next { try store.goal($0) != nil }
  }

  func newConsultationID() throws -> Consultation.LocalID {
    try consultationIDs.next { try store.consultation($0) != nil }
  }

  /// Appends a message to those of a consultation, under the next id that no message has.
  @discardableResult
  func append(
    to consultation: Consultation.LocalID, _ make: (Message.ID) -> Message
  ) throws -> Message {
    while true {
      let message = make(messageIDs.next())
      if try store.append(message, to: consultation) { return message }
    }
  }

  /// The next id that no message has.
  func newMessageID() throws -> Message.ID {
    try messageIDs.next { try store.hasMessage($0) }
  }

  /// Notes that a server has to be told of a change; the store's own where none is named.
  func enqueue(
    _ kind: OutboxEvent.Kind, _ subject: OutboxEvent.Subject, title: String,
    fields: GoalFields? = nil, for server: String? = nil
  ) throws {
    try store.enqueue(
      OutboxEvent(
        key: try newEventKey(), kind: kind, subject: subject, title: title, createdAt: edge.now,
        fields: fields), for: server)
  }

  func enqueue(_ kind: OutboxEvent.Kind, _ goal: Goal) throws {
    try enqueue(kind, .goal(goal.id), title: goal.title)
  }

  /// A key that no event of an earlier run had, be its seed the same: to a key that it knows the
  /// backend answers with what it did before.
  private func newEventKey() throws -> OutboxEvent.Key {
    var keys = try eventKeys ?? keysOfThisRun()
    defer { eventKeys = keys }
    return try keys.next { try store.hasEvent($0) }
  }

  private func keysOfThisRun() throws -> IdentifierSource {
    let earlier = try store.eventCount()
    return IdentifierSource(seed: seed, purpose: earlier == 0 ? "event" : "event after \(earlier)")
  }

  /// Asks the service, and remembers whether it could be reached.
  func asking<Result>(_ body: (FitIQClient) throws -> Result) throws -> Result {
    do {
      let result = try body(client)
      isReached()
      return result
    } catch BackendError.unreachable(let failure) {
      isLost(failure)
      throw BackendError.unreachable(failure)
    } catch let error as BackendError {
      hasAnswered(error)
      throw error
    }
  }

  /// Does something that no other shell with the same store may do meanwhile.
  ///
  /// - Throws: `StoreError` where another one goes on with it for longer than an exchange takes, as
  ///   one that was stopped in its midst; `Interrupted`, and what the body throws.
  func withExclusiveLock<Result>(_ body: () throws -> Result) throws -> Result {
    let deadline = edge.now + ClientContext.longestExchange
    while try !store.others.beginExchange() {
      guard edge.now < deadline else { throw store.isHeld }
      if case .interrupted = try edge.wait(ClientContext.breath) { throw Interrupted() }
    }
    defer { store.others.endExchange() }
    return try body()
  }

  private static let longestExchange = Duration.seconds(15)
  /// An exchange takes longer than this.
  private static let breath = Duration.milliseconds(5)

  /// Asks the service something that may be asked twice, and when it has trouble up to three times
  /// more, after 1, 2 and 4 s or when it says (backend contract, decision 10).
  func withRetry<Result>(_ body: (FitIQClient) throws -> Result) throws -> Result {
    for retry in 1...ClientContext.retries {
      do {
        return try asking(body)
      } catch let error as BackendError {
        guard let pause = error.pause(before: retry) else { throw error }
        try onTrouble(Trouble(pause: pause, retry: retry, of: ClientContext.retries))
        if case .interrupted = try edge.wait(pause) { throw Interrupted() }
      }
    }
    return try asking(body)
  }

  private static let retries = 3

  /// The backend has asked not to be asked for so long.
  func isToldToWait(_ pause: Duration) {
    quietUntil = edge.now + pause
  }

  /// How long the backend wants not to be asked yet; `nil` when it may be.
  var remainingPause: Duration? {
    guard let quietUntil, edge.now < quietUntil else { return nil }
    return quietUntil - edge.now
  }

  /// How far the backend's clock is ahead of this machine's, when that is an hour or more; told
  /// once in a run.
  package func clockSkew() -> Duration? {
    guard !hasToldSkew, let skew = client.skew, abs(skew / .seconds(1)) >= 3600 else { return nil }
    hasToldSkew = true
    return skew
  }

  func isReached() {
    connection = .online
    lastFailure = nil
    lastProblem = nil
  }

  /// Opens a socket, and tells while that is on its way.
  func connecting(_ open: () throws -> ConsultationSocket) throws -> ConsultationSocket {
    let before = connection
    connection = .connecting
    try onConnection()
    do {
      let socket = try open()
      isReached()
      try onConnection()
      return socket
    } catch BackendError.unreachable(let failure) {
      isLost(failure)
      throw BackendError.unreachable(failure)
    } catch let error as BackendError {
      hasAnswered(error)
      throw error
    } catch {
      connection = before
      throw error
    }
  }

  /// The service was reached, and may have failed itself.
  private func hasAnswered(_ error: BackendError) {
    isReached()
    guard error.isOfTheService || error == .keyRefused else { return }
    connection = .failed
    lastProblem = Failure(error)
  }

  func isLost(_ failure: ConnectionFailure) {
    connection = .offline
    lastFailure = failure
  }

  func isReconnecting(after failure: ConnectionFailure) {
    connection = .reconnecting
    lastFailure = failure
  }

  /// A text that the user wants kept from run to run; `nil` when it was never set.
  package func setting(_ key: SettingKey) throws -> String? {
    try store.setting(key.stored)
  }

  /// Keeps a text from run to run.
  package func keep(_ value: String, as key: SettingKey) throws {
    try store.set(key.stored, to: value)
  }
}

/// Something has to be asked again.
package struct Trouble: Hashable, Sendable {
  /// How long is waited before.
  package let pause: Duration
  /// Which time it is, counted from 1.
  package let retry: Int
  /// How many times there will be at most.
  package let of: Int
}

extension BackendError {
  /// The longest that somebody is kept waiting because the service wants it.
  private static let longestPause = Duration.seconds(30)

  /// How long to wait before asking once more; `nil` where that would not help.
  fileprivate func pause(before retry: Int) -> Duration? {
    let usual = Duration.seconds(1 << (retry - 1))
    switch self {
    case .unreachable(.timeout): return usual
    case .refused(let status, _, _, let pause) where status >= 500 || status == 429 && pause != nil:
      let pause = pause ?? usual
      return pause <= BackendError.longestPause ? max(pause, usual) : nil
    case .refused, .keyRefused, .unreachable, .unreadable: return nil
    }
  }
}

/// What `/set` keeps, and what the shell remembers of earlier runs.
package enum SettingKey: String, CaseIterable, Sendable {
  case sync, pace, color, theme, ascii, accessible
  case log, history
  case coach
  case hasRunBefore
  /// The names of the hints that were told.
  case hints

  fileprivate var stored: Store.Setting {
    switch self {
    case .sync: .sync
    case .pace: .pace
    case .color: .color
    case .theme: .theme
    case .ascii: .ascii
    case .accessible: .accessible
    case .log: .log
    case .history: .history
    case .coach: .coach
    case .hasRunBefore: .hasRunBefore
    case .hints: .hints
    }
  }
}

extension ClientContext {
  /// Asks servers of language models what they have, by way of the embedded backend.
  ///
  /// - Parameter addresses: of their APIs, as URLs.
  package func modelServers(at addresses: [String]) throws -> [ModelServerAnswer] {
    try client.modelServers(at: addresses)
  }

  /// What a language model would be told with a message in a chat, by whose turn it is; nothing where
  /// it wouldn't be asked, or where the backend doesn't know the chat yet.
  package func modelPrompt(
    for message: String, in chat: Consultation
  ) throws -> [(role: String, text: String)] {
    try chat.backendID.map { try client.modelPrompt(for: message, in: $0) } ?? []
  }
}

/// Something read from the store, read again only when the store may say something else.
struct Cached<Value> {
  private var last: (version: Store.Version, value: Value)?

  /// - Parameter read: must not depend on messages, whose changes are not noticed.
  mutating func value(in store: Store, read: () throws -> Value) throws -> Value {
    let version = try store.version()
    if let last, last.version == version { return last.value }
    let value = try read()
    last = (version, value)
    return value
  }
}
