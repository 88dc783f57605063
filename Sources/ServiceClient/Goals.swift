import Contract
import Edge
import Wellness

/// Goals (Goals API Contract).
extension FitIQClient {
  /// Stores a goal as an attempt has it; the same key again changes nothing and answers the same.
  package func create(_ attempt: Attempt, key: String) throws -> RemoteGoal {
    try call(.goal(.createGoal), body: attempt.body, key: key) {
      (reader) throws(ContractError) in
      try RemoteGoal(GoalBody(reader.optionalObject("goal") ?? reader), in: zone)
    }
  }

  /// What replaces the fields of a goal that are given, and everything where none are, or where the
  /// service takes nothing else.
  ///
  /// - Parameter message: the one that told its value, where it's known and the service wants to know.
  package func attempt(
    toUpdate goal: Goal, only fields: GoalFields? = nil, toldBy message: Message.ID? = nil
  ) -> Attempt {
    guard let fields, !quirks.has(.wholeGoals) else { return .replace(goal) }
    return .change(
      goal, only: fields, toldBy: message, converts: quirks.has(.unitConversion))
  }

  /// What notes the value that a goal stands at.
  ///
  /// - Parameter message: the one that told it, where it's known and the service wants to know.
  package func attempt(toNote goal: Goal, toldBy message: Message.ID? = nil) -> Attempt {
    .progress(
      to: goal.currentValue, in: quirks.has(.unitConversion) ? goal.unit : nil, toldBy: message)
  }

  /// Replaces what a goal says by what an attempt has, and everything where the service turns out
  /// to take nothing else.
  package func update(
    _ id: Goal.BackendID, to goal: Goal, _ attempt: Attempt, key: String
  ) throws -> RemoteGoal {
    guard attempt.method == .patch else {
      return try change(.goal(.replaceGoal, id), attempt, key: key)
    }
    return try call(.wholeGoals) {
      try change(.goal(.changeGoal, id), attempt, key: key)
    } otherwise: {
      try change(.goal(.replaceGoal, id), .replace(goal), key: key)
    }
  }

  /// Notes the value that a goal stands at, as an attempt has it.
  package func progress(
    _ id: Goal.BackendID, _ attempt: Attempt, key: String
  ) throws -> RemoteGoal {
    try change(.goal(.setGoalProgress, id), attempt, key: key)
  }

  /// Ends a goal as reached, wherever its value stands.
  package func complete(_ id: Goal.BackendID, key: String) throws -> RemoteGoal {
    try call(.goal(.completeGoal, id), key: key) { (reader) throws(ContractError) in
      try RemoteGoal(GoalBody(reader), in: zone)
    }
  }

  /// Says which consultation is about a goal, as an attempt has it.
  package func link(_ id: Goal.BackendID, _ attempt: Attempt, key: String) throws -> RemoteGoal {
    try change(.goal(.changeGoal, id), attempt, key: key)
  }

  package func delete(_ id: Goal.BackendID, key: String) throws {
    _ = try exchange(.goal(.deleteGoal, id), key: key)
  }

  /// The goals of the user, in the order in which they were made, however many pages they take.
  package func goals() throws -> [RemoteGoal] {
    try pages { offset in
      try call(page(.goal(.listGoals), offset)) { (reader) throws(ContractError) in
        try Page(reader, "goals", element: GoalBody.init)
      }
    }.map { RemoteGoal($0, in: zone) }
  }

  /// A page of the goals of the user, in the order in which they were made.
  ///
  /// - Parameter tag: what the service called the state of the list when it was read.
  /// - Returns: `nil` where it is still in that state.
  package func goals(
    from offset: Int, unless tag: String? = nil
  ) throws -> RemotePage<RemoteGoal>? {
    let endpoint = page(.goal(.listGoals), offset)
    let response = try exchange(
      endpoint, header: tag.map(EntityTag.unless), accepting: tag == nil ? [] : [304])
    guard response.status != 304 else { return nil }
    do {
      let reader = try Envelope.data(of: response, from: endpoint.name)
      return try RemotePage(
        Page(reader, "goals", element: GoalBody.init), from: offset, tag: EntityTag.of(response)
      ) { RemoteGoal($0, in: zone) }
    } catch let error as ContractError {
      throw BackendError(error)
    }
  }

  package func goal(_ id: Goal.BackendID) throws -> RemoteGoal {
    try call(.goal(.readGoal, id)) { (reader) throws(ContractError) in
      try RemoteGoal(GoalBody(reader), in: zone)
    }
  }

  private func change(
    _ endpoint: Endpoint, _ attempt: Attempt, key: String
  ) throws -> RemoteGoal {
    try call(endpoint, body: attempt.body, key: key) { (reader) throws(ContractError) in
      try RemoteGoal(GoalBody(reader), in: zone)
    }
  }
}
