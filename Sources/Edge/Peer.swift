import Time

/// Whoever is at the other end of the wire: the embedded backend or the network.
package struct Peer {
  /// Takes `request`, `cancel`, `open`, `send`, `close` or `option`, at a time.
  package var emit: (Effect, Instant) throws -> Void
  /// When its next arrival is due; `nil` when it has none. Always `nil` for the network, whose
  /// arrivals come through the inbox.
  package var due: () -> Instant?
  /// Hands out the next arrival that is due by then, oldest first.
  package var take: (Instant) throws -> Arrival?
  /// Brings the answer to something it had asked of the outside.
  package var deliver: (Arrival, Instant) throws -> Void

  package init(
    emit: @escaping (Effect, Instant) throws -> Void,
    due: @escaping () -> Instant? = { nil },
    take: @escaping (Instant) throws -> Arrival? = { _ in nil },
    deliver: @escaping (Arrival, Instant) throws -> Void = { _, _ in }
  ) {
    self.emit = emit
    self.due = due
    self.take = take
    self.deliver = deliver
  }
}
