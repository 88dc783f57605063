import JSON
import Time
import Wellness

/// A message on the wire.
package struct MessageBody: Hashable, Sendable {
  /// Given by the service.
  package var id: String
  /// The consultation it was said in.
  package var consultationID: Consultation.BackendID
  /// `user`, `assistant`, `system` or `function`; kept as it came.
  package var role: String
  /// 1 to 5,000 characters from a user.
  package var content: String
  /// The id that the device gave it, where the server keeps that.
  package var clientID: Message.ID?
  /// Written to the whole second.
  package var createdAt: Instant
  /// Whether it is an answer that was stopped, and this is what was sent of it.
  package var isCut: Bool

  package init(
    id: String, consultationID: Consultation.BackendID, role: String, content: String,
    clientID: Message.ID?, createdAt: Instant, isCut: Bool = false
  ) {
    self.id = id
    self.consultationID = consultationID
    self.role = role
    self.content = content
    self.clientID = clientID
    self.createdAt = createdAt
    self.isCut = isCut
  }

  package init(_ reader: BodyReader) throws(ContractError) {
    id = try reader.string("id")
    consultationID = try reader.identifier("consultation_id")
    role = try reader.string("role")
    content = try reader.string("content")
    clientID = try reader.optionalIdentifier("client_id")
    createdAt = try reader.instant("created_at")
    isCut = try reader.optionalBool("is_cut") ?? false
  }

  /// The keys that have a value.
  package var json: JSON { MessageBody.table.object(self) }

  static let table: FieldTable<MessageBody> = [
    .init("id", .id) { $0.id }, .init("consultation_id") { $0.consultationID },
    .init("role", .words(["user", "assistant"])) { $0.role }, .init("content") { $0.content },
    .init("created_at") { $0.createdAt }, .init(optional: "client_id", .text) { $0.clientID },
    .init(optional: "is_cut", .exactly(true)) { $0.isCut ? true : nil },
  ]
}
