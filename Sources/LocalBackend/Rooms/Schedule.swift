import Edge
import Time

/// Something that is on its way to the client.
struct Delivery {
  /// What its arrival means for the socket that it is on.
  enum Mark {
    /// So many UTF-8 bytes of the answer have been sent now.
    case sent(Int)
    /// The answer has been sent to its end.
    case whole
    /// The socket has ended.
    case ended
  }

  let arrival: Arrival
  var mark: Mark?
}

/// What is on its way, by due time; what is due at the same time stays in the order in which it was
/// put.
struct Schedule {
  private var entries: [(due: Instant, delivery: Delivery)] = []

  /// When the next delivery is due.
  var due: Instant? { entries.first?.due }

  /// The channels that something is on its way to, each once, in order.
  var channels: [Channel] {
    var channels: [Channel] = []
    for entry in entries {
      if let channel = entry.delivery.arrival.channel, !channels.contains(channel) {
        channels.append(channel)
      }
    }
    return channels
  }

  mutating func put(_ delivery: Delivery, due: Instant) {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].due <= due { low = middle + 1 } else { high = middle }
    }
    entries.insert((due, delivery), at: low)
  }

  mutating func put(_ arrival: Arrival, due: Instant) {
    put(Delivery(arrival: arrival), due: due)
  }

  /// Takes the next delivery that is due by then.
  mutating func take(by now: Instant) -> Delivery? {
    guard let first = entries.first, first.due <= now else { return nil }
    return entries.removeFirst().delivery
  }

  /// Drops what is on its way to a channel.
  mutating func drop(_ channel: Channel) {
    entries.removeAll { $0.delivery.arrival.channel == channel }
  }
}
