import Time
import Wellness

/// One change that the backend is to be told of.
package struct OutboxEvent: Hashable, Sendable {
  /// Marks the keys that make a repeated request harmless.
  package enum KeyKind: Sendable {}
  /// Lowercase UUIDs.
  package typealias Key = Identifier<KeyKind>

  /// What has changed; the raw value stands in the file.
  package enum Kind: String, Sendable {
    case goalCreated = "goal.created"
    case goalUpdated = "goal.updated"
    case goalProgressed = "goal.progressed"
    case goalCompleted = "goal.completed"
  }

  /// Counts up; what a user names an event by.
  package var number: Int
  /// Sent as `Idempotency-Key`, the same with every attempt.
  package var key: Key
  /// What has changed.
  package var kind: Kind
  /// The goal that has changed.
  package var goalID: Goal.LocalID
  /// What the goal was called when it changed.
  package var title: String
  /// How often it was sent without a clear answer.
  package var attempts: Int
  /// What the last attempt came to, in words.
  package var problem: String?
  /// Whether it is given up until the user asks for it.
  package var hasFailed: Bool
  /// When it changed.
  package var createdAt: Instant

  package init(
    number: Int = 0, key: Key, kind: Kind, goalID: Goal.LocalID, title: String, attempts: Int = 0,
    problem: String? = nil, hasFailed: Bool = false,
    createdAt: Instant
  ) {
    self.number = number
    self.key = key
    self.kind = kind
    self.goalID = goalID
    self.title = title
    self.attempts = attempts
    self.problem = problem
    self.hasFailed = hasFailed
    self.createdAt = createdAt
  }
}
