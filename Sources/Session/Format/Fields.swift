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

/// What every line has to keep to, whatever it says.
extension Fields {
  /// The longest line, in bytes.
  static let longest = 16 * 1024 * 1024

  /// Checks a line for what no line may have.
  ///
  /// - Parameter allowsTabs: for comments, which are nobody's text.
  @inline(__always)
  func check(allowsTabs: Bool = false) throws(SessionSyntaxError) {
    if line.end - line.start > Fields.longest {
      throw SessionSyntaxError(problem: .lineTooLong, line: line.number, column: 1)
    }
    guard !line.traits.isDisjoint(with: [.control, .beyondASCII]) else { return }
    try checkScalars(allowsTabs: allowsTabs)
  }

  private func checkScalars(allowsTabs: Bool) throws(SessionSyntaxError) {
    var place = line.start
    while place < line.end {
      let byte = base[place]
      if byte < 0x80 {
        if byte == 0x0D, place + 1 == line.end { throw error(.carriageReturn, at: place) }
        if byte < 0x20 || byte == 0x7F, !(allowsTabs && byte == 0x09) {
          throw error(control(at: place), at: place)
        }
        place += 1
        continue
      }
      guard let (scalar, length) = scalar(at: place) else {
        throw error(.invalidUTF8, at: place)
      }
      if isForbidden(scalar) { throw error(.control(scalar), at: place) }
      place += length
    }
  }

  /// A tab among the words at the front of a record is another mistake than one in a text.
  private func control(at place: Int) -> SessionSyntaxError.Problem {
    let isText = base[line.start] != 0x20 && base[line.start] != UInt8(ascii: "@")
    let isFront = place - line.start <= 2 || base[line.start] == UInt8(ascii: "@")
    if base[place] == 0x09, isFront && isText || base[line.start] == UInt8(ascii: "@") {
      return .tabInSigil
    }
    return .control(Unicode.Scalar(base[place]))
  }

  /// The scalar whose first byte is beyond ASCII; `nil` where the bytes are not UTF-8.
  private func scalar(at place: Int) -> (Unicode.Scalar, length: Int)? {
    let length =
      switch base[place] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0, line.end - place >= length else { return nil }
    var value = UInt32(base[place]) & (0xFF >> UInt32(length + 1))
    for position in 1..<length {
      guard base[place + position] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(base[place + position] & 0x3F)
    }
    let least: [UInt32] = [0, 0, 0x80, 0x800, 0x1_0000]
    guard value >= least[length], let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// Checks the escapes of a text that goes to the end of the line.
  func checkEscapes(
    from start: Int, isPattern: Bool = false, mayBeOpen: Bool = false
  ) throws(SessionSyntaxError) {
    guard line.traits.contains(.backslash) else { return }
    var place = start
    while place < line.end {
      guard base[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      var length = 0
      guard let escape = Escape(at: place, end: line.end, in: base, length: &length) else {
        throw error(.unknownEscape, at: place)
      }
      switch escape {
      case .literal where !isPattern: throw error(.unknownEscape, at: place)
      case .open where !mayBeOpen || place + length != line.end:
        throw error(.unknownEscape, at: place)
      default: place += length
      }
    }
  }
}
