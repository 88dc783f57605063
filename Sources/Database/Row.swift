/// The row that a query stands on; valid only inside the closure it is given to.
@usableFromInline
package struct Row {
  @usableFromInline let cells: UnsafeMutableBufferPointer<Cell>
  @usableFromInline let places: UnsafeMutablePointer<ColumnPlaces>

  @inlinable
  func cell(_ column: Column) -> Cell { cells[places.pointee.place(of: column)] }

  /// A column whose name has been looked up, or `nil` where there is nothing in it.
  @inlinable
  package func unlessNull(_ column: Column) -> Column? {
    let place = places.pointee.place(of: column)
    if case .null = cells[place] { return nil }
    return Column(place: Int32(truncatingIfNeeded: place))
  }

  /// Lends the bytes of a text; none for what is no text.
  @inlinable
  package func withText<Result>(
    _ column: Column, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard case .text(let bytes) = cell(column) else {
      return body(UnsafeBufferPointer(start: nil, count: 0))
    }
    return body(bytes)
  }

  /// A text, or a number as one; empty for anything else.
  @inlinable
  package func text(_ column: Column) -> String { optionalText(column) ?? "" }

  /// A text, or a number as one; `nil` for anything else.
  @inlinable
  package func optionalText(_ column: Column) -> String? {
    switch cell(column) {
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    case .integer(let integer): String(integer)
    case .real(let real): String(real)
    case .null, .blob, .digits: nil
    }
  }

  /// An integer, or 1 for true; 0 for what is no integer.
  @inlinable
  package func integer(_ column: Column) -> Int64 { optionalInteger(column) ?? 0 }

  /// An integer, or `nil` for what is no integer.
  @inlinable
  package func optionalInteger(_ column: Column) -> Int64? {
    switch cell(column) {
    case .integer(let integer): integer
    case .real(let real): Int64(exactly: real)
    case .null, .text, .blob, .digits: nil
    }
  }

  /// A double; 0 for what is no number.
  @inlinable
  package func real(_ column: Column) -> Double { optionalReal(column) ?? 0 }

  /// A double, or `nil` for what is no number.
  @inlinable
  package func optionalReal(_ column: Column) -> Double? {
    switch cell(column) {
    case .real(let real): real
    case .integer(let integer): Double(integer)
    case .null, .text, .blob, .digits: nil
    }
  }

  /// The bytes; none for what is no blob.
  package func blob(_ column: Column) -> [UInt8] {
    guard case .blob(let blob) = Value(cell(column)) else { return [] }
    return blob
  }

  /// What the columns hold.
  package var values: [Value] { cells.map(Value.init) }
}

extension Value {
  fileprivate init(_ cell: Cell) {
    self =
      switch cell {
      case .null: .null
      case .integer(let integer): .integer(integer)
      case .real(let real): .real(real)
      case .text(let bytes): .text(String(decoding: bytes, as: UTF8.self))
      case .blob(let bytes): .blob(Array(bytes))
      case .digits(let digits): .blob(Value.bytes(digits))
      }
  }

  private static func bytes(_ digits: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      let value = digit < 0x3a ? digit &- 0x30 : digit &- 0x57
      if index % 2 == 0 { bytes.append(value << 4) } else { bytes[index / 2] |= value }
    }
    return bytes
  }
}

/// What a column of a row holds, where the engine holds it.
@usableFromInline
package enum Cell {
  case null
  case integer(Int64)
  case real(Double)
  case text(UnsafeBufferPointer<UInt8>)
  case blob(UnsafeBufferPointer<UInt8>)
  /// The bytes of a blob, each as two hexadecimal digits.
  case digits(UnsafeBufferPointer<UInt8>)
}

/// Holds the rows of a query, one after the other.
package final class RowBuffer {
  /// As many as there are columns; the engine puts into them what a row holds.
  package let cells: UnsafeMutableBufferPointer<Cell>
  private let places: UnsafeMutablePointer<ColumnPlaces>

  /// - Parameter names: of the columns.
  package init(_ names: [String]) {
    cells = .allocate(capacity: names.count)
    cells.initialize(repeating: .null)
    places = .allocate(capacity: 1)
    places.initialize(to: ColumnPlaces(names: names))
  }

  deinit {
    cells.deallocate()
    places.deinitialize(count: 1)
    places.deallocate()
  }

  /// The row of what the cells hold now.
  package var row: Row { Row(cells: cells, places: places) }
}

/// Where the columns of a query are that are asked for by name.
///
/// Rows are read in the same order one after the other, so a name is most often the one behind that
/// asked for last, and known by its address.
@usableFromInline
struct ColumnPlaces {
  let names: [String]
  @usableFromInline var known: [(name: UnsafePointer<UInt8>, place: Int)] = []
  @usableFromInline var next = 0

  @inlinable
  mutating func place(of column: Column) -> Int {
    guard let name = column.name else { return column.number }
    if next < known.count, known[next].name == name {
      next += 1
      return known[next - 1].place
    }
    return find(name, column)
  }

  @usableFromInline
  mutating func find(_ name: UnsafePointer<UInt8>, _ column: Column) -> Int {
    if let index = known.firstIndex(where: { $0.name == name }) {
      next = index + 1
      return known[index].place
    }
    guard let place = names.firstIndex(of: column.description) else {
      preconditionFailure("no column is named \(column)")
    }
    known.append((name, place))
    next = known.count
    return place
  }
}

/// Which column of a row: by its name, or by its place where there are one or two.
@usableFromInline
package struct Column: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Where the bytes of the name stand; `nil` for a place.
  @usableFromInline package let name: UnsafePointer<UInt8>?
  /// How many they are, or the place, from 0.
  @usableFromInline package let number: Int

  @inlinable package init(stringLiteral name: StaticString) {
    self.name = name.utf8Start
    number = name.utf8CodeUnitCount
  }

  @inlinable package init(integerLiteral place: Int32) {
    self.init(place: place)
  }

  @inlinable package init(place: Int32) {
    name = nil
    number = Int(place)
  }
}

extension Column: CustomStringConvertible {
  @usableFromInline package var description: String {
    name.map { String(decoding: UnsafeBufferPointer(start: $0, count: number), as: UTF8.self) }
      ?? "column \(number)"
  }
}

/// What a column or a parameter can hold (https://sqlite.org/datatype3.html).
package enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// A text, or null.
  package init(_ text: String?) {
    self = text.map(Value.text) ?? .null
  }

  /// An integer, or null.
  package init(_ integer: Int64?) {
    self = integer.map(Value.integer) ?? .null
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral integer: Int64) { self = .integer(integer) }
}
