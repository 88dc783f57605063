import Edge
import Wellness

/// What can be asked of the service, under `/api/v1`.
package enum Endpoint: Hashable, Sendable {
  case register
  case login
  /// Exchanges a refresh token for a new pair of tokens.
  case refreshTokens
  case logout
  /// The profile of the user.
  case profile
  case createGoal
  /// - limit: 1 to 100.
  case listGoals(limit: Int, offset: Int)
  case goal(Goal.BackendID)
  /// Replaces the fields that a PUT names.
  case updateGoal(Goal.BackendID)
  /// Merges the fields that a PATCH names.
  case patchGoal(Goal.BackendID)
  case deleteGoal(Goal.BackendID)
  case goalProgress(Goal.BackendID)
  case completeGoal(Goal.BackendID)
  case goalTips(Goal.BackendID)
  /// The same advice by the method that other descriptions of the service give.
  case readGoalTips(Goal.BackendID)
  /// What would help with a goal, and what to do next.
  case goalSuggestions(Goal.BackendID)
  /// The same by the method that other descriptions of the service give.
  case readGoalSuggestions(Goal.BackendID)
  /// Where a goal stands and leads to.
  case goalAnalysis(Goal.BackendID)
  /// The same by the method that other descriptions of the service give.
  case readGoalAnalysis(Goal.BackendID)
  /// Goals that the user could have.
  case suggestGoals
  /// Goals for what was spoken of in a consultation.
  case suggestGoalsFrom(Consultation.BackendID)
  case insights(InsightEndpoint)
  case createConsultation
  /// - limit: 1 to 100.
  case listConsultations(limit: Int, offset: Int)
  case consultation(Consultation.BackendID)
  case completeConsultation(Consultation.BackendID)
  case abandonConsultation(Consultation.BackendID)
  case archiveConsultation(Consultation.BackendID)
  case unarchiveConsultation(Consultation.BackendID)
  /// Merges the fields that a PUT names.
  case changeConsultation(Consultation.BackendID)
  case deleteConsultation(Consultation.BackendID)
  case chatAboutGoal
  /// - limit: 1 to 100; messages come oldest first.
  case messages(Consultation.BackendID, limit: Int, offset: Int)
  case postMessage(Consultation.BackendID)
  case socket(Consultation.BackendID)

  /// What every path begins with.
  package static let prefix = "/api/v1"

  /// The method of the canonical route.
  package var method: Request.Method {
    switch self {
    case .register, .login, .refreshTokens, .logout, .createGoal, .completeGoal, .goalTips,
      .goalSuggestions, .goalAnalysis, .suggestGoals, .suggestGoalsFrom, .createConsultation,
      .completeConsultation,
      .abandonConsultation, .archiveConsultation, .unarchiveConsultation, .chatAboutGoal,
      .postMessage:
      .post
    case .profile, .listGoals, .goal, .readGoalTips, .readGoalSuggestions, .readGoalAnalysis,
      .listConsultations, .consultation, .messages, .socket:
      .get
    case .insights(let endpoint): endpoint.method
    case .updateGoal, .changeConsultation: .put
    case .patchGoal, .goalProgress: .patch
    case .deleteGoal, .deleteConsultation: .delete
    }
  }

  /// Path and query.
  package var target: String {
    Endpoint.prefix + path
  }

  /// The method and the target without ids, for a message about it.
  package var name: String {
    "\(method.rawValue) \(target.prefix { $0 != "?" })"
  }

  /// Whether it is asked without the token of a user.
  package var isOpen: Bool {
    switch self {
    case .register, .login, .refreshTokens, .logout: true
    default: false
    }
  }

  private var path: String {
    switch self {
    case .register: "/auth/register"
    case .login: "/auth/login"
    case .refreshTokens: "/auth/refresh"
    case .logout: "/auth/logout"
    case .profile: "/users/me"
    case .createGoal: "/goals"
    case .listGoals(let limit, let offset): "/goals?limit=\(limit)" + Endpoint.query(offset)
    case .goal(let id), .updateGoal(let id), .patchGoal(let id), .deleteGoal(let id):
      "/goals/\(id)"
    case .goalProgress(let id): "/goals/\(id)/progress"
    case .completeGoal(let id): "/goals/\(id)/complete"
    case .goalTips(let id), .readGoalTips(let id): "/goals/\(id)/tips"
    case .goalSuggestions(let id), .readGoalSuggestions(let id): "/goals/\(id)/suggestions"
    case .goalAnalysis(let id), .readGoalAnalysis(let id): "/goals/\(id)/analysis"
    case .suggestGoals: "/goals/suggestions"
    case .suggestGoalsFrom(let id): "/consultations/\(id)/suggest-goals"
    case .insights(let endpoint): endpoint.path
    case .createConsultation: "/consultations"
    case .listConsultations(let limit, let offset):
      "/consultations?limit=\(limit)" + Endpoint.query(offset)
    case .consultation(let id), .changeConsultation(let id), .deleteConsultation(let id):
      "/consultations/\(id)"
    case .abandonConsultation(let id): "/consultations/\(id)/abandon"
    case .archiveConsultation(let id): "/consultations/\(id)/archive"
    case .unarchiveConsultation(let id): "/consultations/\(id)/unarchive"
    case .completeConsultation(let id): "/consultations/\(id)/complete"
    case .chatAboutGoal: "/consultations/chat-about-goal"
    case .messages(let id, let limit, let offset):
      "/consultations/\(id)/messages?limit=\(limit)" + Endpoint.query(offset)
    case .postMessage(let id): "/consultations/\(id)/messages"
    case .socket(let id): "/consultations/\(id)/ws"
    }
  }

  private static func query(_ offset: Int) -> String {
    offset > 0 ? "&offset=\(offset)" : ""
  }
}
