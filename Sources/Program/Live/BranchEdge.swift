import Edge
import Session
import Time

/// An edge that is a session's up to one of its turns, and the world's from there on.
///
/// Confined to the core's thread.
final class BranchEdge {
  /// The shell has to begin anew where the session ends.
  struct Restart: Error {}

  private let playback: Playback
  private let turn: Int
  private let replaying: Edge
  private let live: Edge
  private let inbox: Inbox
  private let output: Output
  /// Is called when the session ends; throws `Restart` where the shell is to begin anew.
  private let handOver: () throws -> Void
  /// The sockets that are open.
  private var sockets: [Channel] = []
  /// Whether they are those of the session, which nobody holds open.
  private let losesSockets: Bool
  /// Whether the session has ended and the world goes on.
  private(set) var isLive = false

  /// - Parameters:
  ///   - turn: the last one that is the session's.
  ///   - peer: the embedded backend, which goes on; `nil` where what was said is in the file.
  init(
    _ playback: Playback, to turn: Int, peer: Peer?, live: Edge, _ inbox: Inbox,
    _ output: Output, handOver: @escaping () throws -> Void
  ) {
    (self.playback, self.turn, self.live, self.inbox) = (playback, turn, live, inbox)
    (self.output, self.handOver, losesSockets) = (output, handOver, peer == nil)
    replaying = .replaying(playback, peer: peer)
  }

  /// The edge for the program.
  var edge: Edge {
    Edge(
      pull: { try self.pull($0, $1) }, emit: { try self.emit($0) },
      clock: { self.isLive ? self.live.clock() : self.playback.now })
  }

  private func pull(
    _ want: WaitFor, _ deadline: Instant?
  ) throws -> (arrival: Arrival, now: Instant) {
    if isLive { return try live.pull(want, deadline) }
    // What is read without echo still belongs to the turn.
    if playback.turns >= turn, want.acceptsAnyLine, !want.isHidden {
      isLive = true
      for arrival in playback.popUnwanted() { inbox.put(arrival) }
      if losesSockets {
        for socket in sockets { inbox.put(.closed(socket, .goingAway, reason: "")) }
      }
      try handOver()
      return try live.pull(want, deadline)
    }
    let before = playback.turns
    let taken = try replaying.pull(want, deadline)
    switch taken.arrival {
    case .line(let text) where playback.turns > before: try output.echo(text)
    case .opened(let channel): sockets.append(channel)
    case .closed(let channel, _, _), .failed(let channel, _):
      sockets.removeAll { $0 == channel }
    default: break
    }
    return taken
  }

  private func emit(_ effect: Effect) throws {
    if isLive { return try live.emit(effect) }
    try replaying.emit(effect)
    switch effect {
    case .close(let channel, _): sockets.removeAll { $0 == channel }
    case .answer, .answered, .say, .complain, .status, .offer, .remember, .clear:
      try output.show(effect)
    case .option, .note, .request, .cancel, .open, .send, .secret: break
    }
  }
}
