import Testing

@testable import Numbers

@Suite struct BoundedIntegersTests {
  private static let doubles: [(Double, Int)] = [
    (0, 0), (-0.9, 0), (2.9, 2), (-2.9, -2), (0x1p53, 9_007_199_254_740_992),
    (1e21, 9_007_199_254_740_992), (-1e21, -9_007_199_254_740_992),
    (.infinity, 9_007_199_254_740_992), (-.infinity, -9_007_199_254_740_992), (.nan, 0),
    (.leastNonzeroMagnitude, 0),
  ]

  @Test(arguments: doubles)
  func bringsEveryDoubleAmongTheIntegers(_ value: Double, expected: Int) {
    #expect(Int(clamping: value) == expected)
  }

  private static let texts: [(String, Int?)] = [
    ("0", 0), ("7", 7), ("007", 7), ("-5", -5), ("10", 10), ("11", nil), ("-6", nil), ("+7", nil),
    ("", nil), ("-", nil), (" 7", nil), ("7 ", nil), ("7.0", nil), ("1e1", nil), ("٣", nil),
    ("9223372036854775808", nil), ("99999999999999999999", nil),
  ]

  @Test(arguments: texts)
  func readsWhatIsInBounds(_ text: String, expected: Int?) {
    #expect(Int(text, in: -5...10) == expected)
    #expect(Int(Substring(text), in: -5...10) == expected)
  }

  @Test(arguments: [
    ("ff", UInt8(255)), ("0A", 10), ("+0", nil), ("-1", nil), ("f", nil), ("fff", nil), ("g0", nil),
    ("", nil), ("0 ", nil), ("٣٣", nil),
  ])
  func readsSoManyHexadecimalDigits(_ text: String, expected: UInt8?) {
    #expect(UInt8(hexadecimal: text, digits: 2...2) == expected)
  }

  @Test func readsNoMoreBitsThanThereAre() {
    #expect(UInt8(hexadecimal: "0ff", digits: 1...3) == 255)
    #expect(UInt8(hexadecimal: "100", digits: 1...3) == nil)
    #expect(Int(hexadecimal: "00bEEf", digits: 6...6) == 0xbeef)
  }

  @Test func readsWholeTypes() {
    #expect(UInt64("18446744073709551615", in: 0...(.max)) == .max)
    #expect(Int("9223372036854775807", in: .min ... .max) == .max)
    #expect(UInt8("256", in: 0...(.max)) == nil)
  }
}
