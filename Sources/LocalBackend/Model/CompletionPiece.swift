import JSON

/// One event of a streamed completion, as OpenAI-compatible servers send it
/// (https://platform.openai.com/docs/api-reference/chat-streaming).
enum CompletionPiece: Hashable {
  /// A piece of the answer, perhaps empty; the last one says so.
  case text(String, isLast: Bool)
  /// The stream is complete.
  case done
  /// The server reports that it has failed.
  case failure
  /// Nothing of this kind.
  case nonsense

  /// Reads the data of an event.
  init(_ data: String) {
    if data.allSatisfy({ $0 == " " }) {
      self = .text("", isLast: false)
      return
    }
    if data.drop(while: { $0 == " " }).hasPrefix("[DONE]") {
      self = .done
      return
    }
    do {
      self = CompletionPiece.read(try JSON(parsing: data))
    } catch {
      self = .nonsense
    }
  }

  private static func read(_ json: JSON) -> CompletionPiece {
    if let error = json["error"], !error.isNull { return .failure }
    guard let choices = json["choices"]?.arrayValue else { return .nonsense }
    // The last event of some servers has counts of tokens and no choice.
    guard let choice = choices.first else { return .text("", isLast: false) }
    let text = choice["delta"]?["content"]?.stringValue ?? ""
    return .text(text, isLast: choice["finish_reason"]?.stringValue != nil)
  }
}
