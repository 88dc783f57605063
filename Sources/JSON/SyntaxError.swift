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
