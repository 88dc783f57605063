import CLibPQ
import Database
import Numbers

/// One row of a result, whose values are in text format.
struct PostgreSQLRow: DatabaseRow {
  private let result: OpaquePointer
  private let row: Int32
  private let places: ColumnPlaces

  init(_ result: OpaquePointer, _ row: Int32, _ places: ColumnPlaces) {
    (self.result, self.row, self.places) = (result, row, places)
  }

  /// The bytes of a value; `nil` for null. They stay as long as the result.
  private func bytes(_ column: Column) -> UnsafeBufferPointer<UInt8>? {
    let place = places.place(of: column, in: result)
    guard PQgetisnull(result, row, place) == 0, let start = PQgetvalue(result, row, place) else {
      return nil
    }
    let count = Int(PQgetlength(result, row, place))
    return start.withMemoryRebound(to: UInt8.self, capacity: count) {
      UnsafeBufferPointer(start: $0, count: count)
    }
  }

  func unlessNull(_ column: Column) -> Column? { bytes(column) == nil ? nil : column }

  func text(_ column: Column) -> String { optionalText(column) ?? "" }

  func withText<Result>(
    _ column: Column, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    body(bytes(column) ?? UnsafeBufferPointer(start: nil, count: 0))
  }

  func optionalText(_ column: Column) -> String? {
    bytes(column).map { String(decoding: $0, as: UTF8.self) }
  }

  func integer(_ column: Column) -> Int64 { optionalInteger(column) ?? 0 }

  func optionalInteger(_ column: Column) -> Int64? {
    optionalText(column).map { $0 == "t" ? 1 : Int64($0, in: .min ... .max) ?? 0 }
  }

  func real(_ column: Column) -> Double { optionalReal(column) ?? 0 }

  func optionalReal(_ column: Column) -> Double? { optionalText(column).map { Double($0) ?? 0 } }

  /// Two digits for each byte, behind `\x`
  /// (https://www.postgresql.org/docs/current/datatype-binary.html).
  func blob(_ column: Column) -> [UInt8] {
    guard let digits = bytes(column)?.dropFirst(2) else { return [] }
    var blob: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      let value = digit < 0x3a ? digit &- 0x30 : digit &- 0x57
      if index % 2 == 0 { blob.append(value << 4) } else { blob[index / 2] |= value }
    }
    return blob
  }
}

/// Where the columns of a statement are that are asked for by name, which are known by their addresses.
final class ColumnPlaces {
  private var known: [UnsafePointer<UInt8>: Int32] = [:]

  func place(of column: Column, in result: OpaquePointer) -> Int32 {
    guard let name = column.name else { return Int32(truncatingIfNeeded: column.number) }
    if let place = known[name] { return place }
    let place = PQfnumber(result, column.description)
    precondition(place >= 0, "no column is named \(column)")
    known[name] = place
    return place
  }
}
