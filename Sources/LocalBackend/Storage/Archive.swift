import SQLite
import Time
import Wellness

/// The data of all users, which one of them sees through a `Storage`.
final class Archive {
  private let database: Connection
  private let allocator: IdentifierAllocator
  private let listAnswers: ListAnswers
  let accounts: AccountTable

  /// Opens the data and brings it up to date. Answers that a dead process left half sent are whole
  /// from now on: nobody can have seen where they broke off. Those that had not begun are none.
  ///
  /// - Parameter state: what new data begin with; `nil` for nothing.
  init(_ place: Connection.Place, seed: UInt64, now: Instant, state: Dump? = nil) throws {
    database = try Connection(place, busyTimeout: .seconds(5))
    listAnswers = ListAnswers(database)
    if let state {
      try Schema.migrations.load(state, into: database)
    } else {
      try Schema.migrations.apply(to: database)
    }
    allocator = IdentifierAllocator(database, seed: seed)
    accounts = AccountTable(database: database, allocator: allocator)
    let oldest = (now + .seconds(-30 * 86_400)).milliseconds
    // An archive that cannot be written is found out now, not with the first change.
    try database.transaction {
      let leftovers = try database.first(
        """
        SELECT EXISTS (SELECT 1 FROM messages WHERE state = 'streaming')
          OR EXISTS (SELECT 1 FROM replies WHERE stored_at < ?)
        """, .integer(oldest), make: { $0.integer(0) != 0 })
      // Mostly there is nothing to do, and to parse that takes longer than to see it.
      guard leftovers ?? true else { return }
      try database.run("DELETE FROM messages WHERE state = 'streaming' AND content = ''")
      try database.run("UPDATE messages SET state = 'whole' WHERE state = 'streaming'")
      try database.run("DELETE FROM replies WHERE stored_at < ?", .integer(oldest))
    }
  }

  /// What the user of this machine has; no account, no profile and no key is in it.
  func dump() throws -> Dump {
    try database.dump(
      Dump.Selection(
        leavingOut: ["users", "profiles", "sessions", "refresh_tokens", "secrets"],
        owner: ("user_id", User.local.text)),
      Schema.migrations)
  }

  /// - Throws: `SQLiteError` where the data cannot be read.
  func check() throws {
    _ = try database.first("SELECT count(*) FROM secrets", make: { $0.integer(0) })
  }

  /// What is a user's, and nothing else.
  func storage(of user: User.ID, quota: Quota? = nil) -> Storage {
    Storage(database, allocator, listAnswers, of: user, quota: quota)
  }

  /// Whose a consultation is; `nil` where there is none.
  func owner(of id: Consultation.BackendID) throws -> User.ID? {
    try database.first(
      "SELECT user_id FROM consultations WHERE id = ?", .text(id.text)
    ) { Identifier($0.text(0)) }
  }

  /// Does all of it or nothing.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try database.transaction(body)
  }
}
