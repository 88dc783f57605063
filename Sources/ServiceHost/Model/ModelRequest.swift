import Coach
import Contract
import Edge
import JSON

/// A question to a language model, as OpenAI-compatible servers take it
/// (https://platform.openai.com/docs/api-reference/chat/create).
///
/// It asks for nothing that some of them refuse unless the user has set it, temperature or format, but
/// for what `ModelClient` takes back where it's refused.
struct ModelRequest {
  /// For the channel of a peer; the target is below the address of the server.
  let request: Request

  /// - Parameters:
  ///   - countsTokens: whether the server is to say how many tokens it took.
  ///   - mostTokens: how long the answer may be where the user hasn't said; `nil` for any length.
  init(
    _ model: LanguageModel, _ lines: [Coach.PromptLine], countsTokens: Bool, mostTokens: Int? = nil
  ) {
    let messages = lines.map { line -> JSON in
      ["role": .string(line.role.rawValue), "content": .string(line.text)]
    }
    var body: JSON = [
      "model": .string(model.name), "messages": .array(messages), "stream": true,
    ]
    if countsTokens { body = body.with("stream_options", ["include_usage": true]) }
    let options = model.options
    let numbers = [
      ("temperature", options.temperature.map { JSON.Number($0) }),
      ("top_p", options.topP.map { JSON.Number($0) }),
      ("max_tokens", (options.maxTokens ?? mostTokens).map { JSON.Number($0) }),
    ]
    for case (let key, let value?) in numbers { body = body.with(key, .number(value)) }
    request = Request(
      .post, "/chat/completions",
      headers: [Envelope.contentType, Header("accept", "text/event-stream")], body: body.text())
  }
}
