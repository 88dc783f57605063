import JSON
import Wellness

/// The text of each body that a client sends.
extension NewGoalBody {
  /// The body as it is sent.
  package var text: String { json.text() }
}

extension GoalChange {
  /// The body as it is sent.
  package var text: String { json.text() }
}

extension NewConsultationBody {
  /// The body as it is sent.
  package var text: String { json.text() }
}

extension ConsultationChange {
  /// The body as it is sent.
  package var text: String { json.text() }
}

extension NewInsightBody {
  /// The body as it is sent.
  package var text: String { json.text() }

  /// The body as older servers take it.
  package var olderText: String { olderJSON.text() }
}

extension InsightChange {
  /// The body as it is sent.
  package var text: String { json.text() }
}

/// What `chat-about-goal` takes.
package struct ChatAboutGoalBody: Hashable, Sendable {
  /// By the id that the service gave it.
  package var goalID: Goal.BackendID

  package init(goalID: Goal.BackendID) {
    self.goalID = goalID
  }

  package init(_ fields: Fields) throws(ContractError) {
    goalID = try fields.identifier("goal_id")
  }

  /// The body as it is sent.
  package var text: String {
    let json: JSON = ["goalId": .string(goalID.text)]
    return json.text()
  }
}

/// What a client says without a socket.
package struct NewMessageBody: Hashable, Sendable {
  /// 1 to 5,000 characters.
  package var content: String
  /// Lets a server that knows it store a repeated one once.
  package var clientID: Message.ID

  package init(content: String, clientID: Message.ID) {
    self.content = content
    self.clientID = clientID
  }

  /// The body as it is sent.
  package var text: String {
    let json: JSON = ["client_id": .string(clientID.text), "content": .string(content)]
    return json.text()
  }
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

extension ChatAboutGoalBody {
  static let schema = JSONSchema.any(
    ["goalId", "goal_id"].map {
      .body([($0, .id)], optional: [("persona", .persona), ("quick_action", .text)])
    })
}

extension NewMessageBody {
  static let schema = JSONSchema.body(
    [("content", .text(1...Message.longest))], optional: [("client_id", .text)])
}
