import Edge
import ServiceClient
import Store
import Wellness

/// What was said in a consultation, here and over other devices.
extension ConsultationUseCases {
  /// The messages of a consultation, oldest first, at most so many; what the backend has beside
  /// those that are here, as what was said over other devices, is stored first, where it can be
  /// asked. One that tells of other devices is asked also where there are as many here.
  ///
  /// - Returns: `isWhole` is false where it could not be asked.
  package func history(
    of consultation: Consultation, last count: Int
  ) throws -> (messages: [Message], isWhole: Bool) {
    let here = try context.store.messages(of: consultation.id, last: count)
    let hasOthers = context.client.quirks.has(.severalSockets)
    guard here.count < count || hasOthers, let id = consultation.backendID else {
      return (here, true)
    }
    do {
      var span = count
      while try !complete(consultation, id, last: span, isPart: here.count == count), hasOthers,
        span < ConsultationUseCases.longestSearch
      {
        // Others have said all of it.
        span *= 4
      }
    } catch is BackendError {
      return (here, false)
    }
    return (try context.store.messages(of: consultation.id, last: count), true)
  }

  /// How many messages are looked through for one that is here.
  private static let longestSearch = 1000

  /// Stores what the backend has among its last messages before the first message here, between
  /// them, and behind the last one; and what a lost connection has left out of an answer.
  ///
  /// - Parameter isPart: whether there are more messages here than so many.
  /// - Returns: `false` where none of them is here, and there are more.
  private func complete(
    _ consultation: Consultation, _ id: Consultation.BackendID, last count: Int, isPart: Bool
  ) throws -> Bool {
    let remote = try context.withRetry { try $0.messages(of: id, last: count) }
    // Whatever of theirs is here is among twice as many.
    let here = try context.store.messages(of: consultation.id, last: isPart ? 2 * count : count)
    let shown = remote.filter { $0.role != nil }
    let known = shown.places(of: here)
    let isUnknown = known.isEmpty && here.contains { $0.state != .queued && $0.state != .unsent }
    guard !isUnknown else { return remote.count < count }
    let first = known.first?.remote ?? shown.count
    let earlier = try shown[..<(isPart ? 0 : first)].map { remote in
      let id = try context.newMessageID()
      return message(remote, remote.clientID ?? id)
    }
    try context.store.transaction {
      try context.store.prepend(earlier, to: consultation.id)
      let isOpen = here.contains { $0.state == .pending }
      guard let last = known.last, !isOpen else { return }
      for (local, remote) in known where here[local].state == .partial {
        let whole = message(shown[remote], here[local].id)
        try context.store.replace(whole.id, content: whole.content, whole.state)
      }
      let elsewhere = shown.saidElsewhere(known, here, isPart: isPart)
      try insert(elsewhere, between: here, of: consultation)
      for remote in shown[(last.remote + 1)...] { try append(remote, to: consultation) }
    }
    return true
  }

  /// Stores messages behind those at these places, which are the last ones of the consultation.
  private func insert(
    _ messages: [Int: [RemoteMessage]], between here: [Message], of consultation: Consultation
  ) throws {
    guard let first = messages.keys.min() else { return }
    for place in here.indices[first...] {
      if place > first { try context.store.moveToEnd(here[place].id) }
      for remote in messages[place] ?? [] { try append(remote, to: consultation) }
    }
  }
}

extension RemoteMessage {
  /// Whether it has the id that this device gave a message.
  fileprivate func isSurely(_ message: Message) -> Bool { clientID == message.id }

  /// Whether it is a message that is here: by its id, else by what it says.
  fileprivate func isLikely(_ message: Message) -> Bool {
    if isSurely(message) { return true }
    guard role == message.role, !content.isEmpty else { return false }
    let text = content.withoutControls
    switch message.state {
    case .interrupted, .partial: return !message.content.isEmpty && text.hasPrefix(message.content)
    case .queued, .unsent: return false
    case .pending, .sent, .complete: return text == message.content.withoutControls
    }
  }
}

extension [RemoteMessage] {
  /// Which messages that are here are which of them, in order.
  ///
  /// The same may be said more than once. So the last one that an id tells is where to begin: what
  /// is here behind it is looked for from there on, and what is before it backwards from there.
  fileprivate func places(of here: [Message]) -> [(local: Int, remote: Int)] {
    let sure = here.indices.last { place in contains { $0.isSurely(here[place]) } }
    let split = sure.map { $0 + 1 } ?? here.count
    let middle = sure.flatMap { place in lastIndex { $0.isSurely(here[place]) } }.map { $0 + 1 }
    var places: [(local: Int, remote: Int)] = []
    var end = middle ?? count
    for local in here.indices[..<split].reversed() {
      let place =
        self[..<end].lastIndex { $0.isSurely(here[local]) }
        ?? self[..<end].lastIndex { $0.isLikely(here[local]) }
      if let place { (end, places) = (place, [(local, place)] + places) }
    }
    var start = middle ?? count
    for local in here.indices[split...] {
      guard let place = self[start...].firstIndex(where: { $0.isLikely(here[local]) }) else {
        continue
      }
      places.append((local, place))
      start = place + 1
    }
    return places
  }

  /// What was said over other devices between messages that are here, by the places here that it
  /// stands behind. Only a backend that keeps the ids of messages tells that it was not said here.
  ///
  /// - Parameter isPart: whether more is here than is among these messages.
  fileprivate func saidElsewhere(
    _ known: [(local: Int, remote: Int)], _ here: [Message], isPart: Bool
  ) -> [Int: [RemoteMessage]] {
    let keepsIDs = known.contains { place in
      here[place.local].role == .user && self[place.remote].isSurely(here[place.local])
    }
    guard keepsIDs, let first = known.first else { return [:] }
    // What is here before the first known one is older than these messages.
    let start = isPart && first.local > 0 ? [(local: first.local - 1, remote: -1)] : []
    var messages: [Int: [RemoteMessage]] = [:]
    for (before, behind) in zip(start + known, (start + known).dropFirst()) {
      // An answer behind what is here belongs to it, whatever became of it here.
      let said = self[(before.remote + 1)..<behind.remote].drop { $0.role != .user }
      if !said.isEmpty { messages[before.local] = Array(said) }
    }
    return messages
  }
}
