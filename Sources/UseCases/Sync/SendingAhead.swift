import Edge
import ServiceClient
import Store
import Time
import Wellness

/// Changes of different goals that are told while others are under way.
///
/// Requests are begun in the order of the outbox and, of one goal, one after the other. What comes
/// of them is waited for in the same order, and settled some at a time, by the transactions that
/// count the next attempts. An attempt that is counted when the process dies may have been heard,
/// and is repeated byte for byte under its key.
extension SyncEngine {
  /// Sends the oldest events that may be sent: one, or as many as there are time and connections
  /// for.
  ///
  /// - Parameters: as those of `sendNext`.
  /// - Returns: what came of each, at least one step, and last of all what ends the sending.
  /// - Throws: as `sendNext` does.
  package func sendSome(after number: Int = 0, whenDue: Bool = false) throws -> [Step] {
    let most = context.edge.exchangesAtOnce
    if most > 1, context.remainingPause == nil {
      let now = context.edge.now
      if whenDue, let next = retryTime, now < next { return [.nothing] }
      let steps: [Step] = try context.withExclusiveLock {
        let events = try context.store.firstEvents(
          after: number, due: whenDue ? now : nil, limit: SyncEngine.batch)
        guard events.count > 1 else { return [] }
        return try SendingAhead(self, events, most).run()
      }
      if !steps.isEmpty { return steps }
    }
    return [try sendNext(after: number, whenDue: whenDue)]
  }

  /// How many events are looked for at once.
  private static let batch = 128
}

/// Events on their way to the backend, several at a time.
private final class SendingAhead {
  private let sync: SyncEngine
  private var context: ClientContext { sync.context }
  private var events: ArraySlice<OutboxEvent>
  private let most: Int
  /// When it ends: another shell wants to send, too.
  private let end: Instant
  /// Those whose attempts are counted, and not made yet.
  private var begun: ArraySlice<SyncEngine.Begun> = []
  /// Those that were sent and are not concluded, in their order.
  private var underWay: [SyncEngine.Begun] = []
  /// What follows from good answers and is not done yet.
  private var unsettled: [() throws -> Void] = []
  private var steps: [SyncEngine.Step] = []
  /// What no event after it gets past.
  private var ending: SyncEngine.Step?

  /// - Parameter most: how many may be under way at once.
  init(_ sync: SyncEngine, _ events: [OutboxEvent], _ most: Int) {
    self.sync = sync
    self.events = events[...]
    self.most = most
    end = sync.context.edge.now + .seconds(1)
  }

  func run() throws -> [SyncEngine.Step] {
    do {
      while try fill() { try concludeSome() }
      try leaveRest()
    } catch {
      try giveUp()
      throw error
    }
    return steps + (ending.map { [$0] } ?? [])
  }

  /// Sends as many as may be under way.
  ///
  /// - Returns: whether there are any.
  private func fill() throws -> Bool {
    while ending == nil, underWay.count < most {
      if begun.isEmpty { begun = try begin()[...] }
      guard let next = begun.popFirst() else { break }
      underWay.append(next)
      if let first = next.telling.first {
        try context.client.begin(first, key: next.event.key.text)
      }
    }
    // The time until an answer comes is enough to count the next ones.
    if ending == nil, begun.isEmpty, !underWay.isEmpty { begun = try begin()[...] }
    return !underWay.isEmpty
  }

  /// How many attempts are counted at once.
  private static let share = 8

  /// Settles what was answered and counts the next attempts.
  private func begin() throws -> [SyncEngine.Begun] {
    guard !events.isEmpty, context.edge.now < end else { return [] }
    return try settling {
      var new: [SyncEngine.Begun] = []
      while new.count < SendingAhead.share, let event = events.popFirst() {
        if let begun = try sync.begin(event) { new.append(begun) } else { steps.append(.sent) }
      }
      return new
    }
  }

  /// Settles what was answered and does something else in the same transaction.
  private func settling<Result>(_ body: () throws -> Result) throws -> Result {
    let result = try context.store.transaction {
      for follow in unsettled { try follow() }
      return try body()
    }
    unsettled.removeAll()
    return result
  }

  /// Concludes as many as are counted at once. Nothing is looked at until all of these are
  /// answered: to be woken for each costs as much as to settle one.
  private func concludeSome() throws {
    var last: String? = underWay[min(underWay.count, SendingAhead.share) - 1].event.key.text
    for _ in 0..<min(underWay.count, SendingAhead.share) {
      try concludeFirst(after: last)
      last = nil
    }
  }

  /// - Parameter key: that of another one, which is answered by then; `nil` not to wait for one.
  private func concludeFirst(after key: String?) throws {
    let step = try sync.conclude(underWay[0]) {
      if let key { try context.client.awaitAnswer(key: key) }
    } settling: {
      unsettled.append($0)
    } before: {
      try settling {}
    }
    underWay.removeFirst()
    if ending == nil { sync.noteConnection(step) }
    switch step {
    case .sent, .kept, .declined, .missing: steps.append(step)
    case .unreachable, .paused, .loggedOut, .keyRefused, .nothing: ending = ending ?? step
    }
  }

  /// Settles what was answered, and takes back the attempts that were not made.
  private func leaveRest() throws {
    try settling {
      for rest in begun {
        var event = rest.event
        (event.attempts, event.isInDoubt) = (event.attempts - 1, rest.wasInDoubt)
        try context.store.note(event)
      }
    }
    begun = []
  }

  /// What is under way may have been heard, and nobody waits for what comes of it.
  private func giveUp() throws {
    for sent in underWay { try context.client.giveUp(key: sent.event.key.text) }
    try leaveRest()
    try settling {
      for var event in underWay.dropFirst().map(\.event) {
        event.attempts = max(0, event.attempts - 1)
        try context.store.note(event)
      }
    }
  }
}
