import Database
import Wellness

/// Deletes what users have left who are gone, in portions: all of a large account takes many seconds,
/// in which others would wait.
///
/// Until nothing is left there's a row of the user without an address, by which nobody logs in.
struct Erasure {
  let database: any DatabaseConnection

  /// Ends the account of a user, and deletes what it has where that isn't much. In a transaction.
  func begin(of user: User.ID) throws {
    try database.run("DELETE FROM sessions WHERE user_id = ?", .text(user.text))
    try database.run(
      "UPDATE users SET email = NULL, email_key = NULL, password = NULL WHERE id = ?",
      .text(user.text))
    if try deleteSome(of: user) { try end(of: user) }
  }

  /// Deletes a portion of what one of those has left who are gone.
  ///
  /// - Returns: whether there was one.
  func goOn() throws -> Bool {
    try database.transaction {
      guard let user = try next() else { return false }
      if try deleteSome(of: user) { try end(of: user) }
      return true
    }
  }

  /// One of those who are gone of whom something is left, and whom no other server is at.
  func next() throws -> User.ID? {
    let skipping: SQL = database.isSharedByServers ? "FOR UPDATE SKIP LOCKED" : ""
    return try database.first(
      "SELECT id FROM users WHERE email IS NULL AND id <> ? LIMIT 1 \(skipping)",
      .text(User.local.text), make: { Identifier($0.text(0)) })
  }

  private func end(of user: User.ID) throws {
    try database.run("DELETE FROM users WHERE id = ?", .text(user.text))
  }

  /// - Returns: whether nothing is left.
  func deleteSome(of user: User.ID) throws -> Bool {
    // What belongs to these goes with them; a goal may have thousands of values.
    let portions: [(table: SQL, key: SQL, most: Int)] = [
      ("consultations", "id", 5), ("goals", "id", 5), ("insights", "id", 1000),
      ("replies", IdempotencyTable.primaryKey, 1000),
    ]
    for (table, key, most) in portions {
      let count = try database.deleteSome(
        most, from: table, by: key, where: "user_id = ?", .text(user.text))
      if count == most { return false }
    }
    return true
  }
}
