import Backend
import Edge
import Store
import Time
import Wellness

/// What all use cases work with: the store, the service, the edge, and where ids come from.
package final class Office {
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

  /// - Parameters:
  ///   - seed: where ids come from; the same seed gives the same ids.
  ///   - zone: the zone of the user's calendar.
  ///   - keyring: what is shown to the backend to be let in.
  package init(
    edge: Edge, store: Store, seed: UInt64, zone: OffsetZone, keyring: Keyring = Keyring()
  ) {
    self.edge = edge
    self.store = store
    self.zone = zone
    client = FitIQClient(edge: edge, keyring: keyring)
    goalIDs = IdentifierSource(seed: seed, purpose: "goal")
    consultationIDs = IdentifierSource(seed: seed, purpose: "consultation")
    messageIDs = IdentifierSource(seed: seed, purpose: "message")
    self.seed = seed
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

  /// A key that no event of an earlier run had, be its seed the same: to a key that it knows the
  /// backend answers with what it did before.
  func newEventKey() throws -> OutboxEvent.Key {
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
      isReached()
      throw error
    }
  }

  func isReached() {
    connection = .online
    lastFailure = nil
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
    try Failure.translating { try store.setting(key.stored) }
  }

  /// Keeps a text from run to run.
  package func keep(_ value: String, as key: SettingKey) throws {
    try Failure.translating { try store.set(key.stored, to: value) }
  }
}

/// What `/set` keeps, and what the shell remembers of earlier runs.
package enum SettingKey: String, CaseIterable, Sendable {
  case sync, pace, color
  case hasRunBefore

  fileprivate var stored: Store.Setting {
    switch self {
    case .sync: .sync
    case .pace: .pace
    case .color: .color
    case .hasRunBefore: .hasRunBefore
    }
  }
}
