import Coach
import Contract
import Edge
import JSON
import Wellness

/// What comes of a request.
enum Outcome {
  case response(Response)
  /// Something was said, of which the sockets of its consultation hear.
  case said(CoachService.Turn, Response)
  /// A language model is asked first, and the response comes later.
  case question(AdviceQuestion)
  /// The request becomes the socket of a consultation.
  case socket(Consultation.BackendID)
  /// Whoever has the request gives the response later.
  case later

  /// - Parameter data: makes the data of the response with what the coach gives.
  init<Value>(_ answer: Coach.Answer<Value>, _ data: @escaping (Value) -> JSON) {
    switch answer {
    case .ready(let value): self = .response(Envelope.success(200, data(value)))
    case .pending(let question): self = .question(AdviceQuestion(question, data))
    }
  }
}
