import Time
import Wellness

/// One change that a backend is to be told of.
package struct OutboxEvent: Hashable, Sendable {
  /// Marks the keys that make a repeated request harmless.
  package enum KeyKind: Sendable {}
  /// Lowercase UUIDs.
  package typealias Key = Identifier<KeyKind>

  /// What has changed; the raw value stands in the file.
  package enum Kind: String, Sendable, CaseIterable {
    case goalCreated = "goal.created"
    case goalUpdated = "goal.updated"
    case goalProgressed = "goal.progressed"
    case goalCompleted = "goal.completed"
    /// Paused, taken up again or archived.
    case goalStatusChanged = "goal.status"
    /// A consultation is about it now.
    case goalLinked = "goal.linked"
    case goalDeleted = "goal.deleted"
    case consultationCompleted = "consultation.completed"
    case consultationAbandoned = "consultation.abandoned"
    case consultationArchived = "consultation.archived"
    /// Taken up again after it was archived.
    case consultationUnarchived = "consultation.unarchived"
    case consultationDeleted = "consultation.deleted"
    case insightRead = "insight.read"
    /// Made a favourite, or no longer one.
    case insightFavorite = "insight.favorite"
    case insightArchived = "insight.archived"
    case insightUnarchived = "insight.unarchived"
    case insightDeleted = "insight.deleted"
  }

  /// What it is about. Events of one subject are told in their order.
  package enum Subject: Hashable, Sendable {
    case goal(Goal.LocalID)
    case consultation(Consultation.LocalID)
    case insight(Insight.BackendID)
  }

  /// Counts up; what a user names an event by.
  package var number: Int
  /// Sent as `Idempotency-Key`, the same with every attempt.
  package var key: Key
  /// What has changed.
  package var kind: Kind
  /// What it is about.
  package var subject: Subject
  /// What the subject was called when it changed.
  package var title: String
  /// How often it was sent and not taken.
  package var attempts: Int
  /// Not to be sent before; `nil` for at once.
  package var nextAttempt: Instant?
  /// Whether the backend may have heard it: no clear answer came, or none could.
  package var isInDoubt: Bool
  /// What the last attempt came to, in words.
  package var problem: String?
  /// Whether it is given up until the user asks for it.
  package var hasFailed: Bool
  /// When it changed.
  package var createdAt: Instant
  /// What of a goal an update is about; `nil` for all of it.
  package var fields: GoalFields?
  /// What the last attempt said, to be repeated while that is in doubt.
  package var sent: String?

  package init(
    number: Int = 0, key: Key, kind: Kind, subject: Subject, title: String, attempts: Int = 0,
    nextAttempt: Instant? = nil, isInDoubt: Bool = false, problem: String? = nil,
    hasFailed: Bool = false, createdAt: Instant, fields: GoalFields? = nil,
    sent: String? = nil
  ) {
    self.number = number
    self.key = key
    self.kind = kind
    self.subject = subject
    self.title = title
    self.attempts = attempts
    self.nextAttempt = nextAttempt
    self.isInDoubt = isInDoubt
    self.problem = problem
    self.hasFailed = hasFailed
    self.createdAt = createdAt
    self.fields = fields
    self.sent = sent
  }
}

extension OutboxEvent.Subject {
  /// The id as the file has it.
  var text: String {
    switch self {
    case .goal(let id): id.text
    case .consultation(let id): id.text
    case .insight(let id): id.text
    }
  }

  /// What an event of a kind is about.
  init(_ kind: OutboxEvent.Kind, _ text: String) {
    switch kind {
    case .goalCreated, .goalUpdated, .goalProgressed, .goalCompleted, .goalStatusChanged,
      .goalLinked, .goalDeleted:
      self = .goal(Goal.LocalID(text))
    case .consultationCompleted, .consultationAbandoned, .consultationArchived,
      .consultationUnarchived, .consultationDeleted:
      self = .consultation(Consultation.LocalID(text))
    case .insightRead, .insightFavorite, .insightArchived, .insightUnarchived, .insightDeleted:
      self = .insight(Insight.BackendID(text))
    }
  }
}
