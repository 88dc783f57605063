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
    /// An answer that is on its way; what is stored is the whole of it or, where it comes from a
    /// language model, what there was of it a moment ago.
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
  /// The place of the message that it answers.
  let answers: Int64?
  let createdAt: Instant
  /// What a language model was told right before it; `nil` for what none was asked.
  let told: String?

  /// The message on the wire.
  var body: MessageBody {
    MessageBody(
      id: id.text, consultationID: consultationID, role: role.rawValue, content: content,
      clientID: clientID, createdAt: createdAt, isCut: state == .cut)
  }
}
