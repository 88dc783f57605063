import Edge

/// Why a language model gave no answer, or not the whole of one.
enum ModelFailure: Hashable {
  case connection(ConnectionFailure)
  /// Its server answered with this status.
  case status(Int)
  /// Its server said in the stream that it had failed.
  case reported
  /// Nothing came for too long.
  case silent
  /// What came is no answer.
  case nonsense
  /// It went on for too long.
  case endless

  private static let opening = "(The language model "

  /// The one line that the user reads before the answer of the built-in coach.
  var notice: String { ModelFailure.opening + reason + "; the built-in coach answers.)" }

  /// The one line that the user reads behind what there is of an answer.
  var stopNotice: String {
    switch self {
    case .endless: ModelFailure.opening + "would not end and was stopped.)"
    case .silent: ModelFailure.opening + "fell silent in the middle.)"
    case .connection, .status, .reported, .nonsense: ModelFailure.opening + "stopped half-way.)"
    }
  }

  /// Whether a line was said about the model.
  static func isNotice(_ line: some StringProtocol) -> Bool {
    line.hasPrefix(opening) && line.hasSuffix(".)")
  }

  /// A text without the lines that were said about the model.
  static func withoutNotices(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !isNotice($0) }
      .joined(separator: "\n")
  }

  /// For a log; has nothing of what was asked or answered.
  var logText: String {
    switch self {
    case .connection(let failure): "language model: \(failure.rawValue)"
    case .status(let status): "language model: status \(status)"
    case .reported: "language model: error in the stream"
    case .silent: "language model: silent"
    case .nonsense: "language model: no answer"
    case .endless: "language model: too long"
    }
  }

  private var reason: String {
    switch self {
    case .connection(.tls), .connection(.untrusted):
      "cannot be trusted: its certificate is not good"
    case .connection(.wrongName): "cannot be trusted: its certificate is for another name"
    case .connection(.elsewhere): "sends the question on to another server"
    case .connection(.redirect): "is sent round in circles"
    case .connection(.refused), .connection(.dns), .connection(.missingLibrary): "cannot be reached"
    case .connection(.timeout), .silent: "is silent"
    case .connection(.reset), .connection(.truncated): "broke off"
    case .connection(.tooLarge), .endless: "would not end"
    case .connection(.protocolError), .connection(.badFrame), .connection(.badText), .nonsense:
      "made no sense"
    case .status(401), .status(403): "does not accept the key"
    case .status(404): "is not known to its server"
    case .status(429): "has too much to do"
    case .status(let status): "failed with status \(status)"
    case .reported: "failed"
    }
  }
}
