import Edge
import ServiceClient
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
      let history = try context.withRetry { try $0.lastMessages(of: backendID) }
      if open.isEmpty { try adopt(history, in: consultation) }
      var recovered = RecoveredTurn.nothing
      for message in open { recovered = try recover(message, in: consultation, from: history) }
      return recovered
    } catch is BackendError {
      return .nothing
    }
  }

  func recover(
    _ open: Message, in consultation: Consultation, from history: [RemoteMessage]
  ) throws -> RecoveredTurn {
    // Another shell that begins now may do the same.
    guard let place = history.place(of: open) else {
      let isOurs = try context.store.mark(open.id, from: .pending, to: .unsent)
      return isOurs ? .notSent(open.content) : .nothing
    }
    return try context.store.transaction {
      guard try context.store.mark(open.id, from: .pending, to: .sent) else { return .nothing }
      guard let answer = history.answer(to: place) else { return .nothing }
      try context.store.move(append(answer, to: consultation), behind: open.id)
      let (text, isWhole) = answer.bounded
      return .completed(text, isWhole: isWhole)
    }
  }

  func adopt(_ history: [RemoteMessage], in consultation: Consultation) throws {
    try context.store.transaction {
      guard try context.store.messageCount(of: consultation.id) == 0 else { return }
      for remote in history where remote.role != nil {
        try append(remote, to: consultation)
      }
    }
  }

  func message(_ remote: RemoteMessage, _ id: Message.ID) -> Message {
    let role = remote.role ?? .assistant
    let (text, isWhole) = remote.bounded
    return Message(
      id: id, role: role, content: text,
      state: role == .user ? .sent : isWhole && !remote.isCut ? .complete : .interrupted,
      createdAt: remote.createdAt)
  }

  /// Stores a message of the backend, under the id that this device gave it if that is free.
  @discardableResult
  func append(
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
}
