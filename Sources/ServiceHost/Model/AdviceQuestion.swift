import Coach
import Contract
import Edge
import JSON

/// Advice that a language model is asked for, and the response that waits for it.
struct AdviceQuestion {
  let prompt: [Coach.PromptLine]
  private let read: (String) -> Response?
  private let fallback: (_ notice: String?) -> Response
  /// Keeps the response where a repeated request has to get the same.
  var keep: (Response) throws -> Void = { _ in }
  /// What the model has said so far.
  var text = ""

  /// - Parameter data: makes the data of a response with the advice.
  init<Value>(_ question: Coach.Question<Value>, _ data: @escaping (Value) -> JSON) {
    prompt = question.prompt
    read = { question.read($0).map { Envelope.success(200, data($0)) } }
    fallback = { notice in
      let data = data(question.fallback())
      return Envelope.success(200, notice.map { data.with("notice", .string($0)) } ?? data)
    }
  }

  /// The response with what the model has said; `nil` where that makes no sense.
  var response: Response? { read(text) }

  /// What the model has said that is not for the user; `nil` where all of it is.
  var danger: UnsafeAdvice? { AdviceReading.object(in: text).flatMap(AdviceReading.danger) }

  /// The response of the built-in coach: what a repeated request gets until the model has spoken.
  var provisional: Response { fallback(nil) }

  /// The response of the built-in coach, with a line that says why.
  func response(instead failure: ModelFailure) -> Response { fallback(failure.notice) }
}
