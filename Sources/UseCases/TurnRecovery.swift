import Backend
import Edge
import Store
import Time
import Wellness

/// What was done about a turn that an earlier run had left open.
package enum RecoveredTurn: Hashable, Sendable {
  case nothing
  /// This answer was found in the backend's history and is stored now, as far as it is no longer
  /// than `Turn.longestAnswer`.
  case completed(String, isWhole: Bool = true)
  /// The message never reached the backend, and is marked so.
  case notSent(String)
}

extension ConsultationUseCases {
  /// Completes turns that were left open, as by a crash, from what the backend knows; or marks
  /// their messages as not sent. A consultation without any message here gets the backend's last
  /// ones.
  ///
  /// What the backend cannot be asked now stays open until the next time.
  ///
  /// - Returns: what was done about the last one.
  func recover(_ consultation: Consultation) throws -> RecoveredTurn {
    // What another shell waits for now is not left open.
    guard try !context.store.others.haveTurns() else { return .nothing }
    guard let backendID = consultation.backendID else {
      // Nothing of it can have been heard.
      try context.store.mark(consultation.id, from: .pending, to: .queued)
      return .nothing
    }
    let messages = try context.store.messages(of: consultation.id, last: 100)
    let open = messages.filter { $0.role == .user && $0.state == .pending }
    guard !open.isEmpty || messages.isEmpty else { return .nothing }
    do {
      let history = try context.askingPatiently { try $0.lastMessages(of: backendID) }
      if open.isEmpty { try adopt(history, in: consultation) }
      var recovered = RecoveredTurn.nothing
      for message in open { recovered = try recover(message, in: consultation, from: history) }
      return recovered
    } catch is BackendError {
      return .nothing
    }
  }

  private func recover(
    _ open: Message, in consultation: Consultation, from history: [RemoteMessage]
  ) throws -> RecoveredTurn {
    guard let place = history.place(of: open) else {
      try context.store.mark(open.id, .unsent)
      return .notSent(open.content)
    }
    return try context.store.transaction {
      try context.store.mark(open.id, .sent)
      guard let answer = history.answer(to: place) else { return .nothing }
      try context.store.move(append(answer, to: consultation), behind: open.id)
      let (text, isWhole) = answer.bounded
      return .completed(text, isWhole: isWhole)
    }
  }

  func adopt(_ history: [RemoteMessage], in consultation: Consultation) throws {
    try context.store.transaction {
      for remote in history where remote.role != nil {
        try append(remote, to: consultation)
      }
    }
  }

  /// The messages of a consultation, oldest first, at most so many; what the backend has before
  /// and behind those that are here is stored first, where it can be asked.
  ///
  /// - Returns: `isWhole` is false where it could not be asked.
  package func history(
    of consultation: Consultation, last count: Int
  ) throws -> (messages: [Message], isWhole: Bool) {
    let here = try context.store.messages(of: consultation.id, last: count)
    guard here.count < count, let id = consultation.backendID else { return (here, true) }
    do {
      let remote = try context.askingPatiently { try $0.messages(of: id, last: count) }
      try complete(consultation, here, from: remote)
    } catch is BackendError {
      return (here, false)
    }
    return (try context.store.messages(of: consultation.id, last: count), true)
  }

  /// Stores what the backend has before the first message here, and behind the last one.
  private func complete(
    _ consultation: Consultation, _ here: [Message], from remote: [RemoteMessage]
  ) throws {
    let shown = remote.filter { $0.role != nil }
    let known = shown.places(of: here)
    let isUnknown = known.isEmpty && here.contains { $0.state != .queued && $0.state != .unsent }
    guard !isUnknown else { return }
    let first = known.first ?? shown.count
    let earlier = try shown[..<first].map { remote in
      let id = try context.newMessageID()
      return message(remote, remote.clientID ?? id)
    }
    try context.store.transaction {
      try context.store.prepend(earlier, to: consultation.id)
      let isOpen = here.contains { $0.state == .pending }
      guard let last = known.last, !isOpen else { return }
      for remote in shown[(last + 1)...] { try append(remote, to: consultation) }
    }
  }

  private func message(_ remote: RemoteMessage, _ id: Message.ID) -> Message {
    let role = remote.role ?? .assistant
    let (text, isWhole) = remote.bounded
    return Message(
      id: id, role: role, content: text,
      state: role == .user ? .sent : isWhole ? .complete : .interrupted,
      createdAt: remote.createdAt)
  }

  /// Stores a message of the backend, under the id that this device gave it if that is free.
  @discardableResult
  private func append(
    _ remote: RemoteMessage, to consultation: Consultation
  ) throws -> Message.ID {
    if let id = remote.clientID,
      try context.store.append(message(remote, id), to: consultation.id)
    {
      return id
    }
    return try context.append(to: consultation.id) { message(remote, $0) }.id
  }
}

extension [RemoteMessage] {
  /// Where a message of this device stands in the backend's history: by the id it was given here,
  /// or, where the backend does not keep that, by what it says and when.
  func place(of message: Message) -> Int? {
    // Whole seconds are all that the wire says of a time.
    let earliest = Instant(milliseconds: message.createdAt.milliseconds / 1000 * 1000)
    return lastIndex { $0.clientID == message.id }
      ?? lastIndex {
        $0.role == .user && $0.clientID == nil && $0.content == message.content
          && $0.createdAt >= earliest
      }
  }

  /// The answer to the message at a place, if there is one.
  func answer(to place: Int) -> RemoteMessage? {
    self[(place + 1)...].prefix { $0.role != .user }.first { $0.role == .assistant }
  }
}

extension RemoteMessage {
  /// What it says, as far as it is taken.
  fileprivate var bounded: (text: String, isWhole: Bool) {
    let text = content.withoutControls
    let front = text.front(bytes: Turn.longestAnswer)
    return (String(front), front.endIndex == text.endIndex)
  }

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
  /// Where messages that are here stand among them, in order.
  ///
  /// The same may be said more than once. So the last one that an id tells is where to begin: what
  /// is here behind it is looked for from there on, and what is before it backwards from there.
  fileprivate func places(of here: [Message]) -> [Int] {
    let sure = here.indices.last { place in contains { $0.isSurely(here[place]) } }
    let split = sure.map { $0 + 1 } ?? here.count
    let middle = sure.flatMap { place in lastIndex { $0.isSurely(here[place]) } }.map { $0 + 1 }
    var places: [Int] = []
    var end = middle ?? count
    for message in here[..<split].reversed() {
      let place =
        self[..<end].lastIndex { $0.isSurely(message) }
        ?? self[..<end].lastIndex { $0.isLikely(message) }
      if let place { (end, places) = (place, [place] + places) }
    }
    var start = middle ?? count
    for message in here[split...] {
      guard let place = self[start...].firstIndex(where: { $0.isLikely(message) }) else { continue }
      places.append(place)
      start = place + 1
    }
    return places
  }
}
