import JSON
import Wellness

/// A body that a client sends, or keeps for later.
package protocol WireBody: Sendable {
  /// The keys that have a value.
  var json: JSON { get }
}

extension WireBody {
  /// The body as it is sent.
  package var text: String { json.text() }
}

extension NewInsightBody {
  /// The body as older servers take it.
  package var olderText: String { olderJSON.text() }
}

/// What `chat-about-goal` takes.
package struct ChatAboutGoalBody: WireBody, Hashable {
  /// By the id that the service gave it.
  package var goalID: Goal.BackendID

  package init(goalID: Goal.BackendID) {
    self.goalID = goalID
  }

  package init(_ reader: RequestReader) throws(ContractError) {
    goalID = try reader.identifier("goal_id")
  }

  /// All keys.
  package var json: JSON { ["goalId": .string(goalID.text)] }

  static let schema = JSONSchema.any(
    ["goalId", "goal_id"].map {
      .body(
        [($0, .id)], optional: [("persona", Persona.schema), ("quick_action", .text(.identifier))])
    })
}

/// What a client says without a socket.
package struct NewMessageBody: WireBody, Hashable {
  /// 1 to 5,000 characters.
  package var content: String
  /// Lets a server that knows it store a repeated one once.
  package var clientID: Message.ID

  package init(content: String, clientID: Message.ID) {
    self.content = content
    self.clientID = clientID
  }

  /// All keys.
  package var json: JSON { NewMessageBody.table.object(self) }

  static let table: FieldTable<NewMessageBody> = [
    .init("content", .text(.message)) { $0.content },
    .init(optional: "client_id", .text(.identifier)) { $0.clientID },
  ]
}

/// What a 409 on the creation of a consultation tells of the one there is.
package struct ExistingConsultation: Hashable, Sendable {
  /// The consultation that goes on instead.
  package let id: Consultation.BackendID
  /// Whether it can be continued now.
  package let canContinue: Bool

  /// `nil` where the error does not say which one it is.
  package init?(_ error: ServiceError) {
    guard let id = error.details?["existing_consultation_id"]?.stringValue else { return nil }
    self.id = Consultation.BackendID(id)
    canContinue =
      error.details?["can_continue"]?.boolValue ?? true
      && error.details?["status"]?.stringValue != "pending_approval"
  }
}
