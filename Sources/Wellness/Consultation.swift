import Time

/// A conversation with one persona, optionally about one goal.
package struct Consultation: Hashable, Sendable {
  /// Marks ids that this device gave; they never leave it.
  package enum LocalKind: Sendable {}
  /// Marks ids that a backend gave; the only ones that go into a request.
  package enum BackendKind: Sendable {}
  /// The id that this device gave.
  package typealias LocalID = Identifier<LocalKind>
  /// The id that a backend gave.
  package typealias BackendID = Identifier<BackendKind>

  /// Given by this device.
  package var id: LocalID
  /// `nil` while the conversation was only begun offline.
  package var backendID: BackendID?
  /// Who answers.
  package var persona: Persona
  /// Where it stands.
  package var status: ConsultationStatus
  /// The goal it is about; never changes once set.
  package var goalID: Goal.LocalID?
  /// What the user calls it; `nil` for a name made from what it is about.
  package var title: String?
  /// When it was begun.
  package var startedAt: Instant

  package init(
    id: LocalID, backendID: BackendID? = nil, persona: Persona,
    status: ConsultationStatus = .active, goalID: Goal.LocalID? = nil, title: String? = nil,
    startedAt: Instant
  ) {
    self.id = id
    self.backendID = backendID
    self.persona = persona
    self.status = status
    self.goalID = goalID
    self.title = title
    self.startedAt = startedAt
  }
}

/// Who answers in a consultation. Unknown values of other servers are kept as they came.
package struct Persona: RawRepresentable, Hashable, Sendable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let generalWellness = Persona(rawValue: "general_wellness")
  package static let wellnessSpecialist = Persona(rawValue: "wellness_specialist")
  package static let nutritionist = Persona(rawValue: "nutritionist")
  package static let fitnessCoach = Persona(rawValue: "fitness_coach")
  package static let triage = Persona(rawValue: "triage")
  /// The personas a consultation may be created with.
  package static let known: [Persona] = [
    .generalWellness, .wellnessSpecialist, .nutritionist, .fitnessCoach, .triage,
  ]
  /// What the oldest clients name instead: the tones of one who answers, `generalWellness`.
  package static let tones = ["wellness", "motivational", "analytical", "supportive"]
    .map(Persona.init(rawValue:))

  /// The name that people read, e.g. `Wellness Coach`.
  package var displayName: String {
    switch self {
    case .generalWellness: "Wellness Coach"
    case .wellnessSpecialist: "Wellness Companion"
    default:
      rawValue.split(separator: "_")
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
  }
}

/// Where a consultation stands. Unknown values of other servers are kept as they came.
package struct ConsultationStatus: RawRepresentable, Hashable, Sendable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let pending = ConsultationStatus(rawValue: "pending")
  package static let active = ConsultationStatus(rawValue: "active")
  package static let completed = ConsultationStatus(rawValue: "completed")
  package static let abandoned = ConsultationStatus(rawValue: "abandoned")
  package static let archived = ConsultationStatus(rawValue: "archived")
  /// The states that a list may be filtered by.
  package static let known: [ConsultationStatus] = [
    .pending, .active, .completed, .abandoned, .archived,
  ]
}

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

/// What a server of language models has said of itself.
package struct ModelServerAnswer: Hashable, Sendable {
  /// Of its API, e.g. `http://127.0.0.1:11434/v1`.
  package let address: String
  /// What it calls its models; `nil` where it doesn't say.
  package let models: [String]?
  /// Why it can't be used, in words that follow its name; `nil` where it answers.
  package let problem: String?

  /// All that was said.
  package init(address: String, models: [String]? = nil, problem: String? = nil) {
    (self.address, self.models, self.problem) = (address, models, problem)
  }
}
