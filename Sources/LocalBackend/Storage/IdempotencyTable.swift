import Contract
import Edge
import SQLite
import Time
import Wellness

/// What was answered to requests with an `Idempotency-Key`, so that a repeated one is not done
/// twice.
struct IdempotencyTable {
  let database: Connection
  let user: User.ID

  /// What was answered to the same request under the same key.
  func find(_ key: String, of request: Request) throws -> Response? {
    try database.first(
      """
      SELECT status, body FROM replies
        WHERE user_id = ? AND key = ? AND method = ? AND target = ?
      """,
      .text(user.text), .text(key), .text(request.method.rawValue), .text(request.target)
    ) { row in
      let body = row.text(1)
      let headers = body.isEmpty ? [] : [Envelope.contentType]
      return Response(Int(row.integer(0)), headers: headers, body: body)
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
      INSERT INTO replies (user_id, key, method, target, status, body, stored_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      .text(user.text), .text(key), .text(request.method.rawValue), .text(request.target),
      .integer(Int64(response.status)), .text(response.body), .integer(now.milliseconds))
  }
}
