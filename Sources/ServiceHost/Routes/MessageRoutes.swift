import Contract
import Edge
import JSON
import Wellness

/// `/consultations/{id}/messages`: the history, and sending a message without a socket.
struct MessageRoutes {
  let storage: UserStorage
  let coachService: CoachService

  func list(_ call: RequestContext, in consultation: StoredConsultation) throws -> Response {
    let (limit, offset) = try call.page(defaultLimit: 50)
    let page = Page(
      elements: try storage.messages.list(in: consultation.id, limit: limit, offset: offset),
      total: try storage.messages.count(in: consultation.id))
    return Envelope.success(200) {
      page.write("messages", limit: limit, offset: offset, to: &$0) { $1.append($0.body.json) }
    }
  }

  func send(_ call: RequestContext, in consultation: StoredConsultation) throws -> Outcome {
    let fields = try call.fields()
    let content = try fields.text("content", .message)
    guard consultation.status == .active else { throw ServiceError.consultationNotActive }
    let turn = try coachService.reply(
      to: content, clientID: fields.optionalIdentifier("client_id"), in: consultation,
      isStreaming: false, by: call.sender, at: call.now)
    // What a language model answers is found in the history when it is whole.
    let answer = turn.question == nil ? turn.answer.body.json : .null
    let response = Envelope.success(
      201, ["user_message": turn.message.body.json, "assistant_message": answer])
    return .said(turn, response)
  }
}
