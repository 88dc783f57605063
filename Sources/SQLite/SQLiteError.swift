import CSQLite
import Database

/// What SQLite answered instead of doing what it was asked (https://sqlite.org/rescode.html).
package struct SQLiteError: DatabaseError, Hashable {
  /// The extended result code.
  package let code: Int32
  /// SQLite's own words.
  package let message: String
  /// The file of the database; `memory` where it has none.
  package let path: String
  /// The statement that failed, if it was one.
  package let sql: String?

  package init(code: Int32, message: String, path: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.path = path
    self.sql = sql
  }

  package var description: String { "SQLite: \(message) (code \(code), \(path))" }

  /// What is said where a file may not get larger (setrlimit(2), `RLIMIT_FSIZE`).
  package static let atLimit = "a file may not get larger here: see ulimit -f"

  /// Whether a program has crashed while it wrote, and what it wrote is still to be taken back.
  var isOfJournal: Bool { code == SQLITE_READONLY | 3 << 8 }

  /// `SQLITE_READONLY_DBMOVED`.
  static let moved = SQLITE_READONLY | 4 << 8
  static let isMoved = "it was moved, replaced or removed while it was open: start again"

  /// Sorted by the primary result code.
  package var kind: DatabaseErrorKind {
    switch code & 0xff {
    case _ where code == SQLiteError.moved: .other
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
    case SQLITE_CANTOPEN: .cannotOpen
    case SQLITE_FULL: .full
    case SQLITE_CONSTRAINT: .constraint
    default: .other
    }
  }
}

/// What a row has makes no sense: the database is damaged, though SQLite can read it. Thrown by what
/// makes something of a row, and passed on as the error of a damaged database.
package struct UnreadableRow: Error, Hashable, Sendable {
  /// What cannot be read, e.g. `message 7f3a is not readable`.
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}
