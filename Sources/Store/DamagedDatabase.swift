import Libc
import SQLite
import Time

/// A database that SQLite cannot read as a whole. Where its tables are whole and an index is not, that
/// is built anew; else it is moved aside with what belongs to it, never written over.
package enum DamagedDatabase {
  /// Remembers beside a database that a read has found damage in it, for the next start to see to.
  package static func suspect(_ path: String) {
    // A folder that takes no file leaves the next start to find the damage itself.
    let descriptor = open(path + suspicion, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether a read has found damage in it.
  package static func isSuspected(_ path: String) -> Bool { Files.exists(path + suspicion) }

  /// Looks at every page of a database; builds its indexes anew where these alone are damaged, and
  /// moves it aside where that is no help.
  ///
  /// - Parameter now: becomes a part of its new name.
  /// - Returns: where it is now; `nil` where it is not damaged, or no longer, or somebody else has moved it.
  /// - Throws: `StoreError` for one that cannot be looked at or moved.
  package static func setAside(_ path: String, at now: Instant) throws -> String? {
    let folder = open(Files.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw Files.failure(path) }
    defer { close(folder) }
    // Two shells that start at once find the same damage; the second must not move the new file.
    while flock(folder, LOCK_EX) != 0 { guard errno == EINTR else { throw Files.failure(path) } }
    if try verdict(of: path) == nil || mend(path) {
      unlink(path + suspicion)
      return nil
    }
    let aside = free(path + ".damaged-" + stamp(now))
    // What was not yet written back goes first: beside a new database it would be taken for its own.
    for suffix in ["-wal", "-shm", ""] where Files.exists(path + suffix) {
      guard rename(path + suffix, aside + suffix) == 0 else { throw Files.failure(path + suffix) }
    }
    unlink(path + suspicion)
    fsync(folder)
    return aside
  }

  /// What SQLite has to say against a database, its indexes included; `nil` for nothing.
  ///
  /// - Throws: `StoreError` for one that cannot be looked at.
  package static func verdict(of path: String) throws -> String? {
    try check(path) { try $0.first("PRAGMA integrity_check(1)", make: { $0.text(0) }) }
  }

  /// What SQLite has to say against a database without a look at what its indexes hold; `nil` for
  /// nothing: then these can be made again.
  ///
  /// - Throws: `StoreError` for one that cannot be looked at.
  package static func verdictOnTables(of path: String) throws -> String? {
    try check(path) { try $0.first("PRAGMA quick_check(1)", make: { $0.text(0) }) }
  }

  private static func check(
    _ path: String, _ body: (Connection) throws -> String?
  ) throws -> String? {
    do {
      let verdict = try body(Connection(.file(path), busyTimeout: .seconds(1)))
      // The last line is what was found; one before it names the database.
      return verdict == "ok" ? nil : verdict?.split(separator: "\n").last.map(String.init) ?? ""
    } catch let error as SQLiteError where error.kind == .corrupt {
      return error.message
    } catch let error as SQLiteError {
      throw StoreError(error)
    }
  }

  /// Builds the indexes of a database anew; one that is not in order then stays as it was.
  ///
  /// - Returns: whether all is well now.
  private static func mend(_ path: String) throws -> Bool {
    do {
      let database = try Connection(.file(path), busyTimeout: .seconds(1))
      try database.transaction {
        try database.execute("REINDEX")
        let verdict = try database.first("PRAGMA integrity_check(1)", make: { $0.text(0) })
        guard verdict == "ok" else { throw StillDamaged() }
      }
      return true
    } catch is StillDamaged {
      return false
    } catch let error as SQLiteError where [.corrupt, .constraint].contains(error.kind) {
      // Of a table that is not whole; or two rows that a unique index would have kept apart.
      return false
    } catch let error as SQLiteError {
      throw StoreError(error)
    }
  }

  private struct StillDamaged: Error {}

  private static let suspicion = ".suspect"

  /// E.g. `20260302T073000Z`.
  private static func stamp(_ now: Instant) -> String {
    now.rfc3339().filter { $0 != "-" && $0 != ":" }
  }

  private static func free(_ path: String) -> String {
    guard Files.exists(path) else { return path }
    var number = 2
    while Files.exists("\(path)-\(number)") { number += 1 }
    return "\(path)-\(number)"
  }
}
