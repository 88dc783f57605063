import Threads

/// What a recorder says at its end of what it masked and what it kept.
struct RedactionSummary {
  let lines: [String]

  init(_ personal: PersonalData, _ tally: RedactionTally) {
    let people = SecretKind.allCases.filter(\.isPersonal).compactMap { kind in
      RedactionSummary.counted(personal.count(of: kind), kind)
    }
    let secrets = SecretKind.allCases.filter { !$0.isPersonal && tally.places[$0] != nil }
    let places = secrets.reduce(0) { $0 + (tally.places[$1] ?? 0) }
    var masked = personal.isKept ? [] : people
    if places > 0 {
      let kinds = secrets.map(\.plural).joined(separator: ", ")
      masked.append("\(kinds) in \(places) \(places == 1 ? "place" : "places")")
    }
    var lines: [String] = []
    if !masked.isEmpty { lines.append("Masked: \(masked.joined(separator: ", ")).") }
    if personal.isKept, !people.isEmpty {
      lines.append("Kept as --keep-personal says: \(people.joined(separator: ", ")).")
    }
    self.lines = lines
  }

  private static func counted(_ count: Int, _ kind: SecretKind) -> String? {
    switch count {
    case 0: nil
    case 1: kind.phrase
    default: "\(count) \(kind.plural)"
    }
  }
}

/// Counts what a recorder replaced, by kind.
final class RedactionTally: Sendable {
  private let counts = Guarded<[SecretKind: Int]>([:])

  /// In how many places each kind was.
  var places: [SecretKind: Int] { counts.withLock { $0 } }

  func add(_ kind: SecretKind?) {
    if let kind { counts.withLock { $0[kind, default: 0] += 1 } }
  }
}
