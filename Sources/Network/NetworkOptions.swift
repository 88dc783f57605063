import Edge

/// How the network is used.
package struct NetworkOptions: Sendable {
  /// A file of certificates, in PEM, of authorities that are trusted beside the system's.
  package var caFile: String?
  /// Whether a redirect may lead to plain http on another machine.
  package var insecure = false
  /// A variable of the environment, by name: `https_proxy`, `no_proxy` and their kin.
  package var environment: @Sendable (String) -> String? = { _ in nil }
  /// Sent with every request and every opening of a socket.
  package var userAgent = "lume"
  /// For name, connection and TLS together, and for the opening of a socket.
  package var connectTimeout = Duration.seconds(10)
  /// How long a request may go without a single byte; whole seconds.
  package var lowSpeed = Duration.seconds(60)
  /// The most bytes of a body, once unpacked, and of a message of a socket.
  package var bodyLimit = 16 << 20
  /// How many requests are sent before one of them is answered; more wait for their turn.
  package var requestsAtOnce = Int.max
  /// How many bytes of arrivals may wait in the inbox before sockets are no longer read.
  package var waitingLimit = 1 << 20
  /// Told what a library says about a failure, one line for a log; has no header and no body.
  package var report: @Sendable (String) -> Void = { _ in }

  package init() {}
}
