import Database
import Numbers

/// One connection to a database of PostgreSQL; confined to one thread.
///
/// One that breaks is made anew by the next statement outside of a transaction: until then, and
/// while that fails, everything throws an error of the kind `unreachable`.
package final class PostgreSQLConnection: DatabaseConnection {
  /// How far a transaction has come.
  private enum Beginning {
    /// It begins with its first statement, on the same trip.
    case ahead
    case begun
    /// Nothing came of its first statement.
    case failed
  }

  /// A query that has to find a row.
  private struct Requirement {
    enum State {
      /// Not asked yet, or not in the transaction that is open.
      case open
      case met
      /// For good, whatever becomes of the connection.
      case unmet
    }

    let sql: SQL
    let values: [Value]
    let error: any Error
    var state = State.open
  }

  let address: PostgreSQLAddress
  /// `nil` where it is broken.
  private var link: PostgreSQLLink?
  private var isInTransaction = false
  /// Of the transaction that is open, or was last.
  private var beginning = Beginning.ahead
  /// What has to be found before anything else is done.
  private var requirement: Requirement?
  /// How often it was connected.
  private var connects = 0
  /// What `lock` has of the transaction's rows, that it was asked for last.
  private var locked: (table: SQL, id: String)?
  /// Whether `lock` waits while another transaction has the row.
  private let waitsForRows: Bool
  /// For how long a row or a table is waited for that others have.
  private let longestWait: Duration
  /// For how long an answer is waited for; `nil`: without end.
  var longestSilence: Duration? {
    didSet { link?.longestSilence = longestSilence }
  }
  /// When a broken connection may be tried again, and after how long once more then.
  private var nextTrial = ContinuousClock.now
  private var pause = PostgreSQLConnection.firstPause
  /// Why it is broken.
  private var failure = ""
  /// The server's process of a connection that was given up for its silence.
  private var abandoned: Int32?

  private static let firstPause = Duration.milliseconds(100)
  private static let longestPause = Duration.seconds(5)
  /// How often a transaction is begun that others are in the way of.
  private static let mostTrials = 4
  /// For how long one is done again after the connection broke.
  private static let patience = Duration.seconds(2)
  /// The first whose doubles are the shortest text that reads back as the same.
  private static let oldestVersion: Int32 = 120_000

  /// - Parameters:
  ///   - waitsForRows: whether `lock` waits while another transaction has the row.
  ///   - longestWait: for a row or a table that others have.
  ///   - longestSilence: for how long an answer is waited for. Above `statement_timeout`, so that it
  ///     ends what a server that hangs would hold for ever, and a commit that no standby confirms.
  /// - Throws: `PostgreSQLError` where nobody answers or lets in, or the database can't be used.
  package init(
    _ address: PostgreSQLAddress, waitsForRows: Bool = true, longestWait: Duration = .seconds(2),
    longestSilence: Duration = .seconds(8)
  ) throws {
    (self.address, self.waitsForRows, self.longestWait) = (address, waitsForRows, longestWait)
    self.longestSilence = longestSilence
    let version = try connected().serverVersion
    guard version >= PostgreSQLConnection.oldestVersion else {
      throw PostgreSQLError(state: "0A000", "PostgreSQL \(version / 10_000) is older than 12")
    }
    let encoding = try first("SHOW server_encoding") { $0.text(0) } ?? ""
    guard encoding == "UTF8" else {
      throw PostgreSQLError(state: "22021", "its encoding is \(encoding), not UTF8")
    }
  }

  // Connecting

  /// - Throws: `PostgreSQLError` at once where it was tried a moment ago.
  private func connected() throws -> PostgreSQLLink {
    if let link { return link }
    guard !isInTransaction, ContinuousClock.now >= nextTrial else {
      throw PostgreSQLError(failure)
    }
    do {
      return try connect()
    } catch {
      if let error = error as? PostgreSQLError { failure = error.message }
      // Servers that lost it together don't come back together.
      nextTrial = .now + pause * Double.random(in: 0.5...1)
      pause = min(pause * 2, PostgreSQLConnection.longestPause)
      throw error
    }
  }

  private func connect() throws -> PostgreSQLLink {
    let made = try PostgreSQLLink(address, longestSilence: longestSilence)
    try made.script(
      """
      SET statement_timeout = '5s'; SET lock_timeout = '\(Int(clamping: longestWait / .milliseconds(1)))ms';
      SET idle_in_transaction_session_timeout = '5s'; SET jit = off; SET bytea_output = 'hex';
      SET extra_float_digits = 1; SET standard_conforming_strings = on;
      SET default_transaction_isolation = 'read committed';
      """)
    if let process = abandoned {
      abandoned = nil
      // What waits for a standby doesn't notice that nobody waits for it, and there are so many
      // connections and no more.
      try made.script(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE pid = \(process) AND wait_event = 'SyncRep'
        """)
    }
    connects += 1
    link = made
    return made
  }

  private func disconnect(_ reason: String) {
    if let link, link.isAbandoned { abandoned = link.process }
    failure = reason
    link = nil
    (nextTrial, pause) = (.now, PostgreSQLConnection.firstPause)
  }

  /// Does something over the connection, and lets go of it where it broke.
  private func overLink<Result>(_ body: (PostgreSQLLink) throws -> Result) throws -> Result {
    let link = try connected()
    defer { if let reason = link.failure { disconnect(reason) } }
    return try body(link)
  }

  // Statements

  package func change(_ sql: SQL, _ values: [Value]) throws -> Int {
    try execute(sql, values).result.changes
  }

  package func read(
    _ sql: SQL, _ values: [Value], _ body: (Row) throws -> Void
  ) throws {
    let (result, statement) = try again { try execute(sql, values) }
    let buffer = statement.buffer(for: result)
    // The cells are the result's.
    try withExtendedLifetime(result) {
      for row in result.rows {
        for column in buffer.cells.indices {
          let cell = result.cell(row, column)
          if case .real(let real) = cell, !real.isFinite {
            let name = result.columns[column]
            throw PostgreSQLError(
              state: PostgreSQLError.isDamaged, "\(name) is \(real)", sql: sql.text)
          }
          buffer.cells[column] = cell
        }
        try body(buffer.row)
      }
    }
  }

  /// Does again what found the connection broken: it begins a transaction, reads, or
  /// counts an attempt, which may count twice then.
  private func again<Result>(_ body: () throws -> Result) throws -> Result {
    let wasConnected = link != nil
    do {
      return try body()
    } catch let error as PostgreSQLError
      where error.kind == .unreachable && wasConnected && !isInTransaction
    {
      return try body()
    }
  }

  /// Runs statements without parameters or rows.
  func script(_ text: String) throws {
    try overLink { link in
      let begins = try beginsWith(text)
      defer { if begins, !link.isAbandoned { beginning = .begun } }
      try link.script(text, after: begins ? "BEGIN;" : "")
    }
  }

  /// Whether a transaction has to begin with a statement; until there's an answer it has failed.
  private func beginsWith(_ sql: String) throws -> Bool {
    guard isInTransaction else { return false }
    switch beginning {
    case .ahead:
      beginning = .failed
      return true
    case .failed: throw PostgreSQLError(state: "25P02", "the transaction had failed", sql: sql)
    case .begun: return false
    }
  }

  /// - Parameter isLock: whether it changes nothing that matters where its transaction is taken back.
  private func execute(
    _ sql: SQL, _ values: [Value], isLock: Bool = false
  ) throws -> (result: PostgreSQLResult, statement: PostgreSQLLink.Prepared) {
    // What changes something waits until it's found; what only reads or locks may do so in vain.
    let mayBeInVain = isLock || sql.text.utf8.starts(with: "SELECT".utf8)
    if requirement?.state == .open, !mayBeInVain { try meetRequirement() }
    if let requirement, requirement.state == .unmet { throw requirement.error }
    return try overLink { link in
      try link.reserve(3)
      var statements: [(sql: SQL, values: [Value])] = []
      let asked = requirement.flatMap { $0.state == .open ? $0 : nil }
      if let asked { statements.append((asked.sql, asked.values)) }
      let begins = try beginsWith(sql.text)
      if begins { statements.append(("BEGIN", [])) }
      statements.append((sql, values))
      let prepared = try statements.map { (try link.prepare($0.sql), $0.values) }
      let answers = try link.answers(to: prepared)
      if begins { beginning = .begun }
      let results = try zip(prepared, answers).map { try link.check($1, $0.0.sql) }
      if let asked {
        requirement?.state = results[0].rows.isEmpty ? .unmet : .met
        if requirement?.state == .unmet { throw asked.error }
      }
      return (results[results.count - 1], prepared[prepared.count - 1].0)
    }
  }

  // Transactions

  @discardableResult
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    if isInTransaction { return try body() }
    var left = PostgreSQLConnection.mostTrials
    var isAnew = false
    let began = ContinuousClock.now
    while true {
      let wasConnected = link != nil
      do {
        return try attempt(body)
      } catch let error as PostgreSQLError where left > 1 {
        switch error.kind {
        case .conflict: left -= 1
        // It was broken before, and nobody knew.
        case .unreachable where wasConnected && beginning != .begun && !isAnew: isAnew = true
        // Nothing of it was done. Who was stopped meanwhile was asked long ago, and what its client
        // has asked of others since is not to be undone.
        case .unreachable where wasConnected && .now < began + PostgreSQLConnection.patience:
          left = 1
        default: throw error
        }
      }
    }
  }

  /// What becomes of the rows may take its time.
  package func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    if isInTransaction { return try body() }
    return try attempt(
      begin: """
        BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
        SET LOCAL idle_in_transaction_session_timeout = 0
        """, body)
  }

  /// - Parameter begin: `nil`: with the first statement.
  private func attempt<Result>(
    begin: String? = nil, _ body: () throws -> Result
  ) throws -> Result {
    if let begin { try again { try script(begin) } } else { _ = try connected() }
    (isInTransaction, beginning) = (true, begin == nil ? .ahead : .begun)
    // What one attempt has found, another has to find again.
    if requirement?.state == .met { requirement?.state = .open }
    defer { (isInTransaction, locked) = (false, nil) }
    do {
      let result = try body()
      try commit()
      return result
    } catch {
      if link != nil, beginning == .begun {
        // Why it's taken back is what is told, whatever becomes of that.
        do { try script("ROLLBACK") } catch { disconnect("\(error)") }
      }
      throw error
    }
  }

  /// A transaction in which something failed is taken back, whatever became of the failure.
  private func commit() throws {
    // Nothing was done.
    if beginning == .ahead { return }
    _ = try beginsWith("COMMIT")
    do {
      let result = try overLink { try $0.script("COMMIT") }
      guard result.command == "COMMIT" else {
        throw PostgreSQLError(state: "25P02", "the transaction had failed", sql: "COMMIT")
      }
    } catch let error as PostgreSQLError where error.kind == .unreachable {
      throw PostgreSQLError(state: "08007", error.message, sql: "COMMIT")
    }
  }

  package func lock(_ table: SQL, _ change: SQL, id: String) throws -> Bool {
    if let locked, locked == (table, id) { return true }
    let update: SQL = "UPDATE \(table) SET \(change) WHERE id ="
    let row: SQL = "(SELECT id FROM \(table) WHERE id = ? FOR NO KEY UPDATE NOWAIT)"
    do {
      let statement: SQL = "\(update) \(waitsForRows ? "?" : row)"
      let isThere = try execute(statement, [.text(id)], isLock: true).result.changes == 1
      if isThere, isInTransaction { locked = (table, id) }
      // Who had the row before may have changed what was found.
      if requirement?.state == .met { requirement?.state = .open }
      return isThere
    } catch let error as PostgreSQLError
      where error.state == PostgreSQLError.isLocked && !waitsForRows
    {
      throw Occupied()
    }
  }

  package func requiring<Result>(
    _ sql: SQL, _ values: [Value], else error: any Error, _ body: () throws -> Result
  ) throws -> Result {
    requirement = Requirement(sql: sql, values: values, error: error)
    defer { requirement = nil }
    let result = Swift.Result { try body() }
    if requirement?.state == .open { try meetRequirement() }
    if requirement?.state == .unmet { throw error }
    return try result.get()
  }

  /// Asks by itself for what nothing that only reads has come behind.
  private func meetRequirement() throws {
    guard let asked = requirement else { return }
    // It needs nothing but itself.
    requirement?.state = .met
    do {
      let isMet = try first(asked.sql, asked.values, make: { _ in }) != nil
      requirement?.state = isMet ? .met : .unmet
    } catch {
      requirement?.state = .open
      throw error
    }
  }

  package var isSharedByServers: Bool { true }

  package func version(by revision: SQL, _ values: [Value]) throws -> DatabaseVersion? {
    // Another may count to the same number once this one is taken back.
    if isInTransaction { return nil }
    return try first(revision, values) {
      // Another server may have taken the place of the one that counted so far.
      DatabaseVersion(changesHere: connects, changesElsewhere: $0.integer(0))
    }
  }

  /// Where there is a connection, it is to a server that can be written.
  package var hasFailedToWrite: Bool { link == nil }
  package func tryWriting() {}
}
