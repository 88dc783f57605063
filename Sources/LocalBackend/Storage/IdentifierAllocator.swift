import SQLite
import Wellness

/// Gives out ids that were never given out before, also not to what is deleted by now.
///
/// Each kind of thing has its own seeded sequence, so the same requests get the same ids.
final class IdentifierAllocator {
  enum Purpose: String, CaseIterable {
    case goal, consultation, message, user, profile, session, activity, insight
  }

  private let database: Connection
  private var sources: [Purpose: IdentifierSource]

  init(_ database: Connection, seed: UInt64) {
    self.database = database
    let pairs = Purpose.allCases.map { purpose in
      (purpose, IdentifierSource(seed: seed, purpose: "backend \(purpose.rawValue)"))
    }
    sources = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The next id, which is written down as given out in the same transaction as what it names.
  func next<Kind>(_ purpose: Purpose) throws -> Identifier<Kind> {
    var source = sources[purpose] ?? IdentifierSource(seed: 0, purpose: purpose.rawValue)
    defer { sources[purpose] = source }
    return try source.next { identifier in
      try database.run(
        "INSERT OR IGNORE INTO identifiers (id) VALUES (?)", .text(identifier.text)) == 0
    }
  }
}
