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

extension Reader {
  /// Reads a value that is neither array nor object.
  @inline(__always)
  mutating func scalar() throws(JSON.SyntaxError) -> Token {
    switch next {
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "t"): try literal("true", .yes)
    case UInt8(ascii: "f"): try literal("false", .no)
    case UInt8(ascii: "n"): try literal("null", .null)
    default: throw failure(.value)
    }
  }

  private mutating func literal(
    _ name: StaticString, _ kind: Token.Kind
  ) throws(JSON.SyntaxError) -> Token {
    let length = name.utf8CodeUnitCount
    guard count - offset >= length else { throw failure(.value) }
    for position in 0..<length where base[offset + position] != name.utf8Start[position] {
      throw failure(.value)
    }
    offset += length
    return Token(kind: kind, start: offset - length, end: offset)
  }

  private mutating func number() throws(JSON.SyntaxError) -> Token {
    let start = offset
    _ = consume(UInt8(ascii: "-"))
    if !consume(UInt8(ascii: "0")) { try digits() }
    if consume(UInt8(ascii: ".")) { try digits() }
    if next | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if !consume(UInt8(ascii: "-")) { _ = consume(UInt8(ascii: "+")) }
      try digits()
    }
    return Token(kind: .number, start: start, end: offset)
  }

  @inline(__always)
  private mutating func digits() throws(JSON.SyntaxError) {
    let start = offset
    while next &- UInt8(ascii: "0") < 10 { offset += 1 }
    guard offset > start else { throw failure(.digit) }
  }

  /// Reads a string, the reader standing at its opening quote.
  mutating func string() throws(JSON.SyntaxError) -> Token {
    offset += 1
    let start = offset
    var kind = Token.Kind.string
    while true {
      skipPlainText()
      guard offset < count else { throw failure(.closingQuote) }
      switch base[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return Token(kind: kind, start: start, end: offset - 1)
      case UInt8(ascii: "\\"):
        kind = .escaped
        try escape()
      default:
        throw failure(.escapedControl)
      }
    }
  }

  @inline(__always)
  private mutating func skipPlainText() {
    while count - offset >= 8 {
      let marks = stringMarks(word(at: base + offset))
      if marks != 0 {
        offset += marks.trailingZeroBitCount >> 3
        return
      }
      offset += 8
    }
    while offset < count, !endsPlainText(base[offset]) { offset += 1 }
  }

  private mutating func escape() throws(JSON.SyntaxError) {
    let start = offset
    offset += 1
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case UInt8(ascii: "u"):
      offset += 1
      try codeUnits(ofEscapeAt: start)
    default:
      throw failure(.escape)
    }
  }

  /// Reads the digits of `\uXXXX` and, after a high surrogate, the low one that must follow.
  private mutating func codeUnits(ofEscapeAt start: Int) throws(JSON.SyntaxError) {
    let unpaired = JSON.SyntaxError(offset: start, expected: .surrogatePair)
    let unit = try codeUnit()
    if UTF16.isTrailSurrogate(unit) { throw unpaired }
    guard UTF16.isLeadSurrogate(unit) else { return }
    guard consume(UInt8(ascii: "\\")), consume(UInt8(ascii: "u")) else { throw unpaired }
    guard UTF16.isTrailSurrogate(try codeUnit()) else { throw unpaired }
  }

  private mutating func codeUnit() throws(JSON.SyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let value = hexValue(next) else { throw failure(.hexDigit) }
      unit = unit << 4 | UInt16(value)
      offset += 1
    }
    return unit
  }
}

extension JSON {
  /// Where each value of a text begins, in bytes, by its path as `Difference` has it.
  ///
  /// In the order of the text; empty where the bytes, which are UTF-8, are not one value.
  package static func places(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [(path: String, offset: Int)] {
    guard let base = bytes.baseAddress else { return [] }
    var reader = Reader(base, count: bytes.count)
    var places: [(path: String, offset: Int)] = []
    do throws(SyntaxError) {
      reader.skipSpace()
      try reader.places(at: "", depth: 0, into: &places)
      try reader.end()
      return places
    } catch {
      return []
    }
  }
}

extension Reader {
  fileprivate mutating func places(
    at path: String, depth: Int, into places: inout [(path: String, offset: Int)]
  ) throws(JSON.SyntaxError) {
    places.append((path, offset))
    switch next {
    case UInt8(ascii: "{"):
      try object(depth: depth) { (reader, key) throws(JSON.SyntaxError) in
        let step = JSON.step(to: key.text(in: reader.base), isFirst: path.isEmpty)
        try reader.places(at: path + step, depth: depth + 1, into: &places)
      }
    case UInt8(ascii: "["):
      var position = 0
      try array(depth: depth) { (reader) throws(JSON.SyntaxError) in
        try reader.places(at: "\(path)[\(position)]", depth: depth + 1, into: &places)
        position += 1
      }
    default: _ = try scalar()
    }
  }
}

/// The offset of the first byte that does not belong to well-formed UTF-8 (Unicode 16, table 3-7).
///
/// - Returns: `nil` when all of it is well-formed. Runs of ASCII cost an eighth of a step a byte.
func firstInvalidUTF8(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  guard let base = bytes.baseAddress else { return nil }
  var offset = 0
  while offset < bytes.count {
    if bytes.count - offset >= 8, highMarks(word(at: base + offset)) == 0 {
      offset += 8
      continue
    }
    guard let length = sequenceLength(at: offset, in: bytes) else { return offset }
    offset += length
  }
  return nil
}

private func sequenceLength(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  let second: ClosedRange<UInt8>
  let length: Int
  switch bytes[offset] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return nil
  }
  guard bytes.count - offset >= length, second.contains(bytes[offset + 1]) else { return nil }
  for position in 2..<max(length, 2) where bytes[offset + position] & 0xC0 != 0x80 { return nil }
  return length
}
