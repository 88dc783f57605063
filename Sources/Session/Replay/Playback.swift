import Edge
import Time

/// One run of a session file: hands its stimuli back and compares what the program does.
///
/// Confined to the core's thread. Once a difference was found, everything throws it again.
package final class Playback {
  /// What becomes of a difference.
  package enum Mode: Sendable {
    /// The first difference ends the run.
    case comparing
    /// Differences are gathered for `updated`; only a missing stimulus ends the run.
    case collecting
  }

  /// Where the run stands; one value, so that a step asks once to have it to itself.
  private struct State {
    var replay: Replay
    var feed: Feed
  }

  private var state: State
  private var failure: Difference?
  private let limit: TimeLimit?

  /// - Parameter limit: how long the run may take; `nil` for as long as it does.
  package init(_ file: SessionFile, mode: Mode = .comparing, limit: TimeLimit? = nil) {
    state = State(replay: Replay(file, mode: mode), feed: Feed(file.header.layer))
    self.limit = limit
  }

  /// The file that is run.
  package var file: SessionFile { state.replay.file }

  /// The stamp of the last arrival, or of the start.
  package var now: Instant { state.replay.now }

  /// The number of inputs that were handed back so far.
  package var turns: Int { state.replay.turns }

  /// Ends the run: nothing that the file expects or brings may be left.
  ///
  /// - Throws: `Difference`, also the one that ended the run before.
  package func finish(exitCode: Int) throws {
    try run { try $0.replay.finish(exitCode: exitCode, unread: $0.feed.unread) }
  }

  /// The file with what this run did in place of what it was expected to do.
  ///
  /// Only in mode `collecting`, after `finish`, or after `EndOfRecording` for an incomplete file.
  /// Stimuli, comments, blank lines, assertions and every expectation that fits keep their bytes; a
  /// block that matches channel by channel is left alone; `end` is filled in. After a `Difference`,
  /// where the program wanted another stimulus than the file has, it is the file with what was done
  /// up to there.
  ///
  /// - Parameter accepts: asked of each change in the order of the file; one that isn't accepted is
  ///   not made. `nil` for all.
  package func updated(accepts: ((ProposedChange) -> Bool)? = nil) -> [UInt8] {
    state.replay.updated(limit: limit, accepts: accepts)
  }

  /// The assertions that didn't hold in mode `collecting`; they stay as they are.
  package var unheldAssertions: [Difference] { state.replay.unheld }

  /// All that differs, in the order of the file, so far as the run came.
  ///
  /// Only in mode `collecting`; what ended the run early is thrown by it and not among them. Where
  /// the time of the run is over before all were found, the last one says so.
  ///
  /// - Parameter isPerTurn: whether a line may stand anywhere in its turn.
  package func differences(isPerTurn: Bool = false) -> [Difference] {
    state.replay.differences(isPerTurn: isPerTurn, limit: limit)
  }

  /// The records up to where the run stands, with what it did in place of what was expected.
  package func replayedRecords() -> [UInt8] { state.replay.replayedRecords() }

  /// When the last stimulus was taken, or the start.
  package var last: Instant { state.replay.last }

  /// What came on channels and was not wanted yet, for a run that goes on without the file.
  package func popUnwanted() -> [Arrival] { state.feed.popUnwanted() }

  fileprivate func pull(
    _ want: WaitFor, _ deadline: Instant?, _ peer: Peer?
  ) throws -> (arrival: Arrival, now: Instant) {
    try run { [limit] state in
      if let limit, limit.hasPassed() { throw state.replay.timedOut(limit) }
      return (try state.feed.pull(want, deadline, peer, &state.replay), state.replay.now)
    }
  }

  fileprivate func emit(_ effect: Effect, _ peer: Peer?) throws {
    try run { [limit] state in
      if let limit, limit.hasPassed() { throw state.replay.timedOut(limit) }
      try state.replay.print(effect)
      try state.feed.emit(effect, peer, &state.replay)
    }
  }

  @inline(__always)
  private func run<Value>(_ body: (inout State) throws -> Value) throws -> Value {
    if let failure { throw failure }
    do {
      return try body(&state)
    } catch let difference as Difference {
      failure = difference
      throw difference
    }
  }
}

extension Edge {
  /// The edge of a run from a file.
  ///
  /// - Parameter peer: the embedded backend for a file of layer shell; a file of layer wire needs
  ///   none and does not use it.
  package static func replaying(_ playback: Playback, peer: Peer?) -> Edge {
    Edge(
      pull: { try playback.pull($0, $1, peer) },
      emit: { try playback.emit($0, peer) },
      clock: { playback.now })
  }
}

/// How long the run of a file may take. What is left is asked with every pull and every emit, so a
/// program that goes round in circles is told of like any other difference.
package struct TimeLimit {
  /// The limit in words, as in `60 s of processor time`.
  package let text: String
  /// Whether no time is left.
  package let hasPassed: () -> Bool

  package init(_ text: String, hasPassed: @escaping () -> Bool) {
    self.text = text
    self.hasPassed = hasPassed
  }
}

/// What the program did, as a record can hold it.
enum Emission {
  case printed(Record.Stream, String, isOpen: Bool)
  /// A whole answer where the file has assertions for it.
  case answer(String)
  /// The channel is the file's.
  case request(Channel, Request)
  case open(Channel, Request)
  case frame(Channel, Frame)
  case close(Channel, CloseCode)
  case cancel(Channel)

  /// The channel of what is sent; `nil` for what is printed.
  var channel: Channel? {
    switch self {
    case .printed, .answer: nil
    case .request(let channel, _), .open(let channel, _), .frame(let channel, _),
      .close(let channel, _), .cancel(let channel):
      channel
    }
  }
}

/// Where what arrives in a run of a file comes from, and where goes what the program sends.
enum Feed {
  case wire(WireFeed)
  case shell(ShellFeed)

  init(_ layer: SessionHeader.Layer) {
    switch layer {
    case .wire: self = .wire(WireFeed())
    case .shell: self = .shell(ShellFeed())
    }
  }

  /// The item of the first input that the program was never given.
  var unread: Int? {
    switch self {
    case .wire(let feed): feed.unread
    case .shell: nil
    }
  }

  /// What came on channels and was not wanted yet.
  mutating func popUnwanted() -> [Arrival] {
    guard case .shell(var feed) = self else { return [] }
    defer { self = .shell(feed) }
    return feed.popUnwanted()
  }

  /// Answers a pull.
  ///
  /// - Parameter peer: asked in layer shell alone.
  mutating func pull(
    _ want: WaitFor, _ deadline: Instant?, _ peer: Peer?, _ replay: inout Replay
  ) throws -> Arrival {
    // Taken out and put back, so that nothing of it is copied.
    switch consume self {
    case .wire(var feed):
      defer { self = .wire(feed) }
      return try feed.pull(want, deadline, &replay)
    case .shell(var feed):
      defer { self = .shell(feed) }
      return try feed.pull(want, deadline, peer, &replay)
    }
  }

  /// Takes what the program sends: to compare it, or for the peer.
  mutating func emit(_ effect: Effect, _ peer: Peer?, _ replay: inout Replay) throws {
    switch consume self {
    case .wire(var feed):
      defer { self = .wire(feed) }
      try feed.emit(effect, &replay)
    case .shell(var feed):
      defer { self = .shell(feed) }
      if let peer { try feed.emit(effect, peer, at: replay.now) }
    }
  }
}

/// The recording is over and was never finished; the run ends here, which is no failure.
package struct EndOfRecording: Error, Hashable, Sendable {}
