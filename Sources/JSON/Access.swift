extension JSON {
  /// The value of a member; `nil` when there is none or this is not an object. Linear.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { haveSameScalars($0.key, key) }?.value
  }

  /// The element at a position; `nil` when there is none or this is not an array.
  package subscript(position: Int) -> JSON? {
    guard case .array(let elements) = self, elements.indices.contains(position) else { return nil }
    return elements[position]
  }

  /// Whether this is the value `null`, which is not the same as a missing member.
  package var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The truth value; `nil` for every other kind of value.
  package var boolValue: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The number as an integer; `nil` for other kinds, fractions and what does not fit.
  package var intValue: Int? {
    if case .number(let number) = self { number.int } else { nil }
  }

  /// The nearest double to the number; `nil` for other kinds and what is beyond the finite ones.
  package var doubleValue: Double? {
    if case .number(let number) = self { number.double } else { nil }
  }

  /// The string, unescaped; `nil` for every other kind of value.
  package var stringValue: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The elements of an array; `nil` for every other kind of value.
  package var arrayValue: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of an object in the order of the source; `nil` for every other kind of value.
  package var objectValue: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}
