/// What a column or a parameter can hold (https://sqlite.org/datatype3.html).
package enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// A text, or null.
  package init(_ text: String?) {
    self = text.map(Value.text) ?? .null
  }

  /// An integer, or null.
  package init(_ integer: Int64?) {
    self = integer.map(Value.integer) ?? .null
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral integer: Int64) { self = .integer(integer) }
}
