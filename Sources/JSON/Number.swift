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

/// The one way to write a number as digits × 10^exponent without zeros at either end.
struct DecimalForm: Hashable {
  private(set) var isNegative: Bool
  /// Values 0 to 9, the first and the last not 0; empty for zero.
  private(set) var digits: [UInt8] = []
  private(set) var exponent = 0

  /// The form of a number in the grammar of RFC 8259 §6; `nil` when the exponent overflows.
  init?(_ text: String) {
    var rest = Substring(text).utf8
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    let isExponentMark = { (byte: UInt8) in byte | 0x20 == UInt8(ascii: "e") }
    let mantissa = rest.prefix { !isExponentMark($0) }
    var hasFraction = false
    for byte in mantissa {
      guard byte != UInt8(ascii: ".") else {
        hasFraction = true
        continue
      }
      if hasFraction { exponent -= 1 }
      if digits.isEmpty && byte == UInt8(ascii: "0") { continue }
      digits.append(byte - UInt8(ascii: "0"))
    }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    guard !digits.isEmpty else {
      isNegative = false
      exponent = 0
      return
    }
    let written = rest[mantissa.endIndex...].dropFirst()
    guard !written.isEmpty else { return }
    guard
      let power = Int(
        Substring(written.first == UInt8(ascii: "+") ? written.dropFirst() : written),
        in: Int.exactRange)
    else { return nil }
    let (sum, overflow) = exponent.addingReportingOverflow(power)
    if overflow { return nil }
    exponent = sum
  }

  /// The value as an integer; `nil` when it has a fraction or does not fit.
  var int: Int? {
    guard exponent >= 0, exponent < 20 else { return nil }
    var value = 0
    for digit in digits + Array(repeating: 0, count: exponent) {
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
      // Counts downwards for negative numbers, whose range is larger by one.
      let (next, overflowNext) = shifted.addingReportingOverflow(
        isNegative ? -Int(digit) : Int(digit))
      if overflow || overflowNext { return nil }
      value = next
    }
    return value
  }
}
