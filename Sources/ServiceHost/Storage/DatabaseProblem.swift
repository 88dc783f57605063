import Database

/// Why a database can't be administered, exported or filled.
package enum DatabaseProblem: Error, Hashable, Sendable {
  /// It has no tables of lume's.
  case noTables
  case otherVersion(isLater: Bool)
  case notEmpty(table: String, rows: Int)
  /// The file is none that an export has written.
  case noDump
  case dumpOfOtherVersion(isLater: Bool)
  case unreadable(line: Int)
  /// It ends behind this line, and should go on.
  case incomplete(line: Int)
  /// The rows of a table aren't those that were exported.
  case damaged(table: String)
}

extension DatabaseConnection {
  /// Changes nothing: another version of the program may be using the database.
  ///
  /// - Throws: `DatabaseProblem` for one that a server of this version doesn't serve as it is.
  func checkIsCurrent() throws {
    let steps = Set(Schema.migrations(of: self).steps.map(\.name))
    let taken: Set<String>
    do {
      taken = Set(try rows("SELECT name FROM migrations") { $0.text(0) })
    } catch let error as any DatabaseError where error.kind == .other {
      throw DatabaseProblem.noTables
    }
    guard taken == steps else {
      throw DatabaseProblem.otherVersion(isLater: !taken.isSubset(of: steps))
    }
  }
}
