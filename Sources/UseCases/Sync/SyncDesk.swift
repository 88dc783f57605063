import Backend
import Edge
import Store
import Time
import Wellness

/// Tells the backend of the changes in the outbox, one exchange at a time, and takes over what it
/// knows.
package final class SyncDesk {
  let office: Office
  private var keptCount = Kept<Int>()

  package init(_ office: Office) {
    self.office = office
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
    /// When the change was made.
    package let createdAt: Instant
  }

  /// What one look at the outbox came to.
  package enum Step: Hashable, Sendable {
    case sent
    /// This event did not get through; others may.
    case kept(number: Int)
    /// Nothing can be sent now.
    case unreachable(ConnectionFailure)
    /// The backend wants to be left alone for so long.
    case paused(Duration)
    /// The backend does not let the user in.
    case loggedOut
    case nothing
  }

  /// The changes that the backend does not have yet, oldest first.
  package func pending() throws -> [Pending] {
    try Failure.translating {
      try office.store.outbox().map {
        Pending(
          number: $0.number, kind: $0.kind.rawValue, title: $0.title, attempts: $0.attempts,
          problem: $0.problem, hasFailed: $0.hasFailed, createdAt: $0.createdAt)
      }
    }
  }

  /// How many changes the backend does not have yet.
  package func pendingCount() throws -> Int {
    try Failure.translating {
      try keptCount.value(in: office.store) { try office.store.pendingCount() }
    }
  }

  /// Sends the oldest event that may be sent.
  ///
  /// - Parameters:
  ///   - tried: numbers of events that are not tried again in this run.
  ///   - goal: only events of this one, when given.
  /// - Throws: `Failure` of the store; `Interrupted`; `Terminated`.
  package func sendNext(
    except tried: Set<Int> = [], of goal: Goal.LocalID? = nil
  ) throws -> Step {
    try Failure.translating {
      if let pause = office.remainingPause { return .paused(pause) }
      var blocked: Set<Goal.LocalID> = []
      for event in try office.store.outbox() where goal == nil || event.goalID == goal {
        if event.hasFailed || tried.contains(event.number) { blocked.insert(event.goalID) }
        if blocked.contains(event.goalID) { continue }
        return try send(event)
      }
      return .nothing
    }
  }

  /// The id by which the backend knows a goal, which is sent first when it does not.
  ///
  /// - Throws: `Failure.unsynced` when that cannot be done now.
  package func backendID(of goal: Goal) throws -> Goal.BackendID {
    while true {
      let current = try Failure.translating { try office.store.goal(goal.id) }
      if let id = current?.backendID { return id }
      if try sendNext(of: goal.id) == .sent { continue }
      let event = try Failure.translating {
        try office.store.outbox().first { $0.goalID == goal.id }
      }
      let reason = event?.problem ?? "the backend does not know it"
      throw Failure.unsynced(title: goal.title, reason: reason)
    }
  }

  /// How long the backend is left alone that asks for it and does not say how long.
  private static let usualPause = Duration.seconds(30)

  private func send(_ event: OutboxEvent) throws -> Step {
    guard let goal = try office.store.goal(event.goalID) else {
      try office.store.dequeue(event)
      return .sent
    }
    try office.store.beginAttempt(event)
    do {
      let body = try office.asking { try SyncDesk.exchange(event, goal, $0) }
      try office.store.transaction {
        try office.store.dequeue(event)
        try take(body, for: goal)
      }
      return .sent
    } catch BackendError.unreachable(let failure) {
      try office.store.note(
        "the backend could not be reached (\(failure.rawValue))", on: event, hasFailed: false)
      return .unreachable(failure)
    } catch BackendError.refused(status: 401, _, _, _) {
      try office.store.takeBackAttempt("not logged in", on: event)
      return .loggedOut
    } catch BackendError.refused(status: 429, _, _, let pause) {
      try office.store.takeBackAttempt("the backend asked to wait", on: event)
      let pause = pause ?? SyncDesk.usualPause
      office.isToldToWait(pause)
      return .paused(pause)
    } catch BackendError.refused(let status, _, let message, _) {
      let isFinal = status < 500 && status != 408
      try office.store.note("\(status) \(message)", on: event, hasFailed: isFinal)
      return .kept(number: event.number)
    } catch BackendError.unreadable(_, let problem) {
      try office.store.note(problem, on: event, hasFailed: false)
      return .kept(number: event.number)
    }
  }
}
