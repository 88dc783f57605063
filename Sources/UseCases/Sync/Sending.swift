import Edge
import ServiceClient
import Store
import Time
import Wellness

/// One event and the request that tells of it.
extension SyncEngine {
  /// Sends an event and settles what comes of it (backend contract, "Outbox", table of responses).
  func send(_ event: OutboxEvent) throws -> Step {
    guard let begun = try context.store.transaction({ try begin(event) }) else { return .sent }
    return try conclude(begun, awaiting: {}, settling: context.store.transaction, before: {})
  }

  /// An event whose attempt is counted already.
  struct Begun {
    var event: OutboxEvent
    let telling: OutboxRequest
    let wasInDoubt: Bool
  }

  /// Counts an attempt and says what it is; `nil` when there is nothing to tell any more, and then
  /// the event is out. In a transaction.
  ///
  /// - Parameter queued: as it was read; since then another shell may have had it speak for more, or
  ///   taken it out.
  func begin(_ queued: OutboxEvent) throws -> Begun? {
    guard let event = try context.store.event(queued.number) else { return nil }
    guard let telling = try request(for: event) else {
      try context.store.dequeue(event)
      return nil
    }
    try context.store.beginAttempt(event, saying: telling.attempt?.text)
    var begun = Begun(event: event, telling: telling, wasInDoubt: event.isInDoubt)
    begun.event.attempts += 1
    begun.event.isInDoubt = true
    return begun
  }

  /// Makes an attempt and settles what comes of it.
  ///
  /// - Parameters:
  ///   - wait: waits for what is to be there first.
  ///   - settle: does in a transaction what follows from a good answer, now or later.
  ///   - prepare: called before anything else is looked at or noted.
  func conclude(
    _ begun: Begun, awaiting wait: () throws -> Void,
    settling settle: (@escaping () throws -> Void) throws -> Void,
    before prepare: () throws -> Void
  ) throws -> Step {
    var event = begun.event
    do {
      try wait()
      if begun.wasInDoubt, event.kind == .goalCreated, try claim(event) { return .sent }
      let follow = try context.asking(begun.telling.ask)
      try settle { [event, self] in
        try context.store.dequeue(event)
        try follow()
      }
      return .sent
    } catch is Interrupted where context.edge.background.hasGivenWay {
      // That somebody has typed says nothing of the backend. The doubt stays: it may have heard.
      try prepare()
      event.attempts = max(0, event.attempts - 1)
      try context.store.note(event)
      throw Interrupted()
    } catch let error as BackendError {
      try prepare()
      return try keep(&event, after: error, wasInDoubt: begun.wasInDoubt)
    }
  }

  /// What tells of an event; `nil` when there is nothing to tell any more.
  private func request(for event: OutboxEvent) throws -> OutboxRequest? {
    switch event.subject {
    case .goal(let id):
      guard let goal = try context.store.goal(id, evenDeleted: true) else { return nil }
      return try request(for: event, goal)
    case .consultation(let id):
      let chat = try context.store.consultation(id, evenDeleted: true)
      guard let backendID = chat?.backendID else { return nil }
      let key = event.key.text
      return OutboxRequest { client in
        switch event.kind {
        case .consultationCompleted: try client.complete(backendID, key: key)
        case .consultationAbandoned: try client.abandon(backendID, key: key)
        case .consultationArchived: try client.archive(backendID, key: key)
        case .consultationUnarchived: try client.unarchive(backendID, key: key)
        default: try client.delete(backendID, key: key)
        }
        return {}
      }
    case .insight(let id): return try request(for: event, id)
    }
  }

  private func request(for event: OutboxEvent, _ goal: Goal) throws -> OutboxRequest? {
    let key = event.key.text
    let isGone = try context.store.isDeleted(goal.id)
    guard let id = goal.backendID else {
      // What the backend has never heard of, nobody has to take back.
      if event.kind == .goalDeleted { return nil }
      let attempt = event.repeated ?? .create(goal)
      return OutboxRequest(attempt, first: .create(attempt)) { [self] client in
        let remote = try client.create(attempt, key: key)
        return { [self] in try mergeCreated(remote, for: goal, isGone: isGone) }
      }
    }
    if isGone, event.kind != .goalDeleted { return nil }
    if event.kind == .goalDeleted {
      return OutboxRequest(first: .delete(id)) { client in
        try client.delete(id, key: key)
        return {}
      }
    }
    if event.kind == .goalCompleted {
      return OutboxRequest(first: .complete(id)) { [self] client in
        let remote = try client.complete(id, key: key)
        return { [self] in try merge(remote, for: goal) }
      }
    }
    guard let attempt = try event.repeated ?? attempt(for: event, goal) else { return nil }
    let first: FirstRequest =
      switch event.kind {
      case .goalProgressed: .progress(id, attempt)
      case .goalLinked: .link(id, attempt)
      default: .update(id, attempt)
      }
    return OutboxRequest(attempt, first: first) { [self] client in
      let remote =
        switch event.kind {
        case .goalProgressed: try client.progress(id, attempt, key: key)
        case .goalLinked: try client.link(id, attempt, key: key)
        default: try client.update(id, to: goal, attempt, key: key)
        }
      return { [self] in try merge(remote, for: goal) }
    }
  }

  /// Whether it was noted that there was nothing of what a goal limits, which is a value, and which
  /// a new goal does not tell.
  private func isNothingNoted(of goal: Goal) throws -> Bool {
    guard goal.recurrence != nil, goal.currentValue == 0, goal.measure == .limit else {
      return false
    }
    return try context.store.lastProgress(of: goal.id)?.value == 0
  }

  /// Looks whether the backend has a goal that it was told of without a clear answer, before it is
  /// told again: one of that title, start and target that nobody here has.
  private func claim(_ event: OutboxEvent) throws -> Bool {
    guard case .goal(let id) = event.subject,
      let goal = try context.store.goal(id, evenDeleted: true),
      goal.backendID == nil
    else { return false }
    let isGone = try context.store.isDeleted(id)
    let asked = event.asked(for: goal)
    let remotes = try context.asking { try $0.goals() }
    for remote in remotes where remote.isLikely(asked) {
      guard try context.store.goalID(of: remote.id) == nil else { continue }
      try context.store.transaction {
        try context.store.dequeue(event)
        try mergeCreated(remote, for: goal, isGone: isGone)
      }
      return true
    }
    return false
  }

  /// Gives a goal of the backend that nobody here has to the one here whose creation is in doubt and
  /// that it may have become.
  ///
  /// - Returns: whether there is one.
  func claimed(_ remote: RemoteGoal) throws -> Bool {
    for event in try context.store.doubtfulCreations() {
      guard case .goal(let id) = event.subject,
        let goal = try context.store.goal(id, evenDeleted: true), goal.backendID == nil,
        remote.isLikely(event.asked(for: goal))
      else { continue }
      try context.store.dequeue(event)
      try mergeCreated(remote, for: goal, isGone: try context.store.isDeleted(id))
      return true
    }
    return false
  }

  /// Takes over what the backend has made of a creation. A goal that has come further than it may
  /// begin with is told of in two steps.
  private func mergeCreated(_ remote: RemoteGoal, for goal: Goal, isGone: Bool) throws {
    if try goal.valueToBeginWith != goal.currentValue || isNothingNoted(of: goal) {
      try context.enqueue(.goalProgressed, goal)
    }
    try merge(remote, for: goal, isGone: isGone)
  }

  /// Takes over what the backend answered to a change of a goal.
  private func merge(_ remote: RemoteGoal, for goal: Goal, isGone: Bool = false) throws {
    // Where a list had it first, under another id of ours, that one was a second copy.
    if let copy = try context.store.goalID(of: remote.id), copy != goal.id {
      try context.store.dequeueAll(of: .goal(copy))
      try context.store.unbind(copy)
      try context.store.delete(copy)
    }
    var known = try context.store.goal(goal.id, evenDeleted: true) ?? goal
    if known.backendID != remote.id || known.isMissing {
      try context.store.bind(goal.id, to: remote.id)
      (known.backendID, known.isMissing) = (remote.id, false)
    }
    guard try !isGone && !context.store.hasPending(.goal(goal.id)) else { return }
    try store(remote, over: known)
  }

  private func keep(
    _ event: inout OutboxEvent, after error: BackendError, wasInDoubt: Bool
  ) throws -> Step {
    let recurs = try event.kind == .goalCreated && recurs(event)
    switch error {
    case .unreachable(let failure):
      event.problem = "the backend could not be reached (\(failure.words))"
      if failure.isOfTheWay {
        // Nothing was said, so nothing was heard.
        event.attempts -= 1
        event.isInDoubt = wasInDoubt
      } else {
        postpone(&event)
      }
      try context.store.note(event)
      return .unreachable(failure)
    case .refused(status: 401, _, _, _):
      revert(&event, wasInDoubt, "not logged in")
      try context.store.note(event)
      return .loggedOut
    case .keyRefused:
      revert(&event, wasInDoubt, "the backend does not take the API key")
      try context.store.note(event)
      return .keyRefused
    case .refused(status: 429, _, _, let pause):
      revert(&event, wasInDoubt, "the backend asked to wait")
      try context.store.note(event)
      let pause = max(pause ?? SyncEngine.usualPause, SyncSchedule.pause(after: 1))
      context.isToldToWait(pause)
      return .paused(pause)
    case .refused(404, _, _, _) where event.kind.isDeletion:
      try context.store.dequeue(event)
      return .sent
    case .refused(404, _, _, _) where event.kind != .goalCreated && !error.meansNoRoute:
      return try lose(event)
    case .refused(409, _, let message, _) where !event.kind.isDeletion:
      event.problem = "409 \(message)"
      return try reconcile(&event)
    case .refused(400, _, let message, _) where event.kind.isEnding:
      event.problem = "400 \(message)"
      return try reconcile(&event)
    case .refused(let status, _, let message, _)
    where (status == 400 || status == 422) && recurs:
      (event.problem, event.hasFailed, event.isInDoubt) = ("\(status) \(message)", true, false)
      try context.store.note(event)
      return .declined(number: event.number, title: event.title, reason: "\(status) \(message)")
    case .refused(let status, _, let message, _):
      event.problem = "\(status) \(message)"
      if status >= 500 || status == 408 {
        postpone(&event)
      } else {
        event.hasFailed = true
        event.isInDoubt = false
      }
    case .unreadable(_, let problem):
      event.problem = problem
      postpone(&event)
    }
    try context.store.note(event)
    return .kept(number: event.number)
  }

  /// Whether an event is about a goal that counts anew, as limits and times of day do. Not every
  /// backend takes those.
  private func recurs(_ event: OutboxEvent) throws -> Bool {
    guard case .goal(let id) = event.subject else { return false }
    return try context.store.goal(id)?.recurrence != nil
  }

  /// How long the backend is left alone that asks for it and does not say how long.
  private static let usualPause = Duration.seconds(30)

  /// The next attempt comes later, or not by itself.
  private func postpone(_ event: inout OutboxEvent) {
    event.nextAttempt = context.edge.now + SyncSchedule.pause(after: event.attempts)
    if event.attempts >= SyncEngine.mostAttempts { event.hasFailed = true }
  }

  /// The backend did not even look at it.
  private func revert(
    _ event: inout OutboxEvent, _ wasInDoubt: Bool, _ problem: String
  ) {
    event.attempts -= 1
    event.isInDoubt = wasInDoubt
    event.problem = problem
  }

  /// The backend no longer has the subject. A goal stays here, and the user is asked before it is
  /// made again; of a consultation nothing is left to tell.
  private func lose(_ event: OutboxEvent) throws -> Step {
    try context.store.transaction {
      try context.store.dequeueAll(of: event.subject)
      switch event.subject {
      case .goal(let id): try context.store.markMissing(id)
      case .consultation(let id): try forget(id)
      case .insight(let id): try context.store.delete(id)
      }
    }
    if case .goal = event.subject { return .missing(title: event.title) }
    return .kept(number: event.number)
  }

  /// The backend has something else: whoever wrote last wins, a goal that exists already is found
  /// and claimed, and a consultation that's over already is over as it is there.
  private func reconcile(_ event: inout OutboxEvent) throws -> Step {
    do {
      if event.kind == .goalCreated, try claim(event) { return .sent }
      if try yield(event) || settleEnding(event) { return .sent }
    } catch is BackendError {
      // What there is cannot be seen now either.
    }
    event.hasFailed = true
    event.isInDoubt = false
    try context.store.note(event)
    return .kept(number: event.number)
  }

  /// Takes over how another device has ended a consultation.
  private func settleEnding(_ event: OutboxEvent) throws -> Bool {
    guard event.kind.isEnding, case .consultation(let id) = event.subject,
      let backendID = try context.store.consultation(id, evenDeleted: true)?.backendID
    else { return false }
    let remote = try context.asking { try $0.consultation(backendID) }
    guard remote.status != .active else { return false }
    try context.store.transaction {
      try context.store.dequeue(event)
      if try !isHeldBack(remote) { _ = try merge(remote) }
    }
    return true
  }

  /// Takes over what the backend has of a goal where that is newer.
  private func yield(_ event: OutboxEvent) throws -> Bool {
    guard case .goal(let id) = event.subject,
      let backendID = try context.store.goal(id)?.backendID
    else { return false }
    let remote = try context.asking { try $0.goal(backendID) }
    return try context.store.transaction {
      // As it is now: another shell may have changed it while the backend was asked.
      guard let goal = try context.store.goal(id), remote.updatedAt > goal.updatedAt else {
        return false
      }
      try context.store.dequeueAll(of: event.subject)
      try merge(remote, for: goal)
      return true
    }
  }
}

extension OutboxEvent.Kind {
  /// Whether it says that something is gone.
  var isDeletion: Bool {
    [.goalDeleted, .consultationDeleted, .insightDeleted].contains(self)
  }

  /// Whether it says that nothing more is said in a consultation.
  var isEnding: Bool {
    [.consultationCompleted, .consultationAbandoned, .consultationArchived].contains(self)
  }
}
