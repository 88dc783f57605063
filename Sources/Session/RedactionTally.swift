import Threads

/// Counts what a recorder replaced, by kind.
final class RedactionTally: Sendable {
  private let counts = Guarded<[SecretKind: Int]>([:])

  /// In how many places each kind was.
  var places: [SecretKind: Int] { counts.withLock { $0 } }

  func add(_ kind: SecretKind?) {
    if let kind { counts.withLock { $0[kind, default: 0] += 1 } }
  }
}
