import Coach
import Contract
import Edge
import JSON

/// What comes of a request.
enum Outcome {
  case response(Response)
  /// A language model is asked first, and the response comes later.
  case question(AdviceQuestion)

  /// - Parameter data: makes the data of the response with what the coach gives.
  init<Value>(_ answer: Coach.Answer<Value>, _ data: @escaping (Value) -> JSON) {
    switch answer {
    case .ready(let value): self = .response(Envelope.success(200, data(value)))
    case .pending(let question): self = .question(AdviceQuestion(question, data))
    }
  }
}
