import CSQLite
import Database

/// The row that a statement stands on; valid only inside the closure it is given to.
package struct Row: DatabaseRow {
  private let statement: OpaquePointer
  private let columns: UnsafeMutablePointer<ColumnPlaces>

  init(_ statement: OpaquePointer, _ columns: UnsafeMutablePointer<ColumnPlaces>) {
    self.statement = statement
    self.columns = columns
  }

  private func place(_ column: Column) -> Int32 {
    columns.pointee.place(of: column, in: statement)
  }

  /// A column whose name has been looked up, or `nil` where there is nothing in it.
  package func unlessNull(_ column: Column) -> Column? {
    let place = place(column)
    return sqlite3_column_type(statement, place) == SQLITE_NULL ? nil : Column(place: place)
  }

  /// A text; empty for null.
  package func text(_ column: Column) -> String {
    let place = place(column)
    guard let start = sqlite3_column_text(statement, place) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, place))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Lends the bytes of a text; none for null.
  package func withText<Result>(
    _ column: Column, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let place = place(column)
    let start = sqlite3_column_text(statement, place)
    let count = start == nil ? 0 : Int(sqlite3_column_bytes(statement, place))
    return body(UnsafeBufferPointer(start: start, count: count))
  }

  /// A text, or `nil` for null.
  package func optionalText(_ column: Column) -> String? {
    unlessNull(column).map(text)
  }

  /// An integer; 0 for null.
  package func integer(_ column: Column) -> Int64 {
    sqlite3_column_int64(statement, place(column))
  }

  /// An integer, or `nil` for null.
  package func optionalInteger(_ column: Column) -> Int64? {
    unlessNull(column).map(integer)
  }

  /// A double; 0 for null.
  package func real(_ column: Column) -> Double {
    sqlite3_column_double(statement, place(column))
  }

  /// The bytes; none for null.
  package func blob(_ column: Column) -> [UInt8] {
    let place = place(column)
    guard let start = sqlite3_column_blob(statement, place) else { return [] }
    let count = Int(sqlite3_column_bytes(statement, place))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// A double, or `nil` for null.
  package func optionalReal(_ column: Column) -> Double? {
    unlessNull(column).map(real)
  }

  /// The kinds of values (https://sqlite.org/datatype3.html).
  enum Kind {
    case null, integer, real, text, blob
  }

  /// The kind of value that a column holds.
  func type(_ column: Column) -> Kind {
    switch sqlite3_column_type(statement, place(column)) {
    case SQLITE_INTEGER: .integer
    case SQLITE_FLOAT: .real
    case SQLITE_TEXT: .text
    case SQLITE_BLOB: .blob
    default: .null
    }
  }
}

/// Where the columns of a statement are that are asked for by name.
///
/// Rows are read in the same order one after the other, so a name is most often the one behind that
/// asked for last, and known by its address.
struct ColumnPlaces {
  private var known: [(name: UnsafePointer<UInt8>, place: Int32)] = []
  private var next = 0

  mutating func place(of column: Column, in statement: OpaquePointer) -> Int32 {
    guard let name = column.name else { return Int32(truncatingIfNeeded: column.number) }
    if next == known.count { next = 0 }
    if next < known.count, known[next].name == name {
      next += 1
      return known[next - 1].place
    }
    let index = known.firstIndex { $0.name == name } ?? learn(name, column, statement)
    next = index + 1
    return known[index].place
  }

  private mutating func learn(
    _ name: UnsafePointer<UInt8>, _ column: Column, _ statement: OpaquePointer
  ) -> Int {
    let sought = column.description
    for place in 0..<sqlite3_column_count(statement)
    where sqlite3_column_name(statement, place).map({ String(cString: $0) }) == sought {
      known.append((name, place))
      return known.count - 1
    }
    preconditionFailure("no column is named \(sought)")
  }
}
