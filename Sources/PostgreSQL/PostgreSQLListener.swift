import Libc

/// Hears what is told on a channel of a database, on a connection of its own; confined to one thread.
package final class PostgreSQLListener {
  package enum Event: Hashable, Sendable {
    /// From now on it hears; what was told before may have been missed.
    case began
    case heard(String)
    case nothing
  }

  private let address: PostgreSQLAddress
  private let channel: String
  /// `nil` where it is broken.
  private var link: PostgreSQLLink?
  /// For how long the server may be silent when it is asked to listen.
  private let longestSilence: Duration
  private static let pause: Int32 = 1000

  /// - Parameter channel: a name that needs no quotes.
  package init(
    _ address: PostgreSQLAddress, channel: String, longestSilence: Duration = .seconds(8)
  ) {
    (self.address, self.channel, self.longestSilence) = (address, channel, longestSilence)
  }

  /// Waits for the next thing, for a second at most while it's connected. A connection that breaks is
  /// made anew, which takes as long as the server lets it: `connect_timeout` of each host that is tried,
  /// `longestSilence`, and a second of rest where it fails.
  package func next() -> Event {
    guard let link else {
      if connect() { return .began }
      poll(nil, 0, PostgreSQLListener.pause)
      return .nothing
    }
    switch link.notification(within: PostgreSQLListener.pause) {
    case .heard(let text): return .heard(text)
    case .nothing: return .nothing
    case .broken:
      self.link = nil
      return .nothing
    }
  }

  private func connect() -> Bool {
    do {
      let made = try PostgreSQLLink(address, longestSilence: longestSilence)
      try made.script("LISTEN \(channel)")
      link = made
      return true
    } catch {
      return false
    }
  }
}
