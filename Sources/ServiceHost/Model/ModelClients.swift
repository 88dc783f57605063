import Coach
import Edge
import Time
import Wellness

/// The way to the server of a language model.
package struct ModelLine {
  let ask: (Channel, Request) -> Void
  let giveUp: (Channel) -> Void
  /// What to call when nothing will be asked over it any more.
  let close: () -> Void

  /// - Parameters:
  ///   - ask: asks something on a channel of kind `peer`; what comes of it is brought by
  ///     `Peer.deliver`: a stream of events in binary frames and then the response, or a failure.
  ///   - giveUp: what to call when nothing is wanted on such a channel any more.
  ///   - close: what to call when nothing will be asked over it any more.
  package init(
    ask: @escaping (Channel, Request) -> Void, giveUp: @escaping (Channel) -> Void = { _ in },
    close: @escaping () -> Void = {}
  ) {
    (self.ask, self.giveUp, self.close) = (ask, giveUp, close)
  }
}

/// Who is asked for answers: the language model that is the coach, if one is, and those that were
/// until the user chose another coach, for as long as they are at an answer.
final class ModelClients {
  /// The language model that is the coach; `nil` for the built-in one.
  private(set) var current: ModelClient?
  private var close: () -> Void = {}
  private var earlier: [(client: ModelClient, close: () -> Void)] = []
  private let numbers = ChannelNumbers()

  /// The coach of the next message.
  var coach: Coach { current?.coach ?? .rules }

  /// Makes another model the coach of the next message; answers that are on their way come from
  /// whom they were asked of.
  func use(_ model: LanguageModel?, over line: ModelLine) {
    if let current { earlier.append((current, close)) }
    current = model.map {
      ModelClient($0, numbers: numbers, ask: line.ask, giveUp: line.giveUp)
    }
    close = line.close
    closeIdle()
  }

  /// The earlier ones and the current one.
  private var all: [ModelClient] = []

  private func closeIdle() {
    for idle in earlier where idle.client.isIdle { idle.close() }
    earlier.removeAll(where: \.client.isIdle)
    all = earlier.map(\.client) + [current].compactMap(\.self)
  }

  // What all of them are told

  /// The clients who wait for advice from a model.
  var clients: [Channel] { all.flatMap(\.clients).sorted { $0.number < $1.number } }

  /// The answers that a model is asked for.
  var answers: [StoredMessage.ID] { all.flatMap(\.answers) }

  /// When the next question has waited for too long.
  var due: Instant? { all.lazy.compactMap(\.due).min() }

  /// What went wrong since the last time, for a log.
  func popTroubles() -> [String] { all.flatMap { $0.popTroubles() } }

  /// Asks for an answer that is stored as on its way, if a model is to be asked for it.
  func ask(_ turn: ModelTurn?, at now: Instant) {
    if let turn { current?.ask(turn, at: now) }
  }

  /// The client has gone: nobody is asked for advice for it any more.
  func leave(_ client: Channel) { leave { $0.client == client } }

  /// Answers in these consultations have ended: nobody is asked for them any more.
  func leave(_ consultations: [Consultation.BackendID]) {
    leave { $0.turn.map { consultations.contains($0.answer.consultationID) } ?? false }
  }

  private func leave(where isGone: (ModelInquiry.Purpose) -> Bool) {
    for client in all { client.leave(where: isGone) }
    closeIdle()
  }

  /// Ends all of it: of answers remains what there is, advice is the built-in coach's.
  func end() -> [ModelClient.Result] { gathered { $0.end() } }

  /// Does what is due.
  func expire(by now: Instant) -> [ModelClient.Result] {
    gathered { client in
      guard let due = client.due, due <= now else { return [] }
      return client.expire(by: now)
    }
  }

  /// Takes what came from a model on one of its channels.
  func deliver(_ arrival: Arrival, at now: Instant) -> [ModelClient.Result] {
    gathered { $0.deliver(arrival, at: now) }
  }

  private func gathered(_ step: (ModelClient) -> [ModelClient.Result]) -> [ModelClient.Result] {
    let results = all.flatMap(step)
    closeIdle()
    return results
  }
}

/// Gives each question to a model a channel of its own, whichever model it is.
final class ChannelNumbers {
  private var count = 0

  func next() -> Channel {
    count += 1
    return Channel(.peer, count)
  }
}
