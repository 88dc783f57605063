/// Names one exchange with the world outside, from its first effect to its last arrival.
///
/// Numbers are given by whoever begins the exchange, counted from 1 for each kind.
package struct Channel: Hashable, Sendable {
  /// What is exchanged on a channel.
  package enum Kind: String, Sendable {
    /// One request and its response.
    case http = "h"
    case socket = "w"
    /// What the embedded backend asks of the outside; never seen by the core.
    case peer = "p"
  }

  /// What is exchanged on it.
  package let kind: Kind
  /// Counted from 1 for each kind.
  package let number: Int

  package init(_ kind: Kind, _ number: Int) {
    self.kind = kind
    self.number = number
  }
}

extension Channel: CustomStringConvertible {
  /// The channel as a session file writes it, e.g. `h1`.
  package var description: String { kind.rawValue + String(number) }
}
