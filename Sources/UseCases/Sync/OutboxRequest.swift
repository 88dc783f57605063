import ServiceClient
import Store
import Wellness

/// A request that tells of an event, and what follows when it is answered.
struct OutboxRequest {
  /// What it says, where that changes with its subject.
  let attempt: Attempt?
  /// With which it begins, where that may be sent while others are under way.
  let first: FirstRequest?
  /// Asks, and answers what settles the event.
  let ask: (FitIQClient) throws -> () throws -> Void

  init(
    _ attempt: Attempt? = nil, first: FirstRequest? = nil,
    _ ask: @escaping (FitIQClient) throws -> () throws -> Void
  ) {
    (self.attempt, self.first, self.ask) = (attempt, first, ask)
  }
}

extension SyncEngine {
  /// What is said of a goal as it is now; `nil` where there is nothing to say.
  func attempt(for event: OutboxEvent, _ goal: Goal) throws -> Attempt? {
    switch event.kind {
    case .goalProgressed:
      return context.client.attempt(toNote: goal, toldBy: try messageOfValue(goal))
    case .goalLinked:
      let chat = try goal.consultationID.flatMap { try context.store.consultation($0)?.backendID }
      return chat.map { .link(to: $0) }
    default:
      return context.client.attempt(
        toUpdate: goal, only: event.fields, toldBy: try messageOfValue(goal))
    }
  }

  /// The message that told the value that a goal has, where the service wants to know.
  private func messageOfValue(_ goal: Goal) throws -> Message.ID? {
    guard context.client.quirks.has(.messageOfProgress),
      let entry = try context.store.lastProgress(of: goal.id), entry.value == goal.currentValue
    else { return nil }
    return entry.message
  }
}

extension OutboxEvent {
  /// What was said before, while nobody knows whether that was heard.
  var repeated: Attempt? { isInDoubt ? sent.flatMap(Attempt.init) : nil }

  /// The goal that the backend may have made of this creation.
  func asked(for goal: Goal) -> Goal { repeated?.asked(for: goal) ?? goal }
}
