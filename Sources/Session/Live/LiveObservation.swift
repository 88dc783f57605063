import Edge

/// What was seen of a live run: what was asked, what came of it, and what was answered, by turn.
package struct LiveObservation: Sendable {
  /// One request or one opening.
  struct Exchange: Sendable {
    let channel: Channel
    /// `nil` for the opening of a socket.
    let method: Request.Method?
    let path: String
    var outcome = Outcome.none
  }

  /// What has come of a request.
  enum Outcome: Sendable {
    /// Nothing; it was given up.
    case none
    case response(status: Int, body: String)
    case failed(ConnectionFailure)
  }

  /// What was seen between two inputs.
  package struct Turn: Sendable {
    var exchanges: [Exchange] = []
    var pieces: [FramePiece] = []
    /// Whole answers; the last one may have no end.
    package internal(set) var answers: [String] = []
    /// Of sockets that were open.
    var failures: [ConnectionFailure] = []
    /// What was said on stderr.
    package var complaints: [String] = []

    /// Whether the built-in coach has answered, where a language model is the coach.
    package var isByBuiltInCoach: Bool {
      pieces.contains { $0.notice == "rules" || $0.notice == "instead" }
    }
  }

  /// What was seen before the first input, then for each input.
  package private(set) var turns = [Turn()]
  /// Whether the answer that is being given has begun.
  private var isAnswering = false

  /// Nothing was seen yet.
  package init() {}

  /// Why nothing was ever answered; `nil` where something was, or nothing was asked.
  package var unreachable: ConnectionFailure? {
    var first: ConnectionFailure?
    for exchange in turns.lazy.flatMap(\.exchanges) {
      switch exchange.outcome {
      case .none: continue
      case .response, .failed(.truncated), .failed(.tooLarge): return nil
      case .failed(let failure): first = first ?? failure
      }
    }
    return first
  }

  /// An input is handed over.
  package mutating func beginTurn() {
    turns.append(Turn())
    isAnswering = false
  }

  /// The program does something.
  package mutating func see(_ effect: Effect) {
    let last = turns.count - 1
    switch effect {
    case .request(let channel, let request):
      turns[last].exchanges.append(
        Exchange(channel: channel, method: request.method, path: String(request.path)))
    case .open(let channel, let request):
      turns[last].exchanges.append(
        Exchange(channel: channel, method: nil, path: String(request.path)))
    case .answer(let piece):
      if !isAnswering { turns[last].answers.append("") }
      isAnswering = true
      turns[last].answers[turns[last].answers.count - 1] += piece
    case .answered: isAnswering = false
    case .complain(let line): turns[last].complaints.append(line.plain)
    default: break
    }
  }

  /// Something comes from the service.
  package mutating func see(_ arrival: Arrival) {
    switch arrival {
    case .response(let channel, let response):
      end(channel, .response(status: response.status, body: response.body))
    case .opened(let channel): end(channel, .response(status: 101, body: ""))
    case .frame(_, .text(let text)): turns[turns.count - 1].pieces += FramePiece.all(in: text)
    case .frame(_, .binary): turns[turns.count - 1].pieces.append(.text)
    case .closed: turns[turns.count - 1].pieces.append(.close)
    case .failed(let channel, let failure):
      if !end(channel, .failed(failure)) { turns[turns.count - 1].failures.append(failure) }
    case .line, .endOfInput, .interrupt, .terminate, .deadline: break
    }
  }

  /// The answer belongs to where the request was made.
  ///
  /// - Returns: whether one was waited for.
  @discardableResult
  private mutating func end(_ channel: Channel, _ outcome: Outcome) -> Bool {
    for turn in turns.indices.reversed() {
      for place in turns[turn].exchanges.indices.reversed()
      where turns[turn].exchanges[place].channel == channel {
        guard case .none = turns[turn].exchanges[place].outcome else { return false }
        turns[turn].exchanges[place].outcome = outcome
        return true
      }
    }
    return false
  }
}
