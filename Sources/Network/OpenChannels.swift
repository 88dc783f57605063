import Edge
import Threads

extension NetworkPeer {
  /// Where arrivals go, from the threads of the loops.
  package enum Receiver: Sendable {
    /// The inbox of a core, which also says when no more should be read.
    case inbox(Inbox)
    /// Whoever has no core, such as a server that asks another one. Must not wait.
    case function(@Sendable (Arrival) -> Void)

    /// Takes an arrival. From any thread.
    package func receive(_ arrival: Arrival) {
      switch self {
      case .inbox(let inbox): inbox.put(arrival)
      case .function(let take): take(arrival)
      }
    }
  }
}

/// The channels on which something may still arrive, and the way to whoever takes it.
///
/// A channel is open from its first effect to its ending or to the moment when it is given up. So
/// exactly one ending comes on a channel, and none after `giveUp` has returned, whatever the
/// threads of the loops are doing at that moment.
final class OpenChannels: Sendable {
  private let channels = Guarded<Set<Channel>>([])
  private let receiver: NetworkPeer.Receiver

  init(_ receiver: NetworkPeer.Receiver) {
    self.receiver = receiver
  }

  /// How many are open.
  var count: Int { channels.withLock { $0.count } }

  func contains(_ channel: Channel) -> Bool {
    channels.withLock { $0.contains(channel) }
  }

  func open(_ channel: Channel) {
    channels.withLock { _ = $0.insert(channel) }
  }

  /// Nothing arrives on the channel from now on.
  func giveUp(_ channel: Channel) {
    channels.withLock { _ = $0.remove(channel) }
  }

  /// How many bytes of arrivals, of whatever channel, wait in the inbox.
  var waiting: Int {
    switch receiver {
    case .inbox(let inbox): inbox.waitingBytes
    case .function: 0
    }
  }

  /// Calls back once, when arrivals of fewer bytes wait than that.
  func whenRoom(below bytes: Int, _ body: @escaping @Sendable () -> Void) {
    switch receiver {
    case .inbox(let inbox): inbox.whenRoom(below: bytes, body)
    case .function: body()
    }
  }

  /// Puts what came on a channel, unless its ending has come or it was given up.
  func put(_ arrival: Arrival) {
    guard let channel = arrival.channel else { return }
    channels.withLock { channels in
      guard channels.contains(channel) else { return }
      if arrival.isEnding { channels.remove(channel) }
      receiver.receive(arrival)
    }
  }
}

extension Arrival {
  /// Whether nothing comes on its channel after it.
  fileprivate var isEnding: Bool {
    switch self {
    case .response, .closed, .failed: true
    case .line, .endOfInput, .interrupt, .terminate, .deadline, .opened, .frame: false
    }
  }
}
