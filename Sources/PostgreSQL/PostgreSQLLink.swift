import CLibPQ
import Database
import Libc
import Numbers

/// A connection of libpq's for as long as it holds, and what the server has prepared on it. Whoever
/// has something run on it keeps it, so that it isn't freed in use.
final class PostgreSQLLink {
  /// A statement that the server has prepared.
  final class Prepared {
    let sql: String
    fileprivate let name: String
    private var buffer: RowBuffer?

    fileprivate init(_ sql: String, name: String) { (self.sql, self.name) = (sql, name) }

    /// Where its rows are put, made for the columns of its first result.
    func buffer(for result: PostgreSQLResult) -> RowBuffer {
      if let buffer { return buffer }
      let made = RowBuffer(result.columns)
      buffer = made
      return made
    }
  }

  /// What there is to be heard.
  enum Notification {
    case heard(String)
    case nothing
    /// The connection broke.
    case broken
  }

  private let connection: OpaquePointer
  private var prepared: [SQL: Prepared] = [:]
  /// For how long an answer is waited for; `nil`: without end.
  var longestSilence: Duration?
  /// Why it's of no use any more; `nil` while it holds.
  private(set) var failure: String?
  /// Whether that is that the server was silent for too long, and may be at it still.
  private(set) var isAbandoned = false

  private static let mostPrepared = 256

  /// Connects, in English and in UTF-8.
  init(_ address: PostgreSQLAddress, longestSilence: Duration?) throws {
    let made = lume_pq_connect(address.text)
    guard let made, PQstatus(made) == CONNECTION_OK else {
      let message = PQerrorMessage(made).map { String(cString: $0) } ?? "no memory"
      PQfinish(made)
      throw PostgreSQLError(message)
    }
    connection = made
    self.longestSilence = longestSilence
    PQsetNoticeProcessor(made, { _, _ in }, nil)
  }

  deinit { PQfinish(connection) }

  /// Of the server, as libpq counts: 150018 is 15.18.
  var serverVersion: Int32 { PQserverVersion(connection) }

  /// The number of the server's process.
  var process: Int32 { PQbackendPID(connection) }

  /// Runs statements without parameters; answers what came of the last.
  ///
  /// - Parameter prefix: statements before them that no error names.
  @discardableResult
  func script(_ text: String, after prefix: String = "") throws -> PostgreSQLResult {
    let result = try answer(to: PQsendQuery(connection, prefix + text) == 1)
    return try check(result, text)
  }

  /// Has a statement prepared, once.
  func prepare(_ sql: SQL) throws -> Prepared {
    if let statement = prepared[sql] { return statement }
    let statement = Prepared(sql.text, name: "s\(prepared.count)")
    let text = Dialect.statement(sql.text)
    try check(
      try answer(to: PQsendPrepare(connection, statement.name, text, 0, nil) == 1), sql.text)
    prepared[sql] = statement
    return statement
  }

  /// Makes room for so many statements more, if there is none.
  func reserve(_ count: Int) throws {
    guard prepared.count + count > PostgreSQLLink.mostPrepared else { return }
    try script("DEALLOCATE ALL")
    prepared.removeAll()
  }

  /// Sends statements on one trip and waits for what comes of them.
  ///
  /// - Returns: a result of each for `check`, `nil` where the connection broke.
  func answers(to statements: [(Prepared, [Value])]) throws -> [PostgreSQLResult?] {
    let isPipeline = statements.count > 1
    var isSent = !isPipeline || PQenterPipelineMode(connection) == 1
    for (statement, values) in statements where isSent {
      isSent = StatementArguments(values).lend { count, pointers, lengths, formats in
        PQsendQueryPrepared(connection, statement.name, count, pointers, lengths, formats, 0) == 1
      }
    }
    if isPipeline, isSent { isSent = PQpipelineSync(connection) == 1 }
    let results = try statements.map { _ in try answer(to: isSent) }
    guard isPipeline else { return results }
    let end = try answer(to: isSent)
    let isOver = end?.status == PGRES_PIPELINE_SYNC && PQexitPipelineMode(connection) == 1
    // Where the connection broke, the results say why.
    guard isOver || PQstatus(connection) != CONNECTION_OK else {
      throw fail("its answers are out of step")
    }
    return results
  }

  /// - Throws: `PostgreSQLError` for a result that is none, or an error.
  @discardableResult
  func check(_ result: PostgreSQLResult?, _ sql: String) throws -> PostgreSQLResult {
    if let result, [PGRES_TUPLES_OK, PGRES_COMMAND_OK].contains(result.status) { return result }
    let error = PostgreSQLError(result, sql: sql)
    guard PQstatus(connection) != CONNECTION_OK || error.message.isEmpty else {
      if error.kind == .unreachable { fail(error.message) }
      throw error
    }
    // What a server says before it closes the connection is in the result, or nowhere.
    let words = PQerrorMessage(connection).map { String(cString: $0) } ?? ""
    throw fail([words, error.message].first { !$0.isEmpty } ?? "the connection broke", sql: sql)
  }

  /// Takes the next notification of a channel that it listens to, and waits for it if there is none.
  func notification(within milliseconds: Int32) -> Notification {
    if let text = popNotification() { return .heard(text) }
    var place = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
    guard poll(&place, 1, milliseconds) > 0 else { return .nothing }
    guard PQconsumeInput(connection) == 1 else { return .broken }
    return popNotification().map { .heard($0) } ?? .nothing
  }

  private func popNotification() -> String? {
    guard let notification = PQnotifies(connection) else { return nil }
    defer { PQfreemem(notification) }
    return String(cString: notification.pointee.extra)
  }

  /// Notes that it's of no use any more.
  @discardableResult
  private func fail(_ reason: String, sql: String? = nil) -> PostgreSQLError {
    let error = PostgreSQLError(reason, sql: sql)
    failure = error.message
    return error
  }

  /// Waits for the answer to what was sent, where libpq's own functions wait without end.
  ///
  /// - Returns: its last result; `nil` where the connection broke.
  /// - Throws: `PostgreSQLError` where nothing came for too long.
  private func answer(to isSent: Bool) throws -> PostgreSQLResult? {
    guard isSent else { return nil }
    let most =
      longestSilence.map { Int32(clamping: Int(clamping: $0 / .milliseconds(1))) } ?? -1
    var last: PostgreSQLResult?
    while true {
      while PQisBusy(connection) == 1 {
        // Some versions are busy for ever where the connection is gone.
        guard PQsocket(connection) >= 0 else { return last }
        var place = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
        guard poll(&place, 1, most) != 0 else {
          isAbandoned = true
          throw fail("it hasn't answered for \(most) ms")
        }
        guard PQconsumeInput(connection) == 1 else { return last }
      }
      guard let next = PQgetResult(connection) else { return last }
      last = PostgreSQLResult(next)
    }
  }
}

/// What came of one statement.
final class PostgreSQLResult {
  private let result: OpaquePointer

  /// Takes it over.
  fileprivate init(_ result: OpaquePointer) { self.result = result }

  deinit { PQclear(result) }

  fileprivate var status: ExecStatusType { PQresultStatus(result) }

  /// What was done, e.g. `ROLLBACK`.
  var command: String { String(cString: PQcmdStatus(result)) }

  /// How many rows were changed.
  var changes: Int { Int(String(cString: PQcmdTuples(result)), in: 0 ... .max) ?? 0 }

  var rows: Range<Int32> { 0..<PQntuples(result) }

  /// Their names.
  var columns: [String] { (0..<PQnfields(result)).map { String(cString: PQfname(result, $0)) } }

  /// A value, which stays as long as this.
  func cell(_ row: Int32, _ column: Int) -> Cell {
    Cell(result, row, Int32(truncatingIfNeeded: column))
  }

  /// A field of an error; empty where there's none.
  func field(_ code: Int32) -> String {
    PQresultErrorField(result, code).map { String(cString: $0) } ?? ""
  }
}
