import Database
import Time

/// The clock of a server that shares its data: the database's, which all of them have, as it stood when
/// it was looked at last. Confined to one thread.
package final class DatabaseClock {
  private let database: any DatabaseConnection
  private let own: () -> Instant
  /// Of the database's clock to `own`.
  private var offset = Duration.zero
  /// By `own`.
  private var correctedAt: Instant
  private var last: Instant

  /// What takes longer says too little of when the database looked at its clock.
  private static let longestLook = Duration.milliseconds(250)

  /// - Parameter own: runs in real time, never back.
  /// - Throws: `DatabaseError`.
  package init(_ database: any DatabaseConnection, own: @escaping () -> Instant) throws {
    self.database = database
    self.own = own
    (correctedAt, last) = (own(), Instant(milliseconds: .min))
    offset = try look().offset
  }

  /// Never earlier than before.
  package func now() -> Instant {
    last = max(last, own() + offset)
    return last
  }

  /// Looks at the database's clock again. Where that was set back this one loses half of each second
  /// until both are the same: what is due goes by it.
  func correct() throws {
    let (time, offset, took) = try look()
    guard took <= DatabaseClock.longestLook else { return }
    self.offset = max(offset, self.offset + (time - correctedAt) * -0.5)
    correctedAt = time
  }

  private func look() throws -> (at: Instant, offset: Duration, took: Duration) {
    let before = own()
    let time = try database.first(
      "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
      make: { Instant(milliseconds: $0.integer(0)) })
    let took = own() - before
    let middle = before + took / 2
    return (middle, (time ?? middle) - middle, took)
  }
}
