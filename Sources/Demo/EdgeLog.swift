import Edge
import Time

/// What crosses the edge of a replay, with its time, in order.
///
/// Confined to the thread of the replay.
package final class EdgeLog {
  /// One thing that crossed.
  enum Crossing {
    case effect(Effect)
    case want(WaitFor)
    /// What answered the want before it.
    case arrival(Arrival)
  }

  /// What crossed, and when by the clock of the session.
  private(set) var entries: [(crossing: Crossing, at: Instant)] = []

  package init() {}

  /// Puts stand-ins in the place of secrets, in all that a screen shows.
  func redact(by redaction: inout LogRedaction) {
    redaction.redact(&entries)
  }

  fileprivate func add(_ crossing: Crossing, at instant: Instant) {
    entries.append((crossing, instant))
  }
}

extension Edge {
  /// The same edge, with what a screen shows of it noted.
  package func logged(by log: EdgeLog) -> Edge {
    Edge(
      pull: { want, deadline in
        log.add(.want(want), at: clock())
        let taken = try pull(want, deadline)
        log.add(.arrival(taken.arrival), at: taken.now)
        return taken
      },
      emit: { effect in
        switch effect {
        case .answer, .answered, .say, .complain, .note, .status, .offer, .remember, .clear,
          .option, .secret:
          log.add(.effect(effect), at: clock())
        case .request, .cancel, .open, .send, .close: break
        }
        try emit(effect)
      },
      clock: clock)
  }
}
