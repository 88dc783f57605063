import Edge

/// Everything that the service can be asked to do, by resource.
///
/// The client builds its requests from it, the server its routes and its description: what one of
/// them has not heard of does not compile.
package enum Operation: Hashable, Sendable {
  case goal(GoalOperation)
  case advice(AdviceOperation)
  case consultation(ConsultationOperation)
  case insight(InsightOperation)
  case account(AccountOperation)
  case profile(ProfileOperation)
  /// The description of the service itself.
  case description

  /// All there are, in the order of the description.
  package static let all: [Operation] =
    GoalOperation.allCases.map(Operation.goal) + AdviceOperation.allCases.map(Operation.advice)
    + ConsultationOperation.allCases.map(Operation.consultation)
    + InsightOperation.allCases.map(Operation.insight)
    + AccountOperation.allCases.map(Operation.account)
    + ProfileOperation.allCases.map(Operation.profile) + [.description]

  /// Where it is asked for, what it takes and what it answers.
  package var definition: Definition {
    switch self {
    case .goal(let operation): operation.definition
    case .advice(let operation): operation.definition
    case .consultation(let operation): operation.definition
    case .insight(let operation): operation.definition
    case .account(let operation): operation.definition
    case .profile(let operation): operation.definition
    case .description:
      Definition(.at(.get, "/openapi.json")) {
        Details("Describes the service: this document.").answeringPlainly(200, .document)
      }
    }
  }

  /// Unique among all operations.
  package var name: String {
    switch self {
    case .goal(let operation): operation.rawValue
    case .advice(let operation): operation.rawValue
    case .consultation(let operation): operation.rawValue
    case .insight(let operation): operation.rawValue
    case .account(let operation): operation.rawValue
    case .profile(let operation): operation.rawValue
    case .description: "describe"
    }
  }

  /// What it is about.
  package var resource: String {
    switch self {
    case .goal: "goals"
    case .advice: "advice"
    case .consultation: "consultations"
    case .insight: "insights"
    case .account, .profile: "users"
    case .description: "description"
    }
  }

  /// The code for a request that does not read: the resources do not agree.
  package var refusal: String {
    switch self {
    case .goal, .advice: "INVALID_REQUEST"
    case .consultation, .insight, .account, .profile, .description: "VALIDATION_ERROR"
    }
  }

  /// The code for an id that is none.
  package var missing: String {
    switch self {
    case .goal(.setInstanceProgress): "NOT_FOUND"
    case .goal, .advice: "GOAL_NOT_FOUND"
    case .insight: "INSIGHT_NOT_FOUND"
    case .consultation, .account, .profile, .description: "NOT_FOUND"
    }
  }

  /// Whether a server with accounts does it for those only who are logged in.
  package var needsToken: Bool {
    switch self {
    case .account(let operation): operation == .changePassword
    case .description: false
    case .goal, .advice, .consultation, .insight, .profile: true
    }
  }

  /// Whether it is about the user and not about what is theirs.
  package var isAboutUser: Bool {
    switch self {
    case .account, .profile: true
    case .goal, .advice, .consultation, .insight, .description: false
    }
  }
}
