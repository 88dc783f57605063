// There is no `nil` literal on purpose: in `isThere ? value : nil` the compiler would take `nil` for
// the value `null` even where a `JSON?` is expected. Write `.null`.

extension JSON: ExpressibleByBooleanLiteral {
  /// `true` or `false`.
  package init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension JSON: ExpressibleByIntegerLiteral {
  /// A number without a fraction.
  package init(integerLiteral value: Int) {
    self = .number(Number(value))
  }
}

extension JSON: ExpressibleByFloatLiteral {
  /// The shortest text of a double: the literal `2.50` becomes `2.5`.
  package init(floatLiteral value: Double) {
    self = .number(Number(value))
  }
}

extension JSON: ExpressibleByStringLiteral {
  /// A string, not a text to parse.
  package init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension JSON: ExpressibleByArrayLiteral {
  /// The elements in the order of the literal.
  package init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Keeps the order of the literal; of a repeated key the last value.
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(withoutRepeatedKeys(elements.map { Member(key: $0.0, value: $0.1) }))
  }
}
