import Contract
import Edge
import Wellness

/// `/goals/{id}/tips`: what the coach advises, the most important first.
struct GoalTipsRoute {
  let storage: Storage
  let desk: CoachDesk

  /// Answers POST, and GET as its alias; `nil` for other methods.
  func answer(_ call: Call, _ id: Goal.BackendID) throws -> Response? {
    guard call.method == .post || call.method == .get else { return nil }
    guard let goal = try storage.goals.find(id) else { throw ServiceError.goalMissing }
    let tips = try desk.tips(for: goal, today: call.today)
    return Envelope.success(200, TipsBody(goalID: id, tips: tips).json)
  }
}
