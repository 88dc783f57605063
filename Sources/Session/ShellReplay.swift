internal import Edge
internal import Time

/// Layer shell: a stimulus has its time, and the peer computes what comes over the wire.
extension Replay {
  /// What a pull can be answered with.
  private enum Candidate {
    case peer
    case unwanted(Int)
    case file
    case endOfFile
    case deadline
  }

  /// Answers a pull with the earliest of the peer's next arrival, the file's next stimulus and the
  /// deadline; at a tie in this order.
  mutating func pullByTime(_ want: Want, _ deadline: Instant?, _ peer: Peer?) throws -> Arrival {
    while true {
      guard let (candidate, instant) = earliest(want, deadline, peer) else {
        return try pullWithoutCandidate(want)
      }
      switch candidate {
      case .peer:
        guard let arrival = try peer?.take(instant) else {
          // What is due and never comes would be waited for without end.
          if let due = peer?.due(), due <= instant { throw stuck(wanted(want)) }
          continue
        }
        if let channel = arrival.channel, !want.accepts(channel) {
          unwanted.append((arrival, instant))
          continue
        }
        now = instant
        return arrival
      case .unwanted(let place):
        now = instant
        return unwanted.remove(at: place).arrival
      case .file:
        if let arrival = try takeStimulus(want, at: instant, peer) { return arrival }
      case .endOfFile:
        return try pullWithoutCandidate(want)
      case .deadline:
        now = instant
        return .deadline
      }
    }
  }

  private mutating func earliest(
    _ want: Want, _ deadline: Instant?, _ peer: Peer?
  ) -> (Candidate, Instant)? {
    var best: (Candidate, Instant)?
    func offer(_ candidate: Candidate, _ instant: Instant?) {
      guard let instant else { return }
      let raised = max(instant, now)
      if let best, best.1 <= raised { return }
      best = (candidate, raised)
    }
    let place = unwanted.firstIndex { $0.arrival.channel.map(want.accepts) ?? false }
    if let place { offer(.unwanted(place), unwanted[place].at) }
    offer(.peer, peer?.due())
    if let item = next {
      offer(.file, time(of: item, want))
    } else if want.acceptsAnyLine {
      offer(.endOfFile, now)
    }
    offer(.deadline, deadline)
    return best
  }

  /// When a stimulus can be taken by this pull; `nil` when it cannot. What says no time comes when
  /// a line is wanted.
  private mutating func time(of item: Item, _ want: Want) -> Instant? {
    let isLineWanted = want.acceptsAnyLine
    switch item.record {
    case .typed(let after?, let text):
      let isWanted = isLineWanted || want.early?.first(in: [file.string(text)]) != nil
      return isWanted ? last + .milliseconds(after) : nil
    case .act(let after?, .eof):
      return want.acceptsEnd ? last + .milliseconds(after) : nil
    case .act(let after?, _):
      return last + .milliseconds(after)
    case .wait(let milliseconds):
      guard isLineWanted else { return nil }
      let end = waitEnd ?? now + .milliseconds(milliseconds)
      waitEnd = end
      return end
    case .typed, .hidden, .act:
      return isLineWanted ? now : nil
    case .blank, .comment, .receive, .send, .printed, .pattern, .end:
      return nil
    }
  }

  /// Takes the file's next stimulus.
  ///
  /// - Returns: `nil` for those that are nothing to the core.
  private mutating func takeStimulus(
    _ want: Want, at instant: Instant, _ peer: Peer?
  ) throws -> Arrival? {
    let index = block.end
    let record = file.items[index].record
    if want.acceptsAnyLine, case .typed = record { try flushUnended() }
    try takeNext(at: instant)
    waitEnd = nil
    switch record {
    case .act(_, .interrupt): return .interrupt
    case .act(_, .terminate): return .terminate
    case .act(_, .net(let isUp)):
      try peer?.emit(.option(key: "net", value: isUp ? "up" : "down"), now)
      return nil
    default: return handOver(index)
    }
  }

  /// Nothing comes by itself any more.
  private mutating func pullWithoutCandidate(_ want: Want) throws -> Arrival {
    guard next == nil else {
      try checkNothingIsMissing()
      throw stuck(wanted(want))
    }
    if file.isIncomplete {
      try checkNothingIsMissing()
      throw EndOfRecording()
    }
    return try endInput(want)
  }

  /// Forgets what the peer brought on a channel that is given up.
  mutating func discard(_ channel: Channel) {
    unwanted.removeAll { $0.arrival.channel == channel }
  }
}
