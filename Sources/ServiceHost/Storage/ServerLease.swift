import Database
import Time
import Wellness

/// That a server lives, which the others see by a row that it renews. What it's at is its own until
/// then; what a dead one was at is ended by any other.
///
/// How old a row is goes by the clock of the database, which all have the same.
///
/// Those that live have one zone: a day begins for all of them at once.
final class ServerLease {
  private static let beat = Duration.seconds(1)
  private static let term = Duration.seconds(6)
  private static let sweepInterval = Duration.seconds(10)
  /// So long a server that stood still does nothing that was sent to it meanwhile.
  private static let pause = Duration.seconds(1)

  private let database: any DatabaseConnection
  private var zone: OffsetZone
  /// To be corrected with each renewal.
  var clock: DatabaseClock?
  /// Of the row; another one after each time that the lease was lost.
  private(set) var number: Int64
  /// When it's to be renewed; `nil` at the end.
  private(set) var due: Instant?
  /// Whether it was lost and there's no other yet: requests are better sent to servers that have one.
  private(set) var isLost = false
  /// How often it was renewed, and how many of others were ended.
  private(set) var (beats, ended) = (0, 0)
  private var renewedAt: Instant
  /// Since when it was renewed without a gap.
  private var steadySince: Instant
  private var sweptAt: Instant
  /// When it went on after it had stood still for longer than a lease lasts.
  private var backAt: Instant?

  /// - Throws: `OtherZone`; `DatabaseError`.
  init(_ database: any DatabaseConnection, in zone: OffsetZone, at now: Instant) throws {
    self.database = database
    self.zone = zone
    number = try ServerLease.take(in: database, zone)
    due = now + ServerLease.beat
    (renewedAt, steadySince, sweptAt) = (now, now, now)
  }

  private static func take(
    in database: any DatabaseConnection, _ zone: OffsetZone
  ) throws -> Int64 {
    try database.transaction {
      // Has the row to itself: of two servers that begin at once the second sees the first.
      let kept = try database.first(
        """
        INSERT INTO settings (name, value) VALUES ('zone', ?)
          ON CONFLICT (name) DO UPDATE SET value = settings.value RETURNING value
        """, .text(zone.description), make: { $0.text(0) })
      if let kept, kept != zone.description {
        let isAlone = try database.first(
          "SELECT NOT EXISTS (SELECT 1 FROM servers WHERE \(lives))", make: { $0.integer(0) != 0 })
        guard isAlone ?? false else { throw OtherZone(others: kept, own: zone.description) }
        try database.run(
          "UPDATE settings SET value = ? WHERE name = 'zone'", .text(zone.description))
      }
      return try database.first(
        "INSERT INTO servers (seen_at) VALUES (clock_timestamp()) RETURNING number",
        make: { $0.integer(0) }) ?? 0
    }
  }

  private static let lives: SQL = "seen_at > clock_timestamp() - interval '6 s'"

  /// Renews it, and ends what dead servers were at.
  ///
  /// Whoever couldn't renew its own sees the others' old for the same reason; so it ends nothing
  /// before it has been steady for as long as a lease lasts.
  ///
  /// - Parameter zone: that of now; summer time begins for all servers at once.
  /// - Returns: whether it was lost, and with it the answers that were being sent; then `takeAnew` is
  ///   to be called.
  /// - Throws: `DatabaseError` while it isn't.
  func renew(in zone: OffsetZone, at now: Instant) throws -> Bool {
    due = now + ServerLease.beat
    let hadGap = now >= renewedAt + ServerLease.term
    do {
      let isHeld =
        try database.run(
          "UPDATE servers SET seen_at = clock_timestamp() WHERE number = ? AND \(ServerLease.lives)",
          .integer(number)) == 1
      if !isHeld || hadGap { (steadySince, backAt) = (now, now) }
      renewedAt = now
      beats += 1
      if now >= steadySince + ServerLease.term { try endOthers() }
      if isHeld, zone != self.zone {
        try database.run(
          "UPDATE settings SET value = ? WHERE name = 'zone'", .text(zone.description))
        self.zone = zone
      }
      isLost = !isHeld
    } catch {
      guard hadGap else { throw error }
      // Others may have ended it all by now.
      isLost = true
    }
    return isLost
  }

  /// Goes on as another server.
  ///
  /// - Throws: `OtherZone` where those that live now have begun without this one; `DatabaseError`.
  func takeAnew(in zone: OffsetZone) throws {
    number = try ServerLease.take(in: database, zone)
    self.zone = zone
    isLost = false
  }

  /// Whether what it's asked for may have been sent to it while it stood still: others have gone on, and
  /// what's newer isn't to be written over.
  func isJustBack(at now: Instant) -> Bool {
    backAt.map { now < $0 + ServerLease.pause } ?? false
  }

  private func endOthers() throws {
    let isOrphan: SQL =
      "state = 'streaming' AND NOT EXISTS (SELECT 1 FROM servers WHERE number = messages.server)"
    ended += try database.run("DELETE FROM servers WHERE NOT \(ServerLease.lives)")
    try database.run("DELETE FROM messages WHERE content = '' AND \(isOrphan)")
    try database.run("UPDATE messages SET state = 'whole' WHERE \(isOrphan)")
  }

  /// Leaves to the others the answers that aren't sent any more: what stored them, or was to end
  /// them, broke off.
  func leave(except sent: Set<StoredMessage.ID>) throws {
    let own = try database.rows(
      "SELECT id FROM messages WHERE state = 'streaming' AND server = ?", .integer(number)
    ) { StoredMessage.ID($0.text(0)) }
    for id in own where !sent.contains(id) {
      try database.run("UPDATE messages SET server = NULL WHERE id = ?", .text(id.text))
    }
  }

  /// Tells all servers that sockets of a user may be over: by itself, since commits that tell
  /// something wait for each other.
  func tell(of user: User.ID) throws { try ServerLease.tell(of: user, in: database) }

  /// Where servers share the data.
  static func tell(of user: User.ID, in database: any DatabaseConnection) throws {
    guard database.isSharedByServers else { return }
    _ = try database.first(
      "SELECT pg_notify(?, ?)", .text(channel), .text("\(ServerLease.ofUser)\(user.text)"),
      make: { _ in })
  }

  static let channel = "lume"
  /// What servers tell each other begins with what it's about; others are of later versions.
  static let ofUser = "u "

  /// Whether it's time to look for what others have ended.
  func popSweep(at now: Instant) -> Bool {
    guard now >= sweptAt + ServerLease.sweepInterval else { return false }
    sweptAt = now
    return true
  }

  /// Which of these log-ins are over, whoever has ended them.
  func ended(of sessions: Set<AccountTable.Session.ID>) throws -> Set<AccountTable.Session.ID> {
    try missing(sessions, from: "sessions WHERE revoked_at IS NULL")
  }

  /// Which of these consultations are over or deleted.
  func ended(of consultations: Set<Consultation.BackendID>) throws -> Set<Consultation.BackendID> {
    try missing(consultations, from: "consultations WHERE status = 'active'")
  }

  private func missing<Kind>(
    _ ids: Set<Identifier<Kind>>, from those: SQL
  ) throws -> Set<Identifier<Kind>> {
    guard !ids.isEmpty else { return [] }
    return Set(
      try database.rows(
        """
        SELECT asked.id FROM unnest(string_to_array(?, ',')) AS asked (id)
          WHERE NOT EXISTS (SELECT 1 FROM \(those) AND id = asked.id)
        """, .text(ids.map(\.text).joined(separator: ",")), make: { Identifier($0.text(0)) }))
  }

  /// Gives it back, so that nobody has to wait for its end.
  func end() throws {
    due = nil
    try database.run("DELETE FROM servers WHERE number = ?", .integer(number))
  }
}

/// Other servers on the same data are in another zone than this one.
package struct OtherZone: Error, Hashable {
  /// As `+01:00`, or `Z`.
  package let others, own: String
}

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
