import Edge
import ServiceClient
import Store
import Time
import Wellness

/// Tells the backend of the changes in the outbox, and takes over what it knows.
package final class SyncEngine {
  let context: ClientContext
  private var keptCount = Cached<Int>()
  /// The additions to the outbox that were seen.
  private var seenAdditions = 0
  private var schedule = SyncSchedule()
  /// Whether nothing can be sent before somebody logs in.
  private var isLoggedOut = false

  package init(_ context: ClientContext) {
    self.context = context
  }

  /// A change that waits, as a user sees it.
  package struct Pending: Hashable, Sendable {
    /// What a user names it by.
    package let number: Int
    /// E.g. `goal.created`.
    package let kind: String
    /// Of the goal that has changed.
    package let title: String
    /// How often it was sent without a clear answer.
    package let attempts: Int
    /// What the last attempt came to.
    package let problem: String?
    /// Whether it is given up until the user asks for it.
    package let hasFailed: Bool
    /// When it is sent again; `nil` for with the next chance.
    package let nextAttempt: Instant?
    /// When the change was made.
    package let createdAt: Instant

    fileprivate init(_ event: OutboxEvent) {
      number = event.number
      kind = event.kind.rawValue
      title = event.title
      attempts = event.attempts
      problem = event.problem
      hasFailed = event.hasFailed
      nextAttempt = event.nextAttempt
      createdAt = event.createdAt
    }
  }

  /// What one look at the outbox came to.
  package enum Step: Hashable, Sendable {
    case sent
    /// This event did not get through; others may.
    case kept(number: Int)
    /// The backend does not take a goal as it is, which stays here; other events may get through.
    case declined(number: Int, title: String, reason: String)
    /// The backend no longer has the goal of that title; nothing more is sent of it.
    case missing(title: String)
    /// Nothing can be sent now.
    case unreachable(ConnectionFailure)
    /// The backend wants to be left alone for so long.
    case paused(Duration)
    /// The backend does not let the user in.
    case loggedOut
    /// The backend does not let this program in.
    case keyRefused
    case nothing
  }

  /// The changes that the backend does not have yet, oldest first.
  ///
  /// - Parameter limit: at most so many, behind `offset` others.
  package func pending(limit: Int = .max, offset: Int = 0) throws -> [Pending] {
    try context.store.outbox(limit: limit, offset: offset).map(Pending.init)
  }

  /// The change of a number, where the backend does not have it yet.
  package func pending(_ number: Int) throws -> Pending? {
    try context.store.event(number).map(Pending.init)
  }

  /// How many changes the backend does not have yet.
  package func pendingCount() throws -> Int {
    try keptCount.value(in: context.store) { try context.store.pendingCount() }
  }

  /// Whether this process has put something into the outbox since this was asked last.
  package func popNews() -> Bool {
    defer { seenAdditions = context.store.outboxAdditions }
    return seenAdditions != context.store.outboxAdditions
  }

  /// When a change may be sent that waits now; `nil` when none does but for the user.
  func nextAttempt() throws -> Instant? {
    if isLoggedOut { return nil }
    guard let next = try context.store.nextAttempt() else { return nil }
    return max(next ?? context.edge.now, opening)
  }

  /// Before when nothing is sent that nobody asks for just now; not later than now where nothing is
  /// in the way.
  var opening: Instant {
    let now = context.edge.now
    return max(schedule.opening ?? now, context.remainingPause.map { now + $0 } ?? now)
  }

  /// Whether what is due may be sent though nobody asks for it just now.
  package var mayTry: Bool { opening <= context.edge.now }

  /// Notes that what was due has been tried: whatever came of it, the next time lies ahead of the
  /// clock.
  ///
  /// - Parameter inVain: whether something went wrong; it is tried less and less often then.
  package func hasTried(inVain: Bool) {
    if inVain, mayTry { schedule.fails(at: context.edge.now) }
    schedule.hasTried(at: context.edge.now)
  }

  /// Notes that somebody types, and does not want to wait for long.
  package func isAttended() { schedule.isAttended() }

  /// Sends the oldest event that may be sent.
  ///
  /// - Parameters:
  ///   - number: the event that was tried last and kept; what is before it is not tried again.
  ///   - subject: only events of this one, when given.
  ///   - whenDue: whether what is to wait for a while waits.
  /// - Throws: `StoreError`; `Interrupted`; `Terminated`.
  package func sendNext(
    after number: Int = 0, of subject: OutboxEvent.Subject? = nil, whenDue: Bool = false
  ) throws -> Step {
    if let pause = context.remainingPause { return .paused(pause) }
    let now = context.edge.now
    if whenDue, let next = schedule.nextAttempt, now < next { return .nothing }
    return try context.withExclusiveLock {
      guard let next = try self.next(after: number, of: subject, due: whenDue ? now : nil)
      else { return .nothing }
      do {
        let step = try send(next)
        noteConnection(step)
        return step
      } catch is Interrupted {
        noteConnection(.unreachable(.timeout))
        throw Interrupted()
      }
    }
  }

  /// Tells the backend at once of what has become of a consultation.
  ///
  /// - Returns: whether it could be told.
  package func sendNow(_ consultation: Consultation) throws -> Bool {
    try sendNext(of: .consultation(consultation.id)) == .sent
  }

  /// Notes that an exchange about no event has found the backend out of reach, or in it.
  func note(_ failure: ConnectionFailure?) {
    let wasLoggedOut = isLoggedOut
    noteConnection(failure.map(Step.unreachable) ?? .nothing)
    isLoggedOut = wasLoggedOut
  }

  private func next(
    after number: Int, of subject: OutboxEvent.Subject?, due: Instant?
  ) throws -> OutboxEvent? {
    guard let subject else { return try context.store.nextEvent(after: number, due: due) }
    guard let first = try context.store.firstEvent(of: subject), !first.hasFailed,
      first.number > number
    else { return nil }
    if let due, let next = first.nextAttempt, next > due { return nil }
    return first
  }

  /// Until when nothing is sent that nobody asks for; `nil` where the backend can be used.
  var retryTime: Instant? { schedule.nextAttempt }

  func noteConnection(_ step: Step) {
    isLoggedOut = step == .loggedOut || step == .keyRefused
    switch step {
    case .unreachable: schedule.fails(at: context.edge.now)
    case .paused(let pause): schedule.fails(at: context.edge.now, pause: pause)
    case .sent, .kept, .declined, .missing, .loggedOut, .keyRefused, .nothing: schedule.succeeds()
    }
  }

  /// After how many attempts an event is given up until the user asks for it.
  package static let mostAttempts = 5

  /// The id by which the backend knows a goal, which is sent first when it does not.
  ///
  /// - Throws: `Failure.unsynced` when that cannot be done now.
  package func backendID(of goal: Goal) throws -> Goal.BackendID {
    while true {
      let current = try context.store.goal(goal.id)
      if let current, current.isMissing { throw Failure.missing(title: goal.title) }
      if let id = current?.backendID { return id }
      switch try sendNext(of: .goal(goal.id)) {
      case .sent, .missing: continue
      case .kept, .declined, .unreachable, .paused, .loggedOut, .keyRefused, .nothing: break
      }
      let event = try context.store.firstEvent(of: .goal(goal.id))
      let reason = event?.problem ?? "the backend does not know it"
      throw Failure.unsynced(title: goal.title, reason: reason)
    }
  }

  /// Asks the backend something about a goal, and notes where it no longer has that.
  ///
  /// - Throws: `Failure.missing` then.
  func noticing<Result>(_ goal: Goal, _ ask: () throws -> Result) throws -> Result {
    do {
      return try ask()
    } catch let error as BackendError where error.isMissing {
      try context.store.transaction {
        try context.store.dequeueAll(of: .goal(goal.id))
        try context.store.markMissing(goal.id)
      }
      throw Failure.missing(title: goal.title)
    }
  }

  /// Lets an event that was given up be sent again.
  ///
  /// - Returns: whether there is one of that number.
  package func retry(_ number: Int) throws -> Bool {
    guard var event = try context.store.event(number) else {
      return false
    }
    (event.hasFailed, event.attempts, event.nextAttempt) = (false, 0, nil)
    try context.store.note(event)
    return true
  }

  /// Takes an event out: the backend is not told of it.
  ///
  /// - Returns: whether there was one of that number.
  package func drop(_ number: Int) throws -> Bool {
    guard let event = try context.store.event(number) else {
      return false
    }
    try context.store.dequeue(event)
    return true
  }

  /// Sees to it that the backend is told of the goals that it does not know, as after a change of
  /// servers.
  ///
  /// - Returns: how many there were.
  package func adoptUnsynced() throws -> Int {
    try context.store.transaction {
      let ids = try context.store.unsyncedGoals()
      for id in ids {
        guard let goal = try context.store.goal(id) else { continue }
        try context.enqueue(.goalCreated, goal)
        if goal.status != .active { try context.enqueue(.goalStatusChanged, goal) }
      }
      return ids.count
    }
  }
}
