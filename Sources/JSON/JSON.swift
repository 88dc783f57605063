/// A JSON value (RFC 8259) that keeps the order of members and the text of numbers.
///
/// Two values are equal when they mean the same: members in any order, numbers by numeric value,
/// strings and keys scalar by scalar, as RFC 8259 §8.3 advises. So `"é"` as one scalar and as two
/// are different here although Swift's `String` calls them equal.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Number)
  case string(String)
  case array([JSON])
  /// Members in the order of the source. Each key occurs once; the parser and the dictionary
  /// literal see to it, and so must who builds members by hand.
  case object([Member])

  /// One name with its value in an object.
  package struct Member: Sendable {
    /// Unescaped.
    package var key: String
    /// Of any kind, also nested.
    package var value: JSON

    /// A member as given, its key not yet escaped.
    package init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }
}

extension JSON: Hashable {
  /// Linear in the size of the values; n log n where two objects order their members differently.
  package static func == (left: JSON, right: JSON) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): haveSameScalars(left, right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)):
      left.count == right.count && (left == right || sortedByKey(left) == sortedByKey(right))
    default: false
    }
  }

  /// Equal values hash alike, whatever the order of their members.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let bool): hasher.combine(bool)
    case .number(let number): hasher.combine(number)
    case .string(let string): hasher.combine(string)
    case .array(let elements): hasher.combine(elements)
    case .object(let members):
      var combined = members.count
      for member in members {
        var one = hasher
        one.combine(member)
        combined ^= one.finalize()
      }
      hasher.combine(combined)
    }
  }
}

extension JSON.Member: Hashable {
  /// Compares the key scalar by scalar and the value by meaning.
  package static func == (left: JSON.Member, right: JSON.Member) -> Bool {
    haveSameScalars(left.key, right.key) && left.value == right.value
  }

  /// Equal members hash alike.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}

extension JSON {
  package init(_ number: Int) {
    self = .number(Number(number))
  }

  /// A string, or `null`.
  package init(_ text: String?) {
    self = text.map(JSON.string) ?? .null
  }

  package init(_ texts: [String]) {
    self = .array(texts.map { .string($0) })
  }

  /// The object with one more member.
  package func with(_ key: String, _ value: JSON) -> JSON {
    .object((objectValue ?? []) + [Member(key: key, value: value)])
  }

  /// Adds a member to an object.
  package mutating func append(_ key: String, _ value: JSON) { self = with(key, value) }
}

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
