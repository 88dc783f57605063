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
