import Edge
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
