import Contract

/// One way in which a service may differ from the contract, without being wrong: the documents that
/// describe it differ too. The raw value is how it is kept.
package enum ServerQuirk: String, Hashable, Sendable, CaseIterable {
  /// A goal is changed as a whole.
  case wholeGoals = "whole-goals"
  /// Chats about goals are begun like all others.
  case plainGoalChats = "plain-goal-chats"
  /// Tips are got, not posted for.
  case tipsByGet = "tips-by-get"
  /// Suggestions for a goal are got, not posted for.
  case suggestionsByGet = "suggestions-by-get"
  /// The analysis of a goal is got, not posted for.
  case analysisByGet = "analysis-by-get"
  /// Insights are at the shorter of their two places.
  case plainInsights = "plain-insights"
  /// A consultation is given up or archived by a PUT of its status.
  case statusByPut = "status-by-put"
  /// The token of a socket is wanted in its address.
  case tokenInQuery = "token-in-query"
  /// Each socket of a consultation hears what is said over others: there may be several.
  case severalSockets = "several-sockets"
  /// Progress may name the message that told it.
  case messageOfProgress = "message-of-progress"
  /// A value may say its unit, and what was noted is converted into another one.
  case unitConversion = "unit-conversion"
}

/// What was found out about a service, kept from run to run and shared with whoever keeps it too.
///
/// Confined to the core's thread.
package final class ServerQuirks {
  /// Each once. The first set of a type costs a start 250,000 instructions.
  private var known: [ServerQuirk]
  private let keep: Keep

  /// Changes what is kept, in one step. A function that makes the new text of the one that is kept is
  /// called once, or not at all where nothing is kept.
  package typealias Keep = (_ change: (String) -> String) throws -> Void

  /// - Parameters:
  ///   - text: what is kept of an earlier run; what is not known in it is left out.
  ///   - keep: keeps what is known for later runs.
  package init(_ text: String = "", keep: @escaping Keep = { _ in }) {
    known = ServerQuirks.read(text)
    self.keep = keep
  }

  private static func read(_ text: String) -> [ServerQuirk] {
    text.split(separator: " ").compactMap { ServerQuirk(rawValue: String($0)) }
  }

  /// Whether the service was found to be so.
  package func has(_ quirk: ServerQuirk) -> Bool { known.contains(quirk) }

  /// Learns what the service lists beside the contract.
  func learn(_ additions: some Sequence<Addition>) throws {
    try learn(all: additions.compactMap(\.quirk))
  }

  func learn(_ quirk: ServerQuirk) throws { try learn(all: [quirk]) }

  private func learn(all quirks: [ServerQuirk]) throws {
    guard !quirks.allSatisfy(has) else { return }
    try change { known in known += quirks.filter { !known.contains($0) } }
  }

  /// Forgets what the service doesn't list beside the contract.
  func forget(_ additions: some Sequence<Addition>) throws {
    try forget(all: additions.compactMap(\.quirk))
  }

  func forget(_ quirk: ServerQuirk) throws { try forget(all: [quirk]) }

  private func forget(all quirks: [ServerQuirk]) throws {
    guard quirks.contains(where: has) else { return }
    try change { known in known.removeAll { quirks.contains($0) } }
  }

  /// Changes what is known and what is kept, which another process may have changed.
  private func change(_ change: (inout [ServerQuirk]) -> Void) throws {
    change(&known)
    try keep { text in
      known = ServerQuirks.read(text)
      change(&known)
      return known.map(\.rawValue).sorted().joined(separator: " ")
    }
  }
}

extension Addition {
  /// What it means for how the service is asked.
  fileprivate var quirk: ServerQuirk? {
    switch self {
    case .userMessage: .severalSockets
    case .messageOfProgress: .messageOfProgress
    case .unitConversion: .unitConversion
    case .interrupt, .measure: nil
    }
  }
}
