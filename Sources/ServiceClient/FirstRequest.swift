import Contract
import Edge
import Wellness

/// The request with which a call begins that tells of a change of a goal, and with which most end.
package struct FirstRequest {
  let endpoint: Endpoint
  let body: String

  private init(_ operation: GoalOperation, _ id: Goal.BackendID?, _ attempt: Attempt? = nil) {
    endpoint = id.map { .goal(operation, $0) } ?? .goal(operation)
    body = attempt?.body ?? ""
  }

  /// Of `create`.
  package static func create(_ attempt: Attempt) -> FirstRequest {
    FirstRequest(.createGoal, nil, attempt)
  }

  /// Of `progress`.
  package static func progress(_ id: Goal.BackendID, _ attempt: Attempt) -> FirstRequest {
    FirstRequest(.setGoalProgress, id, attempt)
  }

  /// Of `link`.
  package static func link(_ id: Goal.BackendID, _ attempt: Attempt) -> FirstRequest {
    FirstRequest(.changeGoal, id, attempt)
  }

  /// Of `update`.
  package static func update(_ id: Goal.BackendID, _ attempt: Attempt) -> FirstRequest {
    FirstRequest(attempt.method == .patch ? .changeGoal : .replaceGoal, id, attempt)
  }

  /// Of `complete`.
  package static func complete(_ id: Goal.BackendID) -> FirstRequest {
    FirstRequest(.completeGoal, id)
  }

  /// Of `delete`.
  package static func delete(_ id: Goal.BackendID) -> FirstRequest {
    FirstRequest(.deleteGoal, id)
  }
}
