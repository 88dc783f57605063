import Coach
import Edge
import Time

/// Asks a language model and hands on what it says: the pieces of an answer to the socket that
/// waits for it, advice to the request.
///
/// Whatever becomes of a question, there is an answer: where the model gives none, the built-in
/// coach does, and a line says why.
final class ModelClient {
  private let model: LanguageModel
  /// The coach whose questions are asked here.
  let coach: Coach
  /// Answers that are stored as on their way, by a transaction that may yet come to nothing.
  private var waiting: [ModelTurn] = []
  private var inquiries: [Channel: Inquiry] = [:]
  private var count = 0
  private let ask: (Channel, Request) -> Void
  private let giveUp: (Channel) -> Void
  private var troubles: [String] = []

  /// A question that the model is at.
  private struct Inquiry {
    var reply = ModelReply()
    var purpose: Purpose
    /// When it has been silent for too long, and when it has taken too long.
    var silentAt: Instant
    let lateAt: Instant
    /// When the client was last given something.
    var toldAt: Instant

    var due: Instant { min(silentAt, lateAt) }

    var waitingSocket: Channel? {
      if case .turn(let turn) = purpose { turn.socket } else { nil }
    }
  }

  private enum Purpose {
    case turn(ModelTurn)
    case advice(AdviceQuestion, Channel)

    /// The channel of the client who waits.
    var client: Channel? {
      switch self {
      case .turn(let turn): turn.socket
      case .advice(_, let channel): channel
      }
    }
  }

  /// How long a client is left without a frame while the model thinks: an empty piece tells it
  /// that the answer is still to come.
  private static let patience = Duration.seconds(10)

  /// What clients are to be given.
  enum Result {
    /// More of the answer that a socket waits for; paced as words of the built-in coach are.
    case pieces([String], Channel, isPaced: Bool, isLast: Bool)
    case response(Response, Channel)
  }

  init(
    _ model: LanguageModel, ask: @escaping (Channel, Request) -> Void,
    giveUp: @escaping (Channel) -> Void
  ) {
    self.model = model
    coach = .languageModel(model)
    self.ask = ask
    self.giveUp = giveUp
  }

  /// The clients who wait for something from the model.
  var clients: [Channel] {
    inquiries.values.compactMap(\.purpose.client).sorted { $0.number < $1.number }
  }

  /// When the next question has waited for too long.
  var due: Instant? { inquiries.values.map(\.due).min() }

  /// What went wrong since the last time, for a log.
  func takeTroubles() -> [String] {
    defer { troubles = [] }
    return troubles
  }

  /// Where nobody reads them, the last ones are enough.
  private func note(_ failure: ModelFailure) {
    troubles = troubles.suffix(99) + [failure.logText]
  }

  // Asking

  /// Has an answer asked for once the transaction that stores it is over.
  func put(_ turn: ModelTurn) { waiting.append(turn) }

  /// The transaction is over: asks what was put, or forgets it where nothing was stored.
  func askWaiting(isStored: Bool, for socket: Channel?, at now: Instant) {
    let turns = waiting
    waiting = []
    guard isStored else { return }
    for var turn in turns {
      turn.socket = socket
      begin(.turn(turn), turn.question.prompt, within: model.turnTime, at: now)
    }
  }

  /// Asks for advice; the response comes on the channel.
  func ask(_ advice: AdviceQuestion, for client: Channel, at now: Instant) {
    begin(.advice(advice, client), advice.prompt, within: model.adviceTime, at: now)
  }

  private func begin(
    _ purpose: Purpose, _ prompt: [Coach.PromptLine], within time: Duration, at now: Instant
  ) {
    count += 1
    let channel = Channel(.peer, count)
    inquiries[channel] = Inquiry(
      purpose: purpose, silentAt: now + model.silence, lateAt: now + time, toldAt: now)
    ask(channel, ModelRequest(model, prompt).request)
  }

  // Giving up

  /// The clients have gone: nobody is asked for them any more.
  func leave(where isGone: (Channel) -> Bool) {
    for (channel, inquiry) in inquiries where inquiry.purpose.client.map(isGone) ?? false {
      inquiries[channel] = nil
      giveUp(channel)
    }
  }

  /// The socket has ended, and the answer that it waited for goes on into the history.
  func detach(_ socket: Channel) {
    for (channel, inquiry) in inquiries {
      guard case .turn(var turn) = inquiry.purpose, turn.socket == socket else { continue }
      turn.socket = nil
      inquiries[channel]?.purpose = .turn(turn)
    }
  }

  /// Ends all of it: of answers remains what there is, advice is the built-in coach's.
  func end() throws -> [Result] {
    var results: [Result] = []
    for (channel, inquiry) in inquiries.sorted(by: { $0.key.number < $1.key.number }) {
      inquiries[channel] = nil
      giveUp(channel)
      switch inquiry.purpose {
      case .turn(let turn): try turn.storage.messages.cut(turn.answer.id, to: turn.text)
      case .advice(let advice, let client):
        results.append(.response(try advice.give(nil, instead: .silent), client))
      }
    }
    return results
  }

  // What comes

  /// Gives up the questions that have waited for too long.
  func expire(by now: Instant) throws -> [Result] {
    var results: [Result] = []
    let late = inquiries.filter { $0.value.due <= now }.keys
    for channel in late.sorted(by: { $0.number < $1.number }) {
      guard let inquiry = inquiries.removeValue(forKey: channel) else { continue }
      let failure = inquiry.silentAt <= now ? ModelFailure.silent : .endless
      results += try take([.failed(failure)], for: inquiry, on: channel, at: now)
    }
    return results
  }

  /// Takes what came from the model on one of its channels.
  func deliver(_ arrival: Arrival, at now: Instant) throws -> [Result] {
    guard let channel = arrival.channel, var inquiry = inquiries.removeValue(forKey: channel) else {
      return []
    }
    inquiry.silentAt = now + model.silence
    let steps = inquiry.reply.take(arrival)
    return try take(steps, for: inquiry, on: channel, at: now)
  }

  /// Does what has come, and keeps the question unless it has ended.
  private func take(
    _ steps: [ModelReply.Step], for inquiry: Inquiry, on channel: Channel, at now: Instant
  ) throws -> [Result] {
    var inquiry = inquiry
    var results: [Result] = []
    for step in steps {
      let isOver: Bool
      switch inquiry.purpose {
      case .turn(var turn):
        isOver = try advance(&turn, step, at: now, &results)
        inquiry.purpose = .turn(turn)
      case .advice(var advice, let client):
        isOver = try advance(&advice, step, client, &results)
        inquiry.purpose = .advice(advice, client)
      }
      guard !isOver else {
        // Behind the last piece the connection is of use for the next question.
        if step != .whole { giveUp(channel) }
        return results
      }
    }
    inquiry.toldAt = results.isEmpty ? inquiry.toldAt : now
    if let socket = inquiry.waitingSocket, inquiry.toldAt + ModelClient.patience <= now {
      inquiry.toldAt = now
      results.append(.pieces([""], socket, isPaced: false, isLast: false))
    }
    inquiries[channel] = inquiry
    return results
  }

  /// Goes on with an answer; tells whether it is over.
  private func advance(
    _ turn: inout ModelTurn, _ step: ModelReply.Step, at now: Instant, _ results: inout [Result]
  ) throws -> Bool {
    let failure: ModelFailure
    switch step {
    case .text(let piece):
      let new = try turn.take(piece, at: now)
      if let socket = turn.socket, !new.isEmpty {
        results.append(.pieces([new], socket, isPaced: false, isLast: false))
      }
      guard turn.text.utf8.count > model.longestAnswer else { return false }
      failure = .endless
    case .whole where turn.question.read(turn.text) != nil:
      try finish(turn, [], isPaced: false, &results)
      return true
    case .whole: failure = .nonsense
    case .failed(let reason): failure = reason
    }
    note(failure)
    let isPaced = turn.text.isEmpty
    try finish(turn, turn.close(failure), isPaced: isPaced, &results)
    return true
  }

  private func finish(
    _ turn: ModelTurn, _ pieces: [String], isPaced: Bool, _ results: inout [Result]
  ) throws {
    if let socket = turn.socket {
      results.append(.pieces(pieces, socket, isPaced: isPaced, isLast: true))
    } else {
      try turn.storage.messages.keep(turn.answer, content: turn.text, as: .whole)
    }
  }

  /// Goes on with advice, which is checked when all of it is there; tells whether it is over.
  private func advance(
    _ advice: inout AdviceQuestion, _ step: ModelReply.Step, _ client: Channel,
    _ results: inout [Result]
  ) throws -> Bool {
    let failure: ModelFailure
    switch step {
    case .text(let piece):
      advice.text += piece
      guard advice.text.utf8.count > model.longestAnswer else { return false }
      failure = .endless
    case .whole:
      if let response = advice.response {
        results.append(.response(try advice.give(response), client))
        return true
      }
      failure = .nonsense
    case .failed(let reason): failure = reason
    }
    note(failure)
    results.append(.response(try advice.give(nil, instead: failure), client))
    return true
  }
}
