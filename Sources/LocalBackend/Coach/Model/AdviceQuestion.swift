import Contract
import Edge
import JSON

/// Advice that a language model is asked for, and the response that waits for it.
struct AdviceQuestion {
  let question: ModelRequest
  /// The data of the response with what the model says; `nil` where that makes no sense.
  let read: (JSON) -> JSON?
  /// The data of the response of the built-in coach.
  let fallback: JSON
  /// Keeps the response where a repeated request has to get the same.
  var keep: (Response) throws -> Void = { _ in }
  /// What the model has said so far.
  var text = ""

  /// The response with what the model has said; `nil` where that makes no sense.
  var response: Response? {
    AdviceReading.object(in: text).flatMap(read).map { Envelope.success(200, $0) }
  }

  /// The response to give: the model's, or the built-in coach's with a line that says why.
  func give(
    _ response: Response?, instead failure: ModelFailure = .nonsense
  ) throws -> Response {
    let response =
      response ?? Envelope.success(200, fallback.with("notice", .string(failure.notice)))
    try keep(response)
    return response
  }
}
