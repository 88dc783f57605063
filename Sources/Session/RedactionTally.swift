/// Counts what a recorder replaced, by kind.
final class RedactionTally {
  private(set) var places: [SecretKind: Int] = [:]

  func add(_ kind: SecretKind?) {
    if let kind { places[kind, default: 0] += 1 }
  }
}
