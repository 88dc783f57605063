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

/// What was found out about a service, kept from run to run.
///
/// Confined to the core's thread.
package final class ServerQuirks {
  /// Each once. The first set of a type costs a start 250,000 instructions.
  private var known: [ServerQuirk]
  private let keep: (String) throws -> Void

  /// - Parameters:
  ///   - text: what `keep` was given in an earlier run; what is not known in it is left out.
  ///   - keep: keeps what is known for later runs.
  package init(_ text: String = "", keep: @escaping (String) throws -> Void = { _ in }) {
    known = text.split(separator: " ").compactMap { ServerQuirk(rawValue: String($0)) }
    self.keep = keep
  }

  /// Whether the service was found to be so.
  package func has(_ quirk: ServerQuirk) -> Bool { known.contains(quirk) }

  /// Learns what the service lists beside the contract.
  func learn(_ additions: some Sequence<Addition>) throws {
    try learn(all: additions.compactMap(\.quirk))
  }

  func learn(_ quirk: ServerQuirk) throws { try learn(all: [quirk]) }

  /// Forgets what the service doesn't list beside the contract.
  func forget(_ additions: some Sequence<Addition>) throws {
    try forget(all: additions.compactMap(\.quirk))
  }

  func forget(_ quirk: ServerQuirk) throws { try forget(all: [quirk]) }

  private func forget(all quirks: [ServerQuirk]) throws {
    guard quirks.contains(where: has) else { return }
    known.removeAll { quirks.contains($0) }
    try keepAll()
  }

  /// Keeps what is new at once, since each time writes to the store.
  private func learn(all quirks: [ServerQuirk]) throws {
    let new = quirks.filter { !has($0) }
    guard !new.isEmpty else { return }
    known += new
    try keepAll()
  }

  private func keepAll() throws {
    try keep(known.map(\.rawValue).sorted().joined(separator: " "))
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
