/// Reads the grammar of RFC 8259 from bytes that are UTF-8, building nothing.
///
/// Parser and flat scanner both go through it, so they accept the same texts. Linear in the bytes;
/// strings are read eight bytes at a time.
struct Reader {
  /// How deep arrays and objects may be nested in each other.
  static let deepest = 200

  let base: UnsafePointer<UInt8>
  let count: Int
  /// What becomes of long runs of combining marks in what is built.
  let marks: JSON.LongRuns
  var offset = 0

  init(_ base: UnsafePointer<UInt8>, count: Int, _ marks: JSON.LongRuns = .broken) {
    self.base = base
    self.count = count
    self.marks = marks
  }

  func failure(_ expected: JSON.SyntaxError.Expectation) -> JSON.SyntaxError {
    JSON.SyntaxError(offset: offset, expected: expected)
  }

  /// The byte at the offset; 0, which fits nowhere in the grammar, at the end.
  @inline(__always)
  var next: UInt8 { offset < count ? base[offset] : 0 }

  @inline(__always)
  mutating func skipSpace() {
    while offset < count {
      switch base[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  @inline(__always)
  mutating func consume(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Only white space may follow.
  mutating func end() throws(JSON.SyntaxError) {
    skipSpace()
    guard offset == count else { throw failure(.end) }
  }

  /// Reads an object and hands over each key, when the reader stands before its value.
  ///
  /// - Parameter depth: how many arrays and objects are around this one.
  @inline(__always)
  mutating func object(
    depth: Int, member: (inout Reader, Token) throws(JSON.SyntaxError) -> Void
  ) throws(JSON.SyntaxError) {
    guard depth < Reader.deepest else { throw failure(.shallowerNesting) }
    offset += 1
    skipSpace()
    if consume(UInt8(ascii: "}")) { return }
    var missing = JSON.SyntaxError.Expectation.keyOrEnd
    while true {
      guard next == UInt8(ascii: "\"") else { throw failure(missing) }
      let key = try string()
      skipSpace()
      guard consume(UInt8(ascii: ":")) else { throw failure(.colon) }
      skipSpace()
      try member(&self, key)
      skipSpace()
      if consume(UInt8(ascii: "}")) { return }
      guard consume(UInt8(ascii: ",")) else { throw failure(.commaOrBrace) }
      skipSpace()
      missing = .key
    }
  }

  /// Reads an array; `element` reads one value.
  @inline(__always)
  mutating func array(
    depth: Int, element: (inout Reader) throws(JSON.SyntaxError) -> Void
  ) throws(JSON.SyntaxError) {
    guard depth < Reader.deepest else { throw failure(.shallowerNesting) }
    offset += 1
    skipSpace()
    if consume(UInt8(ascii: "]")) { return }
    while true {
      try element(&self)
      skipSpace()
      if consume(UInt8(ascii: "]")) { return }
      guard consume(UInt8(ascii: ",")) else { throw failure(.commaOrBracket) }
      skipSpace()
    }
  }

  /// Reads any value without keeping it.
  mutating func value(depth: Int) throws(JSON.SyntaxError) -> Token {
    let start = offset
    switch next {
    case UInt8(ascii: "{"):
      try object(depth: depth) { (reader, _) throws(JSON.SyntaxError) in
        _ = try reader.value(depth: depth + 1)
      }
      return Token(kind: .object, start: start, end: offset)
    case UInt8(ascii: "["):
      try array(depth: depth) { (reader) throws(JSON.SyntaxError) in
        _ = try reader.value(depth: depth + 1)
      }
      return Token(kind: .array, start: start, end: offset)
    default:
      return try scalar()
    }
  }
}
