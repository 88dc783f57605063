import Coach
import Edge
import Wellness

/// A consultation in which sockets are open or an answer is being sent.
struct Room {
  /// The open sockets.
  var channels: Set<Channel> = []
  /// The answer that is being sent to them.
  var sending: Sending?

  var isEmpty: Bool { channels.isEmpty && sending == nil }
}

/// An answer that is being sent.
struct Sending {
  let answer: StoredMessage
  /// Of the user whose consultation it is.
  let storage: UserStorage
  /// Whose message it answers; `nil` where that socket is gone, or there was none.
  var asker: Channel?
  /// The sockets that hear it.
  var listeners: Set<Channel>
  /// What is there of the answer.
  var text: String
  /// What the coach remembers from it on, where that isn't stored yet.
  var memory: ChatState?
  /// UTF-8 bytes of it that were sent.
  private var sentBytes = 0
  /// Whether more of it comes from a language model.
  var isOpen: Bool
  /// Whether it goes out word by word.
  let isPaced: Bool

  init(
    _ turn: CoachService.Turn, _ storage: UserStorage, asker: Channel?, listeners: Set<Channel>
  ) {
    answer = turn.answer
    self.storage = storage
    self.asker = asker
    self.listeners = listeners
    text = turn.answer.content
    isOpen = turn.question != nil
    isPaced = !isOpen
  }

  /// What was sent of it, and what was not.
  var parts: (sent: String, rest: String) {
    (
      String(decoding: text.utf8.prefix(sentBytes), as: UTF8.self),
      String(decoding: text.utf8.dropFirst(sentBytes), as: UTF8.self)
    )
  }

  /// Notes that so many UTF-8 bytes have reached one who hears it.
  mutating func hasSent(_ count: Int) { sentBytes = max(sentBytes, count) }

  /// Its listeners in the order of their opening.
  var ordered: [Channel] { listeners.sorted { $0.number < $1.number } }

  /// Stores that it is whole, whether or not all of it has arrived.
  func finish() throws {
    if text == answer.content {
      try storage.messages.finish(answer.id)
    } else {
      try storage.messages.keep(answer, content: text, as: .whole, remembering: memory)
    }
  }
}
