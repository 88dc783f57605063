import CSQLite
import Database

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
  private let columns: RowBuffer

  init(_ sql: String, in database: OpaquePointer, of connection: Connection) throws {
    var pointer: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    guard code == SQLITE_OK, let pointer else { throw connection.failure(code, sql) }
    self.pointer = pointer
    self.connection = connection
    room = .allocate(capacity: Statement.size)
    columns = RowBuffer(
      (0..<sqlite3_column_count(pointer)).map {
        sqlite3_column_name(pointer, $0).map(String.init(cString:)) ?? ""
      })
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
          try readCells()
          try row(columns.row)
        } catch let error as UnreadableRow {
          throw connection.failure(error)
        }
      case SQLITE_DONE: return
      case let code: throw failure(code)
      }
    }
  }

  /// - Throws: `UnreadableRow` for an infinite number, which nothing writes and JSON can't say.
  private func readCells() throws(UnreadableRow) {
    let cells = columns.cells
    for place in cells.indices {
      let column = Int32(truncatingIfNeeded: place)
      cells[place] =
        switch sqlite3_column_type(pointer, column) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(pointer, column))
        case SQLITE_FLOAT: .real(try real(of: column))
        case SQLITE_TEXT:
          .text(bytes(sqlite3_column_text(pointer, column).map(UnsafeRawPointer.init), of: column))
        case SQLITE_BLOB: .blob(bytes(sqlite3_column_blob(pointer, column), of: column))
        default: .null
        }
    }
  }

  private func real(of column: Int32) throws(UnreadableRow) -> Double {
    let real = sqlite3_column_double(pointer, column)
    guard real.isFinite else {
      let name = sqlite3_column_name(pointer, column).map { String(cString: $0) } ?? ""
      throw UnreadableRow("\(name) is \(real)")
    }
    return real
  }

  private func bytes(
    _ start: UnsafeRawPointer?, of column: Int32
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: start?.assumingMemoryBound(to: UInt8.self),
      count: start == nil ? 0 : Int(sqlite3_column_bytes(pointer, column)))
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
