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
    /// Titles of goals that the backend had and has no more.
    package var missing: [String] = []
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
        received.missing = try markMissing(except: Set(goals.map(\.id)))
      }
      let consultations = try ask(isPatient) { try $0.consultations() }
      try office.store.transaction {
        for body in consultations
        where try !isDeleted(body) && takeOver(body).isChange {
          received.consultations += 1
        }
      }
      try lookAfter(except: Set(consultations.map(\.id)), isPatient)
      try office.store.set(.lastSync, to: office.edge.now.rfc3339())
      return received
    }
  }

  /// Notes which goals the backend has no more, without a change of theirs that waits.
  private func markMissing(except ids: Set<Goal.BackendID>) throws -> [String] {
    var titles: [String] = []
    for goal in try office.store.goals() {
      guard let id = goal.backendID, !ids.contains(id), !goal.isMissing,
        try !office.store.hasPending(.goal(goal.id))
      else { continue }
      try office.store.markMissing(goal.id)
      titles.append(goal.title)
    }
    return titles
  }

  private func isDeleted(_ remote: RemoteConsultation) throws -> Bool {
    guard let known = try office.store.consultation(of: remote.id) else { return false }
    return try office.store.isDeleted(known.id)
  }

  /// Asks what has become of consultations that were active and are not any more.
  private func lookAfter(
    except ids: Set<Consultation.BackendID>, _ isPatient: Bool
  ) throws {
    for chat in try office.store.consultations() where chat.status == .active {
      guard let id = chat.backendID, !ids.contains(id),
        try !office.store.hasPending(.consultation(chat.id))
      else { continue }
      do {
        let remote = try ask(isPatient) { try $0.consultation(id) }
        _ = try takeOver(remote)
      } catch BackendError.refused(status: 404, _, _, _) {
        try forget(chat.id)
      }
    }
  }

  /// A consultation that the backend has no more is gone here too, but for one in which something
  /// waits to be said: that is begun anew.
  func forget(_ chat: Consultation.LocalID) throws {
    let waits = try office.store.queued().contains { $0.consultation == chat }
    guard waits, var kept = try office.store.consultation(chat) else {
      return try office.store.delete(chat)
    }
    kept.backendID = nil
    try office.store.put(kept)
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

  private func takeOver(_ remote: RemoteGoal) throws -> Bool {
    let store = office.store
    guard let id = try store.goalID(of: remote.id) else {
      if try claimed(remote) { return true }
      try store.put(linked(remote.goal(as: office.newGoalID()), remote))
      return true
    }
    // Deleted here, it does not come back.
    guard let goal = try store.goal(id) else { return false }
    if try store.hasPending(.goal(id)) { return false }
    // It has changed here while another backend was in use.
    if goal.updatedAt > remote.updatedAt {
      try enqueue(.goalStatusChanged, goal)
      return false
    }
    return try self.store(remote, over: goal)
  }

  @discardableResult
  func store(_ remote: RemoteGoal, over goal: Goal) throws -> Bool {
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
}
