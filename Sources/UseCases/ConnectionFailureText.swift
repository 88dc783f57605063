import Edge

extension ConnectionFailure {
  /// Why no answer came, in a few words.
  package var words: String {
    switch self {
    case .timeout: "no answer in time"
    case .refused: "connection refused"
    case .reset: "connection closed"
    case .dns: "name not found"
    case .tls: "no secure connection"
    case .wrongName: "certificate of another name"
    case .untrusted: "certificate not trusted"
    case .redirect: "redirected without end"
    case .elsewhere: "redirected to another server"
    case .truncated: "answer cut short"
    case .tooLarge: "answer too large"
    case .protocolError: "no FitIQ backend there"
    case .badFrame: "it sent a forbidden frame"
    case .badText: "it sent text that isn't UTF-8"
    case .missingLibrary: "no library for the network"
    }
  }
}
