import Edge
import Time
import Wellness

/// What is on its way to clients, from the service and from a language model.
extension EmbeddedService {
  /// Puts a response on its way that comes later than its request.
  func send(_ response: Response, on channel: Channel, at now: Instant) {
    put(outgoing(response, on: channel), on: channel, at: now)
  }

  /// Puts a response on its way as it is.
  func put(_ response: Response, on channel: Channel, at now: Instant) {
    schedule.put(.response(channel, response), due: now + simulation.faults.latency)
  }

  /// Takes what came from the outside on a channel of kind `peer`.
  func deliver(_ arrival: Arrival, at now: Instant) {
    give(models.deliver(arrival, at: now), at: now)
  }

  /// Gives clients what came of questions to the model.
  private func give(_ results: [ModelClient.Result], at now: Instant) {
    for result in results {
      switch result {
      case .response(let response, let channel):
        send(response, on: channel, at: now)
      case .waiting(let reason, let turn):
        sockets.wait(turn, reason, due: now + simulation.faults.latency, &schedule)
      case .pieces(let pieces, let turn, let isPaced, let isLast, let usage):
        attempt {
          try sockets.extend(
            turn, by: pieces, pace: isPaced ? simulation.pace : nil, isLast: isLast,
            usage: usage, due: now + simulation.faults.latency, &schedule)
        }
      }
    }
  }

  /// Ends what the model is at: of answers remains what there is.
  func endQuestions(at now: Instant) {
    give(models.end(), at: now)
  }

  /// When something is to be taken or looked after.
  var due: Instant? {
    [models.due, database.lease?.due, postponed.due, erasureDue, schedule.due]
      .compactMap(\.self).min()
  }

  /// Shows other servers that this one lives, where it's time to. Where it was taken for dead, its
  /// answers were ended, and no more of them is sent.
  func renewLease(at now: Instant) {
    guard let lease = database.lease, let due = lease.due, due <= now else { return }
    attempt {
      guard try lease.renew(in: zone(at: now), at: now) else {
        finishAgain()
        attempt { try lease.clock?.correct() }
        if lease.popSweep(at: now) {
          closeEndedElsewhere(at: now)
          attempt { try AttemptLimiter.forgetPaid(in: database.connection, at: now) }
          // Of what others have begun and don't go on with.
          erasureDue = erasureDue ?? now
        }
        return try lease.leave(except: sockets.answers.union(models.answers))
      }
      let lost = sockets.loseAnswers()
      models.leave(lost.consultations)
      for channel in lost.listeners {
        close(channel, .goingAway, "the server was taken for dead", at: now)
      }
      try lease.takeAnew(in: zone(at: now))
    }
  }

  /// Deletes a portion of what those have left who are gone, where it's time to.
  func goOnErasing(at now: Instant) {
    guard let due = erasureDue, due <= now else { return }
    erasureDue = nil
    attempt {
      if try Erasure(database: database.connection).goOn() { erasureDue = now + .milliseconds(5) }
    }
  }

  /// Takes the next delivery that is due by then; `reaches` has to be called with it.
  func next(by now: Instant) -> Delivery? {
    if let late = models.due, late <= now { give(models.expire(by: now), at: now) }
    return schedule.popDue(by: now)
  }

  /// A delivery is about to reach the client.
  ///
  /// - Returns: whether it does. Who is told that an answer is stored is told later where it couldn't
  ///   be.
  func reaches(_ delivery: Delivery, at now: Instant) -> Bool {
    guard let event = delivery.event, let channel = delivery.arrival.channel else { return true }
    if event.isEnd { schedule.drop(channel) }
    let isDone = attempt {
      try sockets.reached(delivery, event, on: channel, at: now, simulation, &schedule)
    }
    guard !isDone, case .whole = event else { return true }
    schedule.put(delivery, due: now + EmbeddedService.retryInterval)
    return false
  }

  private static let retryInterval = Duration.seconds(1)

  /// Stores what couldn't be stored.
  func finishAgain() {
    attempt { try sockets.finishAgain() }
  }
}
