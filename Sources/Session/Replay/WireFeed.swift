import Edge
import Time

/// Layer wire: a stimulus has its place, and what crosses the wire is in the file.
struct WireFeed {
  /// Which channel of the program is which of the file.
  var names = ChannelNames()
  /// The items of inputs and waits that stood where no line was wanted, oldest first.
  private var early: [Int] = []
  private var bodies = BodiesInPieces()
  /// The sockets of the file that the other end has opened, the last one at the end.
  private var opened: [Channel] = []

  /// The item of the first input that the program was never given.
  var unread: Int? { early.first }

  /// Answers a pull with what stands next in the file.
  mutating func pull(
    _ want: WaitFor, _ deadline: Instant?, _ replay: inout Replay
  ) throws -> Arrival {
    while true {
      if let arrival = try popEarly(want, &replay) { return arrival }
      guard let item = replay.next else { return try replay.pullAtEnd(want, names, deadline) }
      if case .receive(let channel, _, let received) = item.record, channel.kind == .socket,
        !isPossible(received, on: channel), names.ours(channel) != nil
      {
        throw replay.stuck(want, names, deadline: deadline)
      }
      try replay.checkNothingIsMissing()
      switch item.record {
      case .typed, .hidden, .wait, .act(_, .eof):
        if let arrival = try input(item, want, &replay) { return arrival }
      case .act(let after, let act):
        if let arrival = try self.act(act, after, want, deadline, &replay) { return arrival }
      case .receive(let channel, let after, let received):
        if let arrival = try receive(channel, after, received, want, deadline, &replay) {
          return arrival
        }
      case .blank, .comment, .send, .printed, .pattern, .assertion, .rest, .show, .end:
        throw replay.stuck(want, names, deadline: deadline)
      }
    }
  }

  /// Takes an input, or keeps it for the next time that a line is wanted.
  private mutating func input(
    _ item: Item, _ want: WaitFor, _ replay: inout Replay
  ) throws -> Arrival? {
    let index = replay.block.end
    guard want.acceptsAnyLine || isWantedEarly(item, want, replay.file) else {
      try replay.advance(at: replay.now)
      early.append(index)
      return nil
    }
    if want.acceptsAnyLine { try replay.flushUnended() }
    try replay.advance(at: time(of: item, &replay))
    return replay.handOver(index)
  }

  private func isWantedEarly(_ item: Item, _ want: WaitFor, _ file: SessionFile) -> Bool {
    if case .act(.some, .eof) = item.record { return want.acceptsEnd }
    guard let early = want.early, case .typed(.some, let text) = item.record else { return false }
    return early.first(in: [file.string(text)]) != nil
  }

  /// When a stimulus comes that is taken now.
  private func time(of item: Item, _ replay: inout Replay) -> Instant {
    switch item.record {
    case .typed(let after?, _), .act(let after?, _):
      max(replay.now, replay.last + .milliseconds(after))
    case .wait(let milliseconds): replay.now + .milliseconds(milliseconds)
    default: replay.now
    }
  }

  /// Takes what came early, when a line is wanted.
  private mutating func popEarly(_ want: WaitFor, _ replay: inout Replay) throws -> Arrival? {
    guard want.acceptsAnyLine else { return nil }
    while !early.isEmpty {
      try replay.flushUnended()
      let index = early.removeFirst()
      let item = replay.file.items[index]
      if case .wait = item.record {
        replay.now = time(of: item, &replay)
        replay.last = replay.now
      }
      if let arrival = replay.handOver(index) { return arrival }
    }
    return nil
  }

  private func act(
    _ act: Record.Act, _ after: Int64?, _ want: WaitFor, _ deadline: Instant?,
    _ replay: inout Replay
  ) throws -> Arrival? {
    let instant = after.map { max(replay.now, replay.last + .milliseconds($0)) }
    switch act {
    case .interrupt, .terminate:
      try replay.advance(at: instant ?? replay.now)
      return act == .interrupt ? .interrupt : .terminate
    case .deadline:
      guard let deadline else { throw replay.stuck(want, names) }
      try replay.advance(at: instant ?? max(replay.now, deadline))
      return .deadline
    case .eof, .resize, .net:
      try replay.advance(at: instant ?? replay.now)
      return nil
    }
  }

  private mutating func receive(
    _ channel: Channel, _ after: Int64, _ received: Record.Received, _ want: WaitFor,
    _ deadline: Instant?, _ replay: inout Replay
  ) throws -> Arrival? {
    guard let ours = names.ours(channel) else { throw replay.unused(channel) }
    guard want.accepts(ours) else { throw replay.stuck(want, names, deadline: deadline) }
    if case .status(101, _) = received { opened.append(channel) }
    let isFirstOfMany = replay.file.isFirstOfMany(
      received, on: channel, at: replay.block.end)
    try replay.advance(at: max(replay.now, replay.last + .milliseconds(after)))
    if bodies.add(received, on: channel, replay.file) { return nil }
    let begun = bodies.pop(channel)
    if let begun, case .end = received { return .response(ours, begun) }
    let arrival = arrival(received, ours, &replay)
    if begun == nil, isFirstOfMany, case .response(_, let response) = arrival {
      bodies.begin(response, on: channel)
      return nil
    }
    return arrival
  }

  /// Whether a socket can bring that: nothing but a refusal comes before it opens.
  @inline(__always)
  private func isPossible(_ received: Record.Received, on channel: Channel) -> Bool {
    switch received {
    case .frame, .close: opened.last == channel || opened.contains(channel)
    case .status, .fail, .end: true
    }
  }

  private func arrival(
    _ received: Record.Received, _ ours: Channel, _ replay: inout Replay
  ) -> Arrival {
    let file = replay.file
    switch received {
    case .status(101, _) where ours.kind == .socket: return .opened(ours)
    case .status(let status, let content):
      let body = content.body.map { replay.withTokens(file.string($0), $0.text) }
      return .response(
        ours, Response(status, headers: file.headers(content), body: body ?? ""))
    case .frame(let body):
      switch file.frame(body) {
      case .text(let text): return .frame(ours, .text(replay.withTokens(text, body.text)))
      case .binary(let bytes): return .frame(ours, .binary(bytes))
      }
    case .close(let code, let reason):
      return .closed(ours, CloseCode(rawValue: code), reason: reason.map(file.string) ?? "")
    case .fail(let failure): return .failed(ours, failure)
    case .end: return .closed(ours, .normal, reason: "")
    }
  }
}
