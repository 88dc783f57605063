import SQLite
import Time
import Wellness

/// The user's goals, consultations, messages and unsent changes, as one SQLite file.
///
/// Local first: a change and the event that tells the backend of it are one transaction. Confined
/// to the core's thread.
package final class Store {
  let database: Connection
  let place: Connection.Place
  /// The server whose backend ids are meant, e.g. `embedded` or a base URL.
  package let server: String
  private var messageChanges = 0
  /// How often this process has put something into the outbox.
  package internal(set) var outboxAdditions = 0
  /// Where the store stood when no message was found to wait.
  var noneQueued: Version?
  /// Other shells with the same file.
  package let others: OtherShells

  /// Opens the store, making it where there is none.
  ///
  /// - Parameters:
  ///   - busyTimeout: how long to wait for somebody else's lock.
  ///   - state: what a new store begins with; `nil` for nothing.
  /// - Throws: `StoreError`; `Dump.Misfit` and `SQLiteError` for a state that cannot be loaded.
  package init(
    _ place: Connection.Place, server: String, busyTimeout: Duration = .seconds(5),
    state: Dump? = nil
  ) throws {
    self.place = place
    self.server = server
    others = OtherShells(place.isShared ? place.path : nil)
    // Whoever opens a damaged file sees to it at once; what is found later is for the next start.
    var isOpen = false
    do {
      database = try Connection(place, for: Schema.migrations, busyTimeout: busyTimeout) { error in
        if isOpen, error.kind == .corrupt, place.isShared { DamagedDatabase.suspect(error.path) }
        return StoreError(error)
      }
      if let state {
        try Schema.migrations.load(state, into: database)
      } else {
        try Schema.migrations.apply(to: database)
      }
    } catch let error as Migrations.TooNew {
      throw StoreError(path: error.path, problem: .tooNew(step: error.step))
    } catch let error as Migrations.OtherProgram {
      throw StoreError(path: error.path, problem: .other("it's another program's"))
    }
    // A store that cannot be written is found out now, not with the first goal.
    try database.run("BEGIN IMMEDIATE")
    try database.run("COMMIT")
    isOpen = true
  }

  /// Makes a store that isn't shared as it was when this was called first, for the next run.
  package func startOver() throws {
    noneQueued = nil
    try database.startOver()
  }

  /// Where the store stands, by which a reader knows whether what it read is still so.
  package typealias Version = DatabaseVersion

  /// Another version after every change of anything but messages, here or by another process.
  package func version() throws -> Version {
    try database.version(ignoring: messageChanges)
  }

  /// Another version after every change, here or by another process.
  func wholeVersion() throws -> Version {
    try database.version()
  }

  /// Where the store stands by what other processes have done to it.
  package struct Elsewhere: Hashable, Sendable {
    fileprivate let changes: Int64
  }

  /// Another value after every change by another process.
  package func elsewhere() throws -> Elsewhere {
    Elsewhere(changes: try version().changesElsewhere)
  }

  /// Changes messages and nothing else; answers how many.
  @discardableResult
  func changingMessages(_ change: () throws -> Int) throws -> Int {
    // What keeps the index of the words is changed with them.
    let before = database.changes
    let count = try change()
    messageChanges += database.changes - before
    return count
  }

  /// That another program with the same store does not let go of it.
  package var isHeld: StoreError { StoreError(path: place.path, problem: .busy) }

  /// All that is in the store. What is looked for in messages is indexed anew where it is loaded.
  ///
  /// - Throws: `StoreError`.
  package func dump() throws -> Dump {
    try database.dump(Dump.Selection(columns: ["is_indexed"]), Schema.migrations)
  }

  /// Does all of it or nothing.
  ///
  /// - Throws: `StoreError`, or what the body throws.
  @discardableResult
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try database.transaction(body)
  }

  /// Forgets by which ids the server knows the goals, as when it has lost them itself.
  package func unbindAll() throws {
    try database.run("DELETE FROM goal_bindings WHERE server = ?", .text(server))
  }
}

/// Why the user's data cannot be read or kept.
package struct StoreError: Error, Hashable, Sendable {
  /// What is wrong with a file.
  package enum Problem: Hashable, Sendable {
    case readOnly
    /// The file is no store, or a damaged one; nothing was written to it.
    case corrupt
    /// The file was written by a later version, which knows this step.
    case tooNew(step: String)
    /// Somebody else held it for longer than five seconds.
    case busy
    case cannotOpen
    case full
    case other(String)
  }

  /// The file or folder that it is about.
  package let path: String
  /// What is wrong with it.
  package let problem: Problem

  package init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// What SQLite says of a file.
  package init(_ error: SQLiteError) {
    let problem: Problem =
      switch error.kind {
      case .readOnly: .readOnly
      case .corrupt: .corrupt
      case .busy: .busy
      case .cannotOpen: .cannotOpen
      case .full: .full
      case .constraint, .unreachable, .unresolved, .conflict, .other: .other(error.message)
      }
    self.init(path: error.path, problem: problem)
  }
}
