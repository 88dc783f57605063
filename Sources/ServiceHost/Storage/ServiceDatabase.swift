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
  ///   - state: what new data of SQLite begin with; `nil` for nothing.
  /// - Throws: `OtherZone`; `Migrations.TooNew`; `DatabaseError`.
  init(
    _ connection: any DatabaseConnection, seed: UInt64, zone: OffsetZone = .utc, now: Instant,
    state: Dump? = nil
  ) throws {
    self.connection = connection
    listAnswers = ListAnswers(connection)
    if let state, let file = connection as? Connection {
      try Schema.migrations.load(state, into: file)
    } else {
      try connection.apply(Schema.migrations(of: connection))
    }
    allocator = IdentifierAllocator(connection, seed: seed)
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
      try connection.run("DELETE FROM replies WHERE stored_at < ?", .integer(oldest))
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
