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

  package init() {}

  /// Reads `NAME=VALUE`, or several between blanks; of two for one name the last one counts.
  ///
  /// - Parameter place: where it's said, e.g. `--limit`.
  package init(_ text: String, from place: String) throws(UsageError) {
    let settings = text.split(separator: " ")
    for setting in settings.isEmpty ? [""] : settings { try apply(setting, from: place) }
  }

  private mutating func apply(_ text: Substring, from place: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first.flatMap({ Name(rawValue: String($0)) }) else {
      let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(place) takes NAME=VALUE, where NAME is one of \(names); not \"\(text)\"")
    }
    let digits = parts.dropFirst().first.map(String.init) ?? ""
    guard let value = Int(digits, in: ServeLimits.values) else {
      throw UsageError(
        "\(place) \(name.rawValue)=VALUE takes a whole number from \(ServeLimits.values.lowerBound) to \(ServeLimits.values.upperBound), not \"\(digits)\""
      )
    }
    set[name] = value
  }

  /// What is set here, and where nothing is, what is set there.
  package func over(_ other: ServeLimits) -> ServeLimits {
    var all = other
    all.set.merge(set) { $1 }
    return all
  }

  /// What one is set to; `nil` where nothing is said.
  package subscript(_ name: Name) -> Int? { self.set[name] }
}
