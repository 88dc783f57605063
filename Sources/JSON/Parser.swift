import StreamSafe

extension JSON {
  /// Reads one value, surrounded by nothing but white space.
  ///
  /// Strict RFC 8259: no byte order mark, no lone surrogates, at most 200 levels. Of a repeated
  /// key the last value counts. Linear; around half a microsecond for a frame of 100 bytes.
  ///
  /// - Parameter marks: what becomes of strings and keys with endless combining marks.
  /// - Throws: `SyntaxError` at the first byte that does not fit.
  package init(parsing text: String, marks: LongRuns = .broken) throws(SyntaxError) {
    self = try withBytes(of: text) { JSON.parse($0, marks) }.get()
  }

  /// Reads one value from bytes, which need not be UTF-8: then they are not JSON.
  ///
  /// - Throws: `SyntaxError` at the first byte that is not UTF-8, otherwise at the first that does
  ///   not fit.
  package init(parsing bytes: UnsafeBufferPointer<UInt8>) throws(SyntaxError) {
    if let offset = firstInvalidUTF8(in: bytes) {
      throw SyntaxError(offset: offset, expected: .utf8)
    }
    self = try JSON.parse(bytes).get()
  }

  /// Reads one value from bytes, as from a buffer.
  package init(parsing bytes: [UInt8]) throws(SyntaxError) {
    self = try bytes.withUnsafeBufferPointer { buffer -> Result<JSON, SyntaxError> in
      Result { () throws(SyntaxError) in try JSON(parsing: buffer) }
    }.get()
  }

  /// Parses bytes that are UTF-8. A `Result`, since the closures of the standard library that
  /// lend bytes cannot throw a typed error.
  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, _ marks: LongRuns = .broken
  ) -> Result<JSON, SyntaxError> {
    Result { () throws(SyntaxError) in
      guard let base = bytes.baseAddress else { throw SyntaxError(offset: 0, expected: .value) }
      var reader = Reader(base, count: bytes.count, marks)
      reader.skipSpace()
      let value = try reader.json(depth: 0)
      try reader.end()
      return value
    }
  }
}

extension JSON {
  /// Whether bytes that are UTF-8 are one value, told without making it.
  package static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var reader = Reader(base, count: bytes.count)
    do throws(SyntaxError) {
      reader.skipSpace()
      _ = try reader.value(depth: 0)
      try reader.end()
      return true
    } catch {
      return false
    }
  }
}

extension JSON {
  /// What becomes of a run of more than 30 non-starters (`StreamSafeText`), which would cost
  /// quadratic time wherever it's compared.
  package enum LongRuns: Sendable {
    /// It's broken by U+200B.
    case broken
    /// It's an error.
    case refused
  }
}

extension Reader {
  /// The text of a string or key.
  private func text(of token: Token) throws(JSON.SyntaxError) -> String {
    if marks == .refused, StreamSafeText.hasLongRun(token.fullText(in: base)) {
      throw JSON.SyntaxError(offset: token.start, expected: .fewerMarks)
    }
    return token.text(in: base)
  }

  fileprivate mutating func json(depth: Int) throws(JSON.SyntaxError) -> JSON {
    switch next {
    case UInt8(ascii: "{"):
      var members: [JSON.Member] = []
      try object(depth: depth) { (reader, key) throws(JSON.SyntaxError) in
        let value = try reader.json(depth: depth + 1)
        if members.isEmpty { members.reserveCapacity(8) }
        members.append(JSON.Member(key: try reader.text(of: key), value: value))
      }
      return .object(withoutRepeatedKeys(members))
    case UInt8(ascii: "["):
      var elements: [JSON] = []
      try array(depth: depth) { (reader) throws(JSON.SyntaxError) in
        elements.append(try reader.json(depth: depth + 1))
      }
      return .array(elements)
    default:
      let token = try scalar()
      return switch token.kind {
      case .yes: .bool(true)
      case .no: .bool(false)
      case .number: .number(JSON.Number(checked: token.text(in: base)))
      case .string, .escaped: .string(try text(of: token))
      case .null, .object, .array: .null
      }
    }
  }
}

extension JSON {
  /// Why a text is not JSON: the first byte that does not fit, and what would have fitted.
  package struct SyntaxError: Error, Hashable, Sendable {
    /// UTF-8 bytes before the one that does not fit; the length of the text when it ends too early.
    package let offset: Int
    /// What would have fitted there.
    package let expected: Expectation

    /// An error as a test expects it, or as a reader of another format reports it.
    package init(offset: Int, expected: Expectation) {
      self.offset = offset
      self.expected = expected
    }

    /// What the grammar allows at the offset.
    package enum Expectation: String, Sendable {
      case value = "a value"
      case object = "an object"
      case key = "a key"
      case keyOrEnd = "a key or '}'"
      case colon = "':'"
      case commaOrBrace = "',' or '}'"
      case commaOrBracket = "',' or ']'"
      case digit = "a digit"
      case closingQuote = "'\"'"
      case escapedControl = "an escape for a control character"
      case escape = "an escape"
      case hexDigit = "a hexadecimal digit"
      case surrogatePair = "a surrogate pair"
      case fewerMarks = "at most 30 combining marks in a row"
      case utf8 = "UTF-8"
      case shallowerNesting = "at most 200 levels"
      case end = "the end"
    }
  }
}

extension JSON.SyntaxError: CustomStringConvertible {
  /// The error as `expected ':' at byte 12`.
  package var description: String {
    "expected \(expected.rawValue) at byte \(offset)"
  }
}
