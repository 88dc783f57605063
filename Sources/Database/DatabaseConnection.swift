/// One connection to a database, whichever engine it has; confined to one thread.
///
/// Statements are written once, in the SQL that all engines have, with `?` or `?N` for values.
package protocol DatabaseConnection: AnyObject {
  /// Takes the steps that the database has not taken yet, all or none.
  ///
  /// - Throws: `Migrations.TooNew` before anything is changed; `DatabaseError`.
  func apply(_ migrations: Migrations) throws

  /// Runs a statement that answers no rows.
  ///
  /// - Returns: how many rows it changed.
  func change(_ sql: SQL, _ values: [Value]) throws -> Int

  /// Runs a query and hands out each row, valid only inside the closure.
  func read(_ sql: SQL, _ values: [Value], _ body: (Row) throws -> Void) throws

  /// Does all of it or nothing. Inside another transaction it is part of that one.
  ///
  /// Where servers share the data the body is run again when it was in another's way or the
  /// connection broke under it; so what it changes elsewhere it may change more than once.
  @discardableResult
  func transaction<Result>(_ body: () throws -> Result) throws -> Result

  /// Does something where a query finds a row. On a server's database that query goes on the same trip
  /// as the first statement of `body` if that only reads; nothing of it is seen where there's no row.
  ///
  /// - Parameter error: thrown where there's none, even if `body` throws another.
  func requiring<Result>(
    _ sql: SQL, _ values: [Value], else error: any Error, _ body: () throws -> Result
  ) throws -> Result

  /// Reads everything as it stands at one moment, while others may write.
  func snapshot<Result>(_ body: () throws -> Result) throws -> Result

  /// Keeps other transactions that lock the same row away until this one ends, by a change of that
  /// row, once in a transaction. Where transactions come one after the other anyway it isn't changed.
  ///
  /// - Returns: whether there is such a row.
  /// - Throws: `Occupied` where another has it and that isn't waited for.
  func lock(_ table: SQL, _ change: SQL, id: String) throws -> Bool

  /// Whether other servers have the same data at the same time.
  var isSharedByServers: Bool { get }

  /// Another version after every change of what `revision` is the number of, by whomever; `nil` where
  /// that isn't known.
  ///
  /// - Parameter revision: a query for a number, which isn't asked where all changes are counted.
  func version(by revision: SQL, _ values: [Value]) throws -> DatabaseVersion?

  /// Whether what was to be written last couldn't be, or nobody is connected.
  var hasFailedToWrite: Bool { get }

  /// Finds out whether something can be written; waits for nobody.
  func tryWriting() throws
}

extension DatabaseConnection {
  package func requiring<Result>(
    _ sql: SQL, _ values: [Value], else error: any Error, _ body: () throws -> Result
  ) throws -> Result {
    guard try first(sql, values, make: { _ in }) != nil else { throw error }
    return try body()
  }

  /// Runs a statement that answers no rows.
  ///
  /// - Returns: how many rows it changed.
  @discardableResult
  package func run(_ sql: SQL, _ values: Value...) throws -> Int { try change(sql, values) }

  /// Deletes rows that nobody needs, and at most so many, since others wait meanwhile. What another
  /// transaction is at stays, too: it isn't waited for.
  ///
  /// - Parameter key: the columns of the table's key.
  /// - Returns: how many were deleted.
  @discardableResult
  package func deleteSome(
    _ most: Int = 1000, from table: SQL, by key: SQL, where condition: SQL, _ values: Value...
  ) throws -> Int {
    let skipping: SQL = isSharedByServers ? "FOR UPDATE SKIP LOCKED" : ""
    return try change(
      """
      DELETE FROM \(table) WHERE (\(key)) IN
        (SELECT \(key) FROM \(table) WHERE \(condition) LIMIT ? \(skipping))
      """, values + [.integer(Int64(most))])
  }

  /// Runs a query and makes something of each row.
  package func rows<Element>(
    _ sql: SQL, _ values: Value..., make: (Row) throws -> Element
  ) throws -> [Element] {
    try rows(sql, values, make: make)
  }

  /// Runs a query and makes something of each row.
  package func rows<Element>(
    _ sql: SQL, _ values: [Value], make: (Row) throws -> Element
  ) throws -> [Element] {
    var elements: [Element] = []
    try read(sql, values) { elements.append(try make($0)) }
    return elements
  }

  /// Runs a query and makes something of its first row, if there is one.
  package func first<Element>(
    _ sql: SQL, _ values: Value..., make: (Row) throws -> Element
  ) throws -> Element? {
    try first(sql, values, make: make)
  }

  /// Runs a query and makes something of its first row, if there is one.
  package func first<Element>(
    _ sql: SQL, _ values: [Value], make: (Row) throws -> Element
  ) throws -> Element? {
    var element: Element?
    try read(sql, values) { row in
      if element == nil { element = try make(row) }
    }
    return element
  }
}

/// Where the data stand, by which a reader knows whether what it read is still so.
package struct DatabaseVersion: Hashable, Sendable {
  private let changesHere: Int
  /// Another number after every change by another process.
  package let changesElsewhere: Int64

  package init(changesHere: Int, changesElsewhere: Int64) {
    (self.changesHere, self.changesElsewhere) = (changesHere, changesElsewhere)
  }
}

/// Another transaction has locked a row; nothing was changed, and it may be tried again in a moment.
package struct Occupied: Error, CustomStringConvertible {
  package init() {}

  package var description: String { "another transaction has the user" }
}

/// What a database answered instead of doing what it was asked.
package protocol DatabaseError: Error, Sendable, CustomStringConvertible {
  var kind: DatabaseErrorKind { get }
  /// Whether a row is to blame, as it breaks what is to hold of it: of kind `constraint`, or `conflict`
  /// where another try would have another id.
  var isOfRow: Bool { get }
  /// The database's own words.
  var message: String { get }
}

extension DatabaseError {
  package var isOfRow: Bool { kind == .constraint }
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

/// The steps that made a schema what it is, oldest first. Steps are only ever added.
package struct Migrations: Sendable {
  /// One change of a schema.
  package struct Step: Sendable {
    /// Unique; what a database keeps of a step that was taken.
    package let name: String
    /// One or more statements.
    package let sql: String
    /// What takes more than statements, after them.
    package let body: (@Sendable (any DatabaseConnection) throws -> Void)?

    package init(
      _ name: String, _ sql: String,
      then body: (@Sendable (any DatabaseConnection) throws -> Void)? = nil
    ) {
      self.name = name
      self.sql = sql
      self.body = body
    }
  }

  /// The database was written by a later version of the program.
  package struct TooNew: Error, Hashable, Sendable {
    /// The file of the database, or its name on a server; `memory` where it has none.
    package let path: String
    /// A step that this version does not know.
    package let step: String

    package init(path: String, step: String) {
      (self.path, self.step) = (path, step)
    }
  }

  /// The database has tables, and no step of lume's made them.
  package struct OtherProgram: Error, Hashable, Sendable {
    /// The file of the database, or its name on a server.
    package let path: String

    package init(path: String) { self.path = path }
  }

  /// Oldest first.
  package let steps: [Step]

  package init(_ steps: [Step]) {
    self.steps = steps
  }
}
