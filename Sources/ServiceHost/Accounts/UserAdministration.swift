import Database
import Edge
import Time
import Wellness

/// What an operator does about accounts, in a database that servers may be using.
package struct UserAdministration {
  /// Somebody with an account.
  package struct UserReport: Sendable {
    package let id: String
    package let email: String
    package let name: String?
    package let createdAt: Instant
    /// Since when nobody gets in; `nil` where that's not so.
    package let disabledAt: Instant?
    package let goals: Int
    package let chats: Int
    package let messages: Int
    /// Sessions that are open.
    package let logIns: Int
  }

  /// A log-in that is open.
  package struct LogIn: Sendable {
    package let id: String
    /// When its tokens were made last, and when it ends unless they're made again.
    package let renewedAt: Instant
    package let expires: Instant
  }

  /// Somebody else has deleted the user meanwhile.
  package struct Gone: Error {}

  private let database: any DatabaseConnection
  private let allocator: IdentifierAllocator
  private let accounts: AccountTable

  /// - Throws: `DatabaseProblem`, `DatabaseError`.
  package init(_ database: any DatabaseConnection) throws {
    try database.checkIsCurrent()
    self.database = database
    // Gives out none.
    allocator = IdentifierAllocator(database, seed: 0)
    accounts = AccountTable(database: database, allocator: allocator)
  }

  /// By address.
  package func users(at now: Instant) throws -> [UserReport] {
    try users("u.email IS NOT NULL", nil, at: now)
  }

  /// The one with this address, or this id.
  package func user(_ name: String, at now: Instant) throws -> UserReport? {
    let id = try Email(name).flatMap { try accounts.find($0)?.id.text } ?? name.lowercased()
    return try users("u.email IS NOT NULL AND u.id = ?2", id, at: now).first
  }

  private func users(_ condition: SQL, _ id: String?, at now: Instant) throws -> [UserReport] {
    try database.rows(
      """
      SELECT u.id, u.email, p.name, u.created_at, u.disabled_at, u.messages,
          (SELECT count(*) FROM goals g WHERE g.user_id = u.id) AS goals,
          (SELECT count(*) FROM consultations c WHERE c.user_id = u.id) AS chats,
          (SELECT count(*) FROM sessions s WHERE s.user_id = u.id AND \(Self.isOpen)) AS log_ins
        FROM users u LEFT JOIN profiles p ON p.user_id = u.id
        WHERE \(condition) ORDER BY u.email
      """, [.integer(now.milliseconds)] + (id.map { [.text($0)] } ?? [])
    ) { row in
      UserReport(
        id: row.text("id"), email: row.text("email"), name: row.optionalText("name"),
        createdAt: row.instant("created_at"), disabledAt: row.optionalInstant("disabled_at"),
        goals: Int(row.integer("goals")), chats: Int(row.integer("chats")),
        messages: Int(row.integer("messages")), logIns: Int(row.integer("log_ins")))
    }
  }

  private static let isOpen: SQL = "s.revoked_at IS NULL AND s.expires_at > CAST(?1 AS BIGINT)"

  package func logIns(of user: UserReport, at now: Instant) throws -> [LogIn] {
    try database.rows(
      """
      SELECT s.id, s.expires_at FROM sessions s WHERE \(Self.isOpen) AND s.user_id = ?2
        ORDER BY s.expires_at DESC, s.id
      """, .integer(now.milliseconds), .text(user.id)
    ) { row in
      let expires = row.instant("expires_at")
      return LogIn(
        id: row.text("id"), renewedAt: expires + (.zero - Accounts.Rules().refreshLifetime),
        expires: expires)
    }
  }

  /// Ends all log-ins, and lets nobody in until it's enabled again.
  package func disable(_ user: UserReport, at now: Instant) throws {
    try change(user) { id in
      try accounts.disable(id, at: now)
      _ = try accounts.revokeAll(of: id, at: now)
    }
  }

  package func enable(_ user: UserReport) throws {
    try change(user) { try accounts.disable($0, at: nil) }
  }

  /// Deletes the account with all that is the user's.
  package func delete(_ user: UserReport) throws {
    try change(user) {
      try UserStorage(database, allocator, ListAnswers(database), of: $0).erase()
    }
    while try Erasure(database: database).goOn() {}
  }

  /// Has the account have another password, which takes a tenth of a second, and ends all log-ins.
  ///
  /// - Parameter random: random bits that nobody can guess.
  /// - Returns: the password; `nil` where there's no memory to hash it.
  package func resetPassword(
    of user: UserReport, at now: Instant, random: @escaping () -> UInt64
  ) throws -> String? {
    let password = Base64.encode(Entropy(random).bytes(12), as: .url)
    let job = PasswordJob(kind: .make, password: password, cost: Accounts.Rules().cost)
    guard case .made(let stored) = job.run() else { return nil }
    try change(user) { id in
      try accounts.set(password: stored, of: id)
      _ = try accounts.revokeAll(of: id, at: now)
    }
    return password
  }

  /// - Throws: `Gone`, `DatabaseError`.
  private func change(_ user: UserReport, _ body: (User.ID) throws -> Void) throws {
    let id = try database.transaction {
      guard let account = try accounts.findForUpdate(Identifier(user.id)) else { throw Gone() }
      try body(account.id)
      return account.id
    }
    try ServerLease.tell(of: id, in: database)
  }
}
