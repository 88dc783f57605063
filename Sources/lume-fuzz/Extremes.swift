#if FUZZING || DEBUG
  /// Bytes of a fuzzer as choices of numbers that programs stumble over.
  struct Extremes {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
      rest = bytes
    }

    static let texts = [
      "0", "-0", "1", "-1", "0.1", "0.01", "1e-20", "5e-324", "99.99", "1000000000000",
      "1000000000001", "1e12", "-1e12", "1e15", "9007199254740992", "9007199254740993",
      "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616",
      "1e21", "1e308", "-1e308", "1.7976931348623157e308", "1e309", "99999999999999999999999999",
      "9999", "10000", "86400", "2147483648", "365", "0000", "12:60", "24:00", "null", "\"x\"",
      "true", "[]", "{}", "",
    ]

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// One of some things.
    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int(byte()) % elements.count]
    }

    /// A finite double: often one of the texts, else any.
    mutating func double() -> Double {
      let choice = Int(byte())
      if choice < 160, let number = Double(Extremes.texts[choice % 32]), number.isFinite {
        return number
      }
      let bits = (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) }
      let number = Double(bitPattern: bits)
      return number.isFinite ? number : Double(bits >> 40)
    }

    /// What stands in the place of a number, which mostly is the number itself.
    mutating func replacement(for number: String) -> String {
      let choice = Int(byte())
      return choice == 0 || choice > Extremes.texts.count
        ? number : Extremes.texts[choice - 1]
    }

    /// What is left, as a text.
    mutating func text() -> String {
      defer { rest = [] }
      return String(decoding: rest, as: UTF8.self)
    }
  }
#endif
