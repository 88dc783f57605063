import Edge
import ServiceClient
import Store
import Time
import Wellness

extension SyncEngine {
  /// How many of each kind were new or different.
  package struct Received: Hashable, Sendable {
    /// Goals that were new or different.
    package var goals = 0
    /// Consultations that were new or different.
    package var consultations = 0
    /// Titles of goals that the backend had and no longer has.
    package var missing: [String] = []
  }

  /// Taking over what the backend has, one exchange after another, so that something else can be
  /// done in between.
  package struct Pulling: Sendable {
    /// What it has come to so far.
    package fileprivate(set) var received = Received()
    /// Whether nothing is left to ask.
    package fileprivate(set) var isDone = false
    /// Whether the goals take more than one page.
    package var isLong: Bool { hasPages }

    fileprivate enum Stage: Hashable {
      case goals(offset: Int)
      /// Goals that were in no page; with several, the list may have moved meanwhile.
      case missing([Goal.LocalID])
      case consultations(offset: Int)
      /// Consultations that were in no page, and that were active.
      case ended([Consultation.LocalID])
    }

    fileprivate var stage = Stage.goals(offset: 0)
    fileprivate var hasPages = false
    /// What the backend calls the state of its goals, where it has said so.
    fileprivate var tag: String?
    /// Whether a goal was left as it is here, so that the backend's has to come again.
    fileprivate var hasLeft = false
    fileprivate var goals: Set<Goal.BackendID> = []
    fileprivate var consultations: Set<Consultation.BackendID> = []

    package init() {}
  }

  /// Takes over the goals and consultations that the backend has. What has changes waiting here is
  /// left alone, and what was deleted here does not come back.
  ///
  /// - Parameter isPatient: whether a backend in trouble is asked again, while somebody waits.
  /// - Throws: `BackendError`; `StoreError`; `Interrupted`; `Terminated`.
  package func pull(isPatient: Bool = false) throws -> Received {
    var pulling = Pulling()
    while !pulling.isDone { try advance(&pulling, isPatient: isPatient) }
    return pulling.received
  }

  /// Does the next exchange of it.
  ///
  /// - Throws: `BackendError`; `StoreError`; `Interrupted`; `Terminated`.
  package func advance(_ pulling: inout Pulling, isPatient: Bool = false) throws {
    try context.withExclusiveLock {
      switch pulling.stage {
      case .goals(let offset): try pullGoals(&pulling, offset, isPatient)
      case .missing(let left): try lookForMissing(&pulling, left, isPatient)
      case .consultations(let offset): try pullConsultations(&pulling, offset, isPatient)
      case .ended(let left): try lookAfter(&pulling, left, isPatient)
      }
    }
    if pulling.isDone {
      if let tag = pulling.tag, !pulling.hasLeft { try context.store.keep(goalsTag: tag) }
      try context.store.set(.lastSync, to: context.edge.now.rfc3339())
    }
  }

  private func pullGoals(_ pulling: inout Pulling, _ offset: Int, _ isPatient: Bool) throws {
    let known = try offset == 0 ? context.store.goalsTag() : nil
    guard let page = try ask(isPatient, { try $0.goals(from: offset, unless: known) }) else {
      pulling.stage = .consultations(offset: 0)
      return
    }
    if offset == 0 { pulling.tag = page.tag }
    let before = pulling.goals.count
    try context.store.transaction {
      for body in page.elements where pulling.goals.insert(body.id).inserted {
        try merge(body, &pulling)
      }
    }
    // A page with nothing new is the last one, whatever total it gives.
    if let next = page.next, pulling.goals.count > before {
      pulling.hasPages = true
      pulling.stage = .goals(offset: next)
      return
    }
    pulling.stage = .consultations(offset: 0)
    let lost = try context.store.boundGoals().filter { !pulling.goals.contains($0.backendID) }
    if pulling.hasPages, !lost.isEmpty {
      pulling.stage = .missing(lost.map(\.id))
    } else {
      try context.store.transaction { for goal in lost { try markMissing(&pulling, goal.id) } }
    }
  }

  /// Notes that the backend no longer has a goal, without a change of it that waits.
  private func markMissing(_ pulling: inout Pulling, _ id: Goal.LocalID) throws {
    guard let goal = try context.store.goal(id), try !context.store.hasPending(.goal(id)) else {
      return
    }
    try context.store.markMissing(id)
    pulling.received.missing.append(goal.title)
  }

  private func lookForMissing(
    _ pulling: inout Pulling, _ left: [Goal.LocalID], _ isPatient: Bool
  ) throws {
    pulling.stage =
      left.count > 1 ? .missing(Array(left.dropLast())) : .consultations(offset: 0)
    guard let id = left.last, let backendID = try context.store.goal(id)?.backendID,
      try !context.store.hasPending(.goal(id))
    else { return }
    do {
      let body = try ask(isPatient) { try $0.goal(backendID) }
      try context.store.transaction { try merge(body, &pulling) }
    } catch let error as BackendError where error.isMissing {
      try markMissing(&pulling, id)
    }
  }

  private func pullConsultations(
    _ pulling: inout Pulling, _ offset: Int, _ isPatient: Bool
  ) throws {
    let page = try ask(isPatient) { try $0.consultations(from: offset) }
    let before = pulling.consultations.count
    try context.store.transaction {
      for body in page.elements
      where try pulling.consultations.insert(body.id).inserted && !isHeldBack(body)
        && merge(body).isChange
      {
        pulling.received.consultations += 1
      }
    }
    if let next = page.next, pulling.consultations.count > before {
      pulling.stage = .consultations(offset: next)
      return
    }
    let ended = try context.store.consultations(.active).filter { chat in
      chat.backendID.map { !pulling.consultations.contains($0) } ?? false
    }
    pulling.stage = .ended(ended.map(\.id).reversed())
    pulling.isDone = ended.isEmpty
  }

  /// Whether what the backend says of a consultation is older than what was done about it here.
  func isHeldBack(_ remote: RemoteConsultation) throws -> Bool {
    try context.store.consultation(of: remote.id).map(isOver) ?? false
  }

  /// Whether a consultation was deleted here, or the backend has still to be told what has become of it.
  func isOver(_ here: Consultation) throws -> Bool {
    try context.store.isDeleted(here.id) || context.store.hasPending(.consultation(here.id))
  }

  /// Asks what has become of a consultation that was active and is not any more.
  private func lookAfter(
    _ pulling: inout Pulling, _ left: [Consultation.LocalID], _ isPatient: Bool
  ) throws {
    pulling.stage = .ended(Array(left.dropLast()))
    pulling.isDone = left.count <= 1
    guard let chat = try left.last.flatMap({ try context.store.consultation($0) }),
      let id = chat.backendID, try !context.store.hasPending(.consultation(chat.id))
    else { return }
    do {
      let remote = try ask(isPatient) { try $0.consultation(id) }
      try context.store.transaction { if try !isHeldBack(remote) { _ = try merge(remote) } }
    } catch BackendError.refused(status: 404, _, _, _) {
      try forget(chat.id)
    }
  }

  /// A consultation that the backend no longer has is gone here too, but for one in which something
  /// waits to be said: that is begun anew.
  func forget(_ chat: Consultation.LocalID) throws {
    let waits = try context.store.queued().contains { $0.consultation == chat }
    guard waits, var kept = try context.store.consultation(chat) else {
      return try context.store.delete(chat)
    }
    kept.backendID = nil
    try context.store.put(kept)
  }

  private func ask<Result>(
    _ isPatient: Bool, _ body: (FitIQClient) throws -> Result
  ) throws -> Result {
    try isPatient ? context.withRetry(body) : context.asking(body)
  }

  /// When the backend was last asked for everything.
  package func lastSync() throws -> Instant? {
    try context.store.setting(.lastSync).flatMap { Instant($0) }
  }

  /// Stores a consultation of the backend.
  func merge(
    _ remote: RemoteConsultation
  ) throws -> (consultation: Consultation, isChange: Bool) {
    let store = context.store
    let goalID = try remote.goalID.flatMap { try store.goalID(of: $0) }
    let known = try store.consultation(of: remote.id)
    var consultation =
      try known
      ?? Consultation(
        id: context.newConsultationID(), backendID: remote.id, persona: remote.persona,
        startedAt: remote.startedAt.refined(by: context.edge.now))
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

  private func merge(_ remote: RemoteGoal, _ pulling: inout Pulling) throws {
    let store = context.store
    guard let id = try store.goalID(of: remote.id) else {
      if try !claimed(remote) {
        try store.put(linked(remote.goal(as: context.newGoalID()), remote))
      }
      pulling.received.goals += 1
      return
    }
    // Deleted here, it does not come back.
    guard let goal = try store.goal(id), try !store.hasPending(.goal(id)) else {
      pulling.hasLeft = true
      return
    }
    if goal.updatedAt > remote.updatedAt {
      // It has changed here while another backend was in use.
      pulling.hasLeft = true
      try context.enqueue(.goalStatusChanged, goal)
    } else if try self.store(remote, over: goal) {
      pulling.received.goals += 1
    }
  }

  @discardableResult
  func store(_ remote: RemoteGoal, over goal: Goal) throws -> Bool {
    var changed = try linked(remote.applied(to: goal), remote)
    guard changed != goal else { return false }
    // That it was touched is no news to a user.
    let instant = changed.updatedAt
    changed.updatedAt = goal.updatedAt
    guard changed != goal else {
      try context.store.touch(goal.id, at: instant)
      return false
    }
    changed.updatedAt = instant
    try context.store.put(changed, over: goal)
    return true
  }

  private func linked(_ goal: Goal, _ remote: RemoteGoal) throws -> Goal {
    guard let id = remote.conversationID, let chat = try context.store.consultation(of: id) else {
      return goal
    }
    var goal = goal
    goal.consultationID = chat.id
    return goal
  }
}
