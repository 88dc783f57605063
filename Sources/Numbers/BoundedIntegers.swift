/// The ways in which what comes from outside, a text or a computed amount, becomes an integer.
///
/// The standard library's own end the program (a double without a place among the integers) or
/// answer with any 64 bits, with which the next sum overflows. `Scripts/lint` finds every use of
/// theirs in the compiled program but for the few places that it lists.

extension Int {
  /// What a double tells apart from its neighbours, ±2^53 (RFC 8259 §6 has these as the integers
  /// that everybody reads alike). A thousand times as much still fits.
  package static let exactRange = -(1 << 53)...(1 << 53)
}

extension FixedWidthInteger {
  /// A double without its fraction, brought into `Int.exactRange`; 0 for what is not a number.
  package init(clamping value: Double) {
    let inside = value.isNaN ? 0 : Swift.min(Swift.max(value, -0x1p53), 0x1p53)
    self.init(clamping: Int(inside))
  }

  /// Reads decimal digits of ASCII, with a minus sign before them where the number is negative; `nil`
  /// for everything else, and for what is out of bounds.
  @inlinable
  package init?(_ text: some StringProtocol, in bounds: ClosedRange<Self>) {
    // Each request has some; a generic of another module would be called through its witnesses.
    let isNegative = text.utf8.first == 0x2d
    var count = 0
    self = 0
    for byte in text.utf8.dropFirst(isNegative ? 1 : 0) {
      guard 0x30...0x39 ~= byte else { return nil }
      let digit = Self(truncatingIfNeeded: byte &- 0x30)
      let (tens, isTooLong) = multipliedReportingOverflow(by: 10)
      let (sum, isTooFar) =
        isNegative
        ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      guard !isTooLong, !isTooFar else { return nil }
      self = sum
      count += 1
    }
    guard count > 0, bounds.contains(self) else { return nil }
  }

  /// Reads so many hexadecimal digits of ASCII, in either case; `nil` for everything else, such as a
  /// sign, which the library's own takes, and for what has more bits than the type.
  package init?(hexadecimal text: some StringProtocol, digits: ClosedRange<Int>) {
    guard digits.contains(text.utf8.count) else { return nil }
    self = 0
    for byte in text.utf8 {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte &- 0x30
      case 0x41...0x46: digit = byte &- 0x37
      case 0x61...0x66: digit = byte &- 0x57
      default: return nil
      }
      guard leadingZeroBitCount >= 4 else { return nil }
      self = self << 4 | Self(truncatingIfNeeded: digit)
    }
  }
}
