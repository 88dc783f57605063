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
