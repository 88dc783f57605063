import Edge

/// What a language model has said so far to one question, from what comes on its channel.
struct ModelReply {
  /// What has come of an arrival.
  enum Step: Hashable {
    /// More of the answer; never empty.
    case text(String)
    /// The answer is complete. Nothing follows.
    case whole
    /// There will be no more of it. Nothing follows.
    case failed(ModelFailure)
  }

  private var events = EventStream()
  private var thoughts = ThoughtFilter()
  /// Whether the model said that it had come to an end.
  private var isComplete = false

  /// Takes what came on the channel.
  mutating func take(_ arrival: Arrival) -> [Step] {
    switch arrival {
    case .frame(_, .binary(let bytes)): return take(events.take(bytes))
    case .frame(_, .text(let text)): return take(events.take(text.utf8))
    case .response(_, let response): return end(response)
    case .failed(_, let failure):
      return isComplete ? complete() : [.failed(.connection(failure))]
    case .closed: return isComplete ? complete() : [.failed(.connection(.reset))]
    case .opened, .line, .endOfInput, .interrupt, .terminate, .deadline: return []
    }
  }

  private mutating func take(_ data: [String]) -> [Step] {
    var steps: [Step] = []
    for event in data {
      switch CompletionPiece(event) {
      case .text(let text, let isLast):
        let answer = thoughts.take(text)
        if !answer.isEmpty { steps.append(.text(answer)) }
        isComplete = isComplete || isLast
      case .done: return steps + complete()
      case .failure: return steps + [.failed(.reported)]
      case .nonsense: return steps + [.failed(.nonsense)]
      }
    }
    return events.isTooLong ? steps + [.failed(.nonsense)] : steps
  }

  /// The response is there to its end. One that says neither that the answer is complete nor that
  /// the stream is was cut where nobody could tell.
  private mutating func end(_ response: Response) -> [Step] {
    guard (200..<300).contains(response.status) else { return [.failed(.status(response.status))] }
    let steps = take(events.take(response.body.utf8) + [events.end()].compactMap(\.self))
    if let last = steps.last, last.isEnd { return steps }
    return steps + (isComplete ? complete() : [.failed(.nonsense)])
  }

  private mutating func complete() -> [Step] {
    let rest = thoughts.end()
    return rest.isEmpty ? [.whole] : [.text(rest), .whole]
  }
}

extension ModelReply.Step {
  /// Whether nothing follows it.
  var isEnd: Bool {
    if case .text = self { false } else { true }
  }
}
