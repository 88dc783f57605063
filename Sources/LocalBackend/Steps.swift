import Edge
import Time
import Wellness

/// The steps in which a language model has a part, where one is the coach.
extension LocalBackend {
  /// Answers a request.
  ///
  /// - Parameter channel: where the response comes later when there is none now, because a
  ///   language model is asked first.
  func answer(
    _ request: Request, as user: User.ID, for channel: Channel, at now: Instant
  ) -> Response? {
    switch service(for: user).answer(request, at: now) {
    case .response(let response):
      model?.askWaiting(isStored: response.status < 400, for: nil, at: now)
      return response
    case .question(let question):
      guard let model else { return question.provisional }
      model.ask(question, for: channel, at: now)
      return nil
    }
  }

  /// Takes what came from the outside on a channel of kind `peer`.
  func deliver(_ arrival: Arrival, at now: Instant) throws {
    guard let model else { return }
    tell(try model.deliver(arrival, at: now), at: now)
  }

  /// Gives clients what came of questions to the model.
  private func tell(_ news: [ModelClient.News], at now: Instant) {
    for one in news {
      switch one {
      case .response(let response, let channel):
        respond(garbled(response), on: channel, at: now)
      case .pieces(let pieces, let channel, let isPaced, let isLast):
        rooms.extend(
          channel, by: pieces, pace: isPaced ? simulation.pace : nil, isLast: isLast,
          due: now + simulation.faults.latency, &schedule)
      }
    }
  }

  /// Ends what the model is at: of answers remains what there is.
  func endQuestions(at now: Instant) throws {
    guard let model else { return }
    tell(try model.end(), at: now)
  }

  /// What went wrong with the model since the last time, for a log.
  func takeTroubles() -> [String] { model?.takeTroubles() ?? [] }

  /// When something is to be taken or looked after.
  var due: Instant? {
    guard let late = model?.due else { return schedule.due }
    return schedule.due.map { min($0, late) } ?? late
  }

  /// Takes the next delivery that is due by then; it has to be told to `reached`.
  func next(by now: Instant) throws -> Delivery? {
    if let model, let late = model.due, late <= now { tell(try model.expire(by: now), at: now) }
    return schedule.take(by: now)
  }
}
