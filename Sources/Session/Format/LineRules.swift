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
