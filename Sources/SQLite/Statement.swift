import CSQLite

/// One prepared statement; finalised when it goes.
///
/// "Prepared statement objects are destroyed using sqlite3_finalize"
/// (https://sqlite.org/c3ref/stmt.html).
final class Statement {
  private let pointer: OpaquePointer
  private unowned let connection: Connection
  /// Where short texts stand while they are bound, so that SQLite allocates nothing for each.
  private let room: UnsafeMutablePointer<CChar>
  private static let size = 512

  init(_ sql: String, in database: OpaquePointer, of connection: Connection) throws {
    var pointer: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    guard code == SQLITE_OK, let pointer else { throw connection.failure(code, sql) }
    self.pointer = pointer
    self.connection = connection
    room = .allocate(capacity: Statement.size)
  }

  deinit {
    sqlite3_finalize(pointer)
    room.deallocate()
  }

  /// Runs the statement from the start with new values, handing out each row.
  func run(_ values: [Value], _ row: (Row) throws -> Void) throws {
    defer { sqlite3_reset(pointer) }
    var used = 0
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1), &used)
      guard code == SQLITE_OK else { throw failure(code) }
    }
    while true {
      switch sqlite3_step(pointer) {
      case SQLITE_ROW:
        do {
          try row(Row(pointer))
        } catch let error as UnreadableRow {
          throw connection.failure(error)
        }
      case SQLITE_DONE: return
      case let code: throw failure(code)
      }
    }
  }

  /// - Parameter used: how much of the room is taken.
  private func bind(_ value: Value, at index: Int32, _ used: inout Int) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(pointer, index)
    case .integer(let integer): return sqlite3_bind_int64(pointer, index, integer)
    case .real(let real): return sqlite3_bind_double(pointer, index, real)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bind($0, at: index, &used) }
      }
    case .blob(let bytes):
      return bytes.withUnsafeBytes {
        lume_sqlite3_bind_blob(pointer, index, $0.baseAddress, Int32($0.count))
      }
    }
  }

  private func bind(
    _ text: UnsafeBufferPointer<CChar>, at index: Int32, _ used: inout Int
  ) -> Int32 {
    let count = Int32(text.count)
    guard let start = text.baseAddress else {
      return lume_sqlite3_bind_text(pointer, index, "", 0)
    }
    guard text.count <= Statement.size - used else {
      return lume_sqlite3_bind_text(pointer, index, start, count)
    }
    // Nothing steps between here and the last value, so nobody sees what stood here before.
    let copy = room + used
    copy.update(from: start, count: text.count)
    used += text.count
    return sqlite3_bind_text(pointer, index, copy, count, nil)
  }

  private func failure(_ code: Int32) -> any Error {
    connection.failure(code, sqlite3_sql(pointer).map { String(cString: $0) })
  }
}

/// The row that a statement stands on; valid only inside the closure it is given to.
package struct Row {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) {
    self.statement = statement
  }

  /// A text; empty for null.
  package func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Lends the bytes of a text; none for null.
  package func withText<Result>(
    _ column: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let start = sqlite3_column_text(statement, column)
    let count = start == nil ? 0 : Int(sqlite3_column_bytes(statement, column))
    return body(UnsafeBufferPointer(start: start, count: count))
  }

  /// A text, or `nil` for null.
  package func optionalText(_ column: Int32) -> String? {
    isNull(column) ? nil : text(column)
  }

  /// An integer; 0 for null.
  package func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(statement, column)
  }

  /// An integer, or `nil` for null.
  package func optionalInteger(_ column: Int32) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  /// A double; 0 for null.
  package func real(_ column: Int32) -> Double {
    sqlite3_column_double(statement, column)
  }

  /// The bytes; none for null.
  package func blob(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(statement, column) else { return [] }
    let count = Int(sqlite3_column_bytes(statement, column))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The kinds of values (https://sqlite.org/datatype3.html).
  enum Kind {
    case null, integer, real, text, blob
  }

  /// The kind of value that a column holds.
  func type(_ column: Int32) -> Kind {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer
    case SQLITE_FLOAT: .real
    case SQLITE_TEXT: .text
    case SQLITE_BLOB: .blob
    default: .null
    }
  }

  /// Whether there is nothing in a column.
  package func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }
}
