import Numbers

/// What `--limit NAME=VALUE` sets: how much of a server one client or user may take.
package struct ServeLimits: Hashable, Sendable {
  /// In the order in which help and documents list them.
  package enum Name: String, CaseIterable, Sendable {
    case connections
    case connectionsPerAddress = "connections-per-address"
    case connectionsPerProxy = "connections-per-proxy"
    case socketsPerUser = "sockets-per-user"
    case messagesPerMinute = "messages-per-minute"
    case messagesAtOnce = "messages-at-once"
    case questionsAtOnce = "questions-at-once"
  }

  /// What each may be set to.
  static let values = 1...100_000

  private var set: [Name: Int] = [:]

  /// Reads what stands behind the flag; of two for one name the last one counts.
  mutating func apply(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first.flatMap({ Name(rawValue: String($0)) }) else {
      let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--limit takes NAME=VALUE, where NAME is one of \(names); not \"\(text)\"")
    }
    let digits = parts.dropFirst().first.map(String.init) ?? ""
    guard let value = Int(digits, in: ServeLimits.values) else {
      throw UsageError(
        "--limit \(name.rawValue)=VALUE takes a whole number from \(ServeLimits.values.lowerBound) to \(ServeLimits.values.upperBound), not \"\(digits)\""
      )
    }
    set[name] = value
  }

  /// What one is set to; `nil` where nothing is said.
  package subscript(_ name: Name) -> Int? { self.set[name] }
}
