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

/// Where output goes: a screen with a live prompt, a pipe, or nowhere.
package struct Output {
  /// Shows one of `answer`, `answered`, `say`, `complain`, `note`, or takes one of `status`,
  /// `offer`, `remember`, `clear`, `option` to heart; ignores the rest. Waits while too much is to
  /// be shown already.
  package var show: (Effect) throws -> Void
  /// The core begins to wait for an input.
  package var waits: (WaitFor) throws -> Void
  /// A line that was typed before it was wanted is taken now: this is where it stands in the
  /// order of things.
  package var echo: (String) throws -> Void
  /// The core has been told of an interrupt: what it shows from now on, it shows knowing of it.
  package var interrupted: () throws -> Void

  package init(
    show: @escaping (Effect) throws -> Void,
    waits: @escaping (WaitFor) throws -> Void = { _ in },
    echo: @escaping (String) throws -> Void = { _ in },
    interrupted: @escaping () throws -> Void = {}
  ) {
    self.show = show
    self.waits = waits
    self.echo = echo
    self.interrupted = interrupted
  }

  /// An output that nobody reads.
  package static var none: Output { Output(show: { _ in }) }
}

/// Whoever is at the other end of the wire: the embedded backend or the network.
package struct Peer {
  /// Takes `request`, `cancel`, `open`, `send`, `close` or `option`, at a time.
  package var emit: (Effect, Instant) throws -> Void
  /// When its next arrival is due; `nil` when it has none. Always `nil` for the network, whose
  /// arrivals come through the inbox.
  package var due: () -> Instant?
  /// Hands out the next arrival that is due by then, oldest first.
  package var take: (Instant) throws -> Arrival?
  /// Brings the answer to something it had asked of the outside.
  package var deliver: (Arrival, Instant) throws -> Void

  package init(
    emit: @escaping (Effect, Instant) throws -> Void,
    due: @escaping () -> Instant? = { nil },
    take: @escaping (Instant) throws -> Arrival? = { _ in nil },
    deliver: @escaping (Arrival, Instant) throws -> Void = { _, _ in }
  ) {
    self.emit = emit
    self.due = due
    self.take = take
    self.deliver = deliver
  }
}

extension Edge {
  /// The edge of a running program: arrivals come from the inbox and from the peer when they are
  /// due, effects go to output and peer.
  ///
  /// An arrival on a channel of kind `peer` answers what the peer asked of the outside: it is
  /// handed over inside `pull`, and the core never sees it.
  package static func live(_ inbox: Inbox, _ output: Output, _ peer: Peer) -> Edge {
    Edge(
      pull: { want, deadline in
        // Others may be waited for as well when they come.
        let isExpected = want.isQuestion
        if isExpected { inbox.expect(want) }
        defer { if isExpected { inbox.expectNothing() } }
        try output.waits(want)
        /// What was due and did not come: it is not waited for, or nothing else would be.
        var missing: Instant?
        while true {
          let due = peer.due().flatMap { $0 == missing ? nil : $0 }
          let taken = inbox.pop(want, deadline: deadline, due: due, isExpected: isExpected)
          switch taken.thing {
          case .due:
            guard let arrival = try peer.take(taken.now) else {
              missing = due
              continue
            }
            if arrival.channel.map(want.accepts) ?? false { return (arrival, taken.now) }
            inbox.put(arrival, at: taken.now)
          case .arrival(let arrival, let wasWaiting):
            if arrival.channel?.kind == .peer {
              try peer.deliver(arrival, taken.now)
              continue
            }
            if case .line(let text) = arrival, wasWaiting { try output.echo(text) }
            if case .interrupt = arrival { try output.interrupted() }
            return (arrival, taken.now)
          }
        }
      },
      emit: { effect in
        switch effect {
        case .request, .open, .send:
          try peer.emit(effect, inbox.now)
        case .cancel(let channel), .close(let channel, _):
          try peer.emit(effect, inbox.now)
          inbox.discard(channel)
        case .option:
          try peer.emit(effect, inbox.now)
          try output.show(effect)
        case .answer, .answered, .say, .complain, .note, .status, .offer, .remember, .clear:
          try output.show(effect)
        case .secret:
          break
        }
      },
      clock: { inbox.now })
  }
}

/// Work that an input stops: all that nobody waits for, which any input does, and whatever goes on,
/// which one that leaves does. The input is the next one at the prompt.
///
/// Confined to the core's thread.
package final class Background {
  /// Whether what is waited for now is work that nobody waits for.
  package var isOn = false
  /// Which inputs end the program, whatever goes on: those that overtake; `nil` for none.
  package var leaving: EarlyLines?
  /// The input that has stopped it, until that is taken.
  private var held: Arrival?

  /// Whether an input has stopped it and is not taken yet.
  package var hasGivenWay: Bool { held != nil }

  /// Whether the input that has stopped it ends the program.
  var isLeaving: Bool { held.map(leaves) ?? false }

  /// Whether an input ends the program.
  func leaves(_ arrival: Arrival) -> Bool {
    guard case .line(let text) = arrival, let leaving else { return false }
    return leaving.first(in: [text]) != nil
  }

  func hold(_ arrival: Arrival) { held = arrival }

  func popHeld() -> Arrival? {
    defer { held = nil }
    return held
  }
}
