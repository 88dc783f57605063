import Backend
import Edge
import Store
import Time
import Wellness

/// What was done about a turn that an earlier run had left open.
package enum Mended: Hashable, Sendable {
  case nothing
  /// The answer was found in the backend's history and is stored now.
  case completed
  /// The message never reached the backend, and is marked so.
  case notSent(String)
}

extension ConsultationDesk {
  /// Completes a turn that was left open, as by a crash, from what the backend knows; or marks its
  /// message as not sent. A consultation without any message here gets the backend's last ones.
  ///
  /// What the backend cannot be asked now stays open until the next time.
  func mend(_ consultation: Consultation) throws -> Mended {
    guard let backendID = consultation.backendID else { return .nothing }
    let messages = try office.store.messages(of: consultation.id, last: 100)
    let open = messages.last { $0.role == .user && $0.state == .pending }
    guard open != nil || messages.isEmpty else { return .nothing }
    do {
      let history = try office.asking { try $0.lastMessages(of: backendID) }
      if let open { return try mend(open, in: consultation, from: history) }
      try adopt(history, in: consultation)
    } catch is BackendError {
      return .nothing
    }
    return .nothing
  }

  private func mend(
    _ open: Message, in consultation: Consultation, from history: [RemoteMessage]
  ) throws -> Mended {
    guard let place = history.place(of: open) else {
      try office.store.mark(open.id, .unsent)
      return .notSent(open.content)
    }
    return try office.store.transaction {
      try office.store.mark(open.id, .sent)
      guard let answer = history.answer(to: place) else { return .nothing }
      try office.store.append(try message(answer), to: consultation.id)
      return .completed
    }
  }

  private func adopt(_ history: [RemoteMessage], in consultation: Consultation) throws {
    try office.store.transaction {
      for remote in history where remote.role != nil {
        try office.store.append(try message(remote), to: consultation.id)
      }
    }
  }

  private func message(_ remote: RemoteMessage) throws -> Message {
    let role = remote.role ?? .assistant
    let known = try remote.clientID.flatMap { try office.store.hasMessage($0) ? nil : $0 }
    return Message(
      id: try known ?? office.newMessageID(), role: role,
      content: remote.content.withoutControls, state: role == .user ? .sent : .complete,
      createdAt: remote.createdAt)
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
