import CSodium
import Database
@_spi(_Unicode) import Swift
import Time
import Wellness

/// Who has an account, and who is logged in.
struct AccountTable {
  let database: any DatabaseConnection
  let allocator: IdentifierAllocator

  /// Somebody with an account.
  struct Account {
    let id: User.ID
    /// Lowercase.
    let email: String
    /// Of the password, what is stored of it.
    let password: String
    /// Whether an operator has it that nobody gets in.
    let isDisabled: Bool
  }

  private static let columns: SQL = "id, email, password, disabled_at"

  /// One log-in and the refresh tokens that came of it, one after another.
  struct Session {
    typealias ID = Identifier<Session>
    let id: ID
    let user: User.ID
  }

  /// What is known of a refresh token.
  struct RefreshToken {
    let session: Session
    let email: String
    let expires: Instant
    let isUsed: Bool
    let isRevoked: Bool
  }

  /// The account with just these bytes, else the one with these characters.
  func find(_ email: Email) throws -> Account? {
    let exact = try database.first(
      "SELECT \(Self.columns) FROM users WHERE email = ?", .text(email.text),
      make: AccountTable.account)
    return try exact
      ?? database.first(
        "SELECT \(Self.columns) FROM users WHERE email_key = ?", .text(email.key),
        make: AccountTable.account)
  }

  /// The account as it is while nobody else changes it; `nil` where it's gone. In a transaction.
  func findForUpdate(_ id: User.ID) throws -> Account? { try lock(id) ? find(id) : nil }

  /// Keeps everybody else from changing what is a user's; answers whether there's such a user. In a
  /// transaction.
  func lock(_ id: User.ID) throws -> Bool {
    try database.lock("users", "revision = revision + 1", id: id.text)
  }

  func find(_ id: User.ID) throws -> Account? {
    try database.first(
      "SELECT \(Self.columns) FROM users WHERE id = ? AND email IS NOT NULL", .text(id.text),
      make: AccountTable.account)
  }

  /// - Parameter instant: `nil` to enable it again.
  func disable(_ id: User.ID, at instant: Instant?) throws {
    try database.run(
      "UPDATE users SET disabled_at = ?2 WHERE id = ?1", .text(id.text),
      Value(instant?.milliseconds))
  }

  /// Changes what is stored of a password.
  func set(password: String, of id: User.ID) throws {
    try database.run(
      "UPDATE users SET password = ?2 WHERE id = ?1", .text(id.text), .text(password))
  }

  func insert(_ email: Email, password: String, at now: Instant) throws -> Account {
    let id: User.ID = try allocator.next(.user)
    try database.run(
      "INSERT INTO users (id, email, email_key, password, created_at) VALUES (?, ?, ?, ?, ?)",
      .text(id.text), .text(email.text), .text(email.key), .text(password),
      .integer(now.milliseconds))
    return Account(id: id, email: email.text, password: password, isDisabled: false)
  }

  /// Gives their keys to accounts from before there were any. Of those whose addresses have the same
  /// characters in other bytes only the oldest gets one: the others are found by their bytes alone.
  func addKeys() throws {
    let missing = try database.rows(
      """
      SELECT id, email FROM users WHERE email_key IS NULL AND email IS NOT NULL
        ORDER BY created_at, id
      """
    ) { ($0.text("id"), $0.text("email")) }
    for (id, email) in missing {
      guard let key = Email(email)?.key else { continue }
      try database.run(
        """
        UPDATE users SET email_key = ?2
          WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM users WHERE email_key = ?2)
        """, .text(id), .text(key))
    }
  }

  private static func account(_ row: Row) -> Account {
    Account(
      id: Identifier(row.text("id")), email: row.text("email"), password: row.text("password"),
      isDisabled: row.unlessNull("disabled_at") != nil)
  }

  /// Begins a session, which lasts until then unless it is refreshed.
  func begin(for user: User.ID, until expiry: Instant) throws -> Session.ID {
    let id: Session.ID = try allocator.next(.session)
    try database.run(
      "INSERT INTO sessions (id, user_id, expires_at) VALUES (?, ?, ?)", .text(id.text),
      .text(user.text), .integer(expiry.milliseconds))
    return id
  }

  /// How many log-ins of a user are kept.
  static let mostSessions = 100

  /// Forgets the sessions of a user beyond the most: first those that are over, then those that were
  /// renewed the longest ago.
  ///
  /// - Parameter newest: one that stays.
  /// - Returns: which.
  func forgetOldest(of user: User.ID, but newest: Session.ID) throws -> [Session.ID] {
    try database.rows(
      """
      DELETE FROM sessions WHERE id IN
        (SELECT id FROM sessions WHERE user_id = ?1 AND id <> ?2
          ORDER BY revoked_at IS NULL DESC, expires_at DESC, id LIMIT 1000000 OFFSET ?3)
        RETURNING id
      """,
      .text(user.text), .text(newest.text), .integer(Int64(AccountTable.mostSessions - 1))
    ) { Identifier($0.text(0)) }
  }

  /// Whether a session goes on.
  func isOpen(_ id: Session.ID, of user: User.ID) throws -> Bool {
    try database.first(AccountTable.open, [.text(id.text), .text(user.text)], make: { _ in true })
      ?? false
  }

  private static let open: SQL =
    "SELECT 1 FROM sessions WHERE id = ? AND user_id = ? AND revoked_at IS NULL"

  /// Does something for somebody who is logged in.
  ///
  /// - Parameter error: thrown where the session has ended.
  func requiringOpen<Result>(
    _ id: Session.ID, of user: User.ID, else error: any Error, _ body: () throws -> Result
  ) throws -> Result {
    try database.requiring(
      AccountTable.open, [.text(id.text), .text(user.text)], else: error, body)
  }

  /// Ends a session: none of its tokens is good any more.
  func revoke(_ id: Session.ID, at now: Instant) throws {
    try database.run(
      "UPDATE sessions SET revoked_at = ?2 WHERE id = ?1 AND revoked_at IS NULL", .text(id.text),
      .integer(now.milliseconds))
  }

  /// Ends the sessions of a user, but one.
  ///
  /// - Returns: those that were open.
  func revokeAll(
    of user: User.ID, except kept: Session.ID? = nil, at now: Instant
  ) throws -> [Session.ID] {
    try database.rows(
      """
      UPDATE sessions SET revoked_at = ?2 WHERE user_id = ?1 AND revoked_at IS NULL AND id <> ?3
        RETURNING id
      """, .text(user.text), .integer(now.milliseconds), .text(kept?.text ?? "")
    ) { Identifier($0.text(0)) }
  }

  /// What is known of a refresh token of which a hash is kept; it needs no salt, since it is random.
  func find(refreshToken: String) throws -> RefreshToken? {
    try database.first(
      """
      SELECT s.id, s.user_id, u.email, t.expires_at, t.used_at IS NOT NULL AS is_used,
          s.revoked_at IS NOT NULL AS is_revoked
        FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id
          JOIN users u ON u.id = s.user_id
        WHERE t.hash = ?
      """,
      .blob([UInt8](sha256: refreshToken)), make: AccountTable.refreshToken)
  }

  /// What is known of a refresh token of a session that was used; `nil` where the session is gone.
  func findUsed(of session: Session.ID) throws -> RefreshToken? {
    try database.first(
      """
      SELECT s.id, s.user_id, u.email, s.expires_at, 1 AS is_used,
          s.revoked_at IS NOT NULL AS is_revoked
        FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE s.id = ?
      """,
      .text(session.text), make: AccountTable.refreshToken)
  }

  private static func refreshToken(_ row: Row) -> RefreshToken {
    RefreshToken(
      session: Session(id: Identifier(row.text("id")), user: Identifier(row.text("user_id"))),
      email: row.text("email"), expires: row.instant("expires_at"),
      isUsed: row.integer("is_used") != 0, isRevoked: row.integer("is_revoked") != 0)
  }

  /// Stores a refresh token of a session, which goes on as long as it.
  func insert(refreshToken: String, of session: Session.ID, until expiry: Instant) throws {
    try database.run(
      "INSERT INTO refresh_tokens (hash, session_id, expires_at) VALUES (?, ?, ?)",
      .blob([UInt8](sha256: refreshToken)), .text(session.text), .integer(expiry.milliseconds))
    try database.run(
      "UPDATE sessions SET expires_at = ?2 WHERE id = ?1", .text(session.text),
      .integer(expiry.milliseconds))
  }

  /// Uses a refresh token up. One that is signed is known again without being kept.
  ///
  /// - Returns: whether nobody has used it before.
  func use(refreshToken: String, isSigned: Bool, at now: Instant) throws -> Bool {
    let hash = Value.blob([UInt8](sha256: refreshToken))
    if isSigned {
      // A server of an earlier version beside this one keeps what was used.
      return try database.run(
        "DELETE FROM refresh_tokens WHERE hash = ? AND used_at IS NULL", hash) == 1
    }
    return try database.run(
      "UPDATE refresh_tokens SET used_at = ?2 WHERE hash = ?1 AND used_at IS NULL", hash,
      .integer(now.milliseconds)) == 1
  }

  /// Forgets sessions that nothing can be done with any more.
  func forget(before now: Instant) throws {
    try database.deleteSome(
      from: "sessions", by: "id", where: "expires_at < ?", .integer(now.milliseconds))
  }

  /// The key that tokens are signed with, made when it is first asked for.
  func signingKey(_ entropy: Entropy) throws -> [UInt8] {
    if let key = try signingKey() { return key }
    let made = entropy.bytes(crypto_auth_hmacsha256_keybytes())
    try database.run(
      "INSERT INTO secrets (name, value) VALUES ('signing key', ?) ON CONFLICT DO NOTHING",
      .blob(made))
    // Of servers that begin at once one has made it.
    return try signingKey() ?? made
  }

  private func signingKey() throws -> [UInt8]? {
    try database.first(
      "SELECT value FROM secrets WHERE name = 'signing key'", make: { $0.blob(0) })
  }
}

/// An address that somebody has an account by, in lowercase.
struct Email: Hashable {
  let text: String
  /// The same in normalization form C (UAX #15), so that an account is found however its accents are
  /// written.
  let key: String

  /// What stands in the profile of the one local user, who has no account.
  static let local = "me@localhost"

  /// `nil` for what can be none: one `@` with something on both sides, no white space or control
  /// characters, at most 254 bytes (RFC 5321 §4.5.3.1.3).
  init?(_ text: String) {
    guard text.utf8.count <= 254 else { return nil }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isPlain = text.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
        && $0.properties.generalCategory != .format
    }
    guard parts.count == 2, !parts.contains(""), isPlain else { return nil }
    self.text = text.lowercased()
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: self.text._nfc)
    key = String(scalars)
  }
}
