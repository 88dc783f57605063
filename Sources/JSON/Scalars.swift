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
