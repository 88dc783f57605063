internal import Edge

/// Which name of the file a new exchange of the program takes.
extension Replay {
  /// Finds the record that a request or an opening claims, and names its channel after it.
  mutating func name(
    _ ours: Channel, _ effect: Effect, _ emission: (Channel) -> Emission
  ) -> (Int?, Emission) {
    let items = file.items
    let file = file
    let index = block.nextSent(items) { sent, _ in
      switch (sent, effect) {
      case (.request(let method, let target, _), .request(_, let request)):
        method == request.method && file.path(target) == request.path
      case (.open(let target, _), .open(_, let request)):
        file.path(target) == request.path
      default: false
      }
    }
    let channel =
      if let index, case .send(let named, _) = items[index].record {
        named
      } else {
        firstUnclaimedReply(ours.kind) ?? free(ours.kind)
      }
    names.pair(ours, with: channel)
    return (index, emission(channel))
  }

  /// The first channel on which something comes before the next input and that no exchange has
  /// claimed; preferably one for which no other request stands in the block.
  private func firstUnclaimedReply(_ kind: Channel.Kind) -> Channel? {
    var second: Channel?
    for item in file.items[block.end...] {
      switch item.record {
      case .typed: return second
      case .receive(let channel, _, _) where channel.kind == kind && names.ours(channel) == nil:
        if !isExpected(channel) { return channel }
        second = second ?? channel
      default: break
      }
    }
    return second
  }

  private func isExpected(_ channel: Channel) -> Bool {
    file.items[block.start..<block.end].contains {
      if case .send(channel, _) = $0.record { true } else { false }
    }
  }

  /// The first number that neither the file nor the program uses.
  private func free(_ kind: Channel.Kind) -> Channel {
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
