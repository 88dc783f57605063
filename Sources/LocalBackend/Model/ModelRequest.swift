import Coach
import Contract
import Edge
import JSON

/// A question to a language model, as OpenAI-compatible servers take it
/// (https://platform.openai.com/docs/api-reference/chat/create).
///
/// It asks for nothing that some of them refuse: no limit of tokens, no temperature, no format.
struct ModelRequest {
  /// For the channel of a peer; the target is below the address of the server.
  let request: Request

  init(_ model: LanguageModel, _ lines: [Coach.PromptLine]) {
    let messages = lines.map { line -> JSON in
      ["role": .string(line.role.rawValue), "content": .string(line.text)]
    }
    let body: JSON = [
      "model": .string(model.name), "messages": .array(messages), "stream": true,
    ]
    request = Request(
      .post, "/chat/completions",
      headers: [Envelope.contentType, Header("accept", "text/event-stream")], body: body.text())
  }
}
