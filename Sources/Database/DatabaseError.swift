/// What a database answered instead of doing what it was asked.
package protocol DatabaseError: Error, Sendable, CustomStringConvertible {
  var kind: DatabaseErrorKind { get }
  /// The database's own words.
  var message: String { get }
}

/// The kinds of failure that a caller answers differently.
package enum DatabaseErrorKind: Sendable {
  /// Somebody else held the database, or a row of it, for too long.
  case busy
  case readOnly
  /// The file is no database, or a damaged one.
  case corrupt
  case cannotOpen
  case full
  case constraint
  /// A server's database can't be reached, or the connection broke.
  case unreachable
  /// The connection broke at the end of a transaction, which was done or was not.
  case unresolved
  /// Two transactions were in each other's way, and this one was taken back.
  case conflict
  case other
}
