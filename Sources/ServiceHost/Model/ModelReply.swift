import Edge
import JSON
import StreamSafe

/// What a language model has said so far to one question, from what comes on its channel.
struct ModelReply {
  /// What has come of an arrival.
  enum Step: Hashable {
    /// More of the answer; never empty.
    case text(String)
    /// The answer is complete, or as far as its server lets it be. Nothing follows.
    case whole(CompletionEnd)
    /// There will be no more of it. Nothing follows.
    case failed(ModelFailure)
  }

  /// A whole body in place of a stream, or what may become one.
  private enum Form {
    case unknown, events, object
  }

  /// What the answer took; `nil` where its server does not say.
  private(set) var usage: TokenUsage?
  /// Whether there was a thought that nothing had opened.
  var hasBareThought: Bool { thoughts.hasBareEnd }
  /// Whether anything has come.
  private(set) var hasBegun = false

  /// Whether the model thinks aloud where nobody is to hear it.
  private(set) var isThinking = false

  private let model: LanguageModel
  private var form = Form.unknown
  /// What is there of a whole body.
  private(set) var object: [UInt8] = []
  private var events = EventStream()
  private var thoughts: ReasoningFilter
  /// Breaks endless combining marks, also across pieces.
  private var marks = StreamSafePieces()
  /// Whether anything was thought aloud.
  private(set) var hasThought = false
  private var answerEnding = AnswerEnding()
  /// Whether the answer was ended before its stream, of which nothing more is wanted.
  var isEndedEarly: Bool { answerEnding.isOver }
  /// Why the model has come to an end; `nil` before it says so.
  private var ending: CompletionEnd?

  /// - Parameter beginsInThought: whether the model is known to think before its answer without
  ///   saying so.
  init(from model: LanguageModel, beginsInThought: Bool = false) {
    self.model = model
    thoughts = ReasoningFilter(beginsInThought: beginsInThought)
  }

  /// Takes what came on the channel.
  mutating func receive(_ arrival: Arrival) -> [Step] {
    switch arrival {
    case .frame(_, .binary(let bytes)): return receive(bytes)
    case .frame(_, .text(let text)): return receive(Array(text.utf8))
    case .response(_, let response): return end(response)
    case .failed(_, let failure):
      return ending == nil ? [.failed(.connection(failure))] : complete()
    case .closed: return ending == nil ? [.failed(.connection(.reset))] : complete()
    case .opened, .line, .endOfInput, .interrupt, .terminate, .deadline: return []
    }
  }

  private mutating func receive(_ bytes: [UInt8]) -> [Step] {
    hasBegun = hasBegun || !bytes.isEmpty
    switch form {
    case .events: break
    case .object:
      guard object.count + bytes.count <= EventStream.longestEvent else {
        return [.failed(.endless)]
      }
      object += bytes
      return []
    case .unknown:
      // A server that doesn't stream begins with the object; an event never does.
      guard let first = bytes.first(where: { $0 > 0x20 }) else { break }
      form = first == UInt8(ascii: "{") ? .object : .events
      if form == .object {
        object = bytes
        return []
      }
    }
    return receive(events.receive(bytes))
  }

  private mutating func receive(_ data: [String]) -> [Step] {
    var steps: [Step] = []
    for event in data {
      steps += receive(CompletionPiece(event))
      if let last = steps.last, last.isEnd { return steps }
    }
    return events.isTooLong ? steps + [.failed(.nonsense)] : steps
  }

  private mutating func receive(_ piece: CompletionPiece) -> [Step] {
    switch piece {
    case .part(let part):
      usage = part.usage ?? usage
      ending = part.end ?? ending
      let answer = answerEnding.receive(thoughts.receive(marks.receive(part.text)))
      hasThought = hasThought || part.isThought || thoughts.isThinking
      isThinking = answer.isEmpty && (isThinking || part.isThought || thoughts.isThinking)
      let steps = answer.isEmpty ? [] : [Step.text(answer)]
      return isEndedEarly ? steps + [.whole(.natural)] : steps
    case .done: return complete()
    case .failure(let json): return [.failed(.refused(ModelRefusal(inStream: json, from: model)))]
    case .nonsense: return [.failed(.nonsense)]
    }
  }

  /// The response is there to its end. One that says neither that the answer is complete nor that
  /// the stream is was cut where nobody could tell.
  private mutating func end(_ response: Response) -> [Step] {
    guard (200..<300).contains(response.status) else {
      return [.failed(.refused(ModelRefusal(response, from: model)))]
    }
    var steps = response.body.isEmpty ? [] : receive(Array(response.body.utf8))
    if form == .object {
      steps += receive(CompletionPiece(whole: String(streamSafe: object)))
      ending = ending ?? (steps.isEmpty ? nil : .natural)
    } else if steps.last?.isEnd != true, let rest = events.end() {
      steps += receive([rest])
    }
    if let last = steps.last, last.isEnd { return steps }
    return steps + (ending == nil ? [.failed(.nonsense)] : complete())
  }

  private mutating func complete() -> [Step] {
    let said = answerEnding.receive(thoughts.end())
    let rest = said + answerEnding.end()
    let end = Step.whole(ending ?? .natural)
    return rest.isEmpty ? [end] : [.text(rest), end]
  }
}

extension ModelReply.Step {
  /// Whether nothing follows it.
  var isEnd: Bool {
    if case .text = self { false } else { true }
  }
}

/// Reads a stream of events, as a server sends it, from pieces that may be cut anywhere
/// (https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream). What is
/// there of an event only grows where it is: the cost of a stream is that of its bytes.
struct EventStream {
  /// The most bytes of one event.
  static let longestEvent = 1 << 20

  /// Whether an event was longer than anything sensible; nothing is read any more then.
  private(set) var isTooLong = false
  private var line: [UInt8] = []
  /// The lines of data of the event that is being read; `nil` where it has none yet.
  private(set) var data: [UInt8]?
  private var isFirstLine = true
  /// Whether a line feed would belong to the line end before it.
  private var isAfterReturn = false

  /// Takes a piece; answers the data of the events that end in it.
  mutating func receive(_ bytes: some Sequence<UInt8>) -> [String] {
    var events: [String] = []
    for byte in bytes where !isTooLong {
      switch byte {
      case 0x0a where isAfterReturn: isAfterReturn = false
      case 0x0a, 0x0d:
        isAfterReturn = byte == 0x0d
        if let event = endLine() { events.append(event) }
      default:
        isAfterReturn = false
        line.append(byte)
        isTooLong = line.count + (data?.count ?? 0) > EventStream.longestEvent
      }
    }
    return events
  }

  /// The stream has ended; answers the event that lacks its blank line. The specification drops it,
  /// some servers leave the last blank line out.
  mutating func end() -> String? {
    let rest = line.isEmpty ? nil : endLine()
    return rest ?? endLine()
  }

  private mutating func endLine() -> String? {
    defer { line.removeAll(keepingCapacity: true) }
    if isFirstLine, line.starts(with: [0xef, 0xbb, 0xbf]) { line.removeFirst(3) }
    isFirstLine = false
    guard !line.isEmpty else {
      defer { data = nil }
      return data.map { String(streamSafe: $0) }
    }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    // A comment has an empty name; names other than that of data are of no use here.
    guard line[..<colon].elementsEqual("data".utf8) else { return nil }
    var value = line[colon...].dropFirst()
    if value.first == 0x20 { value.removeFirst() }
    guard data != nil else {
      data = Array(value)
      return nil
    }
    data?.append(0x0a)
    data?.append(contentsOf: value)
    return nil
  }
}

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

  /// Reads a `usage`; `nil` where there are no counts in it.
  init?(_ json: JSON) {
    guard let prompt = json["prompt_tokens"]?.intValue,
      let completion = json["completion_tokens"]?.intValue
    else { return nil }
    (self.prompt, self.completion) = (max(0, prompt), max(0, completion))
  }
}
