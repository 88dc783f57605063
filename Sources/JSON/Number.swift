import Numbers

extension JSON {
  /// A number as it is written.
  ///
  /// `1`, `1.0` and `1e0` are equal and keep their texts. The comparison is exact at any length,
  /// so an integer beyond 2^53 does not lose its last digits.
  package struct Number: Sendable {
    /// The number in the grammar of RFC 8259 §6.
    package let text: String

    /// The integer in decimal.
    package init(_ value: Int) {
      text = String(value)
    }

    /// The shortest text that reads back as the same double, integers without a fraction and 0
    /// without a sign.
    ///
    /// The value is finite: JSON has no infinity and no not-a-number.
    package init(_ value: Double) {
      precondition(value.isFinite, "JSON has no text for \(value)")
      if let integer = Number.integer(value) {
        text = String(integer)
        return
      }
      let shortest = value.description
      text = shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
    }

    init(checked text: String) {
      self.text = text
    }

    /// The integer that is written for a double; `nil` for one that has a fraction, or an exponent of
    /// its own.
    static func integer(_ value: Double) -> Int? { abs(value) < 1e12 ? Int(exactly: value) : nil }
  }
}

extension JSON.Number {
  /// The value as an integer, also from `2.0` and `2e3`; `nil` when it has a fraction or is out of
  /// `Int.exactRange`.
  package var int: Int? {
    Int(text, in: Int.exactRange)
      ?? DecimalForm(text)?.int.flatMap { Int.exactRange.contains($0) ? $0 : nil }
  }

  /// The nearest double; `nil` when the number is beyond the finite ones.
  package var double: Double? {
    guard let double = Double(text), double.isFinite else { return nil }
    return double
  }
}

extension JSON.Number: Hashable {
  /// Compares numeric values; texts where an exponent is too large to compute with.
  package static func == (left: JSON.Number, right: JSON.Number) -> Bool {
    if left.text == right.text { return true }
    guard let left = DecimalForm(left.text), let right = DecimalForm(right.text) else {
      return false
    }
    return left == right
  }

  /// Equal numbers hash alike, however they are written.
  package func hash(into hasher: inout Hasher) {
    if let form = DecimalForm(text) {
      hasher.combine(form)
    } else {
      hasher.combine(text)
    }
  }
}
