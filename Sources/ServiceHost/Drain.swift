import Contract
import Edge
import Time

/// How a server ends of which there are others, or another one soon.
package enum Drain {
  /// Whoever sends it requests is told that it isn't ready, and gets time to see that. It opens no
  /// socket.
  case waiting(until: Instant)
  /// Sockets are closed with 1001, each behind the answer that is sent on it.
  case closing(until: Instant)
  /// What isn't sent by now won't be.
  case over

  /// How long answers may take.
  static let patience = Duration.seconds(10)

  /// When the next of these comes.
  var end: Instant? {
    switch self {
    case .waiting(let end), .closing(let end): end
    case .over: nil
    }
  }
}

extension EmbeddedService.MultiUserService {
  /// Begins to end.
  ///
  /// - Parameter time: until sockets are closed.
  package func beginDrain(_ time: Duration, at now: Instant) {
    drain = .waiting(until: now + time)
  }

  /// Whether it may end, as far as it knows, and whether it does now in any case.
  package var readiness: (isIdle: Bool, isOver: Bool) {
    switch drain {
    case nil, .waiting: (false, false)
    case .closing: (isIdle, false)
    case .over: (true, true)
    }
  }

  /// Whether no socket is open, and nothing is to be stored of an answer.
  var isIdle: Bool {
    backend.sockets.channels.isEmpty && backend.sockets.answers.isEmpty
      && backend.models.answers.isEmpty && backend.postponed.isEmpty
  }

  func goOnDraining(at now: Instant) {
    guard let drain else { return }
    if let end = drain.end, end <= now {
      if case .waiting = drain { self.drain = .closing(until: end + Drain.patience) }
      if case .closing = drain { self.drain = .over }
    }
    guard case .closing = self.drain else { return }
    for channel in backend.sockets.silent {
      backend.close(channel, .goingAway, "the server is shutting down", at: now)
    }
  }

  /// What a socket is refused with meanwhile.
  var refusalOfSockets: Response? {
    guard drain != nil else { return nil }
    let error = ServiceError(503, "UNAVAILABLE", "this server is shutting down: please try again")
    return ServerPolicy.withHeaders(Envelope.error(error))
  }
}
