import CSodium
import Database
import Wellness

/// Gives out ids that were never given out before, also not to what is deleted by now.
///
/// Each kind of thing has its own seeded sequence, so the same requests get the same ids.
final class IdentifierAllocator {
  enum Purpose: String, CaseIterable {
    case goal, consultation, message, user, profile, session, activity, insight
  }

  private let database: any DatabaseConnection
  private var sources: [Purpose: IdentifierSource]

  init(_ database: any DatabaseConnection, seed: UInt64) {
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
      // Where servers share the data their seeds are random, and what has an id of another fails.
      if database.isSharedByServers { return false }
      return try database.run(
        "INSERT INTO identifiers (id) VALUES (?) ON CONFLICT DO NOTHING", .text(identifier.text))
        == 0
    }
  }
}

extension Identifier {
  /// The id of what always has the same one: a UUID of version 8 (RFC 9562 §5.8).
  ///
  /// - Parameter text: tells what it is.
  init(derivedFrom text: String) {
    let bytes = Array(text.utf8)
    var hash = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
    crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
    hash[6] = hash[6] & 0x0f | 0x80
    hash[8] = hash[8] & 0x3f | 0x80
    let digits = hash.prefix(16).map(\.hexadecimal)
    let parts = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
    self.init(parts.joined(separator: "-"))
  }
}
