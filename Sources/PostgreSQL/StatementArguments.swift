import Database

/// The values of a statement as libpq takes them. Texts and bytes are in binary format, since its text
/// format ends at a NUL, and numbers are texts, which fit whatever type their column has.
struct StatementArguments {
  private var bytes: [UInt8] = []
  /// Where each value begins; `nil` for null.
  private var starts: [Int?] = []
  private var lengths: [Int32] = []
  private var formats: [Int32] = []

  init(_ values: [Value]) {
    for value in values {
      switch value {
      case .null: append([UInt8]?.none, isBinary: false)
      case .integer(let integer): append(String(integer).utf8, isBinary: false)
      // SQLite keeps no sign of a zero.
      case .real(let real): append((real == 0 ? 0 : real).description.utf8, isBinary: false)
      case .text(let text): append(text.utf8, isBinary: true)
      case .blob(let blob): append(blob, isBinary: true)
      }
    }
  }

  private mutating func append(_ value: (some Collection<UInt8>)?, isBinary: Bool) {
    starts.append(value == nil ? nil : bytes.count)
    lengths.append(Int32(value?.count ?? 0))
    formats.append(isBinary ? 1 : 0)
    if let value { bytes.append(contentsOf: value) }
    bytes.append(0)
  }

  func lend<Result>(
    _ body: (Int32, [UnsafePointer<CChar>?], [Int32], [Int32]) -> Result
  ) -> Result {
    bytes.withUnsafeBytes { memory in
      let base = memory.baseAddress?.assumingMemoryBound(to: CChar.self)
      let pointers = starts.map { start in start.flatMap { base?.advanced(by: $0) } }
      return body(Int32(starts.count), pointers, lengths, formats)
    }
  }
}
