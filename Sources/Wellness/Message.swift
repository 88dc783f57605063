import Time

/// One thing said in a consultation.
package struct Message: Hashable, Sendable {
  /// Marks ids of messages; the one this device gave travels as `client_id`.
  package enum Kind: Sendable {}
  /// The id that this device gave.
  package typealias ID = Identifier<Kind>

  /// Who says it.
  package enum Role: String, Sendable {
    case user, assistant, system, function
  }

  /// How far a message has come.
  package enum State: String, Sendable {
    /// From the user, stored and not yet known to have reached the backend.
    case pending
    /// From the user, said while the backend could not be reached.
    case queued
    /// From the user, known to have reached the backend.
    case sent
    /// From the user, known never to have reached the backend.
    case unsent
    /// From the coach, whole.
    case complete
    /// From the coach, cut short by the user.
    case interrupted
    /// From the coach, cut short by the connection.
    case partial
  }

  /// Given by this device.
  package var id: ID
  /// Who said it.
  package var role: Role
  /// 1 to 5,000 characters from a user.
  package var content: String
  /// How far it has come.
  package var state: State
  /// When it was said.
  package var createdAt: Instant

  package init(id: ID, role: Role, content: String, state: State, createdAt: Instant) {
    self.id = id
    self.role = role
    self.content = content
    self.state = state
    self.createdAt = createdAt
  }

  /// The most characters that one message may have.
  package static let longest = 5000
}
