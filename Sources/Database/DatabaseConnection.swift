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

  /// Reads everything as it stands at one moment, while others may write.
  func snapshot<Result>(_ body: () throws -> Result) throws -> Result

  /// Keeps other transactions that lock the same row away until this one ends, by a change of that
  /// row. Where transactions come one after the other anyway it isn't changed.
  ///
  /// - Returns: whether there is such a row.
  /// - Throws: `Occupied` where another has it and that isn't waited for.
  func lock(_ table: SQL, _ change: SQL, id: String) throws -> Bool

  /// Whether other servers have the same data at the same time.
  var isSharedByServers: Bool { get }

  /// Another version after every change, by whomever; `nil` where that isn't known.
  func versionOfAll() throws -> DatabaseVersion?

  /// Whether what was to be written last couldn't be, or nobody is connected.
  var hasFailedToWrite: Bool { get }

  /// Finds out whether something can be written; waits for nobody.
  func tryWriting() throws
}

extension DatabaseConnection {
  /// Runs a statement that answers no rows.
  ///
  /// - Returns: how many rows it changed.
  @discardableResult
  package func run(_ sql: SQL, _ values: Value...) throws -> Int { try change(sql, values) }

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
