import CSodium
import Database
import SQLite
import Time
import Wellness

/// The data of all users, which one of them sees through a `UserStorage`.
final class ServiceDatabase {
  let connection: any DatabaseConnection
  private let allocator: IdentifierAllocator
  private let listAnswers: ListAnswers
  let accounts: AccountTable
  /// Of this server; `nil` where it is the only one.
  let lease: ServerLease?
  /// When it was tried last whether anything can be written again.
  private var lastTrial: Instant?

  /// Opens the data and brings it up to date. Answers that a dead process left half sent are whole
  /// from now on: nobody can have seen where they broke off. Those that had not begun are none. Where
  /// servers share the data, that's seen to by their leases.
  ///
  /// - Parameters:
  ///   - connection: of nobody else.
  ///   - isSeedRandom: whether no other start has the same seed.
  ///   - state: what new data of SQLite begin with; `nil` for nothing.
  /// - Throws: `OtherZone`; `Migrations.TooNew` and `OtherProgram`; `DatabaseError`.
  init(
    _ connection: any DatabaseConnection, seed: UInt64, isSeedRandom: Bool = false,
    zone: OffsetZone = .utc, now: Instant, state: Dump? = nil
  ) throws {
    self.connection = connection
    listAnswers = ListAnswers(connection)
    if let state, let file = connection as? Connection {
      try Schema.migrations.load(state, into: file)
    } else {
      try connection.apply(Schema.migrations(of: connection))
    }
    allocator = IdentifierAllocator(
      connection, seed: seed, isSeedRandom: isSeedRandom || connection.isSharedByServers)
    lease = connection.isSharedByServers ? try ServerLease(connection, in: zone, at: now) : nil
    accounts = AccountTable(database: connection, allocator: allocator)
    let oldest = IdempotencyTable.oldest(at: now)
    // A database that cannot be written is found out now, not with the first change.
    try connection.transaction {
      let leftovers = try connection.first(
        """
        SELECT EXISTS (SELECT 1 FROM messages WHERE state = 'streaming')
          OR EXISTS (SELECT 1 FROM replies WHERE stored_at < ?)
        """, .integer(oldest), make: { $0.integer(0) != 0 })
      // Mostly there is nothing to do, and to parse that takes longer than to see it.
      guard leftovers ?? true else { return }
      if lease == nil {
        try connection.run("DELETE FROM messages WHERE state = 'streaming' AND content = ''")
        try connection.run("UPDATE messages SET state = 'whole' WHERE state = 'streaming'")
      }
      try connection.deleteSome(
        from: "replies", by: IdempotencyTable.primaryKey, where: "stored_at < ?", .integer(oldest))
    }
  }

  /// What the user of this machine has; no account, no profile and no key is in it. Nothing where
  /// that isn't kept in SQLite.
  func dump() throws -> Dump {
    guard let file = connection as? Connection else {
      return Dump(schema: Schema.steps.count, tables: [])
    }
    return try file.dump(
      Dump.Selection(
        leavingOut: ["users", "profiles", "sessions", "refresh_tokens", "secrets"],
        owner: ("user_id", User.local.text)),
      Schema.migrations)
  }

  /// Whether the data can be read, and what was to be written last was.
  ///
  /// Where it wasn't, that is tried again, at most once in five seconds.
  ///
  /// - Throws: `DatabaseError` where the data can't be read or written.
  func isReady(at now: Instant) throws -> Bool {
    _ = try connection.first("SELECT count(*) FROM secrets", make: { $0.integer(0) })
    if lease?.isLost ?? false { return false }
    guard connection.hasFailedToWrite else { return true }
    if let lastTrial, lastTrial <= now, now < lastTrial + ServiceDatabase.trialInterval {
      return false
    }
    lastTrial = now
    try connection.tryWriting()
    return true
  }

  private static let trialInterval = Duration.seconds(5)

  /// What is a user's, and nothing else.
  func storage(of user: User.ID, quota: Quota? = nil) -> UserStorage {
    UserStorage(connection, allocator, listAnswers, lease, of: user, quota: quota)
  }

  /// Whose a consultation is; `nil` where there is none.
  func owner(of id: Consultation.BackendID) throws -> User.ID? {
    try connection.first(
      "SELECT user_id FROM consultations WHERE id = ?", .text(id.text)
    ) { Identifier($0.text(0)) }
  }

  /// Does all of it or nothing.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try connection.transaction(body)
  }
}

/// Why a database can't be administered, exported or filled.
package enum DatabaseProblem: Error, Hashable, Sendable {
  /// It has no tables of lume's.
  case noTables
  case otherVersion(isLater: Bool)
  case notEmpty(table: String, rows: Int)
  /// The file is none that an export has written.
  case noDump
  case dumpOfOtherVersion(isLater: Bool)
  case unreadable(line: Int)
  /// It ends behind this line, and should go on.
  case incomplete(line: Int)
  /// The rows of a table aren't those that were exported.
  case damaged(table: String)
}

extension DatabaseConnection {
  /// Changes nothing: another version of the program may be using the database.
  ///
  /// - Throws: `DatabaseProblem` for one that a server of this version doesn't serve as it is.
  func checkIsCurrent() throws {
    let steps = Set(Schema.migrations(of: self).steps.map(\.name))
    let taken: Set<String>
    do {
      taken = Set(try rows("SELECT name FROM migrations") { $0.text(0) })
    } catch let error as any DatabaseError where error.kind == .other {
      throw DatabaseProblem.noTables
    }
    guard taken == steps else {
      throw DatabaseProblem.otherVersion(isLater: !taken.isSubset(of: steps))
    }
  }
}

/// What the database holds is not what was put there: a damaged file.
struct DamagedRow: Error {
  let column: String
  let value: String
}

extension Row {
  func date(_ column: Column) throws -> CalendarDate {
    guard let date = withText(column, CalendarDate.init(utf8:)) else {
      throw DamagedRow(column: "\(column)", value: text(column))
    }
    return date
  }

  func optionalDate(_ column: Column) throws -> CalendarDate? {
    try unlessNull(column).map(date)
  }

  func instant(_ column: Column) -> Instant { Instant(milliseconds: integer(column)) }

  func optionalInstant(_ column: Column) -> Instant? {
    optionalInteger(column).map { Instant(milliseconds: $0) }
  }

  func optionalIdentifier<Kind>(_ column: Column) -> Identifier<Kind>? {
    optionalText(column).map { Identifier(lowercase: $0) }
  }
}

/// Gives out ids that were never given out before, also not to what is deleted by now.
///
/// Each kind of thing has its own seeded sequence, so the same requests get the same ids. Where the seed
/// is random, of its 64 bits, two starts hardly come to the same ids; otherwise all that were given out
/// are kept.
final class IdentifierAllocator {
  enum Purpose: String, CaseIterable {
    case goal, consultation, message, user, profile, session, activity, insight
  }

  private let database: any DatabaseConnection
  private let isSeedRandom: Bool
  /// By the name of a purpose.
  private var sources: [String: IdentifierSource]

  init(_ database: any DatabaseConnection, seed: UInt64, isSeedRandom: Bool = false) {
    self.database = database
    self.isSeedRandom = isSeedRandom
    let pairs = Purpose.allCases.map { purpose in
      (purpose.rawValue, IdentifierSource(seed: seed, purpose: "backend \(purpose.rawValue)"))
    }
    sources = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The next id. Where it's written down as given out, that's in the same transaction as what it names.
  func next<Kind>(_ purpose: Purpose) throws -> Identifier<Kind> {
    let name = purpose.rawValue
    var source = sources[name] ?? IdentifierSource(seed: 0, purpose: name)
    defer { sources[name] = source }
    return try source.next { identifier in
      // What has an id of another fails.
      if isSeedRandom { return false }
      return try database.run(
        "INSERT INTO identifiers (id) VALUES (?) ON CONFLICT DO NOTHING", .text(identifier.text))
        == 0
    }
  }
}

extension [UInt8] {
  /// The hash of a text's UTF-8.
  init(sha256 text: String) {
    let bytes = Array(text.utf8)
    self.init(repeating: 0, count: crypto_hash_sha256_bytes())
    crypto_hash_sha256(&self, bytes, UInt64(bytes.count))
  }
}

extension Identifier {
  /// The id of what always has the same one: a UUID of version 8 (RFC 9562 §5.8).
  ///
  /// - Parameter text: tells what it is.
  init(derivedFrom text: String) {
    var hash = [UInt8](sha256: text)
    hash[6] = hash[6] & 0x0f | 0x80
    hash[8] = hash[8] & 0x3f | 0x80
    let digits = hash.prefix(16).map(\.hexadecimal)
    let parts = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
    self.init(parts.joined(separator: "-"))
  }
}
