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
