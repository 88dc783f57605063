import CLibPQ
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
  private var link: OpaquePointer?
  /// For how long the server may be silent when it is asked to listen.
  private let longestSilence: Duration
  private static let pause: Int32 = 1000

  /// - Parameter channel: a name that needs no quotes.
  package init(
    _ address: PostgreSQLAddress, channel: String, longestSilence: Duration = .seconds(8)
  ) {
    (self.address, self.channel, self.longestSilence) = (address, channel, longestSilence)
  }

  deinit { PQfinish(link) }

  /// Waits for the next thing, for a second at most while it's connected. A connection that breaks is
  /// made anew, which takes as long as the server lets it: `connect_timeout` of each host that is tried,
  /// `longestSilence`, and a second of rest where it fails.
  package func next() -> Event {
    guard let link else {
      if connect() { return .began }
      poll(nil, 0, PostgreSQLListener.pause)
      return .nothing
    }
    if let text = popHeard(on: link) { return .heard(text) }
    var place = pollfd(fd: PQsocket(link), events: Int16(POLLIN), revents: 0)
    guard poll(&place, 1, PostgreSQLListener.pause) > 0 else { return .nothing }
    guard PQconsumeInput(link) == 1 else {
      PQfinish(link)
      self.link = nil
      return .nothing
    }
    return popHeard(on: link).map { .heard($0) } ?? .nothing
  }

  private func connect() -> Bool {
    guard let made = lume_pq_connect(address.text) else { return false }
    let isSent = PQsendQuery(made, "LISTEN \(channel)") == 1
    let result = isSent ? try? PendingAnswer.wait(on: made, longestSilence: longestSilence) : nil
    defer { PQclear(result) }
    guard PQresultStatus(result) == PGRES_COMMAND_OK else {
      PQfinish(made)
      return false
    }
    PQsetNoticeProcessor(made, { _, _ in }, nil)
    link = made
    return true
  }

  private func popHeard(on link: OpaquePointer) -> String? {
    guard let notification = PQnotifies(link) else { return nil }
    defer { PQfreemem(notification) }
    return String(cString: notification.pointee.extra)
  }
}
