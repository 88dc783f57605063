import Edge

/// Reads the words at the front of one line.
struct Fields {
  let base: UnsafePointer<UInt8>
  let line: LineScanner.Line
  var offset: Int

  init(_ base: UnsafePointer<UInt8>, _ line: LineScanner.Line) {
    self.base = base
    self.line = line
    offset = line.start
  }

  var isAtEnd: Bool { offset == line.end }

  /// The next byte; 0, which no line has, at the end.
  @inline(__always)
  var next: UInt8 { offset < line.end ? base[offset] : 0 }

  @inline(__always)
  mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  /// Takes a word if it stands here whole, up to a space or the end.
  mutating func consume(word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard line.end - offset >= count else { return false }
    for position in 0..<count where base[offset + position] != word.utf8Start[position] {
      return false
    }
    let end = offset + count
    guard end == line.end || base[end] == 0x20 else { return false }
    offset = end
    return true
  }

  /// Takes the one space between two words.
  @inline(__always)
  mutating func space(before what: String) throws(SessionSyntaxError) {
    guard consume(" ") else {
      throw error(next == 0x09 ? .tabInSigil : .wants("a space and \(what)"))
    }
  }

  /// The largest number in a file: 31 years in milliseconds, so that no sum of them overflows.
  static let largest: Int64 = 999_999_999_999

  /// Takes up to 12 decimal digits.
  @inline(__always)
  mutating func number() -> Int64? {
    let start = offset
    var value: Int64 = 0
    while next &- UInt8(ascii: "0") < 10, offset - start < 12 {
      value = value * 10 + Int64(next - UInt8(ascii: "0"))
      offset += 1
    }
    return offset > start && !(next &- UInt8(ascii: "0") < 10) ? value : nil
  }

  mutating func number(_ what: String) throws(SessionSyntaxError) -> Int64 {
    let start = offset
    if let value = number() { return value }
    throw offset > start ? error(.numberTooLarge, at: start) : error(.wants(what))
  }

  /// Takes `h3` or `w1`.
  mutating func channel() throws(SessionSyntaxError) -> Channel {
    let kind: Channel.Kind
    if consume("h") {
      kind = .http
    } else if consume("w") {
      kind = .socket
    } else {
      throw error(next == 0x09 ? .tabInSigil : .wants("a channel such as h1 or w1"))
    }
    return Channel(kind, Int(try number("a channel such as h1 or w1")))
  }

  /// Takes what is left up to a space.
  mutating func word() -> Range<Int> {
    let start = offset
    while offset < line.end, base[offset] != 0x20 { offset += 1 }
    return start..<offset
  }

  func end() throws(SessionSyntaxError) {
    guard isAtEnd else { throw error(next == 0x09 ? .tabInSigil : .wants("the end of the line")) }
  }

  func error(_ problem: SessionSyntaxError.Problem) -> SessionSyntaxError {
    error(problem, at: offset)
  }

  func error(_ problem: SessionSyntaxError.Problem, at place: Int) -> SessionSyntaxError {
    let scalars = (line.start..<place).lazy.filter { base[$0] & 0xC0 != 0x80 }.count
    return SessionSyntaxError(problem: problem, line: line.number, column: scalars + 1)
  }
}
