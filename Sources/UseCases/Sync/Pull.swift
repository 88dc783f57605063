import Backend
import Edge
import Store
import Time
import Wellness

extension SyncDesk {
  /// How many of each kind were new or different.
  package struct Received: Hashable, Sendable {
    /// Goals that were new or different.
    package var goals = 0
    /// Consultations that were new or different.
    package var consultations = 0
  }

  /// Takes over the goals and consultations that the backend has. What has changes waiting here is
  /// left alone, and what was deleted here does not come back.
  ///
  /// - Parameter isPatient: whether a backend in trouble is asked again, while somebody waits.
  /// - Throws: `Failure`; `Interrupted`; `Terminated`.
  package func pull(isPatient: Bool = false) throws -> Received {
    try Failure.translating {
      var received = Received()
      let goals = try ask(isPatient) { try $0.goals() }
      try office.store.transaction {
        for body in goals where try takeOver(body) { received.goals += 1 }
      }
      let consultations = try ask(isPatient) { try $0.consultations() }
      try office.store.transaction {
        for body in consultations where try takeOver(body).isChange {
          received.consultations += 1
        }
      }
      try office.store.set(.lastSync, to: office.edge.now.rfc3339())
      return received
    }
  }

  private func ask<Result>(
    _ isPatient: Bool, _ body: (FitIQClient) throws -> Result
  ) throws -> Result {
    try isPatient ? office.askingPatiently(body) : office.asking(body)
  }

  /// When the backend was last asked for everything.
  package func lastSync() throws -> Instant? {
    try Failure.translating { try office.store.setting(.lastSync).flatMap { Instant($0) } }
  }

  /// Stores a consultation of the backend.
  func takeOver(
    _ remote: RemoteConsultation
  ) throws -> (consultation: Consultation, isChange: Bool) {
    let store = office.store
    let goalID = try remote.goalID.flatMap { try store.goalID(of: $0) }
    let known = try store.consultation(of: remote.id)
    var consultation =
      try known
      ?? Consultation(
        id: office.newConsultationID(), backendID: remote.id, persona: remote.persona,
        startedAt: remote.startedAt)
    consultation.persona = remote.persona
    consultation.status = remote.status
    consultation.goalID = goalID ?? consultation.goalID
    let isChange = consultation != known
    if isChange { try store.put(consultation) }
    if let goalID, var goal = try store.goal(goalID), goal.consultationID == nil {
      goal.consultationID = consultation.id
      try store.put(goal)
    }
    return (consultation, isChange)
  }

  /// Takes over what the backend answered to a change of a goal.
  func take(_ remote: RemoteGoal, for goal: Goal) throws {
    try office.store.bind(goal.id, to: remote.id)
    guard try !office.store.hasPending(goal.id) else { return }
    try store(remote, over: goal)
  }

  private func takeOver(_ remote: RemoteGoal) throws -> Bool {
    let store = office.store
    guard let id = try store.goalID(of: remote.id), let goal = try store.goal(id) else {
      try store.put(linked(remote.goal(as: office.newGoalID()), remote))
      return true
    }
    if try store.hasPending(id) { return false }
    return try self.store(remote, over: goal)
  }

  @discardableResult
  private func store(_ remote: RemoteGoal, over goal: Goal) throws -> Bool {
    var changed = try linked(remote.applied(to: goal), remote)
    guard changed != goal else { return false }
    try office.store.put(changed)
    // That it was touched is no news to a user.
    changed.updatedAt = goal.updatedAt
    return changed != goal
  }

  private func linked(_ goal: Goal, _ remote: RemoteGoal) throws -> Goal {
    guard let id = remote.conversationID, let chat = try office.store.consultation(of: id) else {
      return goal
    }
    var goal = goal
    goal.consultationID = chat.id
    return goal
  }

  /// The one request that tells of an event.
  static func exchange(
    _ event: OutboxEvent, _ goal: Goal, _ client: FitIQClient
  ) throws -> RemoteGoal {
    let key = event.key.text
    guard let id = goal.backendID else { return try client.create(goal, key: key) }
    switch event.kind {
    case .goalCreated: return try client.create(goal, key: key)
    case .goalUpdated: return try client.update(id, to: goal, key: key)
    case .goalProgressed: return try client.progress(id, to: goal.currentValue, key: key)
    case .goalCompleted: return try client.complete(id, key: key)
    }
  }
}
