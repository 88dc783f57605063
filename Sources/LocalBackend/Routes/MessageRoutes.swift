import Contract
import Edge
import JSON
import Wellness

/// `/consultations/{id}/messages`: the history, and saying something without a socket.
struct MessageRoutes {
  let storage: Storage
  let desk: CoachDesk

  /// Answers GET and POST; `nil` for other methods.
  func answer(_ call: Call, _ id: Consultation.BackendID) throws -> Response? {
    guard let consultation = try storage.consultations.find(id) else {
      throw ServiceError.consultationMissing
    }
    switch call.method {
    case .get: return try list(call, in: id)
    case .post: return try say(call, in: consultation)
    default: return nil
    }
  }

  private func list(_ call: Call, in id: Consultation.BackendID) throws -> Response {
    let (limit, offset) = try call.page(defaultLimit: 50)
    let page = Page(
      elements: try storage.messages.list(in: id, limit: limit, offset: offset),
      total: try storage.messages.count(in: id))
    return Envelope.success(
      200, page.json("messages", limit: limit, offset: offset) { $0.body.json })
  }

  private func say(_ call: Call, in consultation: StoredConsultation) throws -> Response {
    let fields = try call.fields()
    let content = try fields.string("content")
    try desk.check(content, key: "content", call)
    guard consultation.status == .active else { throw ServiceError.consultationNotActive }
    let turn = try desk.say(
      content, clientID: fields.optionalIdentifier("client_id"), in: consultation,
      isStreaming: false, at: call.now)
    return Envelope.success(
      201,
      ["user_message": turn.message.body.json, "assistant_message": turn.answer.body.json])
  }
}
