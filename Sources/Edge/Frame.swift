/// One whole message of a socket (RFC 6455 §5.6).
package enum Frame: Hashable, Sendable {
  case text(String)
  case binary([UInt8])
}

/// Why a socket was closed (RFC 6455 §7.4.1).
package struct CloseCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let normal = CloseCode(rawValue: 1000)
  package static let goingAway = CloseCode(rawValue: 1001)
  package static let policyViolation = CloseCode(rawValue: 1008)
  package static let tooBig = CloseCode(rawValue: 1009)
  package static let internalError = CloseCode(rawValue: 1011)
  package static let tryAgainLater = CloseCode(rawValue: 1013)
}

/// Why an exchange ended without an answer.
package enum ConnectionFailure: String, Error, Hashable, Sendable, CaseIterable {
  case timeout, refused, reset, dns, tls, truncated
  /// The certificate is for another name than the one asked for.
  case wrongName = "wrong-name"
  /// Nobody who is trusted vouches for the certificate, or no longer.
  case untrusted
  /// Redirected too often, or to where a request must not go.
  case redirect
  /// Redirected to another server, to which what the user wrote must not go.
  case elsewhere
  case tooLarge = "too-large"
  /// What answers doesn't speak the protocol at all.
  case protocolError = "protocol"
  /// A socket that was open brought what RFC 6455 forbids, as a masked frame.
  case badFrame = "frame"
  /// A socket that was open brought a text that isn't UTF-8.
  case badText = "text"
  /// A library of the system that speaks with the network isn't there.
  case missingLibrary = "library"
}
