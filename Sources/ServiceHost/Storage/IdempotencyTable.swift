import Contract
import Database
import Edge
import Time
import Wellness

/// What was answered to requests with an `Idempotency-Key`, so that a repeated one is not done
/// twice.
struct IdempotencyTable {
  let database: any DatabaseConnection
  let user: User.ID
  /// How many are kept of the user; `nil` for any number.
  let most: Int?

  static let primaryKey: SQL = "user_id, key, method, target"

  /// Before when one is too old, in milliseconds.
  static func oldest(at now: Instant) -> Int64 { (now + .seconds(-30 * 86_400)).milliseconds }

  /// What was answered to the same request under the same key.
  ///
  /// - Throws: `ServiceError` 422 where its body was another one. Of what an earlier version kept
  ///   the body is not known.
  func find(_ key: String, of request: Request) throws -> Response? {
    try database.first(
      """
      SELECT status, body, said FROM replies
        WHERE user_id = ? AND key = ? AND method = ? AND target = ?
      """,
      .text(user.text), .text(key), .text(request.method.rawValue), .text(request.target)
    ) { row in
      if let said = row.optionalInteger("said"), said != IdempotencyTable.fingerprint(of: request) {
        throw ServiceError(
          422, "IDEMPOTENCY_KEY_REUSED", "this Idempotency-Key was sent with another body")
      }
      let body = row.text("body")
      let headers = body.isEmpty ? [] : [Envelope.contentType]
      return Response(Int(row.integer("status")), headers: headers, body: body)
    }
  }

  /// Keeps another answer in the place of one that was kept.
  func replace(_ response: Response, key: String, of request: Request) throws {
    try database.run(
      """
      UPDATE replies SET status = ?, body = ?
        WHERE user_id = ? AND key = ? AND method = ? AND target = ?
      """,
      .integer(Int64(response.status)), .text(response.body), .text(user.text), .text(key),
      .text(request.method.rawValue), .text(request.target))
  }

  func keep(_ response: Response, key: String, of request: Request, at now: Instant) throws {
    try database.run(
      """
      INSERT INTO replies (user_id, key, method, target, status, body, stored_at, said)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .text(user.text), .text(key), .text(request.method.rawValue), .text(request.target),
      .integer(Int64(response.status)), .text(response.body), .integer(now.milliseconds),
      .integer(IdempotencyTable.fingerprint(of: request)))
    // To look for the oldest takes a while: one time in so many is enough.
    if let most, now.milliseconds % 32 == 0 { try forget(beyond: most, at: now) }
  }

  /// Forgets what is too old, and the oldest of what is too much.
  func forget(beyond most: Int, at now: Instant) throws {
    try database.run(
      """
      DELETE FROM replies WHERE user_id = ?1 AND (stored_at < ?2 OR stored_at <
        (SELECT stored_at FROM replies WHERE user_id = ?1
          ORDER BY stored_at DESC LIMIT 1 OFFSET ?3))
      """,
      .text(user.text), .integer(IdempotencyTable.oldest(at: now)),
      .integer(Int64(most - 1)))
  }

  /// The first 48 bits of the hash of a body, which a copy of the data can have: who would deceive
  /// by two that have the same deceives nobody else.
  private static func fingerprint(of request: Request) -> Int64 {
    [UInt8](sha256: request.body).prefix(6).reduce(0) { $0 << 8 | Int64($1) }
  }
}
