import Time

/// The one edge between the program and the world: everything that is not a pure function of the
/// program's own state goes through these functions, and nothing else crosses.
///
/// Confined to the core's thread.
package struct Edge {
  private let source:
    (_ want: WaitFor, _ deadline: Instant?) throws -> (arrival: Arrival, now: Instant)
  /// Gives the world what the program did.
  package var emit: (_ effect: Effect) throws -> Void
  /// The stamp of the last arrival, or of the start. It stands still between pulls, live too.
  package var clock: () -> Instant
  /// How many exchanges may be under way at once. One after the other where they are recorded or
  /// replayed, so that what was recorded once is met in the same order for good.
  package var exchangesAtOnce = 1
  /// Whether work goes on that an input stops; the same for all copies of this edge.
  package let background = Background()

  package init(
    pull:
      @escaping (_ want: WaitFor, _ deadline: Instant?) throws -> (
        arrival: Arrival, now: Instant
      ),
    emit: @escaping (_ effect: Effect) throws -> Void,
    clock: @escaping () -> Instant
  ) {
    source = pull
    self.emit = emit
    self.clock = clock
  }

  /// Waits for the next thing that the world did, and tells when it did it.
  ///
  /// A deadline lies ahead of the clock: one that does not comes a millisecond after it. So every
  /// deadline that comes moves the clock, and a loop that does nothing but wait gets on.
  ///
  /// Work in the background is interrupted by any input, and any work by one that leaves, which is
  /// what the next pull of a line brings; so whatever works needs to know interrupts alone.
  ///
  /// - Throws: `EndOfRecording` or a difference in a replay; whatever output and peer throw.
  package func pull(
    _ want: WaitFor, _ deadline: Instant?
  ) throws -> (arrival: Arrival, now: Instant) {
    let deadline = deadline.map(ahead)
    if want.takesHeldInput, let held = background.popHeld() { return (held, clock()) }
    if background.isLeaving { return (.interrupt, clock()) }
    if want.acceptsAnyLine { return try source(want, deadline) }
    if background.isOn, background.hasGivenWay { return (.interrupt, clock()) }
    let wanted =
      background.isOn
      ? want.givingWay : background.leaving.map { want.alsoTaking($0) } ?? want
    let (arrival, now) = try source(wanted, deadline)
    switch arrival {
    case .line, .endOfInput:
      guard background.isOn || background.leaves(arrival) else { return (arrival, now) }
      background.hold(arrival)
      return (.interrupt, now)
    default: return (arrival, now)
    }
  }

  /// A deadline, or what comes next on the clock where that is later. Nothing comes after the last
  /// instant there is.
  private func ahead(_ deadline: Instant) -> Instant {
    max(deadline, clock() + .milliseconds(1))
  }
}

/// The world asks the program to end; everything up to here is kept.
package struct Terminated: Error, Hashable, Sendable {
  package init() {}
}

/// The user stopped what was running.
package struct Interrupted: Error, Hashable, Sendable {
  package init() {}
}

/// Whoever reads the output is gone, which is a quiet end.
package struct BrokenPipe: Error, Hashable, Sendable {
  package init() {}
}
