import Contract
import Edge
import JSON
import Wellness

/// `/goals/{id}/activities`: what was noted about a goal.
struct GoalActivities {
  let storage: UserStorage

  /// The youngest first.
  func list(_ goal: StoredGoal, _ call: RequestContext) throws -> Response {
    let (limit, offset) = try call.page(defaultLimit: 20)
    let page = Page(
      elements: try storage.activities.list(of: goal.id, limit: limit, offset: offset),
      total: try storage.activities.count(of: goal.id))
    return Envelope.success(200) {
      page.write("activities", limit: limit, offset: offset, to: &$0) { $1.append($0.json) }
    }
  }

  func add(
    _ body: NewActivityBody, to goal: Goal.BackendID, _ call: RequestContext
  ) throws -> Response {
    try storage.usage.checkActivities(of: goal)
    let activity = try storage.activities.insert(body, of: goal, at: call.now)
    return Envelope.success(201, activity.json)
  }
}
