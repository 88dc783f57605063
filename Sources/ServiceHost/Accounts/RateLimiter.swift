import Database
import Time

/// Counts what is done by who does it, so much a minute: some at once, then one at a time.
///
/// The generic cell rate algorithm: one instant is kept of each key, that by which all its attempts
/// are paid for.
struct RateLimiter {
  let atOnce: Int
  let interval: Duration
  private var paid: [String: Instant] = [:]
  /// How many keys there may be before those that are paid for are forgotten.
  private var room = 1024

  /// As many at once as a minute.
  init(most: Int) {
    self.init(perMinute: most, atOnce: most)
  }

  init(perMinute: Int, atOnce: Int) {
    self.atOnce = atOnce
    interval = .seconds(60) / perMinute
  }

  /// Counts an attempt.
  ///
  /// - Returns: `nil`, or, for one too many, how long to wait.
  mutating func count(_ key: String, at now: Instant) -> Duration? {
    let full = now + interval * atOnce
    // Not later than that, so that a clock that was set back locks nobody out for long.
    let since = min(max(paid[key] ?? now, now), full)
    let then = since + interval
    guard then <= full else {
      paid[key] = since
      return then - full
    }
    if paid.count >= room { forget(by: now) }
    paid[key] = then
    return nil
  }

  /// Makes up for an attempt that was counted and came to nothing.
  mutating func undo(_ key: String) {
    paid[key] = paid[key].map { $0 + interval * -1 }
  }

  /// Forgets the attempts of a key.
  mutating func reset(_ key: String) {
    paid[key] = nil
  }

  private mutating func forget(by now: Instant) {
    paid = paid.filter { $0.value > now }
    room = max(1024, paid.count * 2)
  }
}

/// Counts what is done by who does it, as a `RateLimiter` does: on this server and, where servers share
/// the data, on all of them together.
final class AttemptLimiter {
  private var here: RateLimiter
  private let everywhere: (database: any DatabaseConnection, name: String)?

  /// - Parameter name: of what is counted.
  init(_ rate: RateLimiter, of name: String, in database: ServiceDatabase) {
    here = rate
    everywhere = database.lease == nil ? nil : (database: database.connection, name: name)
  }

  /// Counts an attempt.
  ///
  /// - Returns: `nil`, or, for one too many, how long to wait.
  func count(_ key: String, at now: Instant) throws -> Duration? {
    if let wait = here.count(key, at: now) { return wait }
    guard let (database, name) = everywhere else { return nil }
    let interval = here.interval.milliseconds
    let full = now.milliseconds + here.interval.milliseconds * Int64(here.atOnce)
    let isCounted =
      try database.first(
        """
        INSERT INTO attempts (key, paid) VALUES (?1, CAST(?2 AS BIGINT) + ?3)
          ON CONFLICT (key) DO UPDATE SET paid = least(greatest(attempts.paid, ?2), ?4) + ?3
            WHERE least(greatest(attempts.paid, ?2), ?4) + ?3 <= ?4
          RETURNING paid
        """,
        .text("\(name) \(key)"), .integer(now.milliseconds), .integer(interval), .integer(full),
        make: { _ in true }) ?? false
    if isCounted { return nil }
    let paid = try database.first(
      "SELECT paid FROM attempts WHERE key = ?", .text("\(name) \(key)"),
      make: { $0.integer(0) })
    return .milliseconds(min(paid ?? full, full) + interval - full)
  }

  /// Forgets what is paid for, of all servers: the keys have addresses and emails.
  static func forgetPaid(in database: any DatabaseConnection, at now: Instant) throws {
    try database.deleteSome(
      from: "attempts", by: "key", where: "paid < ?", .integer(now.milliseconds))
  }

  /// Makes up for an attempt that was counted and came to nothing.
  func undo(_ key: String) throws {
    here.undo(key)
    guard let (database, name) = everywhere else { return }
    try database.run(
      "UPDATE attempts SET paid = paid - ?2 WHERE key = ?1", .text("\(name) \(key)"),
      .integer(here.interval.milliseconds))
  }

  /// Forgets the attempts of a key.
  func reset(_ key: String) throws {
    here.reset(key)
    guard let (database, name) = everywhere else { return }
    try database.run("DELETE FROM attempts WHERE key = ?", .text("\(name) \(key)"))
  }
}
