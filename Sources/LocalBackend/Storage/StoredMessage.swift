import Contract
import Time
import Wellness

/// A message as the backend keeps it.
struct StoredMessage {
  /// Marks the ids that the backend gives to messages.
  enum Kind: Sendable {}
  typealias ID = Identifier<Kind>

  enum State: String {
    case whole
    /// An answer that is on its way over a socket; what is stored is the whole of it.
    case streaming
    /// An answer of which the client got only what is stored.
    case cut
  }

  /// Its place among all messages.
  let number: Int64
  let id: ID
  let consultationID: Consultation.BackendID
  let role: Message.Role
  let content: String
  let state: State
  /// The id that the device gave it.
  let clientID: Message.ID?
  let createdAt: Instant

  /// The message on the wire.
  var body: MessageBody {
    MessageBody(
      id: id.text, consultationID: consultationID, role: role.rawValue, content: content,
      clientID: clientID, createdAt: createdAt)
  }
}
