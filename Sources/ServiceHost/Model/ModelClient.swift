import Coach
import Edge
import Time

/// Asks a language model and hands on what it says: the pieces of an answer to its consultation,
/// advice to the request.
///
/// Whatever becomes of a question, there is an answer: where the model gives none, the built-in
/// coach does, and a line says why.
final class ModelClient {
  private let model: LanguageModel
  /// The coach whose questions are asked here.
  let coach: Coach
  private var inquiries: [Channel: ModelInquiry] = [:]
  /// When each user's last question was asked, by the number of its channel, while others wait.
  private var turns: [User.ID: Int] = [:]
  private let numbers: ChannelNumbers
  /// How much of a conversation the model has turned out to take, in tokens.
  private var knownHistory: Int?
  /// Whether it thinks before its answers without saying where a thought begins.
  private var beginsInThought = false
  /// Whether its server is asked to count tokens, which some refuse.
  private var countsTokens = true
  /// Whether its answers are held to a length by its server, which some call otherwise.
  private var limitsAnswers = true
  /// Whether it thinks before its answers, for which it needs tokens too.
  private var thinks = false
  private let ask: (Channel, Request) -> Void
  private let giveUp: (Channel) -> Void
  private var troubles: [String] = []

  /// How long a client is left without a frame while the model thinks.
  private static let patience = Duration.seconds(5)

  /// What clients are to be given.
  enum Result {
    /// More of an answer; paced as words of the built-in coach are.
    case pieces([AnswerPiece], ModelTurn, isPaced: Bool, isLast: Bool, usage: TokenUsage? = nil)
    /// An answer is still to come, and why.
    case waiting(String, ModelTurn)
    case response(Response, Channel)
  }

  init(
    _ model: LanguageModel, numbers: ChannelNumbers,
    ask: @escaping (Channel, Request) -> Void, giveUp: @escaping (Channel) -> Void
  ) {
    self.model = model
    self.numbers = numbers
    coach = .languageModel(model)
    self.ask = ask
    self.giveUp = giveUp
  }

  /// The clients who wait for advice from the model.
  var clients: [Channel] {
    inquiries.values.compactMap(\.purpose.client).sorted { $0.number < $1.number }
  }

  /// The answers that it's asked for.
  var answers: [StoredMessage.ID] { inquiries.values.compactMap(\.purpose.turn?.answer.id) }

  /// Whether it is at no answer.
  var isIdle: Bool { inquiries.isEmpty }

  /// When the next question has waited for too long.
  var due: Instant? {
    // What was given up has made room already.
    if let next = nextQueued { return inquiries[next]?.toldAt }
    return inquiries.values.map { $0.due(patience: ModelClient.patience) }.min()
  }

  /// What went wrong since the last time, for a log.
  func popTroubles() -> [String] {
    defer { troubles = [] }
    return troubles
  }

  /// Where nobody reads them, the last ones are enough.
  private func note(_ line: String) {
    troubles = troubles.suffix(99) + [line]
  }

  /// Stores something that the client gets whether or not it can be.
  private func attempt(_ store: () throws -> Void) {
    do { try store() } catch { note("\(error)") }
  }

  // Asking

  /// Asks for an answer that is stored as on its way.
  func ask(_ turn: ModelTurn, at now: Instant) {
    begin(
      .turn(turn), of: turn.storage.user, turn.question.prompt, turn.question.whole,
      within: model.turnTime, at: now)
  }

  /// Asks for advice; the response comes on the channel.
  func ask(_ advice: AdviceQuestion, of user: User.ID, for client: Channel, at now: Instant) {
    begin(
      .advice(advice, client), of: user, advice.prompt, nil, within: model.adviceTime, at: now)
  }

  private func begin(
    _ purpose: ModelInquiry.Purpose, of user: User.ID, _ prompt: [Coach.PromptLine],
    _ whole: Coach.PromptLine?, within time: Duration, at now: Instant
  ) {
    let prompt = knownHistory.map { prompt.trimmed(toHistory: $0, whole: whole) } ?? prompt
    var inquiry = ModelInquiry(
      prompt: prompt, whole: whole, purpose: purpose, user: user, reply: newReply, silentAt: now,
      lateAt: now + time, toldAt: now)
    if hasRoom, nextQueued == nil {
      turns = [:]
      return start(inquiry, at: now)
    }
    inquiry.isQueued = true
    inquiry.resumesAt = inquiry.lateAt
    inquiries[numbers.next()] = inquiry
  }

  // Taking turns

  /// Whether one more may be asked. Those count that are asked again after a pause.
  private var hasRoom: Bool {
    inquiries.count < model.questionsAtOnce
      || inquiries.values.count { !$0.isQueued } < model.questionsAtOnce
  }

  /// The question that is to be asked now: of those who wait, whoever was not asked for longest,
  /// and of that user the oldest.
  private var nextQueued: Channel? {
    guard hasRoom else { return nil }
    return inquiries.lazy.filter(\.value.isQueued).min { left, right in
      let (last, other) = (turns[left.value.user] ?? 0, turns[right.value.user] ?? 0)
      return (last, left.key.number) < (other, right.key.number)
    }?.key
  }

  /// Asks those who have waited, as far as there is room.
  private func startQueued(at now: Instant) {
    while let next = nextQueued, var inquiry = inquiries.removeValue(forKey: next) {
      inquiry.isQueued = false
      start(inquiry, at: now)
    }
  }

  private var newReply: ModelReply { ModelReply(from: model, beginsInThought: beginsInThought) }

  /// Asks, on a channel of its own.
  private func start(_ inquiry: ModelInquiry, at now: Instant) {
    let channel = numbers.next()
    var inquiry = inquiry
    inquiry.resumesAt = nil
    inquiry.reply = newReply
    inquiry.silentAt = now + model.options.firstByte
    inquiry.mostTokens = mostTokens(inquiry)
    inquiries[channel] = inquiry
    turns[inquiry.user] = channel.number
    let request = ModelRequest(
      model, inquiry.prompt, countsTokens: countsTokens, mostTokens: inquiry.mostTokens)
    ask(channel, request.request)
  }

  /// How long an answer may be where the user hasn't said; `nil` for advice, which is of any length.
  private func mostTokens(_ inquiry: ModelInquiry) -> Int? {
    guard limitsAnswers, case .turn = inquiry.purpose else { return nil }
    return thinks ? ModelPrompt.longestThought : ModelPrompt.longestAnswer
  }

  // Giving up

  /// Nobody is asked any more for what is not wanted.
  func leave(where isGone: (ModelInquiry.Purpose) -> Bool) {
    for (channel, inquiry) in inquiries where isGone(inquiry.purpose) {
      inquiries[channel] = nil
      giveUp(channel)
    }
  }

  /// Ends all of it: of answers remains what there is, advice is the built-in coach's.
  func end() -> [Result] {
    var results: [Result] = []
    for (channel, inquiry) in inquiries.sorted(by: { $0.key.number < $1.key.number }) {
      inquiries[channel] = nil
      giveUp(channel)
      switch inquiry.purpose {
      case .turn(let turn): attempt { try turn.storage.messages.cut(turn.answer.id, to: turn.text) }
      case .advice(let advice, let client):
        results.append(give(advice.response(instead: .silent), of: advice, to: client))
      }
    }
    return results
  }

  // What comes

  /// Does what is due: asks again, gives up what has waited for too long, and tells clients that
  /// their answer is still to come.
  func expire(by now: Instant) -> [Result] {
    var results: [Result] = []
    startQueued(at: now)
    let late = inquiries.filter { $0.value.due(patience: ModelClient.patience) <= now }.keys
    for channel in late.sorted(by: { $0.number < $1.number }) {
      guard var inquiry = inquiries.removeValue(forKey: channel) else { continue }
      if inquiry.lateAt <= now {
        results += receive([.failed(.endless)], for: inquiry, on: channel, at: now)
      } else if let resumption = inquiry.resumesAt, resumption <= now {
        start(inquiry, at: now)
      } else if inquiry.resumesAt == nil, inquiry.silentAt <= now {
        results += receive([.failed(.silent)], for: inquiry, on: channel, at: now)
      } else {
        results += tell(&inquiry, inquiry.progress(at: now), at: now)
        inquiries[channel] = inquiry
      }
    }
    return results
  }

  /// Tells a client why its answer is still to come.
  private func tell(_ inquiry: inout ModelInquiry, _ text: String, at now: Instant) -> [Result] {
    inquiry.toldAt = now
    return inquiry.purpose.turn.map { [.waiting(text, $0)] } ?? []
  }

  /// Takes what came from the model on one of its channels.
  func deliver(_ arrival: Arrival, at now: Instant) -> [Result] {
    guard let channel = arrival.channel, var inquiry = inquiries.removeValue(forKey: channel) else {
      return []
    }
    let wasThinking = inquiry.reply.isThinking
    let steps = inquiry.reply.receive(arrival)
    if inquiry.reply.hasBegun { inquiry.silentAt = now + model.options.betweenBytes }
    let results = receive(steps, for: inquiry, on: channel, at: now)
    guard !wasThinking, results.isEmpty, var waiting = inquiries[channel],
      waiting.reply.isThinking
    else { return results }
    defer { inquiries[channel] = waiting }
    return tell(&waiting, waiting.progress(at: now), at: now)
  }

  /// Does what has come, and keeps the question unless it has ended.
  private func receive(
    _ steps: [ModelReply.Step], for inquiry: ModelInquiry, on channel: Channel, at now: Instant
  ) -> [Result] {
    var inquiry = inquiry
    var results: [Result] = []
    for step in steps {
      if case .failed(let failure) = step, let results = retry(inquiry, after: failure, at: now) {
        note(failure.logText)
        return results
      }
      thinks = thinks || inquiry.reply.hasThought
      if case .whole(.length) = step, thinks, inquiry.isBlank,
        inquiry.mostTokens == ModelPrompt.longestAnswer
      {
        // It has thought for as long as an answer may be.
        start(inquiry, at: now)
        return []
      }
      let isOver: Bool
      switch inquiry.purpose {
      case .turn(var turn):
        if let preface = inquiry.preface, case .text = step {
          inquiry.preface = nil
          let line = turn.open(preface)
          results.append(.pieces([line], turn, isPaced: false, isLast: false))
        }
        isOver = advance(&turn, step, inquiry.reply.usage, at: now, &results)
        inquiry.purpose = .turn(turn)
      case .advice(var advice, let client):
        isOver = advance(&advice, step, client, &results)
        inquiry.purpose = .advice(advice, client)
      }
      guard !isOver else {
        beginsInThought = beginsInThought || inquiry.reply.hasBareThought
        // Behind the last piece the connection is of use for the next question.
        if case .whole = step, !inquiry.reply.isEndedEarly { return results }
        giveUp(channel)
        return results
      }
    }
    if !results.isEmpty { inquiry.toldAt = now }
    inquiries[channel] = inquiry
    return results
  }

  /// Asks once more where that may help: what the user is told meanwhile, or `nil`.
  private func retry(
    _ inquiry: ModelInquiry, after failure: ModelFailure, at now: Instant
  ) -> [Result]? {
    guard case .refused(let refusal) = failure else { return nil }
    var inquiry = inquiry
    if countsTokens, refusal.mindsCounting, inquiry.isBlank {
      countsTokens = false
      start(inquiry, at: now)
      return []
    }
    if limitsAnswers, refusal.mindsLimit, inquiry.isBlank {
      limitsAnswers = false
      start(inquiry, at: now)
      return []
    }
    if refusal.kind == .tooMuchText, let left = inquiry.halve() {
      knownHistory = left
      inquiry.preface = ModelFailure.omission(leaving: inquiry.prompt.count - 2)
      start(inquiry, at: now)
      return []
    }
    guard let pause = inquiry.pause(after: refusal, at: now) else { return nil }
    inquiry.retries += 1
    inquiry.resumesAt = now + pause
    let results = tell(&inquiry, inquiry.progress(at: now), at: now)
    inquiries[numbers.next()] = inquiry
    return results
  }

  /// Goes on with an answer; tells whether it is over.
  private func advance(
    _ turn: inout ModelTurn, _ step: ModelReply.Step, _ usage: TokenUsage?, at now: Instant,
    _ results: inout [Result]
  ) -> Bool {
    let passed: SentenceGate.Passed
    var isTooLong = false
    if case .text(let piece) = step {
      let front = piece.front(bytes: model.longestAnswer - turn.text.utf8.count)
      isTooLong = front.endIndex < piece.endIndex
      passed = turn.receive(String(front))
      if !passed.text.isEmpty { attempt { try turn.keep(at: now) } }
    } else {
      passed = turn.popRest()
    }
    if !passed.text.isEmpty {
      results.append(
        .pieces([AnswerPiece(text: passed.text)], turn, isPaced: false, isLast: false))
    }
    let failure: ModelFailure
    switch (passed.danger, step) {
    case (let danger?, _): failure = .unsafe(danger)
    case (nil, .text):
      guard isTooLong else { return false }
      failure = .endless
    case (nil, .whole(let end)) where !turn.isBlank:
      let pieces = turn.close(end)
      results.append(.pieces(pieces, turn, isPaced: false, isLast: true, usage: usage))
      return true
    case (nil, .whole(let end)) where end != .natural: failure = .ended(end)
    case (nil, .whole): failure = .nonsense
    case (nil, .failed(let reason)): failure = reason
    }
    note(failure.logText)
    let isPaced = turn.isBlank || failure.isUnsafe
    let pieces = turn.close(failure)
    results.append(.pieces(pieces, turn, isPaced: isPaced, isLast: true, usage: usage))
    return true
  }

  /// Goes on with advice, which is checked when all of it is there; tells whether it is over.
  private func advance(
    _ advice: inout AdviceQuestion, _ step: ModelReply.Step, _ client: Channel,
    _ results: inout [Result]
  ) -> Bool {
    let failure: ModelFailure
    switch step {
    case .text(let piece):
      let front = piece.front(bytes: model.longestAnswer - advice.text.utf8.count)
      advice.text += front
      guard front.endIndex < piece.endIndex else { return false }
      failure = .endless
    case .whole:
      if let danger = advice.danger {
        failure = .unsafe(danger)
      } else if let response = advice.response {
        results.append(give(response, of: advice, to: client))
        return true
      } else {
        failure = .nonsense
      }
    case .failed(let reason): failure = reason
    }
    note(failure.logText)
    results.append(give(advice.response(instead: failure), of: advice, to: client))
    return true
  }

  private func give(
    _ response: Response, of advice: AdviceQuestion, to client: Channel
  ) -> Result {
    attempt { try advice.keep(response) }
    return .response(response, client)
  }
}
