import Edge
import Time

/// Layer shell: a stimulus has its time, and the peer computes what comes over the wire.
struct ShellFeed {
  /// What the peer brought before it was wanted.
  private var unwanted: [(arrival: Arrival, at: Instant)] = []
  /// When the wait that stands next is over.
  private var waitEnd: Instant?

  /// What a pull can be answered with.
  private enum Candidate {
    case peer
    case unwanted(Int)
    case file
    case endOfFile
    case deadline
  }

  /// What the peer brought and nobody has taken.
  mutating func popUnwanted() -> [Arrival] {
    defer { unwanted = [] }
    return unwanted.map(\.arrival)
  }

  /// Answers a pull with the earliest of the peer's next arrival, the file's next stimulus and the
  /// deadline; at a tie in this order.
  mutating func pull(
    _ want: WaitFor, _ deadline: Instant?, _ peer: Peer?, _ replay: inout Replay
  ) throws -> Arrival {
    while true {
      guard let (candidate, instant) = earliest(want, deadline, peer, &replay) else {
        return try pullWithoutCandidate(want, &replay)
      }
      switch candidate {
      case .peer:
        guard let arrival = try peer?.take(instant) else {
          // What is due and never comes would be waited for without end.
          if let due = peer?.due(), due <= instant { throw replay.stuck(want) }
          continue
        }
        if let channel = arrival.channel, !want.accepts(channel) {
          unwanted.append((arrival, instant))
          continue
        }
        replay.now = instant
        return arrival
      case .unwanted(let place):
        replay.now = instant
        return unwanted.remove(at: place).arrival
      case .file:
        if let arrival = try popStimulus(want, at: instant, peer, &replay) { return arrival }
      case .endOfFile:
        return try pullWithoutCandidate(want, &replay)
      case .deadline:
        replay.now = instant
        return .deadline
      }
    }
  }

  /// Hands what is sent to the peer; what it brought on a channel that is given up is forgotten.
  mutating func emit(_ effect: Effect, _ peer: Peer, at now: Instant) throws {
    switch effect {
    case .request, .open, .send, .option: try peer.emit(effect, now)
    case .cancel(let channel), .close(let channel, _):
      try peer.emit(effect, now)
      unwanted.removeAll { $0.arrival.channel == channel }
    case .answer, .answered, .say, .complain, .note, .status, .offer, .remember, .clear, .secret:
      break
    }
  }

  private mutating func earliest(
    _ want: WaitFor, _ deadline: Instant?, _ peer: Peer?, _ replay: inout Replay
  ) -> (Candidate, Instant)? {
    var best: (Candidate, Instant)?
    let now = replay.now
    func offer(_ candidate: Candidate, _ instant: Instant?) {
      guard let instant else { return }
      let raised = max(instant, now)
      if let best, best.1 <= raised { return }
      best = (candidate, raised)
    }
    let place = unwanted.firstIndex { $0.arrival.channel.map(want.accepts) ?? false }
    if let place { offer(.unwanted(place), unwanted[place].at) }
    offer(.peer, peer?.due())
    if let item = replay.next {
      offer(.file, time(of: item, want, &replay))
    } else if want.acceptsAnyLine {
      offer(.endOfFile, now)
    }
    offer(.deadline, deadline)
    return best
  }

  /// When a stimulus can be taken by this pull; `nil` when it cannot. What says no time comes when
  /// a line is wanted.
  private mutating func time(of item: Item, _ want: WaitFor, _ replay: inout Replay) -> Instant? {
    let isLineWanted = want.acceptsAnyLine
    switch item.record {
    case .typed(let after?, let text):
      let isWanted = isLineWanted || want.early?.first(in: [replay.file.string(text)]) != nil
      return isWanted ? replay.last + .milliseconds(after) : nil
    case .act(let after?, .eof):
      return want.acceptsEnd ? replay.last + .milliseconds(after) : nil
    case .act(let after?, _):
      return replay.last + .milliseconds(after)
    case .wait(let milliseconds):
      guard isLineWanted else { return nil }
      let end = waitEnd ?? replay.now + .milliseconds(milliseconds)
      waitEnd = end
      return end
    case .typed, .hidden, .act:
      return isLineWanted ? replay.now : nil
    case .blank, .comment, .receive, .send, .printed, .pattern, .assertion, .rest, .show, .end:
      return nil
    }
  }

  /// Takes the file's next stimulus.
  ///
  /// - Returns: `nil` for those that are nothing to the core.
  private mutating func popStimulus(
    _ want: WaitFor, at instant: Instant, _ peer: Peer?, _ replay: inout Replay
  ) throws -> Arrival? {
    let index = replay.block.end
    let record = replay.file.items[index].record
    if want.acceptsAnyLine, case .typed = record { try replay.flushUnended() }
    try replay.advance(at: instant)
    waitEnd = nil
    switch record {
    case .act(_, .interrupt): return .interrupt
    case .act(_, .terminate): return .terminate
    case .act(_, .net(let isUp)):
      try peer?.emit(.option(key: "net", value: isUp ? "up" : "down"), replay.now)
      return nil
    default: return replay.handOver(index)
    }
  }

  /// Nothing comes by itself any more.
  private func pullWithoutCandidate(_ want: WaitFor, _ replay: inout Replay) throws -> Arrival {
    guard replay.next == nil else {
      try replay.checkNothingIsMissing()
      throw replay.stuck(want)
    }
    return try replay.pullAtEnd(want, ChannelNames(), nil)
  }
}
