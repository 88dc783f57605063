import Threads
import Time

/// What came from the world and was not taken yet. Any thread puts; the core alone takes.
///
/// A thing leaves only as the answer to `take`, so nothing is lost when a frame, Ctrl-C and a
/// deadline meet. Everything is stamped when it enters; a stamp below the last one taken is raised
/// to it, so the clock never goes back.
package final class Inbox: Sendable {
  /// Where stamps come from.
  package enum Clock: Sendable {
    /// Time passes by itself; the function must never go back.
    case running(@Sendable () -> Instant)
    /// Time stands still and jumps to the next due time or deadline when nothing else is left to
    /// do. For reproducible runs with an embedded peer.
    case still(Instant)
  }

  /// What `take` hands out, with its stamp.
  package struct Taken: Sendable {
    /// What there is to take.
    package enum Thing: Sendable {
      /// An arrival; `wasWaiting` tells of a line that was typed before it was wanted.
      case arrival(Arrival, wasWaiting: Bool)
      /// The peer's next arrival is due.
      case due
    }
    /// What was taken.
    package let thing: Thing
    /// Its stamp, which is the clock from now on.
    package let now: Instant
  }

  struct Stamped<Thing: Sendable>: Sendable {
    let thing: Thing
    let at: Instant
    var wasWaiting = false
    var part = Part.alone
  }

  /// What an input is of several that were handed over at once.
  enum Part: Sendable {
    /// It was handed over alone.
    case alone
    case first
    /// It runs when those before it are done, and not at all where one is stopped.
    case following
  }

  struct State: Sendable {
    var clock: Clock
    var last: Instant
    var lines = Queue<Stamped<String>>()
    var texts = Queue<Stamped<String>>()
    /// How many of them were taken.
    var takenLines = 0
    var arrivals = Queue<Stamped<Arrival>>()
    /// Of the arrivals.
    var waitingBytes = 0
    var end: Instant?
    var interrupt: Instant?
    var terminate: Instant?
    /// What is waited for at the moment.
    var awaited: WaitFor?
    /// Lines that a question has discarded, until somebody is told.
    var discarded: [String] = []
    var room: [(below: Int, tell: @Sendable () -> Void)] = []

    /// Whether an input is waited for.
    var isLineWanted: Bool { awaited?.acceptsAnyLine ?? false }
    /// Whether only an answer to a question is.
    var isAnswerWanted: Bool { awaited?.isQuestion ?? false }

    func now() -> Instant {
      switch clock {
      case .running(let read): max(read(), last)
      case .still(let instant): max(instant, last)
      }
    }
  }

  private let state: Guarded<State>

  package init(clock: Clock) {
    var state = State(clock: clock, last: Instant(milliseconds: .min))
    state.last = state.now()
    self.state = Guarded(state)
  }

  /// The stamp of what was taken last, or of the start.
  package var now: Instant {
    state.withLock { $0.last }
  }

  /// Moves on to what the clock shows: nothing that waits already is stamped earlier.
  package func advance() {
    state.change { $0.last = $0.now() }
  }

  /// The number of lines that were typed before they were wanted and wait to be taken.
  package var waitingLines: Int {
    state.withLock { $0.lines.map(\.wasWaiting).count { $0 } }
  }

  /// How many lines were taken so far.
  package var takenLines: Int {
    state.withLock { $0.takenLines }
  }

  /// Puts what came on a channel.
  package func put(_ arrival: Arrival) {
    state.wakeIf { $0.append(arrival, at: $0.now()) }
  }

  /// Puts what came on a channel at a time that is known.
  func put(_ arrival: Arrival, at instant: Instant) {
    state.wakeIf { $0.append(arrival, at: instant) }
  }

  /// The bytes of the arrivals on channels that wait to be taken, by `Arrival.size`.
  package var waitingBytes: Int {
    state.withLock { $0.waitingBytes }
  }

  /// Calls back once, as soon as arrivals on channels of fewer bytes wait than that; for a reader
  /// of a socket, so that a flood is not read into memory ahead of its use.
  ///
  /// - Parameter body: called on the thread that takes, or at once on this one.
  package func whenRoom(below bytes: Int, _ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.room.append((bytes, body)) }
    tellOfRoom()
  }

  /// Calls back those who wait for room, outside of the lock.
  private func tellOfRoom() {
    let ready = state.withLock { state in
      if state.room.isEmpty { return [] as [@Sendable () -> Void] }
      let bytes = state.waitingBytes
      let ready = state.room.filter { bytes < $0.below }.map(\.tell)
      state.room.removeAll { bytes < $0.below }
      return ready
    }
    for tell in ready { tell() }
  }

  /// Puts one submitted input.
  ///
  /// - Returns: whether the core was waiting for it, so that its echo stands where it belongs;
  ///   otherwise it waits, and is echoed when it is taken.
  package func putLine(_ text: String) -> Bool { putLines([text]) }

  /// Puts inputs that were submitted at once, to be taken one after the other. A question in the
  /// midst of them neither takes nor discards those behind it.
  ///
  /// - Parameter isBeforeQuestion: whether a question that is waited for wasn't shown yet; then it's no
  ///   answer.
  /// - Returns: whether the core was waiting for the first; the others wait in any case.
  package func putLines(_ texts: [String], isBeforeQuestion: Bool = false) -> Bool {
    state.change { state in
      let isAnswerWanted = state.isAnswerWanted
      let isWanted =
        state.isLineWanted && (texts.count == 1 && !isBeforeQuestion || !isAnswerWanted)
        && !state.lines.map(\.part).contains { !isAnswerWanted || $0 == .alone }
      for (place, text) in texts.enumerated() {
        let part = texts.count == 1 ? Part.alone : place == 0 ? .first : .following
        let wasWaiting = !isWanted || place > 0
        state.lines.append(
          Stamped(thing: text, at: state.now(), wasWaiting: wasWaiting, part: part))
      }
      return isWanted
    }
  }

  /// Discards what was typed ahead of a question that takes none of it.
  ///
  /// - Returns: all that was discarded since somebody was told.
  package func discardTypedAhead() -> [String] {
    state.change { state in
      state.discardTypedAhead()
      defer { state.discarded = [] }
      return state.discarded
    }
  }

  /// Puts a text from the user's editor. It answers `WaitFor.text` and nothing else, so that a line
  /// that was typed ahead is never taken for it.
  package func putText(_ text: String) {
    state.change { $0.texts.append(Stamped(thing: text, at: $0.now())) }
  }

  /// Takes the last waiting line back, for Up on an empty line. One that the core was waiting for
  /// is as good as taken.
  package func popLastLine() -> String? {
    state.change { state in
      let last = state.lines.count - 1
      return last >= 0 && state.lines[last].wasWaiting ? state.lines.popLast()?.thing : nil
    }
  }

  /// Asks for what runs to stop. Two that are not taken yet are one. What was submitted at once
  /// with it and waits behind it is dropped.
  ///
  /// - Returns: the inputs that were dropped.
  @discardableResult
  package func interrupt() -> [String] {
    state.change { state in
      state.interrupt = state.interrupt ?? state.now()
      let count = state.lines.map(\.part).prefix { $0 == .following }.count
      return (0..<count).map { _ in state.lines.remove(at: 0).thing }
    }
  }

  /// Takes all lines that were typed before they were wanted, for an end that leaves them undone.
  package func popWaitingLines() -> [String] {
    state.change { state in
      let waiting = state.lines.map { $0 }.filter(\.wasWaiting).map(\.thing)
      state.lines.removeAll(where: \.wasWaiting)
      return waiting
    }
  }

  /// Asks for the program to end.
  package func terminate() {
    state.change { $0.terminate = $0.terminate ?? $0.now() }
  }

  /// Says that no line follows those that were put.
  package func endInput() {
    state.change { $0.end = $0.end ?? $0.now() }
  }

  /// Drops what waits on a channel, which is being closed.
  package func discard(_ channel: Channel) {
    state.change { state in
      state.arrivals.removeAll { $0.thing.channel == channel }
      state.waitingBytes = state.arrivals.map(\.thing.size).reduce(0, +)
    }
    tellOfRoom()
  }

  /// Waits until fewer lines than that are waiting, or the core has ended.
  ///
  /// For a reader of a pipe, so that a long input is not read into memory ahead of its use.
  package func waitForRoom(below count: Int) {
    state.waiting { $0.lines.count < count ? .done(()) : .wait(nil) }
  }

  /// Lets `waitForRoom` return for good: the core takes nothing more.
  package func close() {
    state.change {
      $0.lines.removeAll { _ in true }
      $0.end = $0.end ?? $0.now()
    }
  }

  /// Notes what is waited for from now on, before anybody is asked for it: an answer may come before
  /// `pop`. What was typed ahead of a question is discarded.
  package func expect(_ want: WaitFor) {
    state.change { state in
      if want.isQuestion { state.discardTypedAhead() }
      state.awaited = want
    }
  }

  /// Notes that nothing is waited for.
  package func expectNothing() { state.change { $0.awaited = nil } }

  /// Waits for the next thing that is wanted and takes it.
  ///
  /// The smallest stamp is taken; at a tie peer, terminate, interrupt, what is wanted, deadline.
  /// Only what came from the network is overtaken by terminate and interrupt, and overtakes a
  /// deadline. A deadline that has passed is stamped when it is asked for: it overtakes nothing
  /// that has come by then, however late the core is.
  ///
  /// - Parameters:
  ///   - deadline: when to stop waiting; `nil` for never.
  ///   - due: when the peer has its next arrival; `nil` when it has none.
  ///   - isExpected: whether it was noted that this is waited for, and still is until `expectNothing`.
  package func pop(
    _ want: WaitFor, deadline: Instant?, due: Instant?, isExpected: Bool = false
  ) -> Taken {
    if !isExpected, want.isQuestion { expect(want) }
    let asked = state.withLock { $0.now() }
    let deadline = deadline.map { max($0, asked) }
    let taken: Taken = state.waiting { state in
      if let taken = state.choose(want, deadline: deadline, due: due) {
        state.last = taken.now
        if !isExpected { state.awaited = nil }
        return .done(taken)
      }
      state.awaited = want
      return .wait(state.pause(until: [deadline, due].compactMap { $0 }.min()))
    }
    tellOfRoom()
    return taken
  }

  /// Takes the next thing that is wanted, or notes that it is and does not wait for it; for a core
  /// that is on the thread of its user.
  ///
  /// - Returns: `nil` when nothing has come.
  package func popNow(_ want: WaitFor) -> Taken? {
    state.change { state in
      let taken = state.choose(want, deadline: nil, due: nil)
      if let taken { state.last = taken.now }
      state.awaited = taken == nil ? want : nil
      return taken
    }
  }
}
