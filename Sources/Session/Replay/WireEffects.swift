import Edge

/// What the program sends, against what is expected.
extension WireFeed {
  /// Compares what is sent, or gathers it; nothing else that a program does is looked at.
  mutating func emit(_ effect: Effect, _ replay: inout Replay) throws(Difference) {
    let emission: Emission
    let index: Int?
    switch effect {
    case .request(let ours, let request):
      let (place, channel) = name(ours, effect, &replay)
      (index, emission) = (place, .request(channel, request))
    case .open(let ours, let request):
      let (place, channel) = name(ours, effect, &replay)
      (index, emission) = (place, .open(channel, request))
    case .send(let ours, let frame):
      let channel = inFile(ours)
      (index, emission) = (next(on: channel, &replay), .frame(channel, frame))
    case .close(let ours, let code):
      let channel = inFile(ours)
      (index, emission) = (next(on: channel, &replay), .close(channel, code))
    case .cancel(let ours):
      let channel = inFile(ours)
      (index, emission) = (next(on: channel, &replay), .cancel(channel))
    case .answer, .answered, .say, .complain, .note, .status, .offer, .remember, .clear, .option,
      .secret:
      return
    }
    guard !replay.settle(emission, with: index) else { return }
    if let index { throw replay.requestDiffers(index, emission) }
    throw replay.unexpected(.requestUnexpected, emission)
  }

  private func inFile(_ ours: Channel) -> Channel { names.inFile(ours) ?? ours }

  /// The next record that sends something on a channel of the file.
  private func next(on channel: Channel, _ replay: inout Replay) -> Int? {
    let items = replay.file.items
    return replay.block.nextSent(items) { _, place in
      if case .send(channel, _) = items[place].record { true } else { false }
    }
  }

  /// Finds the record that a request or an opening claims, and names its channel after it.
  private mutating func name(
    _ ours: Channel, _ effect: Effect, _ replay: inout Replay
  ) -> (Int?, Channel) {
    let file = replay.file
    let index = replay.block.nextSent(file.items) { sent, _ in
      switch (sent, effect) {
      case (.request(let method, let target, _), .request(_, let request)):
        method == request.method && file.path(target) == request.path
      case (.open(let target, _), .open(_, let request)):
        file.path(target) == request.path
      default: false
      }
    }
    if let index, case .send(let named, _) = file.items[index].record {
      names.pair(ours, with: named)
      return (index, named)
    }
    let channel = firstUnclaimedReply(ours.kind, replay) ?? free(ours.kind, file)
    names.pair(ours, with: channel)
    return (renamed(channel, effect, &replay), channel)
  }

  /// The record of a request that is called otherwise now: it has the channel and the kind.
  private func renamed(_ channel: Channel, _ effect: Effect, _ replay: inout Replay) -> Int? {
    let items = replay.file.items
    return replay.block.nextSent(items) { sent, place in
      guard case .send(channel, _) = items[place].record else { return false }
      return switch (sent, effect) {
      case (.request, .request), (.open, .open): true
      default: false
      }
    }
  }

  /// The first channel on which something comes before the next input and that no exchange has
  /// claimed: what a request was renamed to has the reply of the old name.
  private func firstUnclaimedReply(_ kind: Channel.Kind, _ replay: Replay) -> Channel? {
    for item in replay.file.items[replay.block.end...] {
      switch item.record {
      case .typed: return nil
      case .receive(let channel, _, _) where channel.kind == kind && names.ours(channel) == nil:
        return channel
      default: break
      }
    }
    return nil
  }

  /// The first number that neither the file nor the program uses.
  private func free(_ kind: Channel.Kind, _ file: SessionFile) -> Channel {
    var highest = names.highest(kind)
    for item in file.items {
      switch item.record {
      case .send(let channel, _) where channel.kind == kind,
        .receive(let channel, _, _) where channel.kind == kind:
        highest = max(highest, channel.number)
      default: break
      }
    }
    return Channel(kind, highest + 1)
  }
}

extension SessionFile {
  /// The path of a target, without its query.
  fileprivate func path(_ target: Text) -> Substring {
    string(target).prefix { $0 != "?" }
  }
}
