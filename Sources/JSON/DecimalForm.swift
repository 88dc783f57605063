import Numbers

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
