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
  package init?(_ text: some StringProtocol, in bounds: ClosedRange<Self>) {
    guard text.utf8.first.map({ $0 != UInt8(ascii: "+") }) ?? false,
      let number = Self(text, radix: 10), bounds.contains(number)
    else { return nil }
    self = number
  }
}
