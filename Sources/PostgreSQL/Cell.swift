import CLibPQ
import Database
import Numbers

extension Cell {
  /// A value of a result in text format, which stays as long as the result.
  init(_ result: OpaquePointer, _ row: Int32, _ column: Int32) {
    guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else {
      self = .null
      return
    }
    let count = Int(PQgetlength(result, row, column))
    let bytes = UnsafeBufferPointer(
      start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: count)
    var text: String { String(decoding: bytes, as: UTF8.self) }
    // The numbers that types have (https://www.postgresql.org/docs/current/catalog-pg-type.html).
    switch PQftype(result, column) {
    case 16: self = .integer(bytes.first == UInt8(ascii: "t") ? 1 : 0)
    case 20, 21, 23: self = .integer(Int64(text, in: .min ... .max) ?? 0)
    case 701: self = .real(Double(text) ?? 0)
    // A sum of integers.
    case 1700: self = Int64(text, in: .min ... .max).map(Cell.integer) ?? .real(Double(text) ?? 0)
    // `\x` and two digits for each byte
    // (https://www.postgresql.org/docs/current/datatype-binary.html).
    case 17: self = .digits(UnsafeBufferPointer(rebasing: bytes.dropFirst(2)))
    default: self = .text(bytes)
    }
  }
}
