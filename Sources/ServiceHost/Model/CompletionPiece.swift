import JSON

/// One event of a streamed completion, as OpenAI-compatible servers send it
/// (https://platform.openai.com/docs/api-reference/chat-streaming), or the whole completion of a
/// server that does not stream.
enum CompletionPiece: Hashable {
  /// A piece of the answer.
  case part(Part)
  /// The stream is complete.
  case done
  /// The server reports that it has failed.
  case failure(JSON)
  /// Nothing of this kind.
  case nonsense

  /// What a piece has; most have only one of these.
  struct Part: Hashable {
    /// Perhaps empty.
    var text = ""
    /// Whether the model thinks aloud where nobody is to hear it.
    var isThought = false
    /// Why it is the last one; `nil` where it is not.
    var end: CompletionEnd?
    /// What the whole answer took.
    var usage: TokenUsage?
  }

  /// Reads the data of an event.
  init(_ data: String) {
    let text = data.drop { $0 == " " }
    if text.isEmpty {
      self = .part(Part())
    } else if text.hasPrefix("[DONE]") {
      self = .done
    } else {
      self.init(whole: data)
    }
  }

  /// Reads one object.
  init(whole text: String) {
    do {
      self = CompletionPiece.read(try JSON(mending: text))
    } catch {
      self = .nonsense
    }
  }

  private static func read(_ json: JSON) -> CompletionPiece {
    if let error = json["error"], !error.isNull { return .failure(json) }
    var part = Part()
    part.usage = json["usage"].flatMap(TokenUsage.init)
    guard let choice = json["choices"]?.arrayValue?.first else {
      // The last event of some servers has counts of tokens and no choice.
      let isKnown = json["choices"]?.arrayValue != nil || part.usage != nil
      return isKnown ? .part(part) : .nonsense
    }
    let said = choice["delta"] ?? choice["message"]
    part.text =
      text(said?["content"]) ?? text(said?["refusal"]) ?? choice["text"]?.stringValue ?? ""
    part.isThought = [said?["reasoning_content"], said?["reasoning"]].contains {
      $0?.stringValue?.isEmpty == false
    }
    part.end = choice["finish_reason"]?.stringValue.map(CompletionEnd.init)
    return .part(part)
  }

  /// A text, or the texts of a list of parts.
  private static func text(_ content: JSON?) -> String? {
    content?.stringValue
      ?? content?.arrayValue.map { $0.compactMap { $0["text"]?.stringValue }.joined() }
  }
}

/// Why a model stopped.
enum CompletionEnd: Hashable {
  /// It had said all.
  case natural
  /// It had used up the tokens that it may give.
  case length
  /// Its server does not let the rest through.
  case filter

  /// Reads a `finish_reason`.
  init(_ reason: String) {
    switch reason.lowercased() {
    case "length", "max_tokens", "model_length": self = .length
    case "content_filter", "safety": self = .filter
    default: self = .natural
    }
  }
}

/// What answers took, by the count of the model's server.
package struct TokenUsage: Hashable, Sendable {
  /// What the model was told.
  package var prompt = 0
  /// What it said, thoughts included.
  package var completion = 0

  package init() {}

  /// Reads a `usage`; `nil` where there are no counts in it.
  init?(_ json: JSON) {
    guard let prompt = json["prompt_tokens"]?.intValue,
      let completion = json["completion_tokens"]?.intValue
    else { return nil }
    (self.prompt, self.completion) = (max(0, prompt), max(0, completion))
  }
}
