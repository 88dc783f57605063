import Contract
import Edge
import Wellness

/// Goals (Goals API Contract).
extension FitIQClient {
  /// Stores a goal; the same key again changes nothing and answers the same.
  package func create(_ goal: Goal, key: String) throws -> RemoteGoal {
    try call(.createGoal, body: NewGoalBody(goal).text, key: key) {
      (fields) throws(ContractError) in
      try RemoteGoal(GoalBody(fields.optionalObject("goal") ?? fields))
    }
  }

  /// Replaces what a goal says.
  package func update(_ id: Goal.BackendID, to goal: Goal, key: String) throws -> RemoteGoal {
    try change(.updateGoal(id), GoalChange(goal), key: key)
  }

  /// Notes the value that a goal stands at.
  package func progress(_ id: Goal.BackendID, to value: Double, key: String) throws -> RemoteGoal {
    var change = GoalChange()
    change.currentValue = value
    return try self.change(.goalProgress(id), change, key: key)
  }

  /// Ends a goal as reached, wherever its value stands.
  package func complete(_ id: Goal.BackendID, key: String) throws -> RemoteGoal {
    try call(.completeGoal(id), key: key) { (fields) throws(ContractError) in
      try RemoteGoal(GoalBody(fields))
    }
  }

  /// Says which consultation is about a goal.
  package func link(
    _ id: Goal.BackendID, to consultation: Consultation.BackendID, key: String
  ) throws -> RemoteGoal {
    var change = GoalChange()
    change.conversationID = consultation
    return try self.change(.patchGoal(id), change, key: key)
  }

  /// Deletes a goal.
  package func delete(_ id: Goal.BackendID, key: String) throws {
    _ = try exchange(.deleteGoal(id), key: key)
  }

  /// The goals of the user, in the order in which they were made, however many pages they take.
  package func goals() throws -> [RemoteGoal] {
    try pages { offset in
      try call(.listGoals(limit: FitIQClient.pageSize, offset: offset)) {
        (fields) throws(ContractError) in
        try Page(fields, "goals", element: GoalBody.init)
      }
    }.map(RemoteGoal.init)
  }

  /// One goal.
  package func goal(_ id: Goal.BackendID) throws -> RemoteGoal {
    try call(.goal(id)) { (fields) throws(ContractError) in try RemoteGoal(GoalBody(fields)) }
  }

  private func change(
    _ endpoint: Endpoint, _ change: GoalChange, key: String
  ) throws -> RemoteGoal {
    try call(endpoint, body: change.text, key: key) { (fields) throws(ContractError) in
      try RemoteGoal(GoalBody(fields))
    }
  }
}
